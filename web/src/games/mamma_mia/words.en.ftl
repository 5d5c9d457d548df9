# Words of Mamma Mia's board, for the browser only.

task-laying = Put in cards of one kind: touch its third card to put in three.
task-ordering = Put an order on top, or go on without one.
task-drawing = Draw: from the stock or from your waiter?
task-choosing = Your order: choose a kind on the counter.
task-choosing-two = Your order: choose two kinds on the counter.
task-deciding = Your pizza is missing something: add it, ask, or give up.
task-deciding-add = Your pizza is missing something: add it, or give up.
task-deciding-ask = Your pizza is missing more than you hold: ask, or give up.
task-deciding-none = Your pizza is missing something, and you do not have it.
task-requesting = Ask for more, or say that this is all.
task-requesting-more = Ask for more: for everything you do not have yourself.
task-answering = Will you help? Your answer is secret.
task-answering-none = You cannot help. Nobody learns why.
task-adding = Touch the cards you add.
task-over = The game is over.

hand = Your ingredients
hand-card = { $cards } in your hand
hand-empty = No ingredient in hand
orders = Your orders
without-order = No order
holdings = ({ $colour }, own ingredient: { $kind }): { $ingredients ->
    [one] 1 ingredient
   *[other] { $ingredients } ingredients
  } and { $orders ->
    [one] 1 order
   *[other] { $orders } orders
  } in hand, { $waiter } at the waiter
oven-top = { $count ->
    [one] Oven: 1 card
   *[other] Oven: { $count } cards
  }, on top: { $card }
counter = Laid out
counter-kind = { $kind }: { $count }
counter-choose = Choose { $kind }, laid out: { $count }
counter-choose-missing = Choose { $kind }, laid out: { $count }, { $missing ->
    [0] nothing would be missing
    [one] 1 would be missing
   *[other] { $missing } would be missing
  }
pile-stock = Stock
pile-stock-draw = Draw from the stock, { $count } left
pile-waiter = Waiter
pile-waiter-name = Your waiter: { $count ->
    [one] 1 order
   *[other] { $count } orders
  }
pile-waiter-draw = Draw from your waiter, { $count } left
pile-finished = Finished

check-baked = Baked!
check-returned = Not baked: back under the waiter.
check-no-fewest = No kind counts as the one with the fewest.
check-open = The kinds are still to be chosen.
check-missing = Missing: { $cards }
check-request = { $name } asks for { $cards }
deciding = What will you do?
way-add = Add
way-cannot-add = You cannot add it all
way-ask = Ask for
way-ask-more = Also ask for
way-that-is-all = That is all: I add the rest
way-give-up = Give up
way-help = Give
way-cannot-help = You have: { $cards }
way-refuse = No
way-reward = Reward: your waiter’s top order

report = Out of the oven
report-baked = { $name }: { $order } – baked
report-added = { $name }: { $order } – baked, with { $cards } from hand
report-helped = { $name }: { $order } – baked with { $helper }’s help, { $cards } added
report-failed = { $name }: { $order } – not baked

finale-begins = { $count ->
    [one] 1 finished order is turned up…
   *[other] { $count } finished orders are turned up…
  }

share-oven = from the oven alone
share-hand = with cards from hand
share-helped = with help
share-reward = for helping

lesson-1 = Everybody bakes in one oven. You are red, and salami is your own ingredient. You hold eight ingredients and your first order: 4 peppers and 1 salami. Whoever has the most finished orders in the end wins.
lesson-2 = Zio Carlo has put a salami into the oven, Giulia a shrimp. Only the top card can be seen: remember the rest! With Carlo’s salami, all your order still needs is four peppers. Touch your fourth pepper: that puts in four.
lesson-3 = Now everything your order needs is in the oven. Put it on top: it will be checked against what lies below it.
lesson-4 = Then you fill up your hand, by five cards at most: ingredients from the stock, or orders from your waiter. You will need something for the oven: draw from the stock.
lesson-5 = Many turns later: 53 cards lie in the oven, orders among them, and nobody may look. Giulia is about to draw the last card of the stock. Then she clears the oven.
lesson-6 = The oven was turned over, oldest card first. Your first order was baked, and so was your second! The third one is missing a mushroom. You hold two: touch one, and it is added. Otherwise the order would go back under your waiter.
lesson-7 = Baked again! Now Giulia is missing a pineapple and asks everybody at once. The first to help, clockwise from her left, is rewarded: the top order of their waiter counts as finished, unseen. Help her!
lesson-8 = Baked with your help! As your reward, the top order of your waiter counts as finished, and nobody knows which one it is. The clearing goes on with your next order. After the third clearing all finished orders are turned up, and only then do you see who has won. Good luck remembering!

play-well-1 = The last round; the oven is shown here. Your Bombastica wants 15 ingredients, and only 8 lie in the oven. What comes on top later does not count for it. Do you lay it all the same?
play-well-2 = Yes! You draw two more and hold eight ingredients; only seven are missing. At the clearing you add them from your hand, where nobody else can use them up. An order may go in before everything is there.
play-well-3 = It is 5 to 5. Your Monotoni takes six of one kind, and there are six olives and six pineapple. Still in the oven: Green’s order for 4 olives and 1 pepper. What do you choose?
play-well-4 = For you both are the same. But now the olives are gone, and Green’s order goes back: 6 to 5. What you use up, others lack. Before you choose, think of what is still to come.
play-well-5 = The last clearing, and Green leads 6 to 5. You could add all that this order is missing: an olive, a mushroom and a shrimp. But two more of your orders are in the oven: 4 mushrooms and 1 salami, then 4 olives and 1 salami. What do you do?
play-well-6 = One given up, two baked: you win 7 to 6. Each of the two lacked just the card that you kept. Before you add a card, ask yourself what else it could do.
play-well-7 = The last round, and you lead 6 to 5. You draw three cards, and exactly three are left in the stock. The waiter has new orders for you. Where do you draw from?
play-well-8 = The last card of the stock ends the laying at once. Green still holds two orders and cannot lay them any more: you win 6 to 5. Watch the stock: whoever draws its last card decides when the oven is cleared. Now try it in a real game!
