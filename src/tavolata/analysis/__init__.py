"""What a finished game says about those who played it. It knows no game."""

from tavolata.analysis.luck import Luck, luck_of

__all__ = ["Luck", "luck_of"]
