name = Lighthouse Run
# What chance does, for pages to choose their words by: dice, or draws.
chance = draws
about-minutes = 25
about-demand = 1
tagline = Sail home from light to light, with a storm behind you.
option-players = How many play: two to four
option-variant = How two play: base, erik (he sails a third colour by fixed rules), or fleet (two colours each)
option-towers = The order of the lighthouses from the start to the harbor: random, or six colours with commas
option-first = Who begins: random, or a seat, counted from 0
choice-variant = For two (three and four always play the basic game)
choice-variant-base = Basic game
choice-variant-erik = With Erik, who sails a third colour by fixed rules
choice-variant-fleet = Great Fleet: two colours each
choice-towers = Lighthouses, from the start to the harbor
choice-towers-random = Random
choice-first = Who begins
choice-first-random = Random
choice-first-0 = Seat 1
choice-first-1 = Seat 2
choice-first-2 = Seat 3 (if three or four play)
choice-first-3 = Seat 4 (if four play)
reconstructed =
    Known are the 21 spaces with the harbor's three, six lighthouses that light two to four spaces each, the first
    one two, five ships and 14 cards for each colour, two of them group cards, several cards by name, and that the
    storm reaches the river after round 7 and the symbol 3 after round 9, and speeds up. Likely are the numbers
    on the symbols. Reconstructed are where the symbols lie, the lengths of the other sections, the storm's stops
    and the rest of the deck.
entry-2 = Erik

word-purple = purple
word-green = green
word-red = red
word-blue = blue
word-yellow = yellow
word-orange = orange
word-crab = crab
word-seahorse = seahorse
word-turtle = turtle
word-whale = whale
kind-solo = solo
kind-group = group
kind-coop = co-op
light-any = any

card-single = { $kind } with { $light }
card-all = { $kind }
hue-red = red
hue-yellow = yellow
hue-green = green
hue-blue = blue
list = { $first } and { $last }

place-space = to space { $space }
place-harbor =
    into the harbor, to space { $space } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $ships ->
        [one] {""}
       *[other] {" each"}
    })
place-quay =
    to space { $space } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $ships ->
        [one] {""}
       *[other] {" each"}
    })
origin-space = from space { $space }
origin-start = from the start
way =
    { $distance ->
        [one] one space
       *[other] { $distance } spaces
    }
way-part = { $distance } of { $steps } spaces
fleet =
    { $ships ->
        [one] a ship
       *[other] { $ships } ships
    }
fleet-of =
    { $ships ->
        [one] a { $color } ship
       *[other] { $ships } { $color } ships
    }
ship =
    { $self ->
        [you] your ship
       *[other] { $who }’s ship
    }
ship-same = a { $hue } ship
ship-of =
    { $self ->
        [you] your { $hue } ship
       *[other] { $who }’s { $hue } ship
    }
caught =
    { $ships ->
        [one] one
       *[other] { $ships }
    } of { $self ->
        [you] your ships
       *[other] { $who }’s ships
    }

tell-towers = The lighthouses from the start to the harbor: { $order }.
tell-first =
    { $self ->
        [you] You get the storm card and begin.
       *[other] { $who } gets the storm card and begins.
    }
tell-draw = You draw a { $card }.
tell-draw-of = You draw a { $card } for { $color }.
tell-draw-hidden = { $who } draws a card.
tell-draw-hidden-of = { $who } draws a card for { $color }.
tell-redraw =
    You held both group cards, so your hand goes back: three new cards. You draw a { $card }.
tell-redraw-of =
    You held both group cards of { $color }, so these three go back: three new cards. You draw a { $card }.
tell-redraw-hidden = { $who } held both group cards and puts the hand back: three new cards.
tell-redraw-hidden-of = { $who } held both group cards of { $color } and puts these three back: three new cards.
tell-erik = { $who } turns over a { $card } and sails { $way }.
tell-erik-tow = { $who } turns over a { $card }, sails { $way } and takes { $ships } along.
tell-erik-bonus = With the bonus he sails on { $place }.
tell-erik-caught = { $who } turns over a { $card }, but all his ships are caught.
tell-erik-home = { $who } turns over a { $card }, but the ships that he has left are home.
tell-play =
    { $self ->
        [you] You play
       *[other] { $who } plays
    } a { $card }.
tell-play-of =
    { $self ->
        [you] You play
       *[other] { $who } plays
    } a { $card } for { $color }.
tell-light =
    { $self ->
        [you] You bring
       *[other] { $who } brings
    } the beacon from { $from } to { $to }: spaces { $first } to { $last } light up.
tell-light-none =
    { $self ->
        [you] You leave
       *[other] { $who } leaves
    } the lights as they are.
tell-sail =
    { $self ->
        [you] You sail
       *[other] { $who } sails
    } { $way }.
tell-tow =
    { $self ->
        [you] You sail { $way } and take { $ships } along.
       *[other] { $who } sails { $way } and takes { $ships } along.
    }
tell-send =
    { $self ->
        [you] You send
       *[other] { $who } sends
    } { $ships } { $way }.
tell-dark = There the light ends.
tell-sail-dark =
    { $self ->
        [you] You cannot
       *[other] { $who } cannot
    } sail from space { $space }: it is dark ahead.
tell-sail-dark-start =
    { $self ->
        [you] You cannot
       *[other] { $who } cannot
    } sail from the start: it is dark ahead.
tell-sail-home =
    { $self ->
        [you] You choose
       *[other] { $who } chooses
    } space { $space }, where ships are home already: nothing moves.
tell-sail-none =
    { $self ->
        [you] You have
       *[other] { $who } has
    } no ship that this card could move: its steps are lost.
tell-bonus =
    { $self ->
        [you] You take
       *[other] { $who } takes
    } the bonus: { $way }.
tell-stay =
    { $self ->
        [you] You do without the bonus and stay
       *[other] { $who } does without the bonus and stays
    } on space { $space }.
tell-round =
    { $self ->
        [you] Round { $round }: you begin.
       *[other] Round { $round }: { $who } begins.
    }
tell-storm-sea =
    { $left ->
        [one] The storm moves on; the next stop is on the river.
       *[other] The storm moves on and is { $left } stops from the river.
    }
tell-storm-river = The storm moves to space { $space }.
tell-storm-catches = The storm moves to space { $space } and catches { $ships }.
tell-over = That was the last round: the ships are counted.

moment-storm = The storm is on the river!
moment-last-round = The last round!
moment-home =
    { $self ->
        [you] Your ship is the first in the harbor!
       *[other] { $who }’s ship is the first in the harbor!
    }
moment-home-together = The first ships are in the harbor!

progress-setup = Getting ready
progress-round = Round { $round } of { $rounds }
progress-sea = storm in { $left } rounds
progress-coming = storm next on the river
progress-river = storm next at space { $space }
progress-last = the last one
progress-over = All { $rounds } rounds played

propose-play = Play the { $card }.
propose-play-of = Play the { $card } for { $color }.
propose-light = Move the beacon from { $from } to { $to }.
propose-light-none = Leave the lights as they are.
propose-sail = Sail { $origin } { $place }.
propose-foremost = Sail with your foremost ship { $place }.
propose-group = Sail { $ships } ships { $origin } { $place }.
propose-tow = Sail { $origin } { $place } and take { $ships } along.
propose-send = Send { $ships } { $origin } { $place }.
propose-idle = Let the steps go ({ $origin }).
propose-let-go = Let the steps go.
propose-bonus = Sail on { $place }.
propose-stay = Stay on space { $space }.

why-card-ships = Choose a card first: it says which ships sail.
why-card-light = Choose a card first: it says which beacon may move.
why-card-played = That card has been played.
why-color-played = You have played { $color } in this round: now it is your other colour’s turn.
why-played = You have played your card for this turn.
why-light-first = First the beacon, then the ships.
why-no-beacon = The { $light } lighthouse is dark: it has no beacon to give.
why-one-beacon = The { $light } lighthouse is lit already: each holds one beacon at most.
why-other-light = Your card shows the { $light } lighthouse: that is where the beacon goes.
why-lights-settled = The lights are settled for this turn: now ships sail.
why-caught = Anchored under the storm: nothing sails from there any more.
why-group-start = Group cards bring nobody out of the starting area.
why-not-yours =
    { $ships ->
        [one] That ship is not yours.
       *[other] Those ships are not yours.
    }
why-not-color = This card moves { $color }, and no { $color } ship is there.
why-no-ship = No ship can sail with this card.
why-forward = Ships sail forward only, and none that could sail is behind that space.
why-several = Ships { $origins } would arrive there: touch the space they come from.
why-too-far =
    This card moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }; { $origin } it would be { $away }.
why-dark = It is dark beyond space { $space }.
why-dark-start = It is dark right outside the starting area.
why-no-stop = No ship stops early; { $origin } it sails on to space { $space }.
why-bonus = Your ship is on space { $from }: it sails on to space { $at } or stays.
why-deck = Cards are drawn when a turn is over, all by themselves.
why-deck-of = Cards are drawn when the round is over, all by themselves.
why-cloud = The storm moves by itself when the round is over.
why-storm-card = The storm card passes on by itself when the round is over.

ask-card = Choose a card.
ask-card-either = Choose a card of either colour.
ask-card-of = Choose a card for { $color }.
ask-light = Which lighthouse gives its beacon to { $to }?
ask-light-any = Move a beacon to a dark lighthouse, or leave the lights as they are.
ask-solo =
    { $steps ->
        [one] Which ship sails one space?
       *[other] Which ship sails { $steps } spaces?
    }
ask-solo-of =
    { $steps ->
        [one] Which { $color } ship sails one space?
       *[other] Which { $color } ship sails { $steps } spaces?
    }
ask-group =
    { $steps ->
        [one] From which space do all your ships sail one space?
       *[other] From which space do all your ships sail { $steps } spaces?
    }
ask-group-of =
    { $steps ->
        [one] From which space do all { $color } ships sail one space?
       *[other] From which space do all { $color } ships sail { $steps } spaces?
    }
ask-coop =
    { $steps ->
        [one] From where does one ship of every colour sail one space?
       *[other] From where does one ship of every colour sail { $steps } spaces?
    }
ask-no-ship = No ship can sail with this card: let its steps go.
ask-bonus = Does your ship sail on from space { $from } to { $at }, or stay?
ask-bonus-of = Does your { $color } ship sail on from space { $from } to { $at }, or stay?

account-worth =
    { $points ->
        [0] Without points
        [one] { $points } point each
       *[other] { $points } points each
    }
account-ships =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }

tie-cards =
    { $outcome ->
        [level] { $points } points each, and as many steps on the cards left: { $list }.
       *[decides] { $points } points each: the steps on the cards left decide. { $list }.
    }
    .label = Steps on the cards left
tie-difference =
    { $outcome ->
        [level] { $points } points each, and the same difference between one’s two colours: { $list }.
       *[decides] { $points } points each: the smaller difference between one’s two colours decides. { $list }.
    }
    .label = Difference between the colours
tie-shared = { $points } points each, and nothing else decides: { $list } share their place.
former-rules =
    the river of Lighthouse Run has changed: the lighthouses shine on two to four spaces, and symbols and storm stand elsewhere (LR-2).

text-hand = In hand: { $cards }
text-setup = The game is being set up.
text-round = Round { $round } of { $rounds }.
text-storm-card =
    { $self ->
        [you] You have the storm card and begin this round.
       *[other] { $who } has the storm card and begins this round.
    }
text-over = The game is over.
text-storm-at-sea = The storm reaches the river after round { $round }.
text-storm-next = After this round the storm takes everything up to space { $space }.
text-spaces = Space
text-lights = Light
text-symbols = Points
text-harbor = harbor
text-legend = ● lit   ○ dark   ≈ taken by the storm   Points count on the symbol and beyond it.
text-seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $held } in hand, { $deck } to draw
text-to-play = ← to play a card
text-to-light = ← { $card }: which beacon?
text-to-sail = ← { $card }: from where?
text-to-decide = ← { $card }: bonus from space { $space }?
text-unseen = Unseen

scene-start = Starting area
scene-space = Space { $space }
scene-lit = lit by { $light }
scene-dark = dark, in the section of { $light }
scene-harbor = harbor, always lit
scene-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-caught = taken by the storm
scene-empty = no ships
scene-ships =
    { $ships ->
        [one] { $ships } ship of { $color }
       *[other] { $ships } ships of { $color }
    }
scene-end = from here to space { $space }
scene-end-dark = from here to space { $space }, where the light ends
scene-end-here = no way on from here in the dark
scene-tower-lit = Lighthouse { $light }, shines on the spaces { $first } to { $last }
scene-tower-dark = Lighthouse { $light }, dark, for the spaces { $first } to { $last }
scene-storm-sea = The storm, at sea; it reaches the river after round { $round }
scene-storm-river = The storm, on the river up to space { $space }
scene-storm-card =
    { $self ->
        [you] Storm card: you begin this round
       *[other] Storm card: { $who } begins this round
    }
scene-card = Your card: { $card }
scene-card-of = Your card for { $color }: { $card }
scene-cards = { $who }, { $color }: { $left } to draw, { $held } in hand
scene-played = played last: { $card }

reason-card-points =
    It can bring your ships { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } farther, and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with it.
reason-card =
    It can bring your ships { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } farther.
reason-card-kept = It keeps your other cards for a better moment.
reason-lights =
    { $ships ->
        [one] One of your ships has
       *[other] { $ships } of your ships have
    } light right ahead.
reason-lights-dark =
    { $ships ->
        [one] A ship of the others faces
       *[other] { $ships } ships of the others face
    } the dark.
reason-lights-none = There is nothing to gain by another light now.
reason-light-now =
    { $ships ->
        [one] One of your ships gets
       *[other] { $ships } of your ships get
    } farther with this card.
reason-light-dark =
    Then { $ships ->
        [one] a ship of the others faces
       *[other] { $ships } ships of the others face
    } the dark.
reason-light-next =
    Then { $ships ->
        [one] one of your ships has
       *[other] { $ships } of your ships have
    } light right ahead.
reason-light-unused = None of your ships needs its old light any more.
reason-light-loss =
    But then { $ships ->
        [one] one of your ships faces
       *[other] { $ships } of your ships face
    } the dark.
reason-light = Nothing changes right ahead of your ships.
reason-sail-bonus = In company your ship may then sail once more.
reason-sail-storm =
    { $ships ->
        [one] So it escapes
       *[other] So they escape
    } the storm of this round.
reason-sail-points =
    That is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
reason-sail =
    That is { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } nearer to the harbor.
reason-idle = None of your ships moves.
reason-stay =
    There { $ships ->
        [one] another ship
       *[other] one of { $ships } others
    } can take it along.

rules =
    Everybody has five ships and a deck of 14 cards. Bring your ships down the river before the storm takes them: a
    ship scores the highest number that it has reached or passed. There are 12 rounds. In each you play one of your
    three cards, do what it says, and draw another. If your first three cards hold both group cards, you draw
    three new ones.

    A card does two things, in this order.
    - Beacon: three of the six lighthouses hold one. If the card shows one lighthouse that is dark, you must bring
      it a beacon from any other; if it is lit, nothing happens. If it shows all, you may move one beacon to a dark
      lighthouse. With a beacon a lighthouse lights its section of two to four spaces.
    - Ships: they move forward by the card's number, but only onto lit spaces; the first dark one ends the move
      and the rest is lost. The space they leave may be dark. The harbor is always lit.
      Solo: one of your ships. Group: all of yours on one space of the river, not from the starting area.
      Co-op: one ship of every colour on a space that you choose, the starting area included. If one of yours
      moved together with somebody else's, you may move yours by the same number once more.

    After each round the storm moves on, and the storm card passes to the left: whoever has it begins the round. At
    the end of round 7 the storm reaches the river: ships on its space or behind it, and those that never left, stay
    where they are for good.

    Most points win. A tie goes to the higher sum of the numbers on the two cards left.

    With Erik: he sails the third colour. After both of you have played, he turns over a card and moves his ship
    farthest back that is not caught, with one of every colour there if it is a co-op card, and then his own once
    more if he towed anybody. He ignores the dark. He may win.

    The Great Fleet: each of you sails two colours with a deck and three cards for each. You play in turns, two
    cards a round, the second of your other colour, and draw for both at the end of the round. A card moves its
    own colour. The bonus needs a ship of your opponent. A tie goes to the smaller difference between one's two
    colours, then to the cards left.

    Write a turn as play coop3-any, light red>green or light -, sail 4, and bonus or stay. Space 0 is the starting
    area. In the Great Fleet a card has its colour: play red:coop3-any.

explain-space =
    A space of the river. Ships sail onto it only while it is lit. A white pennant beside it says what a ship
    scores that has come this far or farther.
    .rule = LR-15
explain-bay-wide =
    The starting area. Solo and co-op cards bring ships out of here, group cards do not. Once the storm is on the
    river, whoever is still here stays here.
    .rule = LR-4
explain-bay-tall =
    The starting area. Solo and co-op cards bring ships out of here, group cards do not. Once the storm is on the
    river, whoever is still here stays here.
    .rule = LR-4
explain-lighthouse =
    With a beacon it lights the spaces of its section, and ships can sail onto them. Three of the six hold one at
    any time.
    .rule = LR-3
explain-cloud =
    After every round it moves on to the next small cloud. Ships on its space of the river or behind it are caught
    and never sail again.
    .rule = LR-18
explain-storm-card =
    The storm card lies with whoever begins the round. After the round it passes to the left.
    .rule = LR-20
explain-deck =
    The cards of a fleet that are still to come, face down. What was played lies open, so you can work out what is
    left.
    .rule = LR-5
explain-card =
    First the upper half: a beacon. Then the lower half: which ships sail, and how far.
    .rule = LR-8
explain-card-solo =
    A solo card: one of your ships sails, from any space or out of the starting area. Before that, the upper half
    decides about a beacon.
    .rule = LR-11
explain-card-group =
    A group card: all your ships on one space of the river sail together, but not out of the starting area. Before
    that, the upper half decides about a beacon.
    .rule = LR-12
explain-card-coop =
    A co-op card: from one space, one ship of every colour sails. Before that, the upper half decides about a beacon.
    .rule = LR-13
explain-card-solo4-purple =
    If purple is dark, you must bring it a beacon. Then one of your ships sails four spaces, as far as there is light.
    .rule = LR-11
explain-card-solo4-orange =
    If orange is dark, you must bring it a beacon. Then one of your ships sails four spaces, as far as there is light.
    .rule = LR-11
explain-card-solo3-green =
    If green is dark, you must bring it a beacon. Then one of your ships sails three spaces, as far as there is light.
    .rule = LR-11
explain-card-solo3-blue =
    If blue is dark, you must bring it a beacon. Then one of your ships sails three spaces, as far as there is light.
    .rule = LR-11
explain-card-solo2-red =
    If red is dark, you must bring it a beacon. Then one of your ships sails two spaces, as far as there is light.
    .rule = LR-11
explain-card-solo2-yellow =
    If yellow is dark, you must bring it a beacon. Then one of your ships sails two spaces, as far as there is light.
    .rule = LR-11
explain-card-coop1-any =
    You may move one beacon. Then one ship of every colour on a space sails one space. If yours took another along,
    it may sail one more.
    .rule = LR-13
explain-card-coop2-any =
    You may move one beacon. Then one ship of every colour on a space sails two spaces. If yours took another along,
    it may sail two more.
    .rule = LR-13
explain-card-coop3-any =
    You may move one beacon. Then one ship of every colour on a space sails three spaces. If yours took another
    along, it may sail three more.
    .rule = LR-13
explain-card-group2-any =
    You may move one beacon. Then all your ships on one space of the river sail two spaces, as far as there is light.
    .rule = LR-12
explain-card-group3-any =
    You may move one beacon. Then all your ships on one space of the river sail three spaces, as far as there is
    light.
    .rule = LR-12
button-none = Leave the lights as they are
button-let-go = Let the steps go
button-bonus = Sail on
button-stay = Stay
