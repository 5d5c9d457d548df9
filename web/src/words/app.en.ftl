# Words of the browser app. Every message stands in all three languages with the same fields.

app-name = Tavolata
app-line = Four games from Italy, one long table.
close = Close
cancel = Cancel
back = Back
home = Home
try-again = Try again
settings = Settings
loading = The table is being laid …

players = { $first } to { $last } players
minutes = about { $minutes } minutes
play-now = Play now
play-now-help = Against bots, at once
play-against = Play now against
with-friends = With friends
learn = Learn it
learn-help = A guided first game, five minutes
read-rules = The rules
go-on = Go on
go-on-turn = It is { $names }’s turn
go-on-mine = It is your turn
go-on-lobby = Waiting for people
go-on-over = The game is over
go-on-closed = The table is closed
go-on-watch = You are watching
forget-table = Remove from this list
have-code = I have a code
guest-name = Guest

language = Language
language-de = Deutsch
language-en = English
language-it = Italiano
look = Look
look-system = As the device
look-light = Light
look-dark = Dark
pace = Movement
pace-calm = Calm
pace-brisk = Brisk
pace-none = None
pace-help = How quickly things move on the table
sound = Sounds
sound-help = A few quiet ones: a card is laid, it is your turn
foresight = What would it score?
foresight-help = Shows on the board what a choice would bring, where the game allows it
your-name = Your name
your-name-help = What the others at the table call you
on-this-device = On this device
forget-all = Forget everything on this device
forget-all-help = Tables, names and settings. Seats that were only here are lost.
forget-all-sure = Really forget everything?
about = About
about-text = Tavolata { $version } is free software. All pictures and texts are its own.
design-page = The design

new-table = A table for { $game }
how-many = How many play?
chair-number = Chair { $number }
who-sits = Who sits here?
who-me = Me
who-here = On this device
who-free = Invited by link
who-bot = A bot
name-of-chair = Name
options = What the table agrees on
option-random = by lot
pace-of-table = Clock
clock-none = No clock
clock-bank = { $minutes } minutes each
clock-days = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
  }
make-and-deal = Deal the cards
make-and-invite = Lay the table and invite
house-deck = The cards are our own reconstruction; whoever owns the box can use its cards.

cards = Cards
cards-ours = Ours
cards-reconstructed = Not the printed ones, by their own word.
cards-own = A file of my own …
cards-download = Our file to start from
cards-help = A file of cards is plain text (TOML) and can be written in any editor. It is checked when you choose it, and remembered on this device.
cards-forget = Forget { $file }
cards-at-table = Played with cards of their own: { $name }

bot-random = Beginner
bot-greedy = Skilled
bot-person-0 = Nonna Pia
bot-person-1 = Zio Carlo
bot-person-2 = Giulia
bot-person-3 = Don Beppe
bot-person-4 = Marta
bot-person-5 = Tonio
level-choose = Who should play?
level-measure = level { $level } of { $levels }
bot-pace = Pace of the bots
bot-pace-help = How long bots take for a move, thinking time included
bot-pace-quick = Quick
bot-pace-natural = Natural
bot-pace-leisurely = Leisurely
chair-free = Free chair

invite-title = Invite your friends
invite-text = Send them this link, or let them scan the picture. No account is needed.
invite-link = Link to join
watch-link = Link to watch
copy-link = Copy the link
copied = Copied.
copy-by-hand = Press and hold the link to copy it.
share = Share
qr-of = QR code of the link
waiting-for-people = Waiting for { $count ->
    [one] one more person
   *[other] { $count } more people
  }
fill-with-bots = Fill up with bots
seat-bot-here = A bot
free-chair-again = Free the chair
deal = Deal the cards
host-deals = The host deals as soon as everybody is there.

join-title = You are invited
join-text = A table for { $game } is waiting for you.
join-who = At the table: { $names }
join-sit = Sit down
join-any-chair = Any free chair
join-full = All chairs are taken. You can watch.
join-watch = Watch
code-title = Move a seat here
code-text = On the other device, open the menu of the table and choose “To another device”. Type the code it shows.
code-field = Code
code-go = Bring my seat here
lend-title = To another device
lend-text = Open Tavolata on the other device, choose “I have a code” and type this. The seat then moves there; this device lets go of it.
lend-until = The code works until { $time }.

notices-title = Tell me when it is my turn
notices-none = Not at all
notices-email = By e-mail
notices-push = In this browser
notices-address = E-mail address
notices-set = Tell me there
notices-on-email = When you are away, you are told at { $address }.
notices-on-push = When you are away, this browser tells you, even while the page is closed.
notices-off = When you are away, you are not told.
notices-push-ready = Notifications were not allowed, so this stays off.
notices-push-denied = This browser forbids notifications of this page. Allow them in its settings for this page, then choose again.
notices-push-missing = This browser cannot show notifications of pages. On an iPhone or iPad, add Tavolata to the home screen first and open it from there.
notices-push-insecure = Browsers show notifications only for pages with https. Ask whoever runs this server.
notices-push-failed = This browser’s push service did not answer. Try again later.
notice-your-turn = It is your turn.
notice-game-over = The game is over. See how it ended!
notice-take-back-asked = Somebody would like to take a move back, and asks you.

turn-yours = Your turn
turn-of = { $names }’s turn
turn-thinking = { $name } is thinking …
turn-chooses = { $names } — your turn
waiting-answer = One moment …
warming-up = The bots are still warming up: { $percent } %
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
seat-turn = It is { $name }’s turn.
seat-away = away, { $bot } plays
seat-here = connected
seat-gone = not connected
seat-bot = bot, { $level }
seat-level = level { $level }
seat-promise = promises: { $action }
clock-left = { $time } left

log = What happened
log-empty = Nothing has happened yet.
chat = Talk
chat-empty = Nobody has said anything yet. Say hello!
chat-write = Write something
chat-send = Say it
chat-phrases = Ready phrases
chat-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
  }
rules = Rules
rules-of = The rules of { $game }
rules-search = Search the rules
rules-none = No rule mentions that.
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
  }
clause-title = Rule { $number }
clause-all = All rules
hint = Hint
hint-help = What { $name } would do
hint-thinking = { $name } is thinking about it …
hint-by = { $name } would choose:
hint-best = { $action }: { $points ->
    [one] about one point
   *[other] about { $points } points
  } in the end, { $wins ->
    [0] hardly ever wins
    [10] nearly always wins
   *[other] wins { $wins } of 10
  }.
hint-next = Next best: { $action } – { $points ->
    [one] about one point
   *[other] about { $points } points
  }, { $wins ->
    [0] hardly ever wins
    [10] nearly always wins
   *[other] wins { $wins } of 10
  }.
hint-equal = About as good: { $action }.
hint-vary = Nobody sees this choice, so it is best to vary it: { $times ->
    [0] this one only now and then
    [one] this one about once in 10 times
   *[other] this one about { $times } of 10 times
  }.
take-back = Take back
take-back-asked = { $name } would like to take the last choice back.
take-back-agree = Agree
take-back-decline = Rather not
take-back-waiting = The others are asked whether you may take it back.
take-back-drop = Let it stand
skip = Skip
menu = More
menu-table = The table
leave = Get up from the table
leave-sure = A bot will play for you until you come back. Get up?
come-back = Come back to the table
bot-plays-for-you = A bot plays for you.
host-seat-bot = Let a bot play for { $name }
host-seat-back = Give the chair back to { $name }
host-free = Free the chair of { $name }
close-table = End the evening
close-sure = Nobody can play on at this table then. What was played stays. End the evening?
people-at-table = People at the table
grave-sure = This cannot be taken back.
grave-go = Do it
away-title = While you were away
away-text = { $count ->
    [one] One move was made:
   *[other] { $count } moves were made:
  }
away-go = I have seen it
away-watch = Watch it
watch-again = Watch it again
connection-lost = The connection is lost. Trying again …
connection-lost-short = no connection
connection-pending = Your move is kept and will be sent.
spectator = You are watching
show-result = Result
show-board = The board

curtain-title = { $name }, please
curtain-text = Everybody else looks away. Ready?
curtain-go = I am { $name }
finale-skip = To the result
finale-counting = The last count …
end-won = { $names } wins!
end-shared = { $names } share the win!
end-you-won = You win!
end-rank = Rank
end-name = Name
end-points = Points
end-course = Points over time
end-shares = Where the points come from
end-again = Another one
end-again-host = The host can deal another game.
end-replay = Look at it again
end-share = Share this game
replay = Replay of { $game }
replay-move = Move { $move } of { $moves }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-eyes = Whose eyes?
replay-all = All cards open
replay-spectator = A spectator’s
replay-seat = { $name }’s
replay-link = Link to this moment
replay-download = Download
replay-verify = Check it
proof-title = Was it dealt honestly?
proof-text = Before the first card, the server published a fingerprint of the seed that makes the whole deal. Now that the game is over the seed is public, and this device calculates the fingerprint itself.
proof-commitment = Promised fingerprint
proof-seed = Seed
proof-found = Fingerprint of the seed
proof-good = They are equal: the deal was fixed before the first move.
proof-bad = They are not equal: another game was promised!
proof-deal-good = Dealt again on this device from the seed: exactly the cards of this game.
proof-deal-bad = Dealt again on this device from the seed: other cards come out!
proof-seen = The promise is the one this device noted when the game began.
proof-unseen = This device was not there when the game began; the promise is the server’s.
proof-record = Download the record to check it with: tavolata verify FILE
proof-running = The seed is public once the game is over. Until then, this is the promise:

lesson-title = Your first game of { $game }
lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-try = Now you: do it on the board.
lesson-other = You may do that, too. For now, try what is marked.
lesson-play = Play a real game
lesson-leave = End the lesson

missing-title = Nothing is laid here
missing-text = The address leads nowhere. Perhaps a part of it got lost.
unknown-table-text = This device has no seat at this table. Ask for the link again.
offline-title = No connection
offline-text = The server cannot be reached. Rules, replays that are kept here, and settings still work.
