# Words of the browser app. Every message stands in all three languages with the same fields.

app-name = Tavolata
app-line = { $games ->
    [4] Four games from Italy, one long table.
   *[other] { $games } games, one long table.
}
close = Close
cancel = Cancel
back = Back
home = Home
try-again = Try again
settings = Settings
loading = Setting the table…
minutes = about { $minutes } minutes
play-now = Play now
play-now-help = Against bots, at once
play-against = How strong are the others?
with-friends = With friends
learn = Learn it
learn-help = A guided first game, four minutes
play-well = Play well
play-well-help = How good players think: positions to try
read-rules = The rules
go-on = Continue
go-on-turn = { $count ->
    [one] It is { $names }’s turn
   *[other] Waiting for { $names }
  }
go-on-mine = It is your turn
go-on-lobby = Waiting for players
go-on-over = The game is over
go-on-closed = The table is closed
go-on-watch = You are watching
put-away = Put { $game } away
put-away-done = { $game } has been put away.
put-away-missed = Your seat stays yours, and the others are waiting for you.
put-away-kept = It stays on this device.
put-away-undo = Undo
put-away-back = Bring back
put-away-list = { $count ->
    [one] 1 table put away
   *[other] { $count } tables put away
  }
guest-name = Pomodoro

language = Language
language-de = Deutsch
language-en = English
language-it = Italiano
look = Appearance
look-system = Automatic
look-light = Light
look-dark = Dark
motion = Animations
motion-calm = Normal
motion-brisk = Fast
motion-none = Off
motion-help = How fast things move on the table
sound = Sounds
sound-help = A few quiet ones: when a card is laid, when it is your turn
vibration = Vibrate
vibration-help = Briefly, when it is your turn
foresight = What would it score?
foresight-help = Shows on the board what a choice would score, where the game allows it
ask-everything = Ask me everything
ask-everything-help = Even where there is only one answer, or one that nobody would refuse
shortcuts = One-letter keys
shortcuts-help = At the table: H hint, U take back, S skip, L what happened, C chat, ? rules
your-name = Your name
your-name-help = What the others at the table call you
on-this-device = On this device
forget-all = Forget everything on this device
forget-all-help = Tables, names and settings. Seats that exist only on this device are lost.
forget-all-sure = Really forget everything?
about = About
about-text = Tavolata { $version } is free software. All pictures and texts are our own.
design-page = The design
privacy = Privacy
privacy-first = There are no accounts, no cookies and no advertising here, and nobody is told who you are. What is kept is what a table needs to be played on.
privacy-kept = What is kept
privacy-kept-names = The name that you type at a table. It does not have to be your own.
privacy-kept-moves = What happened at the table: who sat down, every move, and when.
privacy-kept-chat = What you write to the others at the table.
privacy-kept-contact = How to tell you that it is your turn, if you ask for that: an e-mail address or the subscription of your browser.
privacy-kept-secrets = Of the links to your seat, only a fingerprint from which nobody can recreate them.
privacy-kept-address = Your IP address, for at most two hours and only to count how often it asks; if it was blocked for misuse, until it is let in again. It is never written to the log.
privacy-how-long = How long
privacy-days = { $days ->
    [one] A table is deleted, with all of this, when nothing has happened there for one day.
   *[other] A table is deleted, with all of this, when nothing has happened there for { $days } days.
  }
privacy-for-ever = This server never deletes tables by itself. If you want one deleted, ask.
privacy-backups = It may stay in backups for a while longer.
privacy-rights = What you can do
privacy-right-device = Forget everything on this device: in the settings.
privacy-right-notices = Stop being told that it is your turn: in the menu of the table. Your address is deleted at once.
privacy-right-host = Close a table that you host: nobody can play on there.
privacy-right-ask = Ask what is kept about you, or ask to have your name, your messages and your address deleted. Say at which table, and under which name.
privacy-contact = Whom to ask
privacy-contact-none = The people who run this server have not named anybody. Ask whoever sent you the link.
new-table = A table for { $game }
how-many = How many players?
chair-number = Chair { $number }
who-sits = Who sits here?
who-me = Me
who-here = On this device
who-free = By link
who-bot = A bot
name-of-chair = Name
name-needed = What is the person on chair { $number } called?
options = Table options
option-random = at random
every-seat-chosen = chosen
every-seat-help = Touch a chair to give it the next one.
time-control = Clock
clock-none = No clock
clock-bank = { $minutes } minutes each
clock-days = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
  }
hints = Hints
hints-announced = Everybody is told
hints-announced-help = Everybody hears who takes a hint
hints-everybody = Everybody
hints-everybody-help = Everybody may take hints, and nobody hears of it
hints-nobody = Nobody
hints-nobody-help = There are no hints at this table
make-and-deal = Deal the cards
make-and-invite = Set the table and invite
house-deck = These cards are our own reconstruction. If you own the box, you can use the printed cards instead.

cards = Cards
cards-ours = Ours
cards-reconstructed = According to the file, a reconstruction, not the printed cards.
cards-own = A file of my own…
cards-download = Our file as a template
cards-help = A file of cards is plain text (TOML); any editor can write it. It is checked when you choose it, and remembered on this device.
cards-forget = Forget { $file }
cards-at-table = This table plays with cards of its own: { $name }

bot-random = Beginner
bot-greedy = Skilled
bot-person-0 = Nonna Pia
bot-person-1 = Zio Carlo
bot-person-2 = Giulia
bot-person-3 = Don Piero
bot-person-4 = Marta
bot-person-5 = Tonio
custom-bots = Bots of this server
level-choose = Who should play?
level-measure = level { $level } of { $levels }
strength = How strong the bots are
strength-mixed = mixed
company = You play with { $names }.
character-there = Already at the table.
bot-pace = Pace of the bots
bot-pace-help = How long bots take for a move, thinking time included
bot-pace-quick = Quick
bot-pace-natural = Natural
bot-pace-leisurely = Leisurely
chair-free = Free chair

invite-title = Invite your friends
invite-text = Send them this link, or let them scan the QR code. No account is needed.
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
host-deals-now = Everybody is here. { $name } deals now.
everybody-here = Everybody is here: you can deal.
host-name = the host
host-away = { $name } is the host, and is away.
host-take = Take over as host
join-code = Or tell them these three words, to type in on the home page:
join-title = You are invited
join-text = A table for { $game } is waiting for you.
join-who = At the table: { $names }
join-sit = Sit down
join-any-chair = Any free chair
join-full = All chairs are taken. You can watch.
join-mid-game = A game is going on. You take over a chair with its cards, and everybody is told.
join-watch = Watch
code-title = Join a table
code-text = Type the three words that the host reads out, or paste a link. The code of a seat on another device works here, too.
code-field = Invited?
code-example = 3 words, or a link
code-go = Join
seat-code-title = To another device
seat-code-text = Open Tavolata on the other device and type this code where it says “Invited?”. The seat then moves there; this device lets go of it.
seat-code-until = The code works until { $time }.

notices-title = Tell me when it is my turn
notices-none = Not at all
notices-email = By e-mail
notices-push = In this browser
notices-address = E-mail address
notices-set = Use this address
notices-on-email = When you are away, we write to { $address }.
notices-waiting = Waiting for confirmation: open the link in the e-mail to { $address }. Such an e-mail goes out once a day at most, and never to anybody who has stopped ours.
notices-on-push = When you are away, this browser tells you, even while the page is closed.
notices-off = When you are away, nobody tells you.
notices-push-ready = Notifications were not allowed, so this stays off.
notices-push-denied = This browser blocks notifications from this page. Allow them in its settings for this page, then choose again.
notices-push-missing = This browser cannot show notifications from web pages. On an iPhone or iPad, add Tavolata to the home screen first and open it from there.
notices-push-insecure = Browsers show notifications only from pages with https. Ask whoever runs this server.
notices-push-failed = This browser’s push service did not answer. Try again later.
notice-your-turn = It is your turn.
notice-game-over = The game is over. See how it ended!
notice-take-back-asked = Somebody would like to take a move back, and asks you.
notice-free-asked = Somebody new would take over a chair in the middle of the game. Do you agree?
mail-confirm-title = Notices by e-mail
mail-stop-title = No more e-mails
mail-waiting = Somebody at a table gave this address, to be told when it is their turn. Nothing is sent unless you confirm it.
mail-on = We write to this address when a table is waiting for you.
mail-stopped = This address gets no more e-mails from us.
mail-confirm = Yes, tell me
mail-stop = No more e-mails
mail-again = Allow e-mails again
turn-yours = Your turn.
turn-of = { $count ->
    [one] { $names }’s turn
   *[other] Waiting for { $names }
  }
turn-thinking = { $name } is thinking…
obvious-soon = Nothing to decide, it goes on by itself: { $action }.
turn-chooses = { $names }, your turn.
waiting-answer = One moment…
warming-up = The bots are still warming up: { $percent }%
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
seat-turn = It is { $name }’s turn.
seat-away = away, { $bot } plays
seat-here = connected
seat-own = you
seat-gone = not connected
seat-bot = bot, { $level }
seat-level = level { $level }
seat-promise = promises: { $action }
seat-hints = { $count ->
    [one] 1 hint taken
   *[other] { $count } hints taken
  }
clock-left = { $time } left

log = What happened
log-set-up = How it began
log-more = { $count } more
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet. Say hello!
chat-write = Write something
chat-send = Send
chat-emotes = Faces
chat-phrases = Quick phrases
chat-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
  }
rules = Rules
rules-of = The rules of { $game }
rulebook = Rulebook
rules-by-number = All rules by number
rulebook-print = Print the rulebook
rulebook-print-summary = Print the summary
rulebook-contents = In this rulebook
example-play = Now you
example-your-turn = Your turn: what would you do?
example-other = That is possible, too. This is what comes of it.
example-show = Show the move
example-impossible = That is not possible here.
example-again = Once more
example-later = Here the example goes on in one way only.
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
hint-help-announced = What { $name } would do; everybody hears that you ask
hint-thinking = { $name } is thinking about it…
hint-by = { $name } would choose:
hint-best = { $action }: { $points ->
    [1] about one point
   *[other] about { $points } points
  } in the end, { $wins ->
    [0] hardly ever wins
    [10] nearly always wins
    [one] wins 1 game in 10
   *[other] wins { $wins } games in 10
  }.
hint-plan = Then: { $actions }.
hint-next = Next best: { $action } – { $points ->
    [1] about one point
   *[other] about { $points } points
  }, { $wins ->
    [0] hardly ever wins
    [10] nearly always wins
    [one] wins 1 game in 10
   *[other] wins { $wins } games in 10
  }.
hint-equal = About as good: { $action }.
hint-vary = Nobody sees this choice, so it is best to vary it: { $times ->
    [0] this one only now and then
    [one] this one about one time in 10
   *[other] this one about { $times } times in 10
  }.
take-back = Take back
take-back-what = Take back: { $action }
take-back-ask = Ask the others whether you may take this back: { $action }
take-back-asked = { $name } would like to take the last choice back.
proposal-agree = Agree
proposal-decline = Rather not
take-back-waiting = The others are being asked whether you may take it back.
proposal-withdraw = Never mind
skip = Skip
menu = More
menu-table = The table
leave = Get up from the table
leave-sure = A bot will play for you until you come back. Get up?
come-back = Come back to the table
bot-plays-for-you = A bot plays for you.
host-seat-bot = Let a bot play for { $name }
host-seat-back = Give the chair back to { $name }
host-free = Free { $name }’s chair
free-asked = Somebody new would take over { $name }’s chair, and see its cards. Do you agree?
free-asked-own = Somebody new would take over your chair, and see your cards; you leave the game. Do you agree?
free-waiting = The others are being asked whether somebody new may take over { $name }’s chair.
free-sure = Free { $name }’s chair? Its link will stop working.
free-sure-playing = Whoever takes { $name }’s chair sees its cards, so everybody else in the game is asked first. Ask them?
close-table = End the evening
close-sure = Nobody will be able to play on at this table. What was played stays. End the evening?
people-at-table = People at the table
grave-sure = This cannot be taken back.
grave-go = Yes, do it
away-title = While you were away
away-text = { $count ->
    [one] One move was made:
   *[other] { $count } moves were made:
  }
away-go = Got it
away-watch = Watch it
watch-again = Watch it again
connection-lost = The connection is lost. Trying again…
connection-lost-short = no connection
connection-waiting = The server is waiting for its database. The game will go on by itself.
connection-pending = Your move is saved and will be sent.
spectator = You are watching
show-result = Result
show-board = The board

curtain-title = Over to { $name }
curtain-text = Everybody else looks away. Ready?
curtain-go = I am { $name }
finale-skip = To the result
finale-counting = The last count…
end-won = { $names } wins!
end-shared = { $names } share the win!
end-you-won = You win!
end-you = You
end-turning = The turning point
end-turning-lead = { $name } takes the lead here and keeps it: { $points } to { $next }.
end-turning-you = Here you take the lead and keep it: { $points } to { $next }.
end-turning-see = See that moment
end-course = Points over time
end-again = Another one
end-again-host = { $name } can deal another game.
end-replay = Look at it again
end-share = Share this game
review = Review
review-open = Open the review
review-course = Shares of the win
review-chart = At the beginning: { $first }. In the middle: { $middle }. At the end: { $last }. Turning points: moves { $moves }.
review-share = { $name } { $percent }%
review-step = Move { $move } of { $moves }: { $shares }
review-by-luck = Luck
review-by-play = Decisions
review-waiting = The review is being prepared. Everybody who plays comes first…
review-working = Decisions looked at: { $done } of { $count }
review-impossible = There is no review of this game.
review-story-you = { $own_kind ->
    [none] You had neither good nor bad luck
    [good] You had { $own ->
        [one] one point
       *[other] { $own } points
      } of luck
   *[bad] You had { $own ->
        [one] one point
       *[other] { $own } points
      } of bad luck
  }, { $other_kind ->
    [same] { $other_name } { $other }
    [none] { $other_name } neither
    [good] { $other_name } { $other ->
        [one] one point
       *[other] { $other } points
      } of good luck
   *[bad] { $other_name } { $other ->
        [one] one point
       *[other] { $other } points
      } of bad luck
  }; { $play_kind ->
    [none] you both played equally well.
    [good] your own play was { $play ->
        [one] one point
       *[other] { $play } points
      } better.
   *[bad] your own play was { $play ->
        [one] one point
       *[other] { $play } points
      } worse.
  }
review-story = { $own_kind ->
    [none] { $name } had neither good nor bad luck
    [good] { $name } had { $own ->
        [one] one point
       *[other] { $own } points
      } of luck
   *[bad] { $name } had { $own ->
        [one] one point
       *[other] { $own } points
      } of bad luck
  }, { $other_kind ->
    [same] { $other_name } { $other }
    [none] { $other_name } neither
    [good] { $other_name } { $other ->
        [one] one point
       *[other] { $other } points
      } of good luck
   *[bad] { $other_name } { $other ->
        [one] one point
       *[other] { $other } points
      } of bad luck
  }; { $play_kind ->
    [none] both played equally well.
    [good] { $name } played { $play ->
        [one] one point
       *[other] { $play } points
      } better.
   *[bad] { $other_name } played { $play ->
        [one] one point
       *[other] { $play } points
      } better.
  }
review-points-note = A point is a hundredth of a win.
review-turning = Turning points
review-turning-move = Move { $move }
review-decisions-you = Your decisions
review-decisions = Decisions of { $name }
review-accuracy = Accuracy: { $percent } of 100
review-before = Decision before
review-next = Next decision
review-mark-best = Best
review-mark-good = Good
review-mark-inexact = Inexact
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-memory-person = Remembering as people do:
review-memory-perfect = Remembering everything:
review-chosen = Chosen: { $action }
review-was-best = Nothing better was found.
review-was-best-secret = One of the right choices: where nobody sees it, it is best to vary.
review-better = { $points ->
    [0] About as good: { $action }
    [one] Better by one point: { $action }
   *[other] Better by { $points } points: { $action }
  }
review-hardly = The difference is small, or not sure.
review-brings = That would have brought for sure:
review-compare-best = { $action }: nothing better was found.
review-compare-equal = { $action }: as good as the best, as far as can be told.
review-compare-worse = { $points ->
    [one] { $action }: one point less than the best.
   *[other] { $action }: { $points } points less than the best.
  }
review-compare-unknown = { $action }: it did not look good enough to be looked into.
review-retry = My mistakes
review-retry-other = The mistakes
review-retry-none = No decision surely cost anything.
review-try = Try it
review-exercise = Exercise { $number } of { $count }: move { $move }
review-exercise-task = What would you do now?
review-exercise-best = Best: { $action }. Chosen in the game: { $chosen }.
review-exercise-next = Next one
review-sketch = Tried from move { $move }
review-sketch-task = Your turn. What is still to come is as in the game; nothing of this counts.
review-sketch-others = The others are playing…
replay = Replay of { $game }
replay-move = Move { $move } of { $moves }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-perspective = Through whose eyes?
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
proof-good = They match: the deal was fixed before the first move.
proof-bad = They do not match: another game was promised!
proof-deal-good = Dealt again on this device from the seed: exactly the cards of this game.
proof-deal-bad = Dealt again on this device from the seed: other cards come out!
proof-seen = The promise is the one this device noted when the game began.
proof-unseen = This device was not there when the game began; the promise is the server’s.
proof-record = Download the record to check it with: tavolata verify FILE
proof-running = The seed is public once the game is over. Until then, this is the promise:

lesson-title = Your first game of { $game }
play-well-title = Playing { $game } well
lesson-step = Step { $step } of { $steps }
lesson-next = Continue
lesson-back = Back
lesson-try = Your turn: do it on the board.
lesson-other = That is allowed, too. For now, try what is marked.
lesson-better = That is allowed, but good players do better here. Now it is marked.
lesson-marked = It is your turn. What is marked is a good choice.
lesson-goes-on = So it goes on until the end.
lesson-example = An example from the rulebook. Do what is marked, and see what comes of it.
lesson-over = This is how that game ended.
lesson-play = Play a real game
lesson-leave = End the lesson

missing-title = A dead end
missing-text = This address leads nowhere. Perhaps part of it got lost.
unknown-table-text = This device has no seat at this table. Ask for the link again.
offline-title = No connection
offline-text = The server cannot be reached. Rules, saved replays and settings still work.

# A table that is drawn from declarations.
choice-what = What do you choose?
choice-again = Choose something else
piece-face-down = a face-down card
piece-empty-cell = empty
