# Words of the core. Every message stands in all three languages with the same fields.

seat = Seat { $number }

error-unknown-game = There is no game “{ $name }”. The games are: { $known }.
error-unknown-language = The language “{ $language }” is not spoken here. Choose one of: { $known }.
error-unknown-clause = There is no clause “{ $asked }”. They run from { $first } to { $last }.
error-unknown-action = “{ $action }” is not an action of this game.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-bad-option = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $known }.
error-bad-players = { $title } is for { $first } to { $last } players, not for { $given }.
error-bad-seat = There is no seat with the number { $seat } at this table of { $players }; programs count seats from 0.
error-bad-seed = “{ $seed }” is not a seed: give a whole number, or 64 hexadecimal digits that are not all 0.
error-bad-batch = At least one game and one worker are needed, not { $count } and { $workers }.
error-bad-step = A step needs one action number for each of the { $count } games, not { $given }.
error-unsafe-character = The character { $character } cannot be seen, or changes how text is shown. Leave it out.
error-invisible-text = Nothing of that can be seen. Write at least one letter, digit or sign.
error-unknown-bot = There is no bot “{ $name }”. The bots are: { $known }.
error-unknown-pace = There is no pace “{ $given }”. Choose one of: { $known }.
error-unknown-hints = There is no rule about hints “{ $given }”. Choose one of: { $known }.
error-slow-bot = The bot “{ $name }” thinks about every move, which takes too long for a simulation in bulk. Quick bots are: { $known }.
error-bad-bots = Give between 1 and { $players } bots for a table of { $players }, not { $given }.
error-in-batch = Game { $number } of the batch: { $reason }

error-missing-extra = { $needed } is not installed. Install it with: pip install "tavolata[{ $extra }]"
error-bad-objective = Returns cannot be “{ $given }”. Choose one of: { $known }.
error-arena-games = At least one game is needed, not { $games }.
error-arena-bots = Name at least { $least } bots, each once, not “{ $given }”.
error-arena-vary = “{ $option }” cannot be varied. Choose one of: { $known }.
error-arena-vary-given = The option “{ $option }” is given and varied, or varied twice: name it once.
error-arena-rules = Another version of { $title } is installed here ({ $here }) than where the tournament began ({ $there }). Install the same one everywhere.
error-arena-bots-differ = The bots of { $title } that are installed here are not those the tournament was started with. Install the same version everywhere.
error-arena-format = “{ $given }” cannot be played at a table of { $players }. The ways to play are: { $known } (duel only for two).
error-arena-torn = { $file }: line { $line } is no game. Mend or remove that line; its game is then played again.
error-arena-folder = { $folder }: cannot be written to ({ $problem }).
error-arena-foreign-folder = { $folder }: there are files in this folder, but no tournament. Choose an empty or a new folder.
error-arena-changed = { $folder }: the tournament in this folder was started with other settings: “{ $name }” was { $kept } there, and is { $given } now. Go on with the same settings (only the number of games may change), or choose another folder.
error-arena-worker-died = A process that was playing has ended unexpectedly; perhaps memory ran out. With a folder (--output) the same command goes on where it stopped, and --workers may be smaller.
error-bad-network = { $file }: this is not a network.
error-network-misfit = { $file }: this network was made for another game or another size of table.
error-train-config = “{ $name }” cannot be { $value }: it has to be more than 0.
error-train-foreign-folder = { $folder }: there are files in this folder, but no training. Choose an empty or a new folder.
error-train-changed = { $folder }: the training in this folder was started with other settings: “{ $name }” was { $kept } there, and is { $given } now. Go on with the same settings, or choose another folder.
error-ray-unreachable = There is no Ray cluster at “{ $address }” ({ $problem }). Start one with: ray start --head
error-no-hint = No hint here: remembering and counting are part of the game.
error-hints-nobody = There are no hints at this table.
error-hint-tells = No hint here: everybody would be told, and would know that you have a choice.

error-no-such-position = There is no position after { $number } moves; the last one is after { $last }.

error-nothing-to-undo = There is nothing to take back.
error-undo-other-seat = It is too late to take that back: somebody else has made a choice since.
error-undo-final = That cannot be taken back: it stands, or something hidden has been drawn or shown since.
error-undo-over = The game is over: nothing is taken back any more.

error-edition-unreadable = { $file }: cannot be read ({ $problem }).
error-edition-not-toml = { $file }: is not a proper TOML file: { $problem }
error-edition-entry-missing = { $file }: the entry “{ $entry }” is missing.
error-edition-entry-kind = { $file }: the entry “{ $entry }” must be of the kind { $kind }.
error-edition-entry-unknown = { $file }: the entry “{ $entry }” means nothing. Known entries: { $known }.
error-edition-part-kind = { $file }: entry { $number } of “{ $list }” needs “{ $part }”, of the kind { $kind }.
error-edition-bounds = { $file }: { $problem }
error-edition-character = { $file }: the character { $character } in “{ $text }” cannot be seen, or changes how text is shown. Leave it out.
error-edition-other-game = { $file }: these are components of “{ $named }”, not of “{ $expected }”.
error-edition-unknown-game = { $file }: there is no game “{ $named }”. The games are: { $known }.

error-record-unreadable = { $file }: cannot be read ({ $problem }).
error-record-unwritable = { $file }: cannot be written ({ $problem }).
error-record-overwrites = { $file }: there is another file already; nothing was written. Choose another name.
error-record-no-place = { $file }: a record cannot be written there.
error-record-not-json = { $file }: is not a whole record file: { $problem }
error-record-bounds = This is not a record of a game: { $problem }
error-record-file-bounds = { $file }: { $problem }
error-record-foreign = This is not a record of a game of Tavolata.
error-record-format = This record has format { $found }; this program reads format { $known }.
error-record-entry-missing = The record lacks the entry “{ $entry }”.
error-record-entry-kind = The record’s entry “{ $entry }” is not of the right form.
error-record-entry-unknown = The record has an entry “{ $entry }” that means nothing.
error-record-rules = The record was played by version { $found } of the rules; this program plays version { $known }.
error-record-commitment = The seed does not fit the commitment: another game was promised.
error-record-edition = The edition “{ $name }” does not fit the cards in the record: its name or its hash differs.
error-record-move-form = Move { $number } of the record is not a seat and an action.
error-record-move = Move { $number } of the record cannot be played: { $reason }
error-record-result = The result in the record is not the one its moves lead to.
error-record-checksum = The record has been changed since it was written.

error-bounds-size = this is too large; { $most } bytes are the most.
error-bounds-values = there are more than { $most } entries in it.
error-bounds-depth = lists and tables are nested more than { $most } levels deep.
error-bounds-key = a key has more than { $most } parts.
error-bounds-text = a text in it has more than { $most } characters.
error-bounds-word = a number or a key in it has more than { $most } characters.
error-bounds-number = a whole number in it has more than 64 bits.
error-bounds-not-plain = dates, times, and numbers that are infinite or none mean nothing here.

error-position-none = { $title } has no positions to be given or written.
error-position-no-record = This match began from a position and not with a deal, so there is no record of it. Keep the position and the moves instead.
error-position-unknown = The entry “{ $entry }” means nothing in a position. Known here: { $known }.
error-position-number = “{ $entry }” must be a whole number from { $low } to { $high }, not { $given }.
error-position-flag = “{ $entry }” must be true or false, not { $given }.
error-position-seat = “{ $entry }” must be a seat from 0 to { $last }, not { $given }.
error-position-name = “{ $entry }” cannot be { $given }. Choose one of: { $known }.
error-position-list = “{ $entry }” must be a list, not { $given }.
error-position-length = “{ $entry }” can have at most { $most } items, not { $given }.
error-position-each-seat = “{ $entry }” needs one item for each of the { $players } seats, not { $given }.
error-position-table = “{ $entry }” must be a dictionary, not { $given }.
error-position-component = “{ $entry }”: the edition has no { $given }. Give a number from 1 to { $last }, or the name in the edition.
error-position-stream = “{ $entry }” must be 64 hexadecimal digits that are not all 0, not { $given }.
error-position-twice = { $card } is in two places: in “{ $other }” and in “{ $entry }”. Take it out of one of them.
error-position-too-many = There are not enough of { $thing } for “{ $entry }”: this position has { $given }, and there are only { $most }.
error-position-missing = “{ $entry }” is needed here and is missing.
error-position-contradiction = “{ $entry }” is { $given }, but the rest of the position makes it { $expected }.
error-position-stuck = Seat { $seat } would have to decide and could do nothing. Give another turn or another phase, or what is needed for a choice.

why-most-points = most points
why-tie-break = equal points, but { tie-break }
why-shared-win = equal to the end: the win is shared
