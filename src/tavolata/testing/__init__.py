"""For the tests of a game: `check_game` proves of any game what our own tests prove of ours.

>>> import tavolata
>>> from tavolata.testing import check_game
>>> report = check_game(tavolata.game("domingo"), games=2, compiled=False)
>>> report.games
2
"""

from tavolata.testing.check_game import GameReport, check_game

__all__ = ["GameReport", "check_game"]
