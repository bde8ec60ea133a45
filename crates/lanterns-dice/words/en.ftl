name = Lanterns Dice
# What chance does, for pages to choose their words by: dice, or draws.
chance = dice
about-minutes = 40
about-demand = 3
tagline = Light the lake pool by pool, please the emperor, and set off your fireworks.
option-players = How many play: two to four, each with a sheet of their own
option-shapes = Which fireworks: first, random, or four names like L3,O4,T4,U5
option-emperor = Which sides of the emperor's cards: first, random, or three letters like ABA
option-sheets = Which sheets: first, random, or a letter for each seat like BDC, the earliest first
choice-shapes = Which fireworks
choice-shapes-first = Those for a first game
choice-shapes-random = Random ones
choice-emperor = Which sides of the emperor's cards
choice-emperor-first = Those for a first game
choice-emperor-random = Random ones
choice-sheets = Which sheets (the earliest letter begins)
choice-sheets-first = A, B, C and D by seat
choice-sheets-random = Random ones
reconstructed =
    Known are the size of the lake, how many turns there are, the shapes, their highest values, what the cards cost, and
    card 2A. Likely are the six colours. Reconstructed are the places of colours, pavilions, platforms and boats, the
    bonus colours, the lower values of the tiles, and the other five effects of the cards.

colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue
colour-purple = purple
colour-white = white

half-red = the red half of { $pool }
half-orange = the orange half of { $pool }
half-green = the green half of { $pool }
half-blue = the blue half of { $pool }
half-purple = the purple half of { $pool }
half-white = the white half of { $pool }

shape-I3 = the row (I3)
    .title = Row (I3)
shape-L3 = the corner (L3)
    .title = Corner (L3)
shape-O4 = the square (O4)
    .title = Square (O4)
shape-T4 = the T (T4)
    .title = T (T4)
shape-L4 = the hook (L4)
    .title = Hook (L4)
shape-S4 = the step (S4)
    .title = Step (S4)
shape-X5 = the cross (X5)
    .title = Cross (X5)
shape-U5 = the arch (U5)
    .title = Arch (U5)

list = { $others } and { $last }
faced =
    { $self ->
        [you] { $colour } for you
       *[other] { $colour } for { $who }
    }

effect-shown = shade an area in the colour of any of the four dice
effect-faced = shade one more area in the colour of your die
effect-unshown = shade an area in a colour that no die shows
effect-halved = shade the open half of a pool that is half shaded
effect-whole = shade both halves of a pool that is not shaded at all
effect-launch = launch a display, besides the one of your own turn

tell-shapes = The fireworks of this game: { $shapes }.
tell-sides = The emperor's cards of this game: { $cards }.
tell-sheets = The sheets are { $letters }.
tell-roll = The dice show { $colours }.
tell-reroll =
    { $self ->
        [you] You spend a gift and roll again.
       *[other] { $who } spends a gift and rolls again.
    }
tell-turn =
    { $self ->
        [you] { $places ->
            [0] You leave the tray as it is
           *[other] You turn the tray
        }
       *[other] { $places ->
            [0] { $who } leaves the tray as it is
           *[other] { $who } turns the tray
        }
    }: { $faced }.
tell-shade =
    { $self ->
        [you] You shade { $half }
       *[other] { $who } shades { $half }
    }{ $leave }{ $gains }.
tell-shade-complete =
    { $self ->
        [you] You shade { $half }{ $leave } and complete the pool
       *[other] { $who } shades { $half }{ $leave } and completes the pool
    }{ $gains }.
tell-shade-pool =
    { $self ->
        [you] You shade all of { $pool }
       *[other] { $who } shades all of { $pool }
    }{ $leave }{ $gains }.
leave-bonus = {" "}(bonus)
leave-platform = {" "}(platform { $pool })
leave-card = {" "}(card { $card })
gain-gift = a gift at the pavilion
gain-platform = one more area beside the platform
gain-boats = { $points } points for a surrounded boat
gain-no-boat = the boat there is lost
tell-emperor =
    { $self ->
        [you] { $cost ->
            [one] You give the emperor a gift for card { $card }.
           *[other] You give the emperor { $cost } gifts for card { $card }.
        }
       *[other] { $cost ->
            [one] { $who } gives the emperor a gift for card { $card }.
           *[other] { $who } gives the emperor { $cost } gifts for card { $card }.
        }
    }
tell-launch =
    { $self ->
        [you] You launch { $shape }
       *[other] { $who } launches { $shape }
    } over { $pools }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tell-pass-shade =
    { $self ->
        [you] You shade nothing.
       *[other] { $who } shades nothing.
    }
tell-pass-emperor =
    { $self ->
        [you] You ask the emperor for nothing.
       *[other] { $who } asks the emperor for nothing.
    }
tell-pass-launch =
    { $self ->
        [you] You launch nothing.
       *[other] { $who } launches nothing.
    }

propose-reroll = Spend a gift and roll again.
propose-turn =
    { $places ->
        [0] Leave the tray as it is: { $colour } faces you{ $others }.
       *[other] Turn the tray so that { $colour } faces you{ $others }.
    }
propose-shade = Shade { $half }.
propose-shade-pool = Shade all of { $pool }.
propose-emperor =
    { $cost ->
        [one] Pay a gift for card { $card }.
       *[other] Pay { $cost } gifts for card { $card }.
    }
propose-launch = Launch { $shape } over { $pools }.
propose-pass-shade = Shade nothing.
propose-pass-emperor =
    { $gifts ->
        [one] Keep your gift.
       *[other] Keep your { $gifts } gifts.
    }
propose-pass-launch = Launch nothing.

progress-round = Round { $round } of { $rounds }
progress-last = One last display each
progress-over = The festival is over
moment-last-round = The last round begins!
moment-last-displays = The turns are over: one last display each!

why-tray-first = First turn the tray: the die that faces you says what you may shade.
why-turned = The tray has been turned; the dice stay as they lie.
why-dice-over = The dice rest: no more turns.
why-shaded = You have already shaded { $half }.
why-complete = { $pool } is already complete.
why-die = That half is { $is }; your die shows { $colour }.
why-bonus = That half is { $is }; your bonus is { $colour }.
why-not-beside = Only the pools right beside the platform { $pool } count now.
why-not-shown = That half is { $is }, and no die shows { $colour }.
why-shown = That half is { $is }, and a die shows { $colour }. The card is for the other colours.
why-not-halved = { $pool } is not half shaded. The card fills the open half of a pool that is.
why-touched = { $pool } is shaded already. The card is for pools that are not shaded at all.
why-card-first = First choose one of the emperor's cards, or pass.
why-card-later = The emperor comes after you have shaded, or passed.
why-platform-first = First the area beside the platform, or pass.
why-card-paid = One card a turn, and you have paid for yours: use it.
why-card-over = The emperor's step is over for this turn.
why-dear =
    { $cost ->
        [one] Card { $card } costs { $cost } gift
       *[other] Card { $card } costs { $cost } gifts
    }, and you have { $gifts }.
why-idle-colour = Card { $card } would do nothing: no area in its colours is open.
why-idle-halved = Card { $card } would do nothing: none of your pools is half shaded.
why-idle-whole = Card { $card } would do nothing: none of your pools is wholly open.
why-idle-launch = Card { $card } would do nothing: no display fits on your complete pools.
why-launch-later = You launch at the end of your turn.
why-launch-own-turn = You launch at the end of your own turn.
why-stack-first = First choose the fireworks, then the pools.
why-stack-empty = { $shape }: no tile is left.
why-no-fit = { $shape }: your complete pools without a display do not have this shape.
why-no-fit-here = { $shape } does not fit over { $pool }: its pools must all be complete and without a display.
why-no-fit-with = { $shape } does not fit over { $pool } and the pools you have chosen.
why-covered = { $pool } already lies under a display.
why-not-complete = { $pool } is not complete: both its halves must be shaded.

ask-tray = Turn the tray: which die do you want?
ask-tray-gift = Turn the tray, or spend a gift to roll again.
ask-die = Shade an area in { $colour }, as your die says, or pass.
ask-bonus = Shade an area in { $colour } as your bonus, or pass.
ask-platform = Shade an area beside the platform { $pool }, or pass.
ask-emperor =
    { $gifts ->
        [one] Give the emperor your gift for a card, or keep it.
       *[other] Give the emperor gifts for a card, or keep your { $gifts }.
    }
ask-effect-shown = Shade an area in the colour of any of the four dice.
ask-effect-faced = Shade one more area in { $colour }, as your die says.
ask-effect-unshown = Shade an area in a colour that no die shows.
ask-effect-halved = Shade the open half of a pool that is half shaded.
ask-effect-whole = Shade both halves of a pool that is not shaded at all.
ask-effect-launch = Launch the display that the emperor grants you.
ask-launch = Launch a display, or pass.
ask-launch-last = Launch one last display, or pass.

account-displays = Displays
account-group = Second-largest group
account-boats = Boats
account-note-displays = on { $count } pools
account-note-group = largest: { $count }
account-note-boats =
    { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }

tie-displays =
    { $outcome ->
        [level] { $points } points each, and as many from displays: { $list }.
       *[decides] { $points } points each: the points of the displays decide. { $list }.
    }
    .label = Points of displays
tie-shared = { $points } points each, and nothing else decides: { $list } share their place.

text-before = The table is being set.
text-turn = Turn { $turn } of { $turns }: { $who } is active, with a { $colour } bonus.
text-last = The turns are over: one last display for everybody.
text-over = The festival is over.
text-dice = Dice: { $dice }
text-bonuses = Bonuses of sheet { $sheet }: { $bonuses }
text-sheet = Sheet { $sheet }
text-stacks = Fireworks, next value first:
text-legend = ▒ shaded   █ under a display   ⌂ pavilion   ■ platform   ▲ boat
text-card =
    { $cost ->
        [one] Card { $card }, { $cost } gift:  { $effect }
       *[other] Card { $card }, { $cost } gifts: { $effect }
    }
text-seat =
    { $gifts ->
        [one] { $gifts } gift, { " " }
       *[other] { $gifts } gifts,
    } { $points ->
        [one] { $points } point { " " }
       *[other] { $points } points
    } ({ $displays } + { $group } + { $boats })  { $state }
text-do-tray = ← turns the tray
text-do-die = ← shades { $colour }, the die
text-do-bonus = ← shades { $colour }, the bonus
text-do-platform = ← shades beside the platform { $pool }
text-do-emperor = ← may ask the emperor
text-do-effect = ← takes card { $card }
text-do-launch = ← may launch
text-waits = waits for the others
text-done = done

scene-top = {", "}upper half
scene-bottom = {", "}lower half
scene-pavilion = pavilion
scene-platform = platform
scene-boat = boat
scene-shaded = shaded
scene-open = open
scene-pool-open = { $pool }, not shaded at all
scene-pool-complete = { $pool }, complete
scene-display = { $pool }, under a display
scene-lake =
    Lake of { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $complete } complete, { $half } half shaded, { $covered } under displays; { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }
scene-points =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } = { $displays } displays + { $group } group + { $boats } boats
scene-sheet = Sheet of { $who }: { $sheet }
scene-turn =
    { $places ->
        [0] Leave the tray as it is
       *[other] Turn the tray
    }: { $faced }
scene-die =
    { $self ->
        [you] Your die: { $colour }
       *[other] The die of { $who }: { $colour }
    }
scene-die-idle = A die that faces nobody: { $colour }
scene-die-loose = A die: { $colour }; the tray is still to be turned
scene-stack = { $shape }: { $value } points now, then { $next }; { $left } tiles
scene-stack-last =
    { $value ->
        [one] { $shape }: { $value } point, the last tile
       *[other] { $shape }: { $value } points, the last tile
    }
scene-stack-empty = { $shape }: no tile left
scene-card =
    { $cost ->
        [one] Card { $card } for { $cost } gift: { $effect }
       *[other] Card { $card } for { $cost } gifts: { $effect }
    }
scene-bonus = Bonus of own turn { $turn }: { $colour }
scene-bonus-gone = Bonus of own turn { $turn }: { $colour }, gone
scene-gifts =
    { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }
scene-displays =
    { $points ->
        [one] Displays: { $points } point
       *[other] Displays: { $points } points
    }
scene-group =
    { $points ->
        [one] Second-largest group: { $points } point
       *[other] Second-largest group: { $points } points
    }
scene-boats =
    { $points ->
        [one] Boats: { $points } point
       *[other] Boats: { $points } points
    }

reason-turn =
    { $count ->
        [one] It can complete a pool
       *[other] It can complete one of { $count } pools
    }.
reason-turn-gift = It can light a pavilion, for a gift.
reason-turn-begins = It can begin a new pool.
reason-reroll = Better dice may come.
reason-reroll-nothing = None of these dice completes a pool.
reason-boat = It completes the last pool around a boat: { $points } points.
reason-platform = It completes the pool, and the platform grants you an area beside it.
reason-group =
    { $size ->
        [one] It completes the pool, and your second-largest group counts { $size } point
       *[other] It completes the pool, and your second-largest group counts { $size } points
    }.
reason-fits = It completes the pool, and there is room for a display: { $shape }, { $points } points.
reason-completes-gift = It completes the pool and earns a gift.
reason-completes = It completes the pool.
reason-gift = It earns you a gift at the pavilion.
reason-begins = It begins a new pool.
reason-begins-boat = It begins a pool beside a boat, which scores once it is surrounded.
reason-begins-beside = It begins a pool beside a complete one.
reason-emperor-area =
    { $count ->
        [0] That is one more area
        [one] That is one more area, and it can complete a pool
       *[other] That is one more area, and it can complete one of { $count } pools
    }.
reason-emperor-pool = That is a whole pool at once.
reason-emperor-launch = That is one more display this turn.
reason-launch =
    { $points ->
        [one] That brings { $points } point
       *[other] That brings { $points } points
    }.
reason-launch-falls =
    { $points ->
        [one] That brings { $points } point; the next of this shape only { $next }
       *[other] That brings { $points } points; the next of this shape only { $next }
    }.
reason-pass-emperor =
    { $gifts ->
        [one] It may buy you more later
       *[other] They may buy you more later
    }.
reason-pass-launch = The pools may carry a better display later.
reason-pass-boats = Every area left would cost you a boat.
reason-pass = Your lake stays as it is.

rules =
    Everybody has a sheet with the same lake: 9 by 6 pools, each of two areas in two colours. Shade areas; a pool with
    both areas shaded is complete, and complete pools carry your fireworks. You start with one gift. Sheets A to D
    differ in the bonuses of your turns, and whoever has the earliest letter begins.

    A turn: the active player rolls four dice and may spend gifts to roll all of them again, then turns the tray. Now
    everybody faces one die, and all go through their own steps at the same time. Each is yours to decline.
    1. Shade an area in the colour of the die you face.
    2. If you are active: shade an area in the colour of this turn's bonus on your sheet.
    3. Pay gifts for one of the emperor's three cards and take its effect.
    4. If you are active: launch one display.

    - Pavilion: shading its area earns a gift, which you may spend in a later step of this very turn.
    - Platform: when its pool becomes complete, you may at once shade any one area in a pool beside it. That may
      complete the next platform.
    - Launching: choose a stack and put its top tile, turned and flipped as you like, on complete pools that no other
      display covers. Its value is yours.
    - Where a card lets players launch too, the emperor step goes round in turn order, and step 4 comes last.

    Two players have 10 turns each, three 8, four 6. After the last turn everybody in turn order may launch one more
    display. Then count: the values of your displays; a point for each pool of your second-largest group of complete
    pools, touching at their sides; 4 for each boat whose pool is not shaded at all and has four complete pools beside
    it. Pools under displays are complete. Gifts are worth nothing. Most points win; a tie goes to the displays.

    An area is a pool and t for top or b for bottom: shade c4t. The other moves: turn 2, reroll, emperor 1,
    shade c4 (a whole pool), launch L3 b2,b3,c3, pass.

explain-pale-red =
    Slanting lines mean red. This area is still open: a red die, a red bonus, a platform or a card can shade it.
    .rule = LD-9
explain-pale-orange =
    Dots mean orange. This area is still open: an orange die, an orange bonus, a platform or a card can shade it.
    .rule = LD-9
explain-pale-green =
    Nested corners mean green. This area is still open: a green die, a green bonus, a platform or a card can shade
    it.
    .rule = LD-9
explain-pale-blue =
    Waves mean blue. This area is still open: a blue die, a blue bonus, a platform or a card can shade it.
    .rule = LD-9
explain-pale-purple =
    A lattice means purple. This area is still open: a purple die, a purple bonus, a platform or a card can shade
    it.
    .rule = LD-9
explain-pale-white =
    Stars mean white. This area is still open: a white die, a white bonus, a platform or a card can shade it.
    .rule = LD-9
explain-lit-red = A red area that you have shaded. Once the other half of its pool is shaded too, the pool is complete.
    .rule = LD-14
explain-lit-orange =
    An orange area that you have shaded. Once the other half of its pool is shaded too, the pool is complete.
    .rule = LD-14
explain-lit-green =
    A green area that you have shaded. Once the other half of its pool is shaded too, the pool is complete.
    .rule = LD-14
explain-lit-blue =
    A blue area that you have shaded. Once the other half of its pool is shaded too, the pool is complete.
    .rule = LD-14
explain-lit-purple =
    A purple area that you have shaded. Once the other half of its pool is shaded too, the pool is complete.
    .rule = LD-14
explain-lit-white =
    A white area that you have shaded. Once the other half of its pool is shaded too, the pool is complete.
    .rule = LD-14
explain-pavilion = A pavilion. Shade the half of the pool that it stands in, by whatever means, and you earn a gift.
    .rule = LD-10
explain-pavilion-lit = A pavilion that has given you its gift. It gives only one.
    .rule = LD-10
explain-platform =
    A platform. When both halves of its pool are shaded, you may at once shade any one area in a pool beside it.
    .rule = LD-11
explain-platform-lit = A platform whose pool is complete. It has given you its area.
    .rule = LD-11
explain-boat =
    A boat. Leave its pool wholly open and complete the four pools beside it: 4 points at the end. A faded one can
    no longer score.
    .rule = LD-18
explain-boat-lit =
    Boats with a lit lamp bring 4 points each: their own pool is wholly open, the four beside it are complete.
    .rule = LD-18
explain-pool-open = A pool that is not shaded at all. The card you have paid shades both its halves at once.
    .rule = LD-12
explain-pool-complete =
    Both halves are shaded, so this pool is complete. It can carry a display, and it counts in groups and around
    boats.
    .rule = LD-14
explain-display = One of your displays. Its pool stays complete for groups and boats, but carries no second display.
    .rule = LD-14
explain-lake =
    Somebody else's lake, the same as yours. Point at it or tap it, and it opens large, with its points.
    .rule = LD-2
explain-sheet =
    The letter of a sheet. All sheets show the same lake; what differs are the bonuses of their turns. Whoever has the
    earliest letter begins.
    .rule = LD-2
explain-slot =
    A die in the tray. Choose it, and the tray turns until it lies before you; the others get the dice that then lie
    before them.
    .rule = LD-7
explain-die =
    A die shows one of six colours. Whoever has it before them may shade an area in its colour; cards look at
    all four.
    .rule = LD-7
explain-shape =
    A stack of fireworks. On your own turn put its top tile on complete pools of this shape, turned and flipped as
    you like; the next tile is never worth more.
    .rule = LD-14
explain-stack-0 = This stack is used up: nobody can launch this shape any more.
    .rule = LD-14
explain-card =
    A card of the emperor. On every turn, whoever's it is, you may pay for one card with gifts and take its effect.
    .rule = LD-12
explain-bonus =
    The bonuses of your own turns, in order. On your turn you may also shade an area in this colour, after the one
    of your die.
    .rule = LD-8
explain-gift =
    Gifts pay for the emperor's cards, or let you roll again on your own turn. At the end they are worth nothing.
    .rule = LD-13
explain-sparkle =
    Your displays: what the tiles that you have launched are worth together. A tie goes to whoever has more here.
    .rule = LD-18
explain-group =
    One point for each pool of your second-largest group of complete pools. Pools belong together if they touch at
    their sides.
    .rule = LD-18
button-pass = Pass
button-reroll = Spend a gift and roll again
