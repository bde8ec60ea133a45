name = Glux
# What chance does, for pages to choose their words by: dice, or draws.
chance = draws
about-minutes = 30
about-demand = 2
tagline = Throw your light from room to room, and lead where it counts.
option-players = How many play: two on the small floor plan, three or four on the large one
reconstructed =
    The floor plan for two is likely: it comes from a careful copy, not from the rulebook. On the one for three and
    four, the shapes of the ten outer rooms are reconstructed, and with three players the side on which the third one
    starts.

tell-first =
    { $self ->
        [you] You begin.
       *[other] { $who } begins.
    }
tell-draw =
    { $self ->
        [you] You draw { $chip }.
       *[other] { $who } draws { $chip }.
    }
tell-draw-hidden = { $who } draws a chip.
tell-start =
    { $self ->
        [you] You show
       *[other] { $who } shows
    } a { $face } on { $square }.
tell-place =
    { $self ->
        [you] You put
       *[other] { $who } puts
    } a { $face } on { $square }{ $room ->
        [none] , on a path
       *[other] { " " }in room { $room }
    }.
tell-cover =
    { $self ->
        [you] You cover
       *[other] { $who } covers
    } { $whose ->
        [you] your
       *[other] { $owner }’s
    } { $under } on { $square }{ $room ->
        [none] { "" }
       *[other] { " " }in room { $room }
    } with a { $face }.
tell-close =
    { $self ->
        [you] You close
       *[other] { $who } closes
    } { $square }{ $room ->
        [none] { "" }
       *[other] { " " }in room { $room }
    }: a { $face } on top of { $self ->
        [you] your { $under }
       *[other] the { $under } there
    }.
tell-out =
    { $self ->
        [you] You have no square left and are out.
       *[other] { $who } has no square left and is out.
    }

propose-start = Let the { $face } lie up on your start square, { $square }.
propose-place =
    Put the { $face } on { $square }, { $room ->
        [none] on a path
       *[other] in room { $room }
    }.
propose-cover =
    Cover { $owner }’s { $under } on { $square } with the { $face }, { $room ->
        [none] on a path
       *[other] in room { $room }
    }.
propose-close =
    Put the { $face } on top of your { $under } on { $square }, { $room ->
        [none] on a path
       *[other] in room { $room }
    }.

progress = Chips left: { $list }
progress-seat =
    { $self ->
        [you] you
       *[other] { $who }
    } { $chips }
progress-over = The last chip is down.
moment-out =
    { $self ->
        [you] You have no square left: you are out.
       *[other] { $who } has no square left and is out.
    }
moment-last-chip =
    { $self ->
        [you] Your bag is empty: this is your last chip.
       *[other] { $who }’s bag is empty: one chip left.
    }
moment-last-round = The last round: one chip each.

why-start = Your first chip goes on your start square, { $square }.
why-closed = Two chips lie on { $square }: it is closed for good.
why-rival-start = { $square } is { $who }’s start square: nobody else may place there.
why-blocked =
    Your { $face } on { $chip } would reach { $square }, but { $whose ->
        [you] your
       *[other] { $owner }’s
    } { $under } on { $at } lies between.
why-distance =
    { $square } is { $distance ->
        [one] one square
       *[other] { $distance } squares
    } from your { $face } on { $chip }, which reaches exactly { $face ->
        [one] one
       *[other] { $face }
    }.
why-no-line = No chip of yours lies in line with { $square }: you count straight along a row or a column.

ask-start = Choose the face of your first chip: { $low } or { $high }.
ask-place =
    { $squares ->
        [one] Put your { $chip } on the one square open to you, either face up.
       *[other] Put your { $chip } on one of { $squares } squares, either face up.
    }

account-room = Room { $room }
account-middle = Room { $room }, the middle
account-pips =
    { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }

tie-middle =
    { $outcome ->
        [level] { $points } points each, and level in the middle room as well: { $list }.
       *[decides] { $points } points each: the pips in the middle room decide. { $list }.
    }
    .label = Pips in the middle
tie-shared = { $points } points each, and nothing else decides: { $list } share their place.
former-rules =
    in Glux the start player used to be drawn first; now the first chips are drawn and shown before that (GX-4).

text-hand = In hand: { $chip }
text-seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $chips ->
        [one] { $chips } chip unseen
       *[other] { $chips } chips unseen
    } { $state }
text-next = ← to place
text-out = (out)
text-waiting = { "" }
text-rooms = Pips by room:

scene-path = { $square }, path
scene-room = { $square }, room { $room }
scene-start =
    { $self ->
        [you] your start square
       *[other] { $who }’s start square
    }
scene-empty = empty
scene-chip =
    { $self ->
        [you] your { $face }
       *[other] { $who }’s { $face }
    }
scene-closed =
    { $self ->
        [you] your { $face }
       *[other] { $who }’s { $face }
    }, closed
scene-hand = Your chip with { $face } up
scene-tally = Room { $room }: { $places }
scene-dark = Room { $room }: still dark
scene-place =
    { $self ->
        [you] you
       *[other] { $who }
    } { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, { $points ->
        [0] no points
       *[other] { $points } points
    }

reason-start =
    From there your light reaches { $face ->
        [one] one square
       *[other] { $face } squares
    } far.
reason-first = It is the first light in there.
reason-lead =
    That gives you the lead there, { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    } to { $rival }.
reason-level =
    That draws level there, { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    } each: whoever shares first place gets all of its points.
reason-second =
    That gives you second place there, with { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    }.
reason-cover =
    It stays covered for good: { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    } to { $rival } there.
reason-close = Then nobody can cover you there any more.
reason-widen =
    That widens your lead there, to { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    } against { $rival }.
reason-closer =
    That brings you closer there, { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    } to { $rival }.
reason-reach =
    From there your light reaches { $count ->
        [one] room { $rooms }
       *[other] rooms { $rooms }
    }.
reason-path = It leaves all rooms as they are.

rules =
    Everybody has a bag of 24 chips of light: eight each of 1/6, 2/5 and 3/4. You draw your first chip, and all
    choose at the same time which face theirs shows on their own start square. Then everybody draws a chip into their
    hand, unseen by the others, and chance names who begins.

    Your turn: put your chip down, either face up, then draw another.
    - Where: start from any of your chips that lies on top and count as many squares as it shows, in one straight
      line along a row or a column. Where you end, the new chip goes.
    - The squares on the way must be free of chips. The last one may be empty or hold one chip, anybody's: you
      cover it. Two chips on a square close it for good; only the upper one counts.
    - Never on somebody else's start square. On your own you may put a second chip at any time, without counting.
    - You cannot pass. If you cannot place anywhere when your turn comes, you are out; your chips stay and score.

    The game ends when nobody who is still in holds a chip. Then each room is scored by the pips that lie on top
    in it: most pips 4 points, second most 2. Tied for most: each 4 and nothing for the second. Tied for second:
    each 2. With two players only the most counts. Most points win; a tie goes to the pips in the middle room.

    Write a move as square and face: h8=6.

explain-path =
    A path. Light scores nothing here, but it leads on: from a chip of yours you count to the next square, and so
    from room to room.
    .rule = GX-7
explain-square =
    A square of a room: the most pips in a room bring 4 points. A single chip can be covered; two close the square,
    and only the upper one counts.
    .rule = GX-15
explain-hand =
    One face of the chip in your hand, which you alone see. Its pips score in a room, and they say how many squares
    you count from it later.
    .rule = GX-6
explain-tally =
    How the room stands: the pips that lie on top, most first. At the end first place gets 4 points; second place
    gets 2 if three or four play.
    .rule = GX-16
explain-tally-0 =
    A room that is still dark. Whoever has the most pips in it at the end gets 4 points.
    .rule = GX-15
explain-tally-1 =
    Only one player has light in this room. If it stays so, a single pip is enough for the 4 points.
    .rule = GX-16
