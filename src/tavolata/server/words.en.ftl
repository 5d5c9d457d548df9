# Words of the server. Every message stands in all three languages with the same fields.

error-database-url = This is not the address of a database. Write it as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-driver = The driver for PostgreSQL is missing. Install it with: pip install "{ $extra }"
error-database-unreachable = The database { $place } cannot be used: { $problem }
error-database-busy = The database { $place } is in use by another server. Stop that one; several servers together need PostgreSQL.
error-database-older = The database { $place } was written by an older version. Start the server of this version once; it brings the database up to date.
error-database-missing = There is no database at { $place }.
error-database-newer = The database { $place } was written by a newer Tavolata (revision { $found }; this program knows { $known }). Update the program.
error-database-away = The server’s database is not answering just now. Nothing is lost: try again in a moment.
error-database-damaged = Part of the server’s database is damaged, and this is in that part. Other tables go on. The server’s log says what is broken.
error-database-unusable = The server cannot use its database as it is. Its operator has to look into it; the log says why.
error-database-linked = The file { $place } has { $links } names (hard links). SQLite would keep a log beside each of them and damage the tables. Leave it only one name.
error-table-unreadable = This table cannot be opened: what is stored of it cannot be read. Other tables go on. Whoever runs the server finds the reason in its log, under { $table }.
error-code-taken = This code is already taken. Ask for another one.
error-table-rules = The game at this table was dealt by version { $found } of the rules; this program plays version { $known }.
error-bad-command = This server does not understand that command ({ $problem }).
error-bad-request = This server does not understand that request ({ $problem }).
error-bad-custom-bot = “{ $given }” is no bot that can be offered: write NAME=module:Class, NAME=cmd:COMMAND, or the name of an installed one.
error-bad-setting = The setting { $name } cannot be “{ $value }”; it must be of the kind { $kind }, and at least { $least }.
error-bad-choice = “{ $value }” is not possible for { $name }; choose one of { $known }.
error-internal = Something went wrong here. It was not your fault, and it has been noted.
error-hello-first = The first thing on a socket must be a hello with a secret.
error-name-missing = Everybody on this device needs a name.
error-bot-missing = Say which bot should sit there.
error-character-there = This bot is already at the table. Choose another one.
error-two-paces = Choose either a time for the whole game or a time for each turn, not both.
error-increment-alone = An increment needs a time for the whole game, to which it is added.
error-no-such-chair = There is no chair { $chair } at this table of { $chairs }.
error-say-what = Say something: in your own words, with one of the phrases, or with one of the faces.
error-bot-plays = A bot plays for you. Come back to the table first.
error-foreign-origin = Pages from elsewhere may not connect to this server.
error-host-only = Only the host of the table may do that.
error-already-host = You are already the host.
error-host-there = The host is here. Just ask.
error-host-just-left = The host was here a moment ago. If they are not back in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }, you can take over.
error-host-stays = The host’s own chair cannot be given away.
error-invited-only = To take a chair you need the invitation to this table.
error-no-own-chair = Only somebody who sits at the table can do that.
error-spectators-watch = Spectators watch; they do not play.
error-no-promise = That cannot be promised in this game.
error-own-perspective-only = While a game is going on, you can only look back through your own eyes.
error-memory-only = This game is played from memory: while it is going on, nothing is shown again.
error-seat-moved = This seat has moved to another device.
error-seat-freed = This chair is free again; its link no longer works.
error-table-closed = This table is closed.
error-journal-full = So much has happened at this table that only the current game can go on. Open a new table for the next one.
error-talk-full = So much has been said and taken back at this table that there is no room for more. The game goes on.
error-table-full-of-sockets = Too many devices are already connected to this table.
error-take-a-chair-first = Take a chair first, or use the link for spectators.
error-too-many-guesses = Too many wrong links or codes from your address. Wait a few minutes, then try again.
error-too-many-requests = That was too fast. Wait a moment, then go on.
error-too-many-commands = That was too fast. Wait a moment, then go on.
error-too-many-sockets = Too many devices are already connected from your address.
error-too-many-addresses = So many addresses were given from your network that you have to wait. Try again in an hour.
error-too-many-questions = So many addresses are being confirmed just now that you have to wait. Try again in an hour.
error-no-such-mail = This link does not come from an e-mail of this server, or from a very old one.
error-too-many-tables = So many tables were opened from your address that you have to wait. Try again in an hour.
error-too-large = That is too large; the limit is { $most } bytes.
error-head-too-large = The head of the request is too large; the limit is { $most } bytes.
error-request-too-slow = The request did not come in time.
error-too-many-connections = There are too many connections from your address, or to this server. Close some, then try again.
error-too-few-descriptors = This process may open { $found } files and connections; it needs at least { $least }, because one address may have { $share }. Raise the limit (ulimit -n, or LimitNOFILE of systemd), or lower TAVOLATA_CONNECTIONS_AN_ADDRESS.
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
error-unknown-code = This code does not work, or no longer works. Ask for a new one on the other device.
error-unknown-join-code = There is no table for these words, or not any more. Ask the host to read them out again.
error-already-started = The first game has already been dealt.
error-already-there = You are already at the table.
error-chair-taken = Chair { $chair } is taken.
error-chairs-free = There are free chairs. Wait for somebody, or let bots sit there.
error-nothing-to-decide = There is nothing for you to decide just now.
error-decision-past = That came too late: something else is to be decided now.
error-no-free-chair = All chairs are taken.
error-no-game-yet = No game has been dealt yet.
error-nobody-to-return = This chair belongs to a bot; there is nobody to give it back to.
error-not-over = The game is not over yet.
error-person-there = This person is at the table. In the middle of a game a bot plays only for somebody who is away, or who leaves.
error-seat-a-bot-first = Nobody is connected for this chair. In the middle of a game, let a bot play for it first.
error-table-busy = Too much is going on at this table at once. Try again.
error-bots-busy = Everybody who could think about that is thinking about something else. Ask again in a moment.
error-proposal-answered = You have already answered that.
error-proposal-gone = That question is no longer open.
error-proposal-pending = The others are already being asked something like that. Wait for their answers.
error-no-second-seat = In the middle of a game the host cannot take a second chair: whoever sits there sees its cards. Send the link to join to somebody else.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn!
phrase-good-game = That was a good game.
phrase-again = Another one?
emote-bravo = Bravo!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-heart = Lovely!
emote-think = Hmm…
emote-sad = Oh no!

happened-made = The table is set.
happened-sat = { $name } takes a seat.
happened-seated = { $bot } plays for { $who }.
happened-freed = { $who }’s chair is free.
happened-handed-over = { $name } takes over { $who }’s chair in the middle of the game, and sees its cards from now on.
happened-left = { $who } has left; { $bot } plays on.
happened-left-clock = { $who }’s time is up; { $bot } plays on.
happened-returned = { $who } is back.
happened-dealt = A new game is dealt.
happened-undone = { $who } takes a choice back.
happened-taken_back = { $who } takes the last choice back.
happened-proposed-take-back = { $who } would like to take the last choice back.
happened-proposed-free = The host would like somebody new to take over { $who }’s chair.
happened-agreed = { $who } agrees.
happened-declined = { $who } does not agree.
happened-withdrawn = The question is withdrawn.
happened-paced = { $pace ->
    [quick] The bots play quickly now.
    [leisurely] The bots take their time now.
   *[other] The bots play at a natural pace now.
  }
happened-hints_set = { $hints ->
    [everybody] Everybody may take hints.
    [announced] Everybody may take hints, and everybody is told.
   *[nobody] There are no more hints at this table.
  }
happened-hinted = { $who } takes a hint.
happened-host_changed = { $who } is the host now.
happened-closed = The table is closed.

error-bad-port = { $port } is not a port; they run from 0 to 65535.
error-cannot-listen = The server cannot listen at { $place }: { $problem }. Choose another address with --host or --port.

error-already-closed = This table is already closed.
error-not-blocked = { $network } is not blocked.
error-bad-address = “{ $address }” is not an internet address such as 192.0.2.7 or 2001:db8::/48.
error-address-blocked = This address is blocked. Ask whoever runs this server.
error-table-reloaded = The table is being reloaded. You will be back in a moment.
error-file-exists = { $file } already exists. Choose another name, or overwrite it with --force.
error-file-in-use = { $file } belongs to a database that is in use. Choose another name.
error-file-unwritable = { $file } cannot be written: { $problem }
error-no-such-example = There is no example “{ $name }” in this rulebook.
error-no-such-file = There is no file { $file }.
error-backup-damaged = { $file } is not a backup of Tavolata, or it is damaged.
error-database-not-empty = There are tables in this database. To replace all of them with the backup, add --force.
