# Words of Domingo.

summary = Lay cards side by side and make long runs of one colour.
aim = Lay cards side by side: runs of at least 3 fields of one colour score, horizontally and vertically 1 point per field, diagonally 2 (r 15, r 16).

option-turning = turning cards
option-turning-help = A card may be laid either way up.
option-announcing = announcing
option-announcing-help = You count your points yourself; what you overlook is lost. What happens to a claim that is too high is an option of its own.
option-overclaim = claims that are too high
option-overclaim-help = Only with announcing. The book corrects them to what the card is worth, so that nobody loses by claiming too much; or they score nothing.
option-overclaim-corrected = are corrected
option-overclaim-lost = score nothing
option-first = who begins
option-first-help = A seat, or drawn at random.

colour-t = terracotta
colour-o = olive
colour-a = azure
colour-l = lemon

end-left = left end
end-right = right end
end-above-left = above left
end-above-right = above right
end-below-left = below left
end-below-right = below right

direction-horizontal = horizontal
direction-vertical = vertical
direction-falling = diagonal, falling
direction-rising = diagonal, rising

field-card = Which card, and which way up?
field-end = Where?
field-points = How many points is your card worth?

action-place = { $card }, { $end }
action-announce = { $points ->
    [one] announce 1 point
   *[other] announce { $points } points
}

event-turned-up = The card { $card } is turned up and starts the display.
event-dealt = { $seat } is dealt { $card_1 }, { $card_2 } and { $card_3 }.
event-dealt-secret = { $seat } is dealt three cards.
event-drew = { $seat } draws { $card }.
event-drew-secret = { $seat } draws a card.
event-began = { $seat } begins.
event-placed = { $seat } lays { $card }: { $end }.
event-announced = { $points ->
    [one] { $seat } announces 1 point.
   *[other] { $seat } announces { $points } points.
}
event-run-scored = A run of { $length }, { $direction }: { $points } points.
event-scored = { $points ->
    [0] { $seat } scores nothing.
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $points } points.
}
event-worth-shown = The card is worth { $worth }; { $seat } announced { $claim } and gets { $points }.
event-line-finished = Line { $line } is complete.
event-ended = The last card is laid. The game is over.

error-over = The game is over: all 48 cards lie on the table.
error-not-your-turn = It is not your turn; it is seat { $turn }’s turn.
error-nothing-to-announce = There is nothing to announce: first lay a card.
error-announcing-off = Nothing is announced at this table: the program counts the points.
error-claim-due = First announce what the card you laid is worth, from 0 to { $most }.
error-not-in-hand = You do not hold the card { $card }. You hold: { $hand }.
error-turning-off = Cards are not turned at this table: lay { $listed }, not { $card }.
error-choose-a-corner = The line is complete: begin the next one at a corner, above or below, left or right.
error-first-line-ends = The first line grows at its left or right end; there are no corners before it has 12 cards.
error-one-direction = This line grows in one direction only: { $end }.

error-edition-letters = { $file }: “letters” must be four different letters, for terracotta, olive, azure and lemon, not “{ $letters }”.
error-edition-number-of-cards = { $file }: “cards” must list 48 cards, not { $found }.
error-edition-card = { $file }: card { $number } (“{ $card }”) must be three of the letters “{ $letters }”, from top to bottom.

error-position-board-letters = “{ $entry }” is drawn as rows of the letters { $letters }, and a full stop where nothing lies, not as { $given }.
error-position-board-rows = “{ $entry }” has 3 rows per line, so 3, 6, 9 or { $most }, not { $given }.
error-position-board-width = The rows of “{ $entry }” must be equally long, at most { $line } fields, and exactly { $line } where there are several lines. They have: { $given }.
error-position-board-gaps = Line { $line } of “{ $entry }” is impossible: cards have three fields, and only the uppermost or the lowest of several lines may be unfinished, without gaps, at one of its ends.
error-position-card = “{ $entry }” must be a card of three of the letters { $letters }, from top to bottom, not { $given }.
error-position-placed = “{ $entry }” cannot be { $given }: a card was laid last at one of these places (row, column): { $known }.
error-position-hand-size = “{ $entry }” must have { $size } cards here, not { $given }; None stands for a card that is dealt.
error-position-stock-size = “{ $entry }” has { $given } cards, but only { $size } are neither on the board nor in a hand.

table-lines = Line { $line } of 4, { $laid } of 12 cards
table-finished = All four lines are complete
table-stock = { $count ->
    [0] no cards in the stock
    [one] 1 card in the stock
   *[other] { $count } cards in the stock
}
