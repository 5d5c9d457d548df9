# Words of Da Luigi.

summary = Buy what your guests have ordered before they lose their patience.
aim = Buy cubes at the market and serve your guests in time, or greet new ones. Served guests bring points, lemons cost one each; the most points win (r 20, r 43, r 49).
tie-break = more cubes in the supply and on guests

option-first = who begins
option-first-help = A seat, or drawn at random.
option-rulebook = whose rulebook
option-rulebook-help = The publisher’s, or the translation by Italian fans, which differs in a few places.
option-open_score = open score
option-open_score-help = Everybody sees all points during the game.

dish-water = water
dish-wine = wine
dish-salad = salad
dish-pizza = pizza
dish-pasta = pasta
dish-dessert = dessert
tile-lemon = lemon
tile-bouquet = bouquet
change-lemon_taken = a lemon
change-bouquet_returned = a bouquet goes back
change-bouquet_taken = a bouquet
change-lemon_returned = a lemon goes back
change-none_left = no tile is left
special-none = —
special-one-cube = 1 cube
special-two-cubes = 2 cubes
special-lemon = lemon
special-bouquet = bouquet
special-move = move
special-discard = discard
special-another-guest = 1 guest
special-none-help = This guest brings nothing with them.
special-one-cube-help = Whoever gets this guest draws 1 cube from the bag.
special-two-cubes-help = Whoever gets this guest draws 2 cubes from the bag.
special-lemon-help = Whoever gets this guest takes a lemon (−1 point) or returns a bouquet.
special-bouquet-help = Whoever gets this guest gains a bouquet (+1 point) or loses a lemon.
special-move-help = Whoever gets this guest must move one of their guests one place on.
special-discard-help = Whoever gets this guest must give up a cube, a lemon or a bouquet.
special-another-guest-help = Whoever gets this guest gets the next one from the stack as well.
special-bouquet-now = The new guest brings a bouquet: +1 point, or one lemon less.
special-move-now = The new guest brings unrest: one of your guests must move one place on.
special-discard-now = The new guest costs something: a cube, a lemon or a bouquet.

verb-shop = A: buy and serve
verb-greet = B: greet new guests
verb-take-bouquet = take the bouquet
verb-leave-bouquet = do without it
verb-discard = a cube from the supply
verb-take-off = a cube from a guest
verb-discard-tile = a tile (lemon or bouquet)
verb-serve = serve
verb-done = done
verb-complete = complete an order with jokers
verb-two-desserts = two desserts
verb-four-cubes = four cubes

field-field = Which market field?
field-place = Which guest?
field-push-place = Which guest moves one place to the right?
field-serve-place = Which guest gets the cube?
field-complete-place = Whose order do you complete with jokers?
field-take-off-place = From which guest?
field-dish = Which dish?
field-discard-dish = Which cube do you give up?
field-spend-dish = Which cube do you spend?
field-give-back-dish = Which cube goes back into the bag?
field-to = Who gets this guest?
field-tile = Which tile?

action-shop = A: buy and serve
action-greet = B: greet new guests
action-buy = buy field { $field }
action-push = move on the guest at { $place }
action-give = give the guest to { $to }
action-take-bouquet = take the bouquet
action-leave-bouquet = do without the bouquet
action-discard = give up { $dish } from the supply
action-take-off = take { $dish } off the guest at { $place }
action-discard-tile = give up a { $tile }
action-serve = { $dish } for the guest at { $place }
action-done = done
action-complete = complete the order of the guest at { $place } with jokers
action-two-desserts = two desserts
action-four-cubes = four cubes
action-spend = spend { $dish }
action-give-back = put { $dish } back into the bag

event-turn-began = It is { $seat }’s turn.
event-turn-lost = { $seat } cannot buy anything and loses the turn.
event-went-shopping = { $seat } goes to the market.
event-bought = { $clocks ->
    [0] { $seat } buys field { $field } without paying a clock
    [one] { $seat } buys field { $field } for 1 clock
   *[other] { $seat } buys field { $field } for { $clocks } clocks
}.
event-took = { $seat } takes{ $water ->
    [0] {""}
   *[other] {" "}{ $water }×{ dish-water }
}{ $wine ->
    [0] {""}
   *[other] {" "}{ $wine }×{ dish-wine }
}{ $salad ->
    [0] {""}
   *[other] {" "}{ $salad }×{ dish-salad }
}{ $pizza ->
    [0] {""}
   *[other] {" "}{ $pizza }×{ dish-pizza }
}{ $pasta ->
    [0] {""}
   *[other] {" "}{ $pasta }×{ dish-pasta }
}{ $dessert ->
    [0] {""}
   *[other] {" "}{ $dessert }×{ dish-dessert }
}.
event-moved = { $seat } moves { $guest } to { $place }.
event-guest-left = { $guest } walks out on { $seat }: { $change }.
event-served = { $count ->
    [one] { $seat } serves { $dish } to { $guest }.
   *[other] { $seat } serves { $count }×{ $dish } to { $guest }.
}
event-stopped-serving = { $seat } serves no more.
event-cashed = { $guest } is satisfied: { $seat } collects { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-greeted = { $seat } greets { $count } new guests.
event-turned-up = { $guest } is turned up.
event-given = { $guest } goes to { $to }.
event-arrived = { $count ->
    [0] { $seat } seats { $guest } on { $place }.
    [one] { $seat } seats { $guest } on { $place }; 1 guest moves on.
   *[other] { $seat } seats { $guest } on { $place }; { $count } guests move on.
}
event-another-came = { $count ->
    [0] Another guest: { $seat } seats { $guest } on { $place }.
    [one] Another guest: { $seat } seats { $guest } on { $place }; 1 guest moves on.
   *[other] Another guest: { $seat } seats { $guest } on { $place }; { $count } guests move on.
}
event-nobody-came = No card is left: nobody else comes to { $seat }.
event-drew = { $seat } draws { $dish }.
event-lemon = { $seat }: { $change }.
event-bouquet = { $seat }: { $change }.
event-bouquet-left = { $seat } does without the bouquet.
event-discarded = { $seat } gives up { $dish } from the supply.
event-taken-off = { $seat } takes { $dish } off { $guest }.
event-tile-discarded = { $seat } gives up a { $tile }.
event-nothing-discarded = { $seat } has nothing to give up.
event-joker-began = { $seat } completes { $guest }’s order with jokers.
event-desserts-spent = Two desserts stand for { $dish }.
event-cubes-offered = Four cubes will stand for { $dish }.
event-spent = { $seat } spends { $dish }.
event-jokers-ended = { $seat } uses no more jokers.
event-field-filled = Market field { $field } now holds:{ $water ->
    [0] {""}
   *[other] {" "}{ $water }×{ dish-water }
}{ $wine ->
    [0] {""}
   *[other] {" "}{ $wine }×{ dish-wine }
}{ $salad ->
    [0] {""}
   *[other] {" "}{ $salad }×{ dish-salad }
}{ $pizza ->
    [0] {""}
   *[other] {" "}{ $pizza }×{ dish-pizza }
}{ $pasta ->
    [0] {""}
   *[other] {" "}{ $pasta }×{ dish-pasta }
}{ $dessert ->
    [0] {""}
   *[other] {" "}{ $dessert }×{ dish-dessert }
}.
event-bag-filled = The bag is empty: the { $count } cubes beside the market go back into it.
event-cubes-ran-short = No cube is left to draw: whoever has more than 10 gives some back.
event-gave-back = { $seat } puts { $dish } back into the bag.
event-no-cubes = No cube is left to draw; the rest is skipped.
event-stack-ran-out = The last guest of the stack has been taken: the end of the game begins.
event-discard-came-back = { $count ->
    [one] 1 discarded guest is drawn again.
   *[other] The { $count } discarded guests are shuffled to be drawn again.
}
event-final-round = The final round: everybody has one more turn.
event-ended = The last turn is over. The game has ended.

error-over = The game is over.
error-not-you = Seat { $seat } decides now, not you.
error-asked-action = First choose: buy and serve, or greet new guests.
error-asked-field = First choose the market field you want to buy.
error-asked-push = First pay: move one of your guests one place to the right.
error-asked-give = First say who gets the guest that is turned up.
error-asked-bouquet = First take the bouquet or do without it.
error-asked-move = First move one of your guests one place to the right.
error-asked-discard = First give up a cube, a lemon or a bouquet.
error-asked-serve = First serve.
error-asked-serve-or-done = First serve, or say “done”.
error-asked-complete = First choose whose order you complete with jokers, or say “done”.
error-asked-joker = First say whether two desserts or four cubes stand for the missing dish.
error-asked-spend = First choose the cubes that you spend.
error-asked-give-back = First put cubes back into the bag until you have 10.
error-no-more-guests = In the final round no new guests are greeted; you can only serve.
error-no-guest = You have no guest to serve; greet new ones.
error-nothing-to-buy = There is nothing that you can buy and pay for; greet new guests.
error-empty-field = Field { $field } is empty.
error-too-expensive = Field { $field } costs { $clocks ->
    [one] 1 clock
   *[other] { $clocks } clocks
}, but your guests can move only { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the exit, all together.
error-nobody-there = There is no guest of yours on { $place }.
error-place-taken = The guest on { $place } cannot move: somebody is on { $next }.
error-no-such-player = There is no seat { $seat } at this table of { $players }.
error-got-enough = Seat { $seat } has already had all its guests for this turn.
error-none-in-supply = There is no { $dish ->
    [water] { dish-water }
    [wine] { dish-wine }
    [salad] { dish-salad }
    [pizza] { dish-pizza }
    [pasta] { dish-pasta }
   *[dessert] { dish-dessert }
} in your supply.
error-none-laid = There is no { $dish ->
    [water] { dish-water }
    [wine] { dish-wine }
    [salad] { dish-salad }
    [pizza] { dish-pizza }
    [pasta] { dish-pasta }
   *[dessert] { dish-dessert }
} on a guest of yours on { $place }.
error-no-tile = You have no { $tile ->
    [lemon] { tile-lemon }
   *[bouquet] { tile-bouquet }
}.
error-not-wanted = The guest on { $place } does not want any more { $dish ->
    [water] { dish-water }
    [wine] { dish-wine }
    [salad] { dish-salad }
    [pizza] { dish-pizza }
    [pasta] { dish-pasta }
   *[dessert] { dish-dessert }
}.
error-must-serve = Every cube that fits has to be served first.
error-more-than-one-missing = The guest on { $place } is still missing { $missing } dishes: a joker may only be the last one.
error-not-enough-for-jokers = For the guest on { $place } { $missing ->
    [one] 1 dish is
   *[other] { $missing } dishes are
} missing; your cubes are not enough for so many jokers.
error-no-two-desserts = There are not two desserts in your supply.
error-no-four-cubes = There are not four cubes in your supply.
error-too-little-left = Then too little would be left for the dishes that are still missing.

error-edition-part-unknown = { $file }: in entry { $number } of “{ $list }”, “{ $part }” means nothing. Known parts: { $known }.
error-edition-guest-twice = { $file }: the guest “{ $guest }” is named twice; guests need names of their own.
error-edition-guest-minutes = { $file }: entry { $number } of “{ $list }” ({ $guest }) cannot wait { $minutes } minutes. Choose one of: { $known }.
error-edition-guest-wants = { $file }: entry { $number } of “{ $list }” ({ $guest }) must want 1 to 4 dishes out of { $known }, not “{ $wants }”.
error-edition-guest-points = { $file }: entry { $number } of “{ $list }” ({ $guest }) must bring 1 to 5 points, not { $points }.
error-edition-guest-special = { $file }: entry { $number } of “{ $list }” ({ $guest }) cannot have the special “{ $special }”. Choose one of: { $known }; or leave it out.
error-edition-number-of-guests = { $file }: “guests” must list { $expected } guests, not { $found }.
error-edition-number-of-another = { $file }: at most { $most } guests may bring another guest, not { $found }; otherwise there might be no card left to draw.
error-edition-number-of-start-guests = { $file }: “start_guests” must list two guests, whom every player gets, or eight, two for each of four players, not { $found }.
error-edition-start-guests = { $file }: pair { $number } of “start_guests” must be one who waits 60 minutes and one who waits 40; one of them wants 4 dishes, the other 2.
error-edition-start-dessert = { $file }: one of the two guests of pair { $number } of “start_guests” must want one dessert; here they want { $found } together.
error-edition-start-special = { $file }: the start guest { $guest } must have the special “{ $expected }”, not “{ $special }”.

sign-cube = cube
sign-space = missing
sign-points = points
sign-clock = clocks
error-position-lemons-and-bouquets = “{ $entry }” cannot have lemons and bouquets: one takes the other away.
error-position-places = “{ $entry }” must have { $places } places, from 60 to 10 minutes, not { $given }.
error-position-too-patient = { $guest } cannot sit at { $place }: the guest waits { $minutes } minutes at most.
error-position-order = The cubes on { $guest } at { $place } do not fit: only what the guest wants lies there, and something is still missing.
error-position-stack = “{ $entry }” has { $given } unnamed guests, but only { $most } are nowhere else.
error-position-recycled = { $guest } is not among the hidden guests: only those in “stack”, “taken” or “box” can be in “recycled”.
error-position-cubes-left = These cubes are nowhere: { $cubes }. Put them into “bag”, “beside” or “lost”, or leave out “bag” or “beside”.
error-position-tiles = There are only { $most } lemons and bouquets, not { $given }.
error-position-not-with-question = “{ $entry }” does not go with the question “{ $question }”: leave it out.
error-position-needed-with-question = The question “{ $question }” needs “{ $entry }”.
error-position-clocks = The guests of this player cannot pay { $clocks } clocks.
error-position-gets = “gets” is too small: { $guests } guests have still to be given away.
error-position-joker = “joker” does not fit the guest at { $place }: at most one joker for each missing dish, and cubes only while they are spent.
error-position-give-back = Nobody has to give cubes back who has { $most } or fewer.

table-turn = { $player }’s turn
table-other-decides = { $player }: { $phase }
table-action = A or B?
table-buying = buying
table-paying = { $clocks ->
    [one] 1 clock to pay
   *[other] { $clocks } clocks to pay
}
table-greeting = { $count ->
    [one] 1 guest to give out
   *[other] { $count } guests to give out
}
table-serving = serving
table-jokers = jokers
table-giving-back = returning cubes
table-stack = { $count } in the stack
table-final-round = final round
table-over = the game is over
table-market = Market
table-clocks = { $clocks ->
    [0] free
    [one] 1 clock
   *[other] { $clocks } clocks
}
table-bag = bag
table-beside = beside
table-piles = Stack { $stack } · discarded { $discarded } · tiles { $tiles }
table-came-back = Drawn again from the discard: { $guests }
table-supply = supply
table-fulfilled = { $count ->
    [one] 1 satisfied
   *[other] { $count } satisfied
}
table-tiles = { $lemons ->
    [0] {""}
    [one] 1 lemon
   *[other] { $lemons } lemons
}{ $bouquets ->
    [0] {""}
    [one] 1 bouquet
   *[other] { $bouquets } bouquets
}
table-guest = { $guest } waits { $minutes } minutes for { $wants } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-to-serve = To be served:
table-joker = Joker for { $guest }: { $dish } is missing{ $cubes ->
    [0] {""}
    [one] , 1 cube still to be spent
   *[other] , { $cubes } cubes still to be spent
}.{ $jokers ->
    [one] {""}
   *[other] {" "}{ $jokers } jokers to go in all.
}
table-fits = { $sign } how many of these cubes your guests are still missing
table-out = walks out
table-gets = { $count ->
    [one] gets 1 more
   *[other] gets { $count } more
}
table-arrival = { $count ->
    [0] { $place } is free
    [one] 1 guest moves on from { $place }
   *[other] { $count } guests move on from { $place }
}
table-arrival-out = { $guest } is pushed out
error-position-not-here = { $card } in “{ $entry }” is not a start guest of anybody at this table. Name another guest.
