# Words of Domingo's board, for the browser only.

task-place = Choose a card, then a place.
task-corner = New line: choose a card, then a corner.
task-chosen = Choose a place.
task-chosen-turn = Choose a place, or touch the card again to turn it.
task-announce = Look and count!

card-triple = three times { $colour }
bench = Your cards
bench-card = Card { $number }: { $card }
turn-card = Turn the card
turn-same = This card reads the same both ways.
turn-off = Cards are not turned at this table.
choose-card-first = First choose one of your cards.

field-name = The display, { $count ->
    [one] one card
   *[other] { $count } cards
  }. Arrow keys go from card to card.
field-line = Line { $line } from the top
field-card-lies = Place { $column }: { $card }
field-card-laid = Place { $column }: { $card }, just laid by { $name }
field-card-scored = Place { $column }: { $card }, just laid by { $name }, { $points ->
    [0] nothing scored
    [one] 1 point
   *[other] { $points } points
  }
place-empty = { $end }: choose a card first
place-card = Lay { $card } here: { $end }
place-scores = Lay { $card } here: { $end }, { $points ->
    [0] scores 0 points
    [one] scores 1 point
   *[other] scores { $points } points
  }

legend-straight = 1 per field
legend-diagonal = 2 per field

claim-go = Announce
claim-help-corrected = Too low counts as announced; too high is corrected.
claim-help-lost = Too low counts as announced; too high scores nothing.
claim-keys = Digits
claim-wipe = Delete the last digit
verdict-said = { $name } announces { $claim }.
verdict = { $name }: { $claim } announced, worth { $worth }.
verdict-exact = Exactly right!
verdict-missed = { $points ->
    [one] 1 point overlooked!
   *[other] { $points } points overlooked!
  }
verdict-corrected = Corrected to { $points }.
verdict-lost = Too high: no points!

share-across = horizontal
share-upright = vertical
share-diagonal = diagonal
share-announced = announced too low

lesson-1 = Every card has three coloured fields. One lies in the middle already, and you hold three. Together you lay a square of 12 × 12 fields; whoever makes the longest runs of one colour collects the most points.
lesson-2 = Zio Carlo has laid three of a colour one above the other: a run of 3 fields, 3 points. You can do that, too: touch your card with three olive fields, then the place on the left.
lesson-3 = 3 points! Cards may be turned. Touch the card with olive, terracotta and lemon, then touch it once more: it turns. Lay it on the left, with olive at the bottom.
lesson-4 = 9 points with one card: 3 fields in a row bring 3, but 3 fields diagonally bring 6. Diagonal fields count double! Carlo saw it, too. Now lay your azure card on the right.
lesson-5 = The horizontal run already had 3 fields. Now it has 4 and scores again in full: 4 points, and 3 for your vertical run. After laying you draw a new card, so that you always hold three.
lesson-6 = A little later: the first line has its 12 cards. Whoever is next begins a new one, at any of the four corners. Lay your azure card at the top right.
lesson-7 = 10 points: runs cross from line to line. From its corner a line grows in one direction only, so now there is just one place. Lay your lemon card there.
lesson-8 = It goes on like this until four lines are full. Then the highest total wins. Until then: look for long diagonals, and do not leave them to the others!

play-well-1 = A new line begins, and you choose the corner. At the bottom right, lemon–olive–olive would hang under five lemon fields: 6 points. But what would the next card bring the other player there? Lay the same card at another corner.
play-well-2 = 3 points instead of 6. But here the next card brings the other player fewer than 3 points on average, at the bottom right it would have been 6. Always count both: what you take, and what you leave.
play-well-3 = You lead by 10, and azure–lemon–azure on the right would make a row of three: 3 points. First look along the diagonals that it opens. Which card brings you nothing here, but leaves the other player less?
play-well-4 = Nothing for you. But now the next card brings the other player about 7 points; after your three azure fields it would have been almost 13, and up to 18. Three points can be too dear.
play-well-5 = The last line begins, and you lead by 2. Three olive fields at the top right bring 9 points, a diagonal among them. Is there a corner where you score and leave nothing at all?
play-well-6 = 5 points, and no card that the other player may hold scores here. At the top right it would have been almost 10. The fewer cards are left, the more it counts whose turn comes next. Now try it in a real game!
