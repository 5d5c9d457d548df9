# Words of Da Luigi's board, for the browser only.

task-action = Touch a market field to buy it, or the stack to greet new guests.
task-action-shop = Touch a market field to buy it.
task-action-greet = Touch the stack to greet new guests.
task-field = Touch the market field you want to buy.
task-push = Pay: touch the guest who moves on.
task-confirm = Touch “Done”, or touch your choice again to take it back.
task-give = Touch the restaurant that gets the guest, or drag the card there.
task-bouquet = Take the bouquet, or do without it.
task-move = Touch one of your guests: that guest moves one place on.
task-discard = Touch what you give up: a cube, or your tile.
task-serve = Touch the dish of the guest who gets it.
task-complete = Touch a guest with the joker’s cap, or serve no more.
task-joker = Choose what stands for the missing dish.
task-spend = Touch a cube in your supply to spend it.
task-give-back = Touch a cube in your supply to put it back into the bag.
progress = { $stack ->
    [one] 1 guest to come
   *[other] { $stack } guests to come
  }
progress-soon = The last guest has come
progress-final = { $turns ->
    [one] Final round: the last turn
   *[other] Final round: { $turns } turns left
  }
progress-over = Closing time

cubes = { $count ->
    [1] { $dish }
   *[other] { $count }× { $dish }
  }
cubes-none = nothing
seated = { $name }, { $minutes } minutes left, missing: { $missing }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
place-free = { $minutes } minutes: free
place-minutes = Place of { $minutes } minutes
bar-of = { $name }’s guests, from 60 minutes to 10
restaurant-of = { $name }’s restaurant
small-name = { $name }: { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
  }, { $supply ->
    [one] 1 cube
   *[other] { $supply } cubes
  } in the supply, { $fulfilled } satisfied, { $lemons ->
    [one] 1 lemon
   *[other] { $lemons } lemons
  }, { $bouquets ->
    [one] 1 bouquet
   *[other] { $bouquets } bouquets
  }. Show it large
guest-look = Look at the card
push-to = Move on to { $place } minutes
push-out = Move out: { $change }
push-out-short = out
push-back = Take this move back
joker-offer = Complete the order with jokers: { $price }
joker-price = { $desserts ->
    [0] { $cubes } cubes
   *[other] { $cubes ->
        [0] { $desserts } desserts
       *[other] { $desserts } desserts and { $cubes } cubes
      }
  }
dish-touch = Serve it or take it off here
serve-here = Serve { $dish } to { $name }
take-off-here = Take { $dish } off { $name }
field-name = Field { $field }: { $cubes }; { $clocks ->
    [0] costs no clock
    [one] costs 1 clock
   *[other] costs { $clocks } clocks
  }
field-wanted = Field { $field }: { $cubes }; { $clocks ->
    [0] costs no clock
    [one] costs 1 clock
   *[other] costs { $clocks } clocks
  }; your guests want { $wanted } of them
field-empty = Field { $field }: empty
supply-dish = { $dish }: { $count } in the supply
supply-empty = the supply is empty
lemons = { $count ->
    [one] 1 lemon
   *[other] { $count } lemons
  }
bouquets = { $count ->
    [one] 1 bouquet
   *[other] { $count } bouquets
  }
give-to = Give the guest to { $name }
greet-now = Greet new guests; { $count } in the stack
greet-short = Greet
arrival-name = At the door: { $guest }
arrival-me = My restaurant
arrival-enough = gets no more guests now
would-one-cube = draws a cube
would-two-cubes = draws two cubes
would-lemon-taken = takes a lemon
would-bouquet-returned = loses a bouquet
would-bouquet-taken = may take a bouquet
would-lemon-returned = may give back a lemon
would-none-left = no tile is left
would-move = must move a guest on
would-discard = must give something up
would-discard-nothing = has nothing to give up
would-another-guest = gets the next guest, too
would-nobody = nobody else comes
would-none = brings nothing
mark-new = new
mark-moved = moved on
mark-served = served
mark-left = { $name } has walked out
question-field = Which field do you buy?
question-push = { $clocks ->
    [one] 1 clock to pay: who moves on?
   *[other] { $clocks } clocks to pay: who moves on?
  }
question-serve = Not enough for everybody: who gets it?
question-complete = Jokers would complete an order.
question-give-back = The bag is empty: keep ten cubes, put the others back.
unsent-buy = Buy field { $field }?
unsent-push = { $guest } moves to { $place }.
unsent-out = { $guest } walks out: { $change }.
confirm = Done
no-jokers = No jokers
serve-done = Done serving
ribbon-soon = The last guest has come: the final round follows
ribbon-final = { $turns ->
    [one] Final round: the last turn
   *[other] Final round: { $turns } turns left
  }
bag-name = Bag, { $count } cubes: what is in it
bag-title = Cubes, tiles and guests who left
bag-players = players
bag-all = in all
bag-tiles = { $count ->
    [one] 1 tile is left: a lemon or a bouquet.
   *[other] { $count } tiles are left: lemons or bouquets.
  }
bag-left = { $count ->
    [0] Nobody has walked out yet
    [one] 1 guest has walked out
   *[other] { $count } guests have walked out
  }
bag-came-back = { $count ->
    [one] 1 guest who had walked out was shuffled in again and is still to come
   *[other] { $count } guests who had walked out were shuffled in again and are still to come
}
legend = What the signs mean
legend-clock = A clock: one guest moves one place on
legend-points = What a guest is worth, once satisfied
legend-door = The way out: whoever gets here leaves, and costs a lemon
legend-served = Satisfied guests
legend-joker = Two desserts, or any four cubes, stand for a missing dish
legend-reconstructed = The guests are our own reconstruction: of the printed cards only the two start guests are known, without their points. Names and faces are ours. If you own the box, you can play with its guests.

share-guests = satisfied guests
share-jokers = guests with jokers
share-bouquets = bouquets
share-lemons = lemons

lesson-1 = This is your restaurant. Two guests are waiting at the bar: Nonna Adele for 60 more minutes, Pippo for 40. Their cards show what they have ordered; what you had in your supply is already served. A guest who gets everything brings the points on the star.
lesson-2 = You buy at the market. The lower rows have more cubes, but cost clocks. The little tick says how many cubes of a field your guests want. Touch the marked field.
lesson-3 = You have two clocks to pay: for each, one of your guests moves one place to the right, towards the door. Touch Nonna Adele; she has the most patience. After that Pippo is in her way, so he moves for the other clock. Then touch “Done”; until you do, you can take everything back.
lesson-4 = What fitted was served by itself, and Pippo, who has got everything, brings you 3 points. Instead of buying, you can greet new guests: two for you, one for Zio Carlo. Touch the stack!
lesson-5 = The guests are turned up one by one, and you decide at once who gets each. You see where they would sit, whom they push on, and what they bring. Give this one to the marked restaurant.
lesson-6 = That guest brought Zio Carlo a lemon: a point less. A guest who is pushed past 10 minutes walks out and costs a lemon, too; a bouquet is a point more. Two desserts, or any four cubes, stand for a missing dish if that completes an order.
lesson-7 = When the stack is used up, everybody buys once more. Then satisfied guests, bouquets and lemons are counted. Buon appetito!

play-well-1 = You owe one more clock. Delia Amoroso on 10 would pay it by leaving, but who pays is served afterwards, and you have water for her. Who has more time?
play-well-2 = Serena moves to 30, and Delia gets her water just before the door: a point for you instead of a lemon, and her place is free. Let the guests pay who have time, not those who lack only one cube.
play-well-3 = The other restaurant is empty. So the other player has to greet next, and one of those guests will be yours. Two guests of your own are still waiting. Greet, or go shopping?
play-well-4 = You buy 2 wine and a dessert: the captain has only salad and pizza to wait for, and two desserts are a joker. Greeting is work that you do for the others, too. Where they have to do it, let them.
play-well-5 = One pizza, and two guests want it: Zia Ortensia on 30 and Gigi Forte on 10. Each brings 3 points. Who gets it?
play-well-6 = Gigi would have been the next to go out of the door; now he pays. For Zia Ortensia there is time, and any four cubes from your supply would do. Serve first whoever cannot wait. Now try it in a real game!
