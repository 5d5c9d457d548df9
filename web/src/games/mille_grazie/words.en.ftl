# Words of Mille Grazie's board, for the browser only.

task-ambush = The coach sets out from { $city }. Where do you lie in wait?
task-ambushes = The coach sets out from { $city }. Choose two roads to lie in wait on.
task-escort = With an escort, or alone?
task-take = An order lies in { $city }. Take it along?
task-discard = You have three orders. Which one do you give up?
task-walk = { $left ->
    [one] The last road: touch it twice.
   *[other] { $left } roads to go: touch one twice.
  }

map-name = Map of northern Italy. Arrow keys go from road to city to road; Shift with a letter touches that road.
zoom-in = Zoom in
zoom-out = Zoom out
road-name = Road { $letter }: { $name }, { $one }–{ $other }, { $colour }, { $cost ->
    [one] an ambush costs 1 order.
   *[other] an ambush costs { $cost } orders.
  }
road-planned = Planned as road { $number }.
road-walked = Already taken on this journey.
road-escorted = The escort rides here.
road-robber = { $name } lies in wait here.
road-promised = { $name } promised to lie in wait here.
road-off = It does not connect to your route.
city-far = { $city } is too far for this journey.
city-order = An order to { $destination } for { $points ->
    [one] 1 point
   *[other] { $points } points
  } lies here
city-people = Here: { $names }
city-wanted = { $name } carries orders for here, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
order-open = from { $first } to { $destination }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
order-held = Order to { $destination }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

traveller-nobleman = { $name }, the nobleman
traveller-robber = { $name }, robber
has-set = { $name } lies in wait somewhere
no-orders = no orders
orders-all = All orders
orders-fewer = Fewer orders
steps-open = 4–5 roads: 4 with an escort, 5 without
steps-escorted = With an escort: { $left } of { $total } roads to go
steps-alone = Without an escort: { $left } of { $total } roads to go

robber-name = You are a robber
nobleman-name = You are the nobleman
compass = Compass
compass-number = Compass { $number }
compass-escort = Compass of the escort
compass-open = no road yet
set-open = { $count ->
    [one] Which road?
   *[other] Which two roads?
  }
set-way = With an escort, or alone?
set-ambush = Set { $letters }
promise = Promise everybody
promise-help = Everybody at the table hears it. Nothing holds you to it.
promised-own = You promised: { $action }
talk = Chat
way-alone = Alone
way-escort = With an escort
way-roads = { $count } roads
set-alone = Set out alone
set-escort = Escort on { $letter }
take-it = Take it
leave-it = Leave it
take-fourth = You carry three already: you would have to give one up.
discard-this = Give up the order to { $destination }
walk-first = Take road { $letter }
walk-touch = Touch a road
plan-gain = { $count ->
    [0] delivers nothing
    [one] delivers 1 order: +{ $points }
   *[other] delivers { $count } orders: +{ $points }
  }
plan-risk = At risk: { $roads }
plan-safe = No risk: the escort is there
plan-wipe = Clear the route

cry-robbed = Mille grazie!
cry-foiled = Foiled!
ambush-empty = Nothing in the coach…
told-robbed = Road { $letter }: { $robbers } robbed { $name } ({ $count ->
    [one] 3 points
   *[other] 3 points each
  }). Lost: { $lost }.
told-robbed-nothing = Road { $letter }: { $robbers } robbed { $name } ({ $count ->
    [one] 3 points
   *[other] 3 points each
  }). There was nothing to lose.
told-foiled = Road { $letter }: { $robbers } lay in wait, but { $name }’s escort drove them off.

legend = What the map shows
legend-green = Green, a thin line, a round letter: an ambush costs 1 order.
legend-violet = Violet, a dashed line, a square letter: 2 orders.
legend-orange = Orange, a thick line with beads, a letter with six corners: 3 orders.
legend-keys = Cards in cities show where they go and what they bring; flags show what the nobleman is to bring there. Pinch, or press + and −, to zoom in and out.
pile = { $count ->
    [one] 1 order lies in the draw pile.
   *[other] { $count } orders lie in the draw pile.
  }
pile-discarded = Discarded: { $orders }.
legend-reconstructed = This map is our reconstruction. 12 of the 14 cities, eight roads, six names of roads, three colours and four orders are known; the rest is ours. If your printed map is different, the printed map is right.

share-delivered = orders delivered
share-robbed = ambushes

lesson-1 = You take turns as the nobleman in the coach; the others are robbers. Orders brought to their cities score, and so do ambushes. The first to 30 points wins. First Giulia travels, from La Spezia.
lesson-2 = You are a robber. The flag shows: Giulia wants to go to Piacenza. Turn the compass to W, or touch W on the map; then set it. Nobody sees it.
lesson-3 = Mille grazie! No escort rode on W: 3 points for you. On a green road she loses one order, drawn blind, before she reaches the city; on a violet one two, on an orange one three.
lesson-4 = Later you travel, from Ferrara. Alone over exactly five roads; with an escort over exactly four, but safe on one of them. Choose the escort, on the orange road I, and set out.
lesson-5 = In Ferrara lies an order to Milano for 5 points. You may carry three. Touch the card to take it.
lesson-6 = A new order was turned up at once. Now touch road I, then touch it again to take it. If you touch more roads first, you see what they would deliver and risk.
lesson-7 = Zio Carlo lay in wait on I, and your escort drove him off: no points for him, nothing lost. Now take J to Milano.
lesson-8 = Delivered: 5 points! No road is taken twice on one journey. At a real table you can talk before you set your compass: robbers may promise anything, and keep nothing. Buon viaggio!

play-well-1 = Your order for San Marino brings 8 points, and your escort rides on U, the last road there. Three roads are left. T to Piacenza is green and close. Which road do you take from Genova?
play-well-2 = L, N, U: exactly three roads, with one more order on the way. Everybody knew where you were going, and somebody lay in wait just where your escort rode. Before the first road, count to the end of the journey.
play-well-3 = Two roads left, two orders in your hand. In Firenze lies an order for Modena, one road beyond. N to Firenze is orange, L to Genova only violet. Which one?
play-well-4 = An ambush on orange costs three orders, on violet two. You hold two: for you both roads are equally dear. So take the one that leads somewhere: 3 points, and your order for Bologna is one road away. What a road may cost depends on what you carry.
play-well-5 = You carry an order for Venezia and travel without an escort. I and B go there in two roads, O, C and V in three, and three are left. Which way?
play-well-6 = 5 points and two new orders. Robbers wait on the short way first; this one is green all along and ends exactly where you want to be. You need not be quick, only unforeseen.
play-well-7 = One road left, and nothing can be delivered on it. You hold two orders for Brescia and one for Mantova. E ends in Modena, P in Milano. Where do you want to set out next time?
play-well-8 = From Milano it is one road to Brescia and one to Mantova: 15 points, and nobody knows where you go first. Besides, with three orders violet is less dear than orange. The last road is the beginning of the next journey. Now try it in a real game!
