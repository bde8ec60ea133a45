name = Lanterns Dice
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

effect-shown = shade an area in the colour of any of the four dice
effect-faced = shade one more area in the colour of your die
effect-unshown = shade an area in a colour that no die shows
effect-halved = shade the open half of a pool that is half shaded
effect-whole = shade both halves of a pool that is not shaded at all
effect-launch = launch a display, besides the one of your own turn

tell-shapes = The fireworks of this game: { $shapes }.
tell-sides = The emperor's cards lie with these sides up: { $sides }.
tell-sheets = The sheets are { $others } and { $last }.
tell-roll = The dice show { $colours }.
tell-reroll = { $who } spends a gift and rolls again.
tell-turn =
    { $places ->
        [0] { $who } leaves the tray as it is.
        [one] { $who } turns the tray by one place.
       *[other] { $who } turns the tray by { $places } places.
    }
tell-shade = { $who } shades { $area }, { $colour }.
tell-shade-pavilion = { $who } shades { $area }, { $colour }, and earns a gift at the pavilion.
tell-shade-pool = { $who } shades all of { $pool }.
tell-shade-pool-pavilion = { $who } shades all of { $pool } and earns a gift at the pavilion.
tell-emperor =
    { $cost ->
        [one] { $who } gives the emperor a gift for card { $card }.
       *[other] { $who } gives the emperor { $cost } gifts for card { $card }.
    }
tell-launch = { $who } launches { $shape } over { $pools }.
tell-pass = { $who } passes.

ask-tray = Turn the tray: which die shall be yours?
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

text-before = The table is being laid.
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

scene-top = top
scene-bottom = bottom
scene-pavilion = pavilion
scene-platform = platform
scene-boat = boat
scene-shaded = shaded
scene-open = open
scene-pool-open = { $pool }, not shaded at all
scene-pool-complete = { $pool }, complete
scene-display = { $pool }, under a display
scene-lake =
    Lake of { $who }: { $complete } complete, { $half } half shaded, { $covered } under displays; { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }
scene-sheet = Sheet of { $who }: { $sheet }
scene-faced = { $who } { $colour }
scene-turn =
    { $places ->
        [0] Leave the tray as it is
        [one] Turn the tray by one place
       *[other] Turn the tray by { $places } places
    }: { $faced }
scene-die = A { $colour } die, before { $who }
scene-die-idle = A { $colour } die, before nobody
scene-die-loose = A { $colour } die; the tray is still to be turned
scene-stack = Fireworks { $shape }: { $value } points now, then { $next }; { $left } tiles
scene-stack-last =
    { $value ->
        [one] Fireworks { $shape }: { $value } point, the last tile
       *[other] Fireworks { $shape }: { $value } points, the last tile
    }
scene-stack-empty = Fireworks { $shape }: no tile left
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
        [0] Gives you a { $colour } die
        [one] Gives you a { $colour } die, which can complete a pool
       *[other] Gives you a { $colour } die, which can complete one of { $count } pools
    }.
reason-reroll = Hopes for better dice.
reason-reroll-nothing = None of the dice can complete a pool.
reason-boat = Completes { $pool }, the last pool around a boat: { $points } points.
reason-platform = Completes the platform pool { $pool }, so that you may shade an area beside it.
reason-group =
    { $size ->
        [one] Completes { $pool }: your second-largest group has { $size } pool now
       *[other] Completes { $pool }: your second-largest group has { $size } pools now
    }.
reason-fits = Completes { $pool }, so that { $shape } fits: { $points } points.
reason-completes-gift = Completes { $pool } and earns a gift.
reason-completes = Completes { $pool }.
reason-gift = Earns a gift at the pavilion.
reason-begins = Begins { $pool }.
reason-begins-boat = Begins { $pool }, beside a boat that scores once it is surrounded.
reason-begins-beside = Begins { $pool }, beside a complete pool.
reason-emperor-area =
    { $count ->
        [0] Buys you another area
        [one] Buys you another area, which can complete a pool
       *[other] Buys you another area, which can complete one of { $count } pools
    }.
reason-emperor-pool = Buys you a whole pool.
reason-emperor-launch = Buys you another display this turn.
reason-launch =
    { $points ->
        [one] Launches { $shape } for { $points } point
       *[other] Launches { $shape } for { $points } points
    }.
reason-pass-emperor =
    { $gifts ->
        [one] Keeps your gift for later
       *[other] Keeps your { $gifts } gifts for later
    }.
reason-pass-launch = Keeps the pools for another display.
reason-pass-boats = Every area left to shade would spoil a boat.
reason-pass = Leaves the lake as it is.

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
    Somebody else's lake, the same as yours: what is shaded, what is under displays, and which boats may still
    score.
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
