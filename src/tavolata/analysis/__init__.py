"""What a finished game says about those who played it. It knows no game."""

from tavolata.analysis.accuracy import accuracy
from tavolata.analysis.decision import ActionValue, Budget, Judgement, Mark, judge
from tavolata.analysis.luck import Luck, luck_of, total_luck
from tavolata.analysis.review import Review, ReviewedDecision, review

__all__ = [
    "ActionValue",
    "Budget",
    "Judgement",
    "Luck",
    "Mark",
    "Review",
    "ReviewedDecision",
    "accuracy",
    "judge",
    "luck_of",
    "review",
    "total_luck",
]
