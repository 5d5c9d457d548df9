# Words of the server. Every message stands in all three languages with the same fields.

error-database-url = The address of the database is not one. It is either sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-driver = For PostgreSQL a driver is missing. Install it with: pip install "{ $extra }"
error-database-unreachable = The database { $place } cannot be used: { $problem }
error-database-busy = The database { $place } is in use by another server. Stop that one; several servers together need PostgreSQL.
error-database-newer = The database { $place } was written by a newer Tavolata (revision { $found }; this program knows { $known }). Update the program.
error-code-taken = This code is given away already. Ask for another one.
error-table-rules = This table was dealt by version { $found } of the rules; this program plays version { $known }.
error-bad-command = That is not a command this server understands ({ $problem }).
error-bad-request = That request does not fit ({ $problem }).
error-bad-setting = The setting { $name } cannot be “{ $value }”; it must be of the kind { $kind }, and at least { $least }.
error-internal = Something went wrong here. It was not your fault, and it has been written down.
error-hello-first = The first thing on a socket must be a hello with a secret.
error-name-missing = Everybody on this device needs a name.
error-bot-missing = Say which bot shall sit there.
error-edition-not-plain = { $file }: dates, and whole numbers of more than 64 bits, mean nothing in a file of cards.
error-two-paces = Choose either a clock with a bank, or a time for each turn, not both.
error-increment-alone = An increment needs a bank to be added to.
error-no-such-chair = There is no chair { $chair } at this table of { $chairs }.
error-say-what = Say something, either in your own words or with one of the phrases.
error-bot-plays = A bot plays for you. Come back to the table first.
error-foreign-origin = Pages from elsewhere may not connect to this server.
error-host-only = Only the host of the table may do that.
error-host-stays = The host's own chair cannot be given away.
error-invited-only = To take a chair you need the invitation to this table.
error-no-own-chair = That is for people who sit at the table.
error-spectators-watch = Spectators watch; they do not play.
error-no-promise = That is nothing to promise in this game.
error-own-eyes-only = While a game goes on, you may look back only with your own eyes.
error-memory-only = This game is played from memory: while it goes on, nothing is shown again.
error-seat-moved = This seat has moved to another device.
error-seat-freed = This chair is free again; its link does not work any more.
error-table-closed = This table is closed.
error-table-full-of-sockets = Too many are connected to this table already.
error-take-a-chair-first = Take a chair first, or use the link for spectators.
error-too-many-guesses = Too many wrong links or codes from your address. Try again in an hour.
error-too-many-requests = That was too fast. Wait a moment, then go on.
error-too-many-commands = That was too fast. Wait a moment, then go on.
error-too-many-sockets = Too many are connected from your address already.
error-too-many-tables = So many tables were made from your address that you have to wait. Try again in an hour.
error-too-large = That is too large; { $most } bytes are the most.
error-too-slow = You did not keep up with the messages. Connect again to get the rest.
error-no-such-game = There is no game { $number } at this table; { $games ->
    [0] none has been dealt yet
    [one] one has been dealt
   *[other] { $games } have been dealt
  }.
error-no-such-page = There is nothing here.
error-no-such-table = There is no such table.
error-secret-missing = Show the secret of your seat, or a link to this table.
error-unknown-secret = This link does not open this table. Perhaps the seat has moved, or was given to somebody else.
error-unknown-code = This code does not work, or not any more. Ask for a new one on the other device.
error-already-started = The first game has been dealt already.
error-already-there = You are at the table already.
error-chair-taken = Chair { $chair } is taken.
error-chairs-free = There are free chairs. Wait for somebody, or let bots sit there.
error-nothing-to-decide = There is nothing for you to decide just now.
error-decision-past = That came too late: something else is to be decided now.
error-no-free-chair = All chairs are taken.
error-no-game-yet = No game has been dealt yet.
error-nobody-to-return = This chair belongs to a bot; there is nobody to give it back to.
error-not-over = The game is not over yet.
error-seat-a-bot-first = In the middle of a game, let a bot play for this chair first.
error-table-busy = Too much is going on at this table at once. Try again.
error-bots-busy = Everybody who could think about that is thinking about something else. Ask again in a moment.
error-take-back-answered = You have answered that already.
error-take-back-none = Nobody asks to take anything back.
error-take-back-pending = Somebody asks already to take something back.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn!
phrase-good-game = That was a good game.
phrase-again = Another one?

happened-made = The table is laid.
happened-sat = { $name } takes a seat.
happened-seated = { $bot } plays for { $who }.
happened-freed = A chair is free.
happened-left = { $who } has left; { $bot } plays on.
happened-left-clock = The time of { $who } is up; { $bot } plays on.
happened-returned = { $who } is back.
happened-dealt = A new game is dealt.
happened-undone = { $who } takes a choice back.
happened-asked_back = { $who } would like to take the last choice back.
happened-agreed = { $who } agrees.
happened-declined = { $who } does not agree.
happened-paced = { $pace ->
    [quick] The bots play quickly now.
    [leisurely] The bots take their time now.
   *[other] The bots play at a natural pace now.
  }
happened-closed = The table is closed.

error-bad-port = { $port } is not a port; they run from 0 to 65535.
error-cannot-listen = The server cannot listen at { $place }: { $problem }. Choose another place with --host or --port.
