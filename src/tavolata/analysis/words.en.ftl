# Words of reviews: what a finished game says about those who played it.

review-title = Review: { $title }
review-lead = Everything is in points: hundredths of a win. Result = what the table gives to the seat + luck + play. Luck is what was dealt and drawn; play is what everybody’s choices brought. Decisions are judged by the best bot, which knew what the seat could know: { $searches } searches of { $simulations } simulations each.
review-result = Result
review-table = Table
review-luck = Luck
review-play = Play
review-accuracy = Accuracy
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, maximumFractionDigits: 0) }
review-more = +{ NUMBER($value, maximumFractionDigits: 0) }
review-less = { NUMBER($value, maximumFractionDigits: 0) }
review-curve-values = Chance to win, in points
review-curve-luck = Of which luck, added up
review-curve-play = Of which play, added up
review-turning-points = Turning points
review-turn-by-luck = Move { $move }, { $player }: { $action }. By luck { $gainer } went from { $before } to { $after } points.
review-turn-by-play = Move { $move }, { $player }: { $action }. By this choice { $gainer } went from { $before } to { $after } points.
review-worst = What cost most
review-nothing-lost = No decision that surely lost anything.
review-all-decisions = { $count ->
    [one] The only decision
   *[other] All { $count } decisions
}
review-decision-best = Move { $move }, { $player }: { $chosen }. The best choice.
review-decision = Move { $move }, { $player }: { $chosen } ({ $mark }). Better: { $best }, by { $gap } ± { $error } points.
review-brings = What it would have brought: { $events }
review-remembered = For somebody who has forgotten half of what was to be remembered: { $mark }.
review-mark-best = the best
review-mark-good = good
review-mark-inexact = inexact
review-mark-mistake = a mistake
review-mark-blunder = a blunder
