# Words of Mille Grazie.

summary = Carry orders through northern Italy, or lie in wait for those who do.
aim = As a nobleman, carry orders to their cities; as a robber, lie in wait where the nobleman comes by. Whoever has 30 points first wins (r 12, r 18, r 25).

option-first = who begins
option-first-help = A seat, or drawn at random.

colour-none = no road
colour-green = green
colour-violet = violet
colour-orange = orange

verb-escort = with an escort
verb-alone = alone, without an escort
verb-take = take it
verb-leave = leave it

field-road = Which road?
field-roads = Which two roads?
field-order = Which order do you discard?

action-ambush = lie in wait on road { $road }
action-ambushes = lie in wait on roads { $roads }
action-escort = escort on road { $road }
action-alone = alone, without an escort
action-take = take the order
action-leave = leave the order
action-discard = discard { $order }
action-walk = take road { $road }
event-dealt = { $seat } gets the order { $order } and starts in { $city }.
event-order-opened = { $order } is turned up in { $city }.
event-order-misfit = { $order } is drawn and discarded: there is already an order in { $city }.
event-reshuffled = The discarded orders are shuffled into a new draw pile.
event-round-began = { $seat } is the nobleman.
event-ambush-set = { $seat } lies in wait on road { $road }.
event-ambush-set-secret = { $seat } lies in wait somewhere.
event-ambushes-set = { $seat } lies in wait on roads { $roads }.
event-ambushes-set-secret = { $seat } lies in wait on two roads somewhere.
event-escort-set = { $seat } has an escort on road { $road }.
event-escort-set-secret = { $seat } has an escort somewhere and travels four roads.
event-went-alone = { $seat } has no escort and travels five roads.
event-order-taken = { $seat } takes { $order } in { $city }.
event-order-left = { $seat } leaves { $order } in { $city }.
event-order-discarded = { $seat } discards { $order }.
event-walked = { $seat } takes road { $road } ({ $colour }) towards { $city }.
event-robbed = Mille grazie! { $seat } lay in wait on road { $road }: { $points } points.
event-foiled = { $seat } lay in wait on road { $road }, but the escort was there: no points.
event-order-lost = { $seat } loses { $order }.
event-arrived = { $seat } arrives in { $city }.
event-delivered = { $seat } delivers { $order } in { $city }: { $points } points.
event-journey-ended = { $seat }’s journey ends in { $city }.
event-ended = Somebody has 30 points. The game is over.

error-over = The game is over: somebody has 30 points.
error-not-the-nobleman = You are a robber this round; the nobleman sits on seat { $nobleman }.
error-robbers-first = First the robbers set their letters; then you travel.
error-no-ambush-now = Letters are set before the journey, and by the robbers only.
error-already-set = You have already set your letter, and it stands.
error-two-letters = With two players the robber sets two letters at once, for example CV.
error-one-letter = With three or four players every robber sets one letter.
error-no-such-road = There is no road with the letter { $road } on this map.
error-escort-first = First say whether you travel with an escort or alone.
error-escort-settled = Whether you travel with an escort is settled for this journey.
error-take-or-leave = First take the order in { $city } or leave it.
error-discard-first = You hold three orders: first discard one of { $held }.
error-no-order-here = There is no order to take or leave in { $city } now.
error-nothing-to-discard = An order is discarded only to make room for a fourth one.
error-road-walked = You have already taken road { $road } on this journey.
error-road-elsewhere = Road { $road } does not lead from { $city }. The roads from there are: { $roads }.

error-edition-number-of-cities = { $file }: there must be 2 to { $most } cities, not { $found }.
error-edition-city-twice = { $file }: the city “{ $city }” is named twice.
error-edition-road-letter = { $file }: road { $number } needs a letter from A to Z of its own, not “{ $letter }”.
error-edition-road-colour = { $file }: road { $letter } cannot be “{ $colour }”. Choose one of: { $known }.
error-edition-road-cities = { $file }: road { $letter } must join two different cities of the map, not “{ $cities }”.
error-edition-not-connected = { $file }: not every city can be reached from every other.
error-edition-order-cities = { $file }: order { $number } must name two different cities of the map, not “{ $first }” and “{ $destination }”.
error-edition-order-points = { $file }: order { $number } must bring 1 to 30 points, not { $points }.
error-edition-number-of-orders = { $file }: { $found } orders are too few or too many: from { $least } to { $most } are needed, so that one that fits can always be drawn.

error-position-road-twice = A road is named twice in “{ $entry }”: name each once.
error-position-letters = “{ $entry }” needs { $needed ->
    [one] one letter
   *[other] { $needed } letters
} or none, not { $given }.
error-position-open-order = The order { $order } cannot lie open in { $city }: it lies in { $first }.
error-position-nobleman-robs = “{ $entry }” must be empty: the nobleman sets no letters.
error-position-before-the-journey = In the phase “{ $phase }” the journey has not begun: leave out “{ $entry }”.
error-position-winner = In the phase “{ $phase }” this cannot be: the game is over if and only if somebody has { $points } points.
error-position-no-open-order = The phase cannot be “{ $phase }”: no open order lies in { $city }, where the nobleman is.
error-position-room-for-an-order = The phase cannot be “{ $phase }”: the nobleman holds fewer than { $most } orders.

table-round = { $nobleman } is the nobleman
table-setting = the robbers set their ambushes
table-escorting = with or without an escort?
table-travelling = { $count ->
    [0] at the end of the journey
    [one] 1 road to go
   *[other] { $count } roads to go
}
table-over = the game is over
table-open = Open orders
table-escort = escort
table-colours = Ambush costs { $green } green: 1 order, { $violet } violet: 2, { $orange } orange: 3. { $card } an open order. 1–4 noblemen.
table-two-letters = two letters, for example FV
