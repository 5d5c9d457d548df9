# Words of Briscola.

summary = Take tricks with the old Italian cards: more than half of the 120 points win.
aim = Take tricks: aces count 11, threes 10, kings 4, knights 3, jacks 2. More than half of the 120 points win (r 12, r 14).

option-partners = partners
option-partners-help = At a table of four, those who sit opposite each other play together.
option-first = who leads first
option-first-help = A seat, or drawn at random.

field-card = Which card?

action-throw = play the { $card }

event-turned-up = The { $card } is turned up: its suit is trumps.
event-dealt = { $seat } is dealt the { $card_1 }, the { $card_2 } and the { $card_3 }.
event-dealt-secret = { $seat } is dealt three cards.
event-drew = { $seat } draws the { $card }.
event-drew-secret = { $seat } draws a card.
event-drew-briscola = { $seat } draws the card that was turned up, the { $card }.
event-began = { $seat } leads.
event-threw = { $seat } plays the { $card }.
event-took = { $points ->
    [0] { $seat } takes the trick, which is worth nothing.
    [one] { $seat } takes the trick and 1 point.
   *[other] { $seat } takes the trick and { $points } points.
}
event-ended = The last card is played. The game is over.

error-over = The game is over: all cards have been played.
error-not-your-turn = It is not your turn; it is seat { $turn }’s turn.
error-not-in-hand = You do not hold this card.

table-hand = your hand
table-briscola = turned up
table-in-stock = cards in the stock
table-trick = the trick
table-in-hand = cards in hand
table-taken = cards taken
table-partners = partners

card-coins-2 = 2 of coins
card-coins-4 = 4 of coins
card-coins-5 = 5 of coins
card-coins-6 = 6 of coins
card-coins-7 = 7 of coins
card-coins-jack = jack of coins
card-coins-knight = knight of coins
card-coins-king = king of coins
card-coins-3 = 3 of coins
card-coins-ace = ace of coins
card-cups-2 = 2 of cups
card-cups-4 = 4 of cups
card-cups-5 = 5 of cups
card-cups-6 = 6 of cups
card-cups-7 = 7 of cups
card-cups-jack = jack of cups
card-cups-knight = knight of cups
card-cups-king = king of cups
card-cups-3 = 3 of cups
card-cups-ace = ace of cups
card-swords-2 = 2 of swords
card-swords-4 = 4 of swords
card-swords-5 = 5 of swords
card-swords-6 = 6 of swords
card-swords-7 = 7 of swords
card-swords-jack = jack of swords
card-swords-knight = knight of swords
card-swords-king = king of swords
card-swords-3 = 3 of swords
card-swords-ace = ace of swords
card-clubs-2 = 2 of clubs
card-clubs-4 = 4 of clubs
card-clubs-5 = 5 of clubs
card-clubs-6 = 6 of clubs
card-clubs-7 = 7 of clubs
card-clubs-jack = jack of clubs
card-clubs-knight = knight of clubs
card-clubs-king = king of clubs
card-clubs-3 = 3 of clubs
card-clubs-ace = ace of clubs
