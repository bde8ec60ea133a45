## On every page
shell-skip = To the content
shell-description = Four board games about light, played by the book: alone, against bots, or with friends anywhere.
shell-nav = Main
shell-join = Enter a code
shell-me = You
shell-theme = Switch between night and day
shell-foot = Lamplight is not connected with the games’ authors or publishers.
shell-replay = Open a saved game
shell-about = About the games
copy = Copy
copied = Copied

error-network = The server cannot be reached. Please check your connection and try again.
error-server = Something went wrong on our side. Please try again in a moment.

# Who plays without having said a name is called one of these.
guest-names = Otter, Heron, Puffin, Seal, Tern, Crane, Plover, Seahorse

level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## The lobby
lobby-title = Games by lamplight
lobby-lead = Four board games about light, alone or with friends. No account, nothing to install.
lobby-games = The games
lobby-facts = About this game
lobby-players = { $low }–{ $high } players
lobby-minutes = { $minutes } min
lobby-demand-1 = quick to learn
lobby-demand-2 = something to ponder
lobby-demand-3 = plenty to ponder
lobby-play = Play
lobby-alone = Play alone
lobby-invite = Invite
lobby-learn = Learn
lobby-options = Options
lobby-mine = Continue
lobby-open = Open tables
lobby-open-none = Nobody is waiting at the moment. Open a table yourself: under “Options” you can let anybody join.
lobby-join = You have a code?

row-your-turn = Your turn
row-waiting = Waiting for players
row-playing = In play
row-paused = Paused
row-over = Finished
row-free = free seat
row-kept = reserved seat
row-bot = { $name } ({ $level })
row-clock = { $minutes } min + { $seconds } s

## Entering a code
join-title = Join a table
join-lead = Whoever opened the table sees a code of seven characters there. Type it in, and you are at the same table.
join-code = Code of the table
join-go = To the table
join-empty = Please type the code: seven letters and digits, like K7PW3FT.

## Setting up a table
new-title = New table: { $game }
new-seats = Who plays?
new-players = How many players
new-seat = Seat { $seat }
new-bot = Bot, { $level }
new-seat-me = I sit here
new-seat-screen = Somebody next to me, on this screen
new-seat-open = Free, for whoever comes
new-options = How do you play?
new-own = My own choice
order-own = My own order
order-how = Drag them into place, or use the arrows.
order-earlier = { $item }: one place up
order-later = { $item }: one place down
order-moved = { $item } is now { $place }.
order-places = first, second, third, fourth, fifth, sixth, seventh, eighth
new-own-words = Written like the example
new-own-missing = Please write down your choice, like the example, or choose one of the others.
new-own-wrong = That does not fit. Write it like this: { $example }
new-clash = This does not go with your other choices. Please choose something else here.
new-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
new-not-with = not with { $choice }
new-instead = “{ $former }”: { $why }. Now it is “{ $now }”.
new-nobody = Somebody has to play: keep at least one seat for yourself or a friend.
new-company = Company and clocks
new-who = Who may join
new-invited = Only people I invite
new-public = Anybody
new-clock = Thinking time per player
new-clock-none = No hurry
new-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-increment = Added after each turn
new-clock-seconds =
    { $seconds ->
        [0] nothing
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
new-clock-hint = If your time runs out, a bot plays on for you.
new-open = Open the table

## About oneself
me-title = You
me-name = Your name
me-name-hint = Others at the table see it.
me-save = Save
me-saved = Saved. Hello, { $name }!
me-settings = Settings
me-lang = Language
me-theme = Colours
me-theme-night = Night
me-theme-day = Day
me-table = At the table
me-motion = Motion
me-motion-hint = Pieces glide, light fades, dice tumble. Without it, everything is there at once.
me-forced = Make the only possible move for me
me-forced-hint = Where there is nothing to choose, the game goes on by itself.
me-confirm = Ask before a move is sent
me-confirm-hint = You see what it leads to, and press a button to confirm it.
me-twice = Tap twice
me-twice-hint = On a touchscreen the first tap shows where a move leads, the second on the same place makes it.
me-device = Another device
me-device-lead = Take your seats, your history, your name and your settings along: open this link on your phone or computer. It works once, and only for a short while.
me-device-make = Create a link
me-device-link = Link for your other device
me-device-qr = QR code of the link
me-link-until = The link works until { $time }.
me-forget = Forget me
me-forget-lead = We know nothing of you but a random number in a cookie, your name, your settings, and the games you have played. You can have that removed.
me-forget-ask = Forget me…
me-forget-sure = Your name goes from every table, and with it what you have written there: the others see “Somebody” instead. Your seats, your settings and your history are gone for good. That cannot be undone.
me-forget-yes = Yes, forget me
me-forget-no = No, stay
me-forgotten = Forgotten. Farewell, and safe journey!

## Another device
link-title = Continue on this device
link-lead = Take over your name, your seats and your history from your other device.
link-replaces = If you have played on this device under another name, those seats stay behind.
link-take = Take over
link-none = This link is incomplete. Please create a new one on your other device, under “You”.

## Nothing there
former-title = This table is closed
former-lead = It was begun under earlier rules and cannot be played on: { $changed }
former-kept = What was won and lost there stays among your games. A new table follows the rules as they are now.
missing-title = Nothing but open water
missing-lead = There is no such page, or the table is gone. Perhaps part of the link is missing.
missing-home = To the games

## About the games
about-title = About the games
about-what = Lamplight knows the rules of four board games about light, with all their variants, and keeps to them. You can play alone, around one screen, against bots, or with friends anywhere.
about-fair = Chance is fair, and you can check it: before anybody sits down, the dice are fixed by a secret whose fingerprint everybody sees. When the game is over the secret is revealed, and every roll and draw can be computed again. What is hidden from you is hidden from bots as well.
about-makers = Whose games they are
about-not-connected = The games belong to those who made them. Lamplight is not connected with any of them, uses none of their texts and pictures, and is meant to make you want the boxes.
makers-glux = by Jakob Andrusch, published by Queen Games.
makers-lighthouse-run = by Jim Harmon, illustrated by Christian Fiore, published by AMIGO.
makers-beacon-patrol = by Torben Ratzlaff, published by Pandasaurus Games.
makers-lanterns-dice = by Chris Bryan, illustrated by Beth Sobel, after “Lanterns” by Christopher Chung, published by Foxtrot Games.
about-rebuilt = What we had to rebuild
about-rebuilt-lead = We know the rules, but not every picture in the rulebooks. Where a board, a card or a tile was not to be had, we rebuilt it so that everything that is known holds.
about-kept = What we keep
about-kept-lead = A cookie with a random number, so that your seats stay yours; the name you choose; and the games. No tracking, and nothing from anybody else’s servers.
about-kept-me = Your settings, and how to be forgotten

lobby-tutorial = Learn it by playing
lobby-rules = Rules
rules-title = { $game }: the rules
rules-contents = Contents
rules-play = Play against bots
walk-step = Step { $step } of { $of }
walk-back = Back
walk-on = Next
## Finished games
shell-history = Your games
decimal-sign = .
history-title = Your games
history-none = When you have finished a game, you find it here: how it ended, and a way to look back at it.
history-go = Choose a game
history-figures = In figures
history-played = Played
history-won = Won
history-won-shared = { $won }, and { $shared } shared
history-mean = Average score
history-best = Best
history-grades = Ranks reached
history-times =
    { $count ->
        [0] not yet
        [one] once
       *[other] { $count } times
    }
history-list = One by one
history-by-game = By game
history-by-result = By result
history-all-games = All games
history-all-results = All results
history-shared = Shared
history-lost = Lost
history-together = Together
history-count =
    { $count ->
        [0] No game matches.
        [one] One game
       *[other] { $count } games
    }
history-me = you
history-replay = Look back
history-again = Play again
history-new = New game
history-pages = Pages
history-newer = Newer
history-older = Older
history-page = Page { $page } of { $pages }
me-history = Look at them
me-history-lead = What you have played, how it ended, and how you do.
me-sound = Sounds
me-sound-hint = A bell when it is your turn, wood and water when pieces move. Softly.
me-notify = Tell me even when the page is hidden
me-notify-hint = Your browser says when it is your turn, somebody sits down, or a game ends. It works as long as a page of ours is open.
me-notify-refused = Your browser does not allow this page to send notifications. You can change that in the browser’s settings for this page.
notify-turn = It is your turn.

keepsake-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
keepsake-together =
    { $grade } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
