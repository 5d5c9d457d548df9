# Words of Mamma Mia! Plus.

summary = Everybody bakes in one oven. Remember what is in it, and put in the right order at the right time.
aim = Put ingredients into the oven, and an order when you think that everything it needs is there. Whoever has the most finished orders in the end wins (r 7, r 8, r 42).
tie-break = more ingredients left in hand

option-helping = helping
option-helping-help = Whoever lacks ingredients may ask the others; the oven is cleared three times. Without helping: four times.
option-oven_memory = show the oven
option-oven_memory-help = Show all that lies in the oven, for those who do not want to remember it.
option-open_count = count openly
option-open_count-help = Show during the game how many finished orders everybody has.
option-colours = colours
option-colours-help = Everybody’s colour by seat, for example red,green,yellow; or drawn at random.
option-first = who begins
option-first-help = A seat, or drawn at random.

kind-pineapple = pineapple
kind-olives = olives
kind-peppers = peppers
kind-mushrooms = mushrooms
kind-salami = salami
kind-shrimps = shrimps

# A card of a kind, and several.
one-card = 1 { $kind ->
    [olives] olive
    [peppers] pepper
    [mushrooms] mushroom
    [shrimps] shrimp
   *[other] { $kind }
}
so-many = { $count ->
    [one] { one-card }
   *[other] { $count } { $kind }
}

two-pineapple-olives = { kind-pineapple } and { kind-olives }
two-pineapple-peppers = { kind-pineapple } and { kind-peppers }
two-pineapple-mushrooms = { kind-pineapple } and { kind-mushrooms }
two-pineapple-salami = { kind-pineapple } and { kind-salami }
two-pineapple-shrimps = { kind-pineapple } and { kind-shrimps }
two-olives-peppers = { kind-olives } and { kind-peppers }
two-olives-mushrooms = { kind-olives } and { kind-mushrooms }
two-olives-salami = { kind-olives } and { kind-salami }
two-olives-shrimps = { kind-olives } and { kind-shrimps }
two-peppers-mushrooms = { kind-peppers } and { kind-mushrooms }
two-peppers-salami = { kind-peppers } and { kind-salami }
two-peppers-shrimps = { kind-peppers } and { kind-shrimps }
two-mushrooms-salami = { kind-mushrooms } and { kind-salami }
two-mushrooms-shrimps = { kind-mushrooms } and { kind-shrimps }
two-salami-shrimps = { kind-salami } and { kind-shrimps }

colour-yellow = yellow
colour-purple = purple
colour-green = green
colour-brown = brown
colour-red = red
colour-pink = pink

order-normale = Normale ({ $needs })
order-bombastica = Bombastica (15 or more, of any kinds)
order-monotoni = Monotoni ({ $needs }, 6 of another kind)
order-ghiottona = Ghiottona ({ $needs }, 4 each of two other kinds)
order-monotoni-junior = Monotoni junior (5 of one kind, no { $forbidden })
order-minipizza = Minipizza ({ $needs }, no { $forbidden })
order-minimale = Minimale ({ $needs }, 4 of the kind with the fewest)
order-mamma-mia = Mamma Mia ({ $needs }, 5 { $one } or 5 { $other })

source-stock = the stock
source-waiter = your waiter

answer-none = nothing
answer-yes = yes
answer-no = no

verb-lay-order = put an order on top
verb-no-order = no order
verb-add-missing = add what is missing
verb-ask = ask the others for a card
verb-that-is-all = that is all
verb-give-up = give up
verb-help = help
verb-refuse = do not help

field-kind = Which kind?
field-lay-kind = Which ingredient do you put into the oven?
field-ask-kind = Which card do you ask for?
field-add-kind = Which card do you add?
field-choose-kind = Which kind do you choose?
field-count = How many?
field-order = Which order?
field-source = Where do you draw from?
field-kinds = Which two kinds do you choose?

action-lay = put { so-many } into the oven
action-lay-order = put an order on top: { $order }
action-no-order = no order
action-draw = draw from { $source }
action-choose = choose { $kind }
action-choose-two = choose { $kinds }
action-add-missing = add what is missing
action-ask = ask for { one-card }
action-that-is-all = ask for nothing more
action-give-up = give up
action-help = help
action-refuse = do not help
action-add = add { one-card }

event-seated = { $seat } plays { $colour }.
event-ingredients-drawn = { $count ->
    [one] { $seat } draws 1 ingredient.
   *[other] { $seat } draws { $count } ingredients.
}
event-kind-drawn = [{ so-many }]
event-kind-drawn-forgotten = […]
event-orders-drawn = { $count ->
    [one] { $seat } draws 1 order.
   *[other] { $seat } draws { $count } orders.
}
event-order-drawn = [{ $order }]
event-order-drawn-forgotten = […]
event-began = { $seat } begins.
event-laid = { $seat } puts { so-many } into the oven.
event-laid-forgotten = { $seat } put ingredients into the oven.
event-order-laid = { $seat } puts an order on top: { $order }.
event-order-laid-forgotten = { $seat } put an order on top.
event-missed-turn = { $seat } has no ingredient and misses the turn.
event-clearing-began = The stock is used up. { $seat } clears the oven.
event-ingredients-revealed = [{ so-many }]
event-ingredients-revealed-forgotten = Cards came out of the oven.
event-order-revealed = An order of { $seat }: { $order }.
event-forbidden-found = Forbidden, but laid out: { $kind }.
event-no-fewest-found = No kind is laid out that could be the one with the fewest.
event-kind-chosen = { $seat } chooses { $kind }.
event-kinds-chosen = { $seat } chooses { $kinds }.
event-gave-up = { $seat } gives up.
event-added = { $seat } adds { so-many }.
event-asked-for = { $seat } asks for { one-card }.
event-request-made = Who helps { $seat }?
event-answered = { $seat } answers: { $answer }.
event-helped = { $seat } helps.
event-nobody-helped = Nobody helps { $seat }.
event-gave = { $seat } gives { so-many }.
event-baked = { $seat }’s pizza is baked.
event-ingredients-used = [−{ so-many }]
event-rewarded = As a reward, the top order of { $seat }’s waiter counts as finished, unseen.
event-order-returned = The order goes back under the waiter.
event-oven-cleared = { $number ->
    [1] The oven has been cleared for the first time.
    [2] The oven has been cleared for the second time.
    [3] The oven has been cleared for the third time.
   *[other] The oven has been cleared for the fourth time.
}
event-left-over = Left in the oven: { so-many }.
event-left-over-forgotten = Unused ingredients are left in the oven.
event-stock-renewed = { $count ->
    [0] There is no stock.
    [one] The stock has 1 card.
   *[other] The stock has { $count } cards.
}
event-order-counted = { $seat }: { $order }.
event-ended = The last pizza is out of the oven. The game is over.

error-over = The game is over: the oven has been cleared for the last time.
error-not-your-turn = It is not your turn; it is seat { $turn }’s turn.
error-not-your-order = The order being checked belongs to seat { $owner }.
error-lay-first = First put ingredients of one kind into the oven.
error-not-so-many = You do not have that many: of that kind you have { $count }.
error-one-kind-only = Your ingredients are already in the oven. Now put an order on top, or none.
error-order-not-held = You do not hold that order.
error-order-or-none = First put an order on top, or none.
error-draw-now = Now draw, from the stock or from your waiter.
error-oven-is-cleared = The oven is being cleared: nothing goes in, and nothing is drawn now.
error-others-answer = You are not being asked: the others answer now.
error-already-answered = You have already answered, and it stands.
error-cannot-help = You do not have everything that was asked for.
error-help-or-refuse = You are being asked for help: help, or refuse.
error-no-request = Nobody is asking for help now.
error-choose-first = First choose what your pizza is to be made of.
error-choose-one = Choose one kind.
error-choose-two = Choose two different kinds.
error-forbidden-kind = The forbidden kind cannot be chosen.
error-not-the-fewest = Choose a kind of which the fewest are laid out, but at least one, and which is not printed on the order.
error-one-of-the-two = Choose one of the two kinds printed on the order.
error-own-kind = Your own kind cannot be chosen: it is already printed on the order.
error-nothing-to-choose = There is no kind to choose now.
error-cannot-add = You do not have everything that is missing ({ $short }).
error-add-all-at-once = Say first that you add what is missing.
error-no-helping = There is no helping at this table.
error-ask-for-something = First ask for at least one card.
error-not-missing = No more of that kind are missing.
error-ask-for-more = Ask for more: you could not add the rest yourself.
error-request-begun = You have started asking for help: ask for more, or say that this is all.
error-kind-not-held = You do not hold that kind.
error-add-cards = Add cards from your hand until there are 15.

error-edition-number-of-orders = { $file }: { $colour } must have { $needed } orders, not { $found }.
error-edition-order-part = { $file }: order { $number } needs “{ $part }”, of the kind { $kind }.
error-edition-order-part-unknown = { $file }: “{ $part }” means nothing in order { $number } ({ $pizza }). Known entries: { $known }.
error-edition-order-colour = { $file }: the colour of order { $number } cannot be “{ $name }”. Choose one of: { $known }.
error-edition-order-pizza = { $file }: the pizza of order { $number } cannot be “{ $name }”. Choose one of: { $known }.
error-edition-order-ingredient = { $file }: order { $number } names “{ $name }”, which is not an ingredient. Choose from: { $known }.
error-edition-order-amount = { $file }: order { $number } cannot need { $amount } of “{ $kind }”. It must be a whole number from 0 to { $most }.
error-edition-order-empty = { $file }: order { $number } must need at least one ingredient.
error-edition-order-forbidden = { $file }: order { $number } forbids “{ $kind }”, which it needs. Another kind must be forbidden.
error-edition-order-either = { $file }: order { $number } must offer two different kinds other than its own (“{ $own }”), not “{ $kinds }”.

error-position-colour-twice = “{ $entry }” names a colour twice: every seat has a colour of its own.
error-position-order-colour = The order { $order } cannot be in “{ $entry }”: this seat has the colour { $colour }.
error-position-colour-absent = The order { $order } cannot be in “{ $entry }”: nobody has its colour.
error-position-clearings = After { $last } clearings the game is over, and not before: “clearings” cannot be { $given } in the phase “{ $phase }”.
error-position-revealed = Nothing is revealed in the phase “{ $phase }”: what lies in the closed oven belongs in “oven”.
error-position-stock-in-clearing = There is no stock in the phase “{ $phase }”: leave out “stock”, and put what is nowhere else into “box”.
error-position-checked-phase = “checked” is needed while an order is checked, and only then; the phase is “{ $phase }”.
error-position-checked-not-revealed = The order being checked, { $order }, must be the last card of “revealed”.
error-position-needs = The needs of { $order } do not fit here: what is printed, and for { $chosen } chosen kinds { $times } cards more of each.
error-position-request = More is asked for than is missing: at most { $short } cards.
error-position-helper = “{ $entry }” does not fit: only somebody else helps, and only until the order is baked.
error-position-not-asked = “{ $entry }” must be None: this seat has not been asked.
error-position-number-of-rounds = “{ $entry }” must have one item for each round so far, { $needed }, not { $given }.
error-position-memory-new = “{ $entry }” contradicts itself: { $new } { $kind } were new, but { $drawn } were drawn or are left. Correct it, or leave out “rounds”.
error-position-memory-hand = “{ $entry }” contradicts what seat { $seat } holds, drew, laid and gave. Correct it, or leave out “rounds”.

table-round = Round { $number }
table-clearing = Clearing { $number }
table-laying = { $seat } fills the oven
table-ordering = { $seat }: with an order on top?
table-drawing = { $seat } draws
table-choosing = { $seat } chooses
table-deciding = an order of { $seat }: something is missing
table-requesting = { $seat } asks for help
table-answering = who helps { $seat }?
table-adding = { $seat } adds cards
table-over = the game is over
table-ingredients = ingredients
table-orders = orders
table-waiter = waiter
table-finished = finished
table-oven = { $count ->
    [0] The oven is empty.
    [one] Oven: 1 card
   *[other] Oven: { $count } cards
}
table-to-come = { $count ->
    [0] The oven is empty.
    [one] In the oven: 1 more card
   *[other] In the oven: { $count } more cards
}
table-top = on top:
table-stock = Stock: { $count }
table-finished-pile = Finished: { $count }
table-in-sequence = From the oldest card on:
table-checked = An order of { $seat }: { $order }
table-request = asked for
table-short = { $count ->
    [one] 1 card is missing
   *[other] { $count } cards are missing
}
table-laid-out = laid out
table-used = used
table-needs = needed
table-missing = missing
table-hand = your hand
table-your-orders = your orders
table-no-order = none in hand
