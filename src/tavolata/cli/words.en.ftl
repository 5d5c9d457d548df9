# Words of the command line.

error = { $message }
panel-options = Options
panel-arguments = Arguments
panel-commands = Commands
help-tavolata = Family games set in Italy, exactly by the book: to play, to study, to research.
help-games = Show which games there are, for how many players, and with which options.
example-games = Example: `tavolata games --lang de`
help-play = Play in the terminal: alone against bots, or several people at one keyboard.
example-play = Example: `tavolata play domingo --seat 1=human:Anna --seat 2=human:Ben --seat 3=greedy --option announcing=on`
help-simulate = Let bots play many games, and show how they did.
example-simulate = Example: `tavolata simulate domingo --players 3 --games 10000 --seed 1 --bots greedy,random --output games.parquet`
help-replay = Step through the record of a game.
example-replay = Example: `tavolata replay evening.json --seat 1`
help-review = Review a finished game: how much was luck, how much play, and which decisions cost most.
example-review = Example: `tavolata review evening.json --seat 1 --html review.html`
help-review-seat = Judge only the decisions of this seat; otherwise those of all.
help-review-html = Write the review as a page.
help-review-parquet = Write one row per move to a .parquet file.
help-review-budget = How many simulations the best bot may use for a decision.
reviewing = Reviewing { $title }
help-verify = Deal and play a record again: seed, commitment, every move, the result.
example-verify = Example: `tavolata verify evening.json`
help-rules = Read the numbered rules of a game, or one of them.
example-rules = Example: `tavolata rules domingo DO-15`
help-bench = Measure how fast the games are on this machine, in moves per second.
example-bench = Example: `tavolata bench domingo --json`
help-editions = Cards and maps as files: ours, and your own.
help-editions-check = Check a file with cards of your own.
example-editions-check = Example: `tavolata editions check my-cards.toml`
help-editions-show = Print the file of our own edition, to start from.
example-editions-show = Example: `tavolata editions show domingo > my-cards.toml`
help-new = Write a package with the smallest game, to begin one of your own with.
example-new = Example: `tavolata new pebbles`
help-new-name = What the game is called: small letters, digits and _.
new-made = { $folder } is written: a game that can be played. Go on with:
    pip install --editable { $folder }
    tavolata play { $name }
    pytest { $folder }
error-new-name = “{ $name }” cannot be the name of a game: it takes small letters, digits and _, and begins with a letter.
error-new-known = There is a game “{ $name }” already. Choose another name.
error-new-exists = { $folder } is there already. Choose another name, or another folder to write it in.
help-game = The game, by its name (see `tavolata games`).
help-record-file = The record of a game.
help-lang = The language; otherwise that of the environment.
help-json = Print JSON, for programs.
help-option = A table option, for example announcing=on; can be repeated.
help-edition = A file with cards of your own.
help-seed = A number for a repeatable deal, or the 64 digits of a seed.
help-workers = How many cores to use.
help-seat = Who sits on a seat: human, a bot from level-1 to level-5, a character such as ada or beppe, greedy or random, or a custom bot (module:Class or cmd:COMMAND), for example 1=human or 1=human:Anna; can be repeated.
help-pace = How long bots take for a move: quick, natural or leisurely.
help-hints = Who may ask for hints: everybody, announced (everybody, and the others are told) or nobody.
help-ask-everything = Ask also where there is nothing to decide.
help-players = How many players.
help-resume = Go on with a saved game.
help-record = Write the record here when the game is over.
help-clause = A clause, for example DO-15.
help-clauses = Clause by clause instead of the rulebook.
help-games-number = How many games.
help-bot-seconds = How many seconds a custom bot may take for a decision.
help-ahead-seconds = How many seconds a custom bot may go on thinking while others decide, if it can; 0: not at all.
help-bots = Which bots, in turn round the table; they change seats from game to game.
help-out = Write one row per game to a .parquet or .csv file.
help-eyes = See through the eyes of this seat; otherwise as a spectator.
help-at = Begin after this move.
compiling = Compiling { $unit } (only once)
simulating = Playing { $title }
measuring = Measuring
game = Game
players = Players
minutes = Minutes
about = What it is about
options = Options
player = Player
rank = Rank
points = Points
points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}
log = What happened
won = { $count ->
    [one] { $winners } wins: { $why }
   *[other] { $winners } win: { $why }
}
question-verb = What do you do?
prompt = { $player } (? for help) >
curtain = It is { $player }’s turn. Everybody else, please look away.
press-enter = Press Enter
play-help = Answer with the number, the letters or the first letters of what you choose; several answers in one line are fine.
    u  take back     h  a hint from the best bot     l  the whole log
    r  read the rules     r 15  one clause     s FILE  save     q  stop (the game is kept)
undone = Taken back.
thinks = { $player } is thinking…
bot-faults = { $count ->
    [1] { $player } has lost a move to { $fallback }. { $last }
   *[other] { $player } has lost { $count } moves to { $fallback }. The last time: { $last }
}
warming-up = The bots are still warming up: { $percent }%
hints = In your place { $bot } would choose:
hint-best = Best: { $action }. { $points ->
    [one] About 1 point
   *[other] About { $points } points
  } in the end; you would win about { $wins } of 100 games.
hint-plan = Then: { $actions }.
hint-next = Next best: { $action }. { $points ->
    [one] About 1 point
   *[other] About { $points } points
  } in the end; you would win about { $wins } of 100 games.
hint-equal = About as good: { $action }. { $points ->
    [one] About 1 point
   *[other] About { $points } points
  } in the end; you would win about { $wins } of 100 games.
hint-vary = Nobody sees this choice, so it is best to vary it: the best one { $times ->
    [one] about one time in 10.
   *[other] about { $times } times in 10.
  }
hint-elsewhere = The best is something else: take back what you have chosen (u), and ask again.
hints-taken = { $count ->
    [one] { $player } has taken a hint in this game.
   *[other] { $player } has taken { $count } hints in this game.
}
character = · { $player } (level { $level }): { $like }
which-clause = Say which clause, from { $first } to { $last }: for example r { $first }.
saved = Saved in { $file }.
promised = The deal is settled; its commitment (SHA-256 of the seed): { $commitment }
seed-shown = The seed of this game: { $seed }
keep-record = s FILE keeps the record, Enter ends >
kept = The game was not finished. Go on with it:
    { $command } play --resume { $file }
replay-prompt = Move { $at } of { $last }: Enter next, b back, a number, q ends >
verified = { $file }: everything in this record is true.
verified-deal = Dealt again from the seed that was promised by { $commitment }.
verified-moves = { $count ->
    [one] 1 move played again.
   *[other] { $count } moves played again.
}
verified-result = The result holds: { $points }.
verified-unfinished = The game is not finished; so far: { $points }.
edition-good = { $file }: “{ $name }” can be played with ({ $game }).
edition-play = Play with it: { $command } play { $game } --edition { $file }
who = Who
wins = Games won per seat (95%)
mean = Points, mean
spread = Spread
quartiles = Quartiles
simulated = By bot and by seat
length = Moves per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $low } to { $high }.
speed = { NUMBER($games) } games, { NUMBER($moves) } moves per second.
bench-title = Moves per second, random play, dealing included
bench-bulk-one-core = In bulk, one core
bench-bulk-all-cores = In bulk, all cores
bench-single-calls = Single calls
bench-match-play = At a table
bench-match-views = At a table, with views
bench-search = Search, one core (simulations)
help-compile = Measure how long it takes to compile, from an empty cache
bench-compile-seconds = CPU seconds
bench-compilations = Compilations
bench-compiled-functions = Functions
bench-costliest = What costs most, in seconds
bench-startup = `tavolata games` takes { NUMBER($seconds, maximumFractionDigits: 2) } s from start to end.
error-option-form = “{ $given }” is not an option: write it as NAME=VALUE, for example announcing=on.
error-seat-form = “{ $given }” seats nobody: write it as N=WHO, for example 1=human or 2=greedy.
error-unknown-player = “{ $given }” cannot sit at a table. Choose one of: { $known }, or a bot of your own (module:Class or cmd:COMMAND).
error-seat-beyond = There is no seat { $seat } at a table of { $players }.
error-play-what = Say which game to play ({ $known }), or go on with a saved one: --resume FILE.
error-resume-alone = A saved game brings its game, table, cards and seed with it: give --resume without them.
error-record-seats = The record does not say who sits where: give every seat with --seat to go on.
error-save-where = Say where to: s FILE, for example s evening.json.
error-too-many-words = “{ $word }” is one word too many: the choice is already made.
error-unknown-word = “{ $word }” fits nothing here. Possible: { $known }.
error-ambiguous-word = “{ $word }” fits more than one answer. Possible: { $known }.
error-no-such-move = The record has no move { $number }; the last one is { $last }.
error-replay-key = “{ $given }” means nothing here: Enter, b, q or a number up to { $last }.
error-out-kind = { $file }: the name must end in .parquet or .csv.
error-out-folder = There is no folder { $folder } to write to.
help-commitment = The commitment you noted when the game was dealt.
help-open = Show everything, hidden cards too (of a finished game).
error-other-commitment = This is another game than the one that was promised to you: its commitment is { $found }.
error-not-over = The game is not over: what is hidden stays hidden.
error-seat-twice = Seat { $seat } is named twice.
help-version = Show the version.
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
one-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value) }

help-serve = Serve tables to browsers: for people on their own devices, and bots.
example-serve = Example: `tavolata serve --port 8270`
help-host = Where to listen; 127.0.0.1 is for this machine only.
help-port = The port; 0 takes any free one.
help-database = Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; otherwise a file in your data folder.
help-browse = Open the browser, too.
help-log-format = How the log is written: lines for people, or JSON.
help-metrics = Serve metrics for Prometheus there, at /metrics; a port alone means this machine.
serve-here = Tavolata is open: { $address }
serve-network = For other devices in your network: { $address }
serve-stop = Stop with ctrl-C; every move that was made is kept.
serve-stopped = Tavolata is closed.

help-tournament = Let bots play against each other on equal terms, rate them, and write a report.
example-tournament = Example: `tavolata tournament domingo --bots greedy,random --games 1000 --output spring`
help-report = Find out how a game is balanced: by seat, by option, by card.
example-report = Example: `tavolata report domingo --players 3 --games 1000 --output domingo-report`
help-tournament-bots = Which bots, each once; a custom bot is module:Class or cmd:COMMAND.
help-report-games = At least this many games; every deal is played once with every value that is varied.
help-tournament-games = At least this many games for each pairing; every deal is played from every seat.
help-ray = Play on the Ray cluster at this address (“auto”: the one this machine belongs to).
help-output = A folder for the games and the report. A tournament that was stopped goes on there.
help-report-bot = The bot on every seat.
help-vary = Play every value of this option; can be repeated.
tournament-playing = Playing { $title }
tournament-reading = Reading the games
tournament-report = The report: { $file }
tournament-games = All games: { $file }
tournament-cross = Wins of the row against the column, × fair share
tournament-luck = Measuring luck
help-adjust = Adjust the results for something: luck.
tournament-best = Best
tournament-worst = Worst
tournament-event = What happened

help-train = Let a network learn a game by playing against itself.
example-train = Example: `tavolata train domingo --players 2 --steps 200 --seed 1 --output domingo-training`
help-train-steps = How many steps; in each, games are played to their ends and learned from.
help-train-seed = A number; the same one gives the same network on the same machine.
help-train-games = How many games per step.
help-train-hidden = How many units each hidden layer has.
help-train-rate = How fast it learns at first.
help-train-entropy = How much it counts to keep trying other ways.
help-train-out = A folder for what is learned and how it went. A training that was stopped goes on there.
train-training = Learning { $title }
train-strength = Against the greedy bot, the network alone won { $wins } ± { $margin } of { NUMBER($games) } games.
train-network = The network: { $file }
train-plots = How it went: { $file }

# For operators.

help-admin = Look after the tables of a server, while it runs or not.
help-admin-list = List the tables, the newest first.
example-admin-list = Example: `tavolata admin list --quiet-days 30`
help-admin-show = Show one table: who sits there, and how far it has come. No secrets, no cards.
example-admin-show = Example: `tavolata admin show kUx7pQ2mVb9c`
help-admin-close = Close tables, as their hosts could: nobody can move there any more.
example-admin-close = Example: `tavolata admin close kUx7pQ2mVb9c`
help-admin-delete = Delete tables with all that belongs to them.
example-admin-delete = Example: `tavolata admin delete kUx7pQ2mVb9c --yes`
help-admin-links = End links to a table: people at it get new ones for inviting and watching; a seat’s is gone.
example-admin-links = Example: `tavolata admin links kUx7pQ2mVb9c --invite --seat 2`
help-admin-block = Let nobody in from an address or a network.
example-admin-block = Example: `tavolata admin block 203.0.113.0/24 --hours 24`
help-admin-unblock = Let somebody in again.
example-admin-unblock = Example: `tavolata admin unblock 203.0.113.0/24`
help-admin-blocks = List who is not let in.
example-admin-blocks = Example: `tavolata admin blocks --json`
help-admin-forget = Delete what belongs to a person: their name, what they wrote, how to reach them.
example-admin-forget = Example: `tavolata admin forget "Anna Maria" --table kUx7pQ2mVb9c`
help-admin-table = A table, by its public name (see `tavolata admin list`).
help-admin-address = An address or a network, such as 203.0.113.7 or 2001:db8::/48.
help-admin-limit = How many at most.
help-admin-game = Only tables of this game.
help-admin-quiet = Only tables at which nothing has happened for this many days.
help-admin-invite = The link for joining.
help-admin-watch = The link for watching.
help-admin-host = The host’s link.
help-admin-seat = The link of this chair, counted from 1; can be repeated.
help-admin-hours = For this many hours; otherwise for good.
help-admin-name = The name as the person typed it, or their e-mail address.
help-admin-only = Only at this table; otherwise at all.
help-yes = Do it without asking.
help-backup = Write everything that is kept into one file, while the server runs.
example-backup = Example: `tavolata backup tables-monday.sqlite`
help-backup-file = The file to write.
help-backup-force = Overwrite the file if it is there.
help-restore = Put a backup in the place of everything that is kept.
example-restore = Example: `tavolata restore tables-monday.sqlite --force`
help-restore-file = The backup.
help-restore-force = Replace the tables that are there.
admin-table = Table
admin-game = Game
admin-state = State
admin-state-lobby = waiting for players
admin-state-dealt = dealt
admin-state-playing = a game is going on
admin-state-over = the game is over
admin-state-closed = closed
admin-state-unreadable = unreadable
admin-made = Made
admin-last = Last used
admin-entries = Entries
admin-games = Games
admin-chairs = Chairs
admin-secrets = Secret links
admin-contacts = Can be notified
admin-free = (free)
admin-network = Network
admin-since = Since
admin-until = Until
admin-for-good = for good
admin-closed = { $count ->
    [one] One table is closed.
   *[other] { $count } tables are closed.
}
admin-confirm-delete = { $count ->
    [one] Delete this table for good?
   *[other] Delete these { $count } tables for good?
}
admin-deleted = { $count ->
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
}
admin-confirm-links = End these links for good?
admin-links-ended = { $count ->
    [one] One link is ended.
   *[other] { $count } links are ended.
}
admin-blocked = Nobody is let in from { $network }.
admin-unblocked = { $network } is let in again.
admin-found = { $table }: { $count ->
    [one] one place
   *[other] { $count } places
}
admin-confirm-forget = { $count ->
    [one] Delete this at one table for good?
   *[other] Delete this at { $count } tables for good?
}
admin-forgotten = { $count ->
    [0] Nothing was found.
    [one] Deleted at one table.
   *[other] Deleted at { $count } tables.
}
backup-done = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }.
restore-done = Restored from { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }.
error-no-links = Say which links: --invite, --watch, --host or --seat N.
