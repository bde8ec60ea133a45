name-open = Seat { $seat }
name-forgotten = Somebody
level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

news-opened = The table is open.
news-sat = { $self ->
    [you] You sit down.
   *[other] { $who } sits down.
 }
news-bot-sat = { $who } joins in.
news-left = { $who } is free again.
news-began = The game begins.
news-took-back = { $self ->
    [you] You take back your last decision.
   *[other] { $who } takes back the last decision.
 }
news-undo-asked = { $self ->
    [you] You would like to take back your last decision.
   *[other] { $who } would like to take back the last decision.
 }
news-undo-agreed = { $self ->
    [you] You agree.
   *[other] { $who } agrees.
 }
news-undo-dropped = { $self ->
    [you] You say no: nothing is taken back.
   *[other] { $who } says no: nothing is taken back.
 }
news-undo-lapsed = Nobody answered: nothing is taken back.
news-said = { $who }: { $text }
news-paused = { $self ->
    [you] You pause the game.
   *[other] { $who } pauses the game.
 }
news-resumed = { $self ->
    [you] You resume the game.
   *[other] { $who } resumes the game.
 }
news-sat-in = { $self ->
    [you] A bot ({ $level }) sits in for you.
   *[other] A bot ({ $level }) sits in for { $who }.
 }
news-came-back = { $self ->
    [you] You are back.
   *[other] { $who } is back.
 }
news-flag-fell = { $self ->
    [you] Your time is up. A bot plays on.
   *[other] Time is up for { $who }. A bot plays on.
 }
news-rematched = A new game has been arranged.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thank-you = Thank you!
phrase-well-played = Well played!
phrase-good-game = That was a good game.
phrase-another = Another one?
phrase-goodbye = Goodbye!

refused-stale = Something has changed in the meantime. Please look again and choose anew.
refused-ahead = This table has not got that far yet. Please try again in a moment.
refused-command-id = The id of a command has 1 to { $most } bytes.
refused-not-invited = This table is for invited people. Ask for the link.
refused-crowded = There is no room for more people to watch here. Please come back later.
refused-not-seated = Only those who have a seat can do that. Sit down first.
refused-no-such-seat = There is no such seat. Seats are numbered from 0 to { $last }.
refused-seat-taken = That seat is taken. Choose one that is free.
refused-foreign-seat = That is not your seat.
refused-one-seat-only = At a public table everybody has one seat.
refused-not-host = Only the host can do that.
refused-not-begun = The game has not started yet: a seat is still free.
refused-begun = The game has already started.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused. Resume it first.
refused-not-paused = The game is not paused.
refused-no-pause-here = At a public table with clocks the game cannot be paused.
refused-not-your-turn = It is not your turn.
refused-illegal = That is not possible now. You could do this, for example: { $examples }
refused-nothing-to-undo = There is nothing to take back.
refused-undo-asked = Somebody has already asked to take something back. Please wait for the answer.
refused-no-undo-asked = Nobody has asked you to let them take something back.
refused-bot-sits-in = A bot is playing for you. Take over again first.
refused-no-bot-sits-in = No bot is playing for you.
refused-not-away = A bot can sit in for somebody only after they have been away for a while.
refused-time-is-up = The time is up. A bot plays on.
refused-name = A name has 1 to { $most } visible characters.
refused-nonce = What is added to the dice has 1 to { $most } bytes.
refused-text = A text has 1 to { $most } visible characters.
refused-no-text-here = Free text is for people who came by the invite. Choose a phrase instead.
refused-full = So much has happened at this table that only the game itself goes on.
refused-no-pictures = A preview is a picture: watch the table with a language and a frame first.
refused-lesson = That would be possible, but let us look at something else first. What glows leads on.
refused-opening-step = The game cannot begin like this. Step { $step }: { $reason }
refused-not-your-eyes = As long as the game goes on, everybody looks back with their own eyes only.
refused-no-such-game = There is no such game. The games are: { $games }
refused-setup = There is no game with these options: { $reason }
refused-no-such-content = This content is not known here. Leave it out to play with the usual one.
refused-places =
    { $seats ->
        [one] This game has one seat. Name one place, or none at all.
       *[other] This game has { $seats } seats. Name as many places, or none at all.
    }
refused-only-bots = At least one seat is for a person.
refused-clock = A clock gives { $least } to { $most } seconds, and adds 0 to { $increment } after each turn.
