name = Beacon Patrol
# What chance does, for pages to choose their words by: dice, or draws.
chance = draws
about-minutes = 30
about-demand = 2
tagline = Chart the North Sea together, tile by tile, and leave no gap.
option-players = How many captains sail: one to four
option-windmills = Add the windmills, which like open water around them
option-piers = Add the piers, which count the houses on their land
reconstructed =
    How many tiles there are, and of which kind, is known. So are the edges and features, but those of eleven tiles are only
    likely: they come from a second source. On thirteen tiles the houses are reconstructed; they count for piers only.

grade-Novices = Novices
grade-Sailors = Sailors
grade-Captains = Captains
grade-Navigators = Navigators
grade-Cartographers = Cartographers

list-and = { $first } and { $last }
tile-noun =
    { $shows ->
        [lighthouse] lighthouse tile
        [buoy] buoy tile
        [windmill] windmill tile
        [pier] pier tile
        [open] open-water tile
        [coast] coast tile
        [strait] strait tile
       *[bay] bay tile
    }{ $land ->
        [no] { "" }
        [none] { " " }without land
       *[some] { " " }with land in the { $sides }
    } ({ $id })
tile-the =
    { $shows ->
        [hq] HQ
       *[tile] the { tile-noun }
    }
tile-a =
    { $shows ->
        [open] an { tile-noun }
       *[tile] a { tile-noun }
    }
tile-to =
    { $shows ->
        [hq] to HQ
       *[tile] to the { tile-noun }
    }

tell-draw =
    { $self ->
        [you] You draw
       *[other] { $who } draws
    } { $tile }.
tell-place =
    { $self ->
        [you] You lay
       *[other] { $who } lays
    } { $tile } to the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }{ $gain }.
tell-gain =
    { $explored ->
        [0] { $points ->
            [0] { "" }
            [one] : 1 point more
           *[other] : { $points } points more
        }
        [one] : { $what ->
            [hq] HQ
            [lighthouse] a lighthouse
            [buoy] a buoy
            [windmill] a windmill
            [pier] a pier
           *[tile] a tile
        } is explored, { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] : { $explored } tiles are explored, { $points } points
    }
tell-sail =
    { $self ->
        [you] You sail
       *[other] { $who } sails
    } { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } { $there }.
tell-sail-for =
    { $self ->
        [you] You discard { $tile } and sail
       *[other] { $who } discards { $tile } and sails
    } { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } { $there }.
tell-swap =
    { $self ->
        [you] You give { $partner } { $tile } and get { $other }.
       *[other] { $whose ->
            [you] { $who } gives you { $tile } and takes { $other }.
           *[other] { $who } gives { $partner } { $tile } and gets { $other }.
        }
    }
tell-end =
    { $self ->
        [you] You end the turn{ $lost ->
            [0] .
            [one] { " " }and throw 1 tile away.
           *[other] { " " }and throw { $lost } tiles away.
        }
       *[other] { $who } ends the turn{ $lost ->
            [0] .
            [one] { " " }and throws 1 tile away.
           *[other] { " " }and throws { $lost } tiles away.
        }
    }
tell-keep =
    { $self ->
        [you] You end the turn and keep { $tile }
       *[other] { $who } ends the turn and keeps { $tile }
    }{ $lost ->
        [0] .
        [one] ; 1 tile is thrown away.
       *[other] ; { $lost } tiles are thrown away.
    }

propose-place = Lay { $tile } to the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }.
propose-sail = Sail { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } { $there }.
propose-sail-for = Discard { $tile } and sail { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } { $there }.
propose-swap = Give { $partner } { $tile } for { $other }.
propose-end =
    { $lost ->
        [0] End your turn.
        [one] End your turn: 1 tile is thrown away.
       *[other] End your turn: { $lost } tiles are thrown away.
    }
propose-keep =
    { $lost ->
        [0] End your turn and keep { $tile }.
        [one] End your turn and keep { $tile }: 1 tile is thrown away.
       *[other] End your turn and keep { $tile }: { $lost } tiles are thrown away.
    }

progress =
    { $pile ->
        [0] Pile empty · { $tiles ->
            [one] 1 tile in hand
           *[other] { $tiles } tiles in hand
        }
       *[other] Tiles left: { $pile }
    }
progress-own =
    { $pile ->
        [0] Pile empty
       *[other] Tiles left: { $pile }
    } · your turn: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
progress-over = All tiles are used up
moment-pile = The pile is empty: these are the last tiles
moment-last-turn =
    { $self ->
        [you] Your turn is the last
       *[other] The last turn: { $who }
    }
moment-rank = { $points } points: { $grade }!

why-clash = Land meets water in the { $sides }.
why-landing = Your ship comes by water, but this tile has land in the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }.
why-shore = Your ship cannot cross the land in the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }.
why-far-cell = That cell is not beside your ship.
why-far-pay = A tile pays for one step, and that is farther.
why-here = Your ship is there already.
why-no-tiles = You have no tile left to lay.
why-none-fits = None of your tiles fits there.
why-tokens =
    { $tokens ->
        [0] No token left to sail.
       *[other] { $land ->
            [none] That is { $far } tokens away, and you have { $tokens }.
            [n] Land lies between in the north: by water it is { $far } tokens, and you have { $tokens }.
            [e] Land lies between in the east: by water it is { $far } tokens, and you have { $tokens }.
            [s] Land lies between in the south: by water it is { $far } tokens, and you have { $tokens }.
           *[w] Land lies between in the west: by water it is { $far } tokens, and you have { $tokens }.
        }
    }
why-swapped = You swap once a turn, and have done so.
why-swap-same = These two tiles are the same.
why-swap-empty = You have no tile to give.
why-pile = You draw when your turn ends.

ask-lay =
    { $also ->
        [swap] Lay a tile, or swap one.
       *[no] Lay a tile.
    }
ask-lay-sail =
    { $also ->
        [swap] Lay a tile, sail on, or swap one.
       *[no] Lay a tile, or sail on.
    }
ask-lay-pay =
    { $also ->
        [swap] Lay a tile, discard one to sail on, or swap one.
       *[no] Lay a tile, or discard one to sail on.
    }
ask-sail =
    { $also ->
        [swap] No tile fits here: sail on, swap one, or end your turn.
        [keep] No tile fits here: sail on, or end your turn and keep one.
       *[no] No tile fits here: sail on, or end your turn.
    }
ask-pay =
    { $also ->
        [swap] Without tokens sailing costs a tile: sail on, swap one, or end your turn.
        [keep] Without tokens sailing costs a tile: sail on, or end your turn and keep one.
       *[no] Without tokens sailing costs a tile: sail on, or end your turn.
    }
ask-stuck =
    { $also ->
        [swap] No tile fits here: swap one, or end your turn.
        [keep] No tile fits here: end your turn, and keep one if you like.
       *[no] No tile fits here: end your turn.
    }
ask-used-sail = Your tiles are used up: sail on, or end your turn.
ask-used = Your tiles are used up: end your turn.
ask-last =
    { $keeps ->
        [0] Lay your last tile in this turn: you may not keep it any more.
        [one] Bring your last tile to its place: you may keep it once more.
       *[other] Bring your last tile to its place: you may keep it { $keeps } more times.
    }

account-lighthouses = Lighthouses
account-buoys = Buoys
account-windmills = Windmills
account-piers = Piers
account-others = Other tiles
account-explored = { $explored } of { $laid } explored
account-rank = Rank: { $grade }
account-next =
    { $points ->
        [one] { $points } point below { $grade }
       *[other] { $points } points below { $grade }
    }
account-highest = the highest there is

text-legend =
    L lighthouse, B buoy, W windmill, P pier; behind it the points of an explored tile. ▒ land, a digit in it
    houses. a to d in a corner:
    the ships. + a tile in hand fits here.
text-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. Rank: { $grade }
text-score-end =
    The patrol is over, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Rank: { $grade }
text-pile =
    { $tiles ->
        [0] The pile is empty.
        [one] One tile in the pile:
       *[other] { $tiles } tiles in the pile:
    }
text-next =
    ← in turn, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }{ $swap ->
        [yes] , a swap
       *[no] { "" }
    }
text-draws = ← draws
text-no-tiles = no tiles

scene-side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
scene-land = land { $sides }
scene-open-sea = open sea
scene-feature =
    { $feature ->
        [hq] headquarters
        [lighthouse] lighthouse
        [buoy] buoy
        [windmill] windmill
       *[pier] pier
    }
scene-houses =
    { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }
scene-explored =
    explored, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-missing =
    { $sides ->
        [one] { $sides } side open
       *[other] { $sides } sides open
    }
scene-free =
    { $cell }: free, { $tiles } { $count ->
        [one] fits
       *[other] fit
    } here
scene-ship = ship of { $who }
scene-ship-at = Ship of { $who } at { $cell }
scene-hand =
    Your tile { $tile }{ $copies ->
        [one] { "" }
       *[other] { " " }({ $copies } of them)
    }: { $shows }
scene-hand-of =
    Tile { $tile } of { $who }{ $copies ->
        [one] { "" }
       *[other] { " " }({ $copies } of them)
    }: { $shows }
scene-tokens = { $who }: { $left } of { $all } movement tokens left
scene-pile =
    { $tiles ->
        [0] The pile is empty
        [one] { $tiles } tile in the pile
       *[other] { $tiles } tiles in the pile
    }
scene-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rank }
scene-next-rank = { $rank } from { $points }

reason-explore-one =
    { $side ->
        [n] That explores { reason-what } in the north
        [e] That explores { reason-what } in the east
        [s] That explores { reason-what } in the south
        [w] That explores { reason-what } in the west
       *[here] It is explored at once
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-what =
    { $feature ->
        [hq] HQ
        [lighthouse] the lighthouse
        [buoy] the buoy
        [windmill] the windmill
        [pier] the pier
       *[tile] the tile
    }
reason-explore = That explores { $tiles } tiles at once: { $points } points.
reason-fill = It fills a gap between { $tiles } tiles.
reason-extend =
    { $open ->
        [one] One side stays open there to sail on.
       *[other] { $open } sides stay open there to sail on.
    }
reason-dead-end = That is better than throwing it away.
reason-sail-lay = From there you can lay { $tile } to the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }.
reason-sail-nearer = That brings you nearer to a gap for { $tile }.
reason-sail-carry = That brings you nearer to the place where { $tile } is worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-sail-next = From there your next turn begins better.
reason-sail-last = That uses your last tile.
reason-swap-lay = You can lay { $tile } in this turn{ $points ->
        [0] .
        [one] , for { $points } point.
       *[other] , for { $points } points.
    }
reason-swap = { $partner } may have more use for yours.
reason-keep = It fits into { $gaps ->
        [one] one gap
       *[other] { $gaps } gaps
    } of the chart.
reason-keep-none = Nothing is open for it yet, but that may change.
reason-carry = { $turns ->
        [one] One more turn of sailing brings
       *[other] { $turns } more turns of sailing bring
    } it to its place, for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-carry-none = It explores nothing more, wherever you lay it.
reason-end-done = All your tiles are used.
reason-end-stuck = None of your tiles can be laid within reach.
reason-end-last = None of your tiles can explore anything more.
reason-end = What you could still lay would cost more than it brings.

rules =
    You are captains of one coast guard and share one score. HQ lies in the middle of the table, all ships on it.
    In front of you lie open tiles: three each, with four captains two. You have as many movement tokens (alone four).
    Tiles are never turned: north is up on all of them.

    In your turn do any of these, in any order and as often as you can:
    - Lay a tile on a free cell beside your ship. Every side must fit the tile next to it, land on land and water
      on water, and the side between your ship and the tile must be water. Your ship sails onto it at once, for free.
    - Sail to the next tile, across water only. It costs a token, or one of your tiles, which is out of the game.
    - In company, once a turn: give one of your tiles for an open tile of somebody else. Use what you got, or it
      is gone at the end of your turn; your partner keeps what you gave.
    Then end your turn. Tiles left over are out of the game; draw until your hand is full, and take your tokens back.
    Alone you may keep one tile and draw two. You may still keep one when the pile is empty, and carry it to its place
    over several turns; only after fifteen turns in a row without a tile laid you may not, unless you lay one.
    The first seat begins, and it goes on clockwise. The game is over when all tiles are used up.

    A tile is explored when tiles lie on all four sides of it, and only explored tiles score. A lighthouse and HQ
    bring 3 points, a buoy 2, any other tile 1. An explored windmill brings 1, and 1 for each of its four
    neighbours without any land. An explored pier brings 1, and 1 for every house on its landmass, explored or not.
    Land hangs together across edges, never across corners; land on two opposite edges of a tile is two lands.

    Your rank: Novices, from 26 points Sailors, from 36 Captains, from 46 Navigators, from 56 Cartographers. Each
    expansion raises every bar by 10.

    Write: place N1 e, sail e, sail e N1 (pays with N1), swap N1 2 S3, end, end N1 (keeps N1).

explain-cell =
    A tile of the chart, not explored yet: that takes tiles on all four sides. The bright parts of its ring show
    where some lie already.
    .rule = BP-15
explain-cell-lit =
    An explored tile: tiles lie on all four sides of it, so it counts. The number in its corner is what it brings.
    .rule = BP-15
explain-cell-free =
    A free cell beside the ship in turn, where a tile in hand fits. Lay one here, and the ship sails onto it for free.
    .rule = BP-5
explain-ship =
    A ship. It goes from tile to tile by water, never over land, and new tiles are laid beside it. Ships do not
    block each other.
    .rule = BP-8
explain-captain =
    A captain's ship and movement tokens. A token takes the ship one tile further; when the turn ends, all of them
    come back.
    .rule = BP-8
explain-mount =
    An open tile, to be laid beside its captain's ship and never turned. It can also be discarded to sail one tile.
    .rule = BP-5
explain-mount-small =
    An open tile of another captain. Once in your turn you may swap one of your tiles for a tile like this.
    .rule = BP-10
explain-pile =
    The pile, face down. Whoever ends a turn draws from it until the hand is full.
    .rule = BP-12
explain-pile-empty =
    The pile is used up. The game ends when the last tile in hand is used, too. Alone you may keep one and carry it to
    its place over several turns.
    .rule = BP-14
explain-gauge =
    The tide gauge. The water stands as high as your common score, and every line that it reaches is a rank.
    .rule = BP-19
explain-points =
    What this tile brings, now that it is explored. Before, a ring stands here: its bright parts are the sides on
    which tiles lie.
    .rule = BP-16
explain-lighthouse =
    A lighthouse. Its tile brings 3 points when it is explored.
    .rule = BP-16
explain-quarters =
    HQ, where all ships start. It has a lighthouse and brings 3 points when it is explored.
    .rule = BP-2
explain-buoy =
    A buoy. Its tile brings 2 points when it is explored.
    .rule = BP-16
explain-windmill =
    A windmill. Explored, it brings 1 point, and 1 more for each tile beside it that shows no land.
    .rule = BP-17
explain-pier =
    A pier. Explored, it brings 1 point, and 1 more for each house on the land that it is tied to.
    .rule = BP-18
explain-house =
    A house. Every explored pier on the same land counts it.
    .rule = BP-18
explain-token =
    A movement token. Spend it to sail to the next tile, across water.
    .rule = BP-8
explain-token-spent =
    A movement token, spent. It comes back when the turn ends.
    .rule = BP-12
button-end = End the turn
button-end-1 = End the turn: 1 tile is thrown away
button-end-2 = End the turn: 2 tiles are thrown away
button-end-3 = End the turn: 3 tiles are thrown away
button-keep = End it and keep a tile
ask-button-keep = Which tile do you keep?
