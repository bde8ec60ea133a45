about = Lamplight: four board games about light, for people and programs.
examples =
    Examples:
      lamplight play glux --players 3 --people 2 --names Ada,Ben
      lamplight simulate glux --players 4 --games 10000 --seed 7
      lamplight verify game.json

heading-usage = Usage:
heading-commands = Commands
heading-options = Options
heading-arguments = Arguments
heading-games = Games
heading-setup = Setup
value-command = COMMAND

serve-about = Start the server: play in the browser, with people and bots
serve-examples =
    Examples:
      lamplight serve                                      for this machine, on port 8080
      lamplight serve --port 9000
      lamplight serve --address 0.0.0.0                    for everybody in the house
      lamplight serve --database postgres://lamplight@db/lamplight --public-url https://play.example
      lamplight serve --limit spectators=20 --limit bot_ms=500

    Settings can also stand in a TOML file (--config), with the same names and limits under [limits]:
      port = 9000
      { "[" }limits]
      spectators = 20
    The command line comes before the environment, and the environment before the file.
games-about = List the games, how many can play, and their options
games-examples =
    Examples:
      lamplight games
      lamplight games --json
rules-about = Print the rules of a game, in short
rules-examples =
    Examples:
      lamplight rules glux
      lamplight rules glux --lang de
play-about = Play in the terminal, or go on with a saved game
play-examples =
    Examples:
      lamplight play glux                          you against a bot
      lamplight play glux --against expert         the strongest there is
      lamplight play glux --players 4 --people 4   four people at one keyboard
      lamplight play saved.json                    go on with a game that you saved

    In the game: a number or a move in notation, hint, undo, list, log, rules, save FILE, quit.
simulate-about = Play many games, at random or by bots, and report scores, wins, length and branching
simulate-examples =
    Examples:
      lamplight simulate glux --players 4 --games 100000 --threads 2
      lamplight simulate glux --games 10 --records records
      lamplight simulate glux --games 100 --bots hard,easy
      lamplight simulate glux --games 1 --seed 3 --trace -

    The same seed gives the same games on any number of threads.
arena-about = Let bots play against each other, and say who is stronger and how sure that is
arena-examples =
    Examples:
      lamplight arena glux --bots expert,greedy --games 400 --time 100ms
      lamplight arena glux --players 4 --bots expert,greedy     one expert against three
      lamplight arena glux --bots expert@2000,expert@500 --until 0:40
      lamplight arena glux --ladder --iterations 2000           every level against the one below

    The same dice are played in every seating. In a game that is played together each bot plays them alone.
train-about = Let the bots of a game learn from games with themselves, and print what they learned
train-examples =
    Example:
      lamplight train beacon-patrol --games 40000 --seed 1 > crates/beacon-patrol/src/bot/weights.txt

    The same seed gives the same text. It has an effect when the program is built with it.
trace-about = Spell a record out, step by step, as JSON Lines
trace-examples =
    Example:
      lamplight trace game.json
verify-about = Check records: every step, every draw, the seed and the result
verify-examples =
    Examples:
      lamplight verify game.json
      lamplight verify records/*.json --json

    Exit code 1 if a record fails, 2 if a file is not a record.
analyse-about = Look back on a game: what each decision cost, what would have been better, and what was luck
analyse-examples =
    Examples:
      lamplight analyse game.json                     200 ms for each step
      lamplight analyse game.json --iterations 5000   the same on every machine
      lamplight analyse game.json --json              all figures

    Luck is what dice and draws brought, in expected points, against what they bring on average;
    a cost is what an expert would have had more, with the same eyes. Intervals are 95 %.
replay-about = Show a position of a record as text
replay-examples =
    Examples:
      lamplight replay game.json             the end
      lamplight replay game.json --step 17   the position after step 17
      lamplight replay game.json --seat 1    with what seat 1 knew
render-about = Draw a position of a record as a picture
render-examples =
    Examples:
      lamplight render game.json -o end.png                      the end
      lamplight render game.json --step 17 -o board.svg          the position after step 17
      lamplight render game.json --seat 1 --frame tall -o a.png  upright, with what seat 1 knew
bench-about = Measure random play and search on one core
bench-examples =
    Examples:
      lamplight bench
      lamplight bench glux --json

arg-help = Print this help
arg-version = Print the version
arg-lang = The language to speak; else LAMPLIGHT_LANG or the system's
arg-content = Play a game on a content file of your own
arg-json = Print JSON, for programs
arg-game = The game's name, as in lamplight games
arg-record = A record: a JSON file
arg-step = Show the position after this step; 0 is the start
arg-seat = Show only what this seat knew
arg-output = The picture to write; its name ends in .svg or .png
arg-frame = The shape of the picture: for a wide screen or a tall one
arg-theme = The colours: of the night or of the day
arg-address = The address to listen on; else 127.0.0.1, which only this machine reaches
arg-port = The port; else 8080
arg-database = sqlite:PATH or postgres://USER@HOST/NAME; else a file in your data folder
arg-public-url = The address that people type in, if it is another: https://play.example
arg-behind-proxy = Believe the header X-Forwarded-For: only with a proxy before the server
arg-limit = Change a limit; docs/server.md lists all
arg-log = How much to log: error, warn, info, debug
arg-log-format = How to log
arg-config = A TOML file with settings
arg-games = How many games to play
arg-seed = A number from which all chance follows
arg-threads = How many threads to use; else as many as there are cores
arg-records = Write each game as a record into this folder, new or empty
arg-trace = Write the traces of all games into this file; with - to standard output, and nothing else there
arg-bots = Bots, by name: random, greedy, easy, medium, hard, expert; with a budget of their own as in hard@100ms or hard@5000
arg-ladder = Play every level against the one below
arg-time = How long an expert thinks about a decision; other levels take their share
arg-iterations = How many iterations an expert searches instead; the same on every machine
arg-until = Stop as soon as a sequential test decides between two claims about the first bot: Elo above the others, or points above the second where all play together
arg-tutorial = Learn the game: play its tutorial, which says what to do
arg-walk = Step through the game; what happens in a terminal if no step is named
arg-people = How many people sit at this keyboard; bots take the other seats
arg-against = How strong the bots on the other seats are: easy, medium, hard or expert; or random, or greedy
arg-names = Names, by seat

rules-reconstructed = What is reconstructed:

seat = Seat { $seat }
level-random = Random
level-greedy = Greedy
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
simulated =
    { $games ->
        [one] One game.
       *[other] { $games } games.
    }
column-seat = seat
column-team = team
column-player = player
column-place = place
column-points = points
column-mean = mean
column-spread = deviation
column-range = range
column-won = won
column-shared = shared
column-grade = rank
column-share = share
column-length = length
column-luck = luck
column-cost = cost a decision
row-score = points
row-steps = steps
row-decisions = decisions
row-branching = actions to choose from

serve-ready =
    Lamplight is lit: { $url }
    Ctrl-C puts it out. lamplight --help tells what else there is.
serve-house =
    For everybody in this house, on the same Wi-Fi:
    { $addresses }
    Or point a telephone’s camera here:
serve-stopping = Putting out the light. Games are saved.
serve-port-in-use = Port { $port } is in use, perhaps by another Lamplight. Choose another one: lamplight serve --port { $other }

bench-game = game
bench-players = players
bench-games = games/s
bench-decisions = decisions/s
bench-ns = ns/decision
bench-bytes = bytes/position
bench-searches = searches/s

verified = good: { $steps } steps, { $game }, { $dice }
verified-over = game over, result right
verified-running = game still running
verified-dice = every draw follows from the seed that was committed to
verified-no-dice = draws not checked (no seed)

render-written = { $file } is drawn.
analyse-lessons = What can be learned, the dearest decisions first:
analyse-lesson =
    Step { $step }: { $played } That cost { $cost } points (± { $margin }).
      Better: { $better } { $reason }
analyse-nothing = No decision cost more than the noise: an expert would have played much the same.
analyse-more =
    { $count ->
        [one] One more decision cost something; --json has it.
       *[other] { $count } more decisions cost something; --json has them.
    }
replay-step = Step { $step } of { $steps }.
replay-prompt = Enter: on · b: back · a number: to that step · q: enough >

play-welcome = { $game }. Type help for what you can do.
play-prompt = { $who }, your move:
play-prompt-many = { $who }, your move ({ $actions } possible, list shows them):
play-help =
    A number        the action with this number
    h8=6            an action in the game's notation
    list            all that is possible now
    undo            take back the last decision at this keyboard
    hint            what an expert would do, and why
    log             what has happened so far
    rules           the rules in short
    save FILE       save the game; go on later with: lamplight play FILE
    quit            leave
play-lesson = That would be possible too, but let us look at something else first.
play-hint-best = { $action }: { $reason }
play-hint-other = { $action } ({ $cost } points less): { $reason }
play-hand-over = Pass the keyboard to { $who }, then press Enter.
play-refused = "{ $text }" is not possible now. Type list for what is, or help.
play-refused-near = "{ $text }" is not possible now. Possible: { $near }. Type list for all, or help.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back.
play-save-how = Say where: save FILE
play-save-exists = { $file } exists already; choose another name.
play-saved = Saved in { $file }.
play-save-prompt = Save the game as (Enter: do not):
play-quit = Good night.

result-team =
    Together: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. You are { $title }.

arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }
arena-bot = bot
arena-budget = budget
arena-decided = of decided duels
arena-elo = Elo
arena-gain = above the one before
train-last = In the last { $games } games: { $points } points on average.
arena-verdict-low = The test says: the lower claim.
arena-verdict-high = The test says: the higher claim.
