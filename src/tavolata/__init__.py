"""Tavolata: family games around Italy, exactly by the book, to play, to study and to research.

>>> import tavolata
>>> game = tavolata.game("domingo")
>>> match = game.new(players=3, seed=7)
>>> while match.movers:
...     for seat in match.movers:
...         events = match.play(seat, match.legal(seat)[0])
>>> match.result.winners
(0,)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import_module(f"{__name__}.games")
"""The package comes first: imported later, it would take its name from the function `games`."""

if TYPE_CHECKING:
    from tavolata.core.actions import Action
    from tavolata.core.batch import Batch
    from tavolata.core.edition import Edition
    from tavolata.core.errors import BadEdition, BadInput, BadRecord, IllegalMove, TavolataError
    from tavolata.core.events import Event
    from tavolata.core.game import Game
    from tavolata.core.json_types import JSON
    from tavolata.core.match import Match
    from tavolata.core.results import Result
    from tavolata.core.view import View

    __version__: str
else:
    _HOMES = {
        "actions": ("Action",),
        "batch": ("Batch",),
        "edition": ("Edition",),
        "errors": ("BadEdition", "BadInput", "BadRecord", "IllegalMove", "TavolataError"),
        "events": ("Event",),
        "game": ("Game",),
        "json_types": ("JSON",),
        "match": ("Match",),
        "results": ("Result",),
        "view": ("View",),
    }

    def __getattr__(name: str) -> object:
        """Import each name when it is first used: listing the commands needs no rules."""
        if name == "__version__":
            from importlib.metadata import version

            return version(__name__)
        for home, names in _HOMES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.core.{home}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__, "__version__"})


__all__ = [
    "JSON",
    "Action",
    "BadEdition",
    "BadInput",
    "BadRecord",
    "Batch",
    "Edition",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Result",
    "TavolataError",
    "View",
    "game",
    "games",
    "verify",
]


def games() -> tuple[str, ...]:
    """The names of all games: our own, and those of installed packages.

    >>> "domingo" in games()
    True
    """
    from tavolata.core.registry import game_names

    return game_names()


def game(name: str) -> Game:
    """A game by its name, with `_` or `-` between words.

    >>> game("da-luigi") is game("da_luigi")
    True
    """
    from tavolata.core.registry import find_game

    return find_game(name)


def verify(record: dict[str, JSON], automate: bool = False) -> Match:
    """Deal and play a record again; returns the match it ends in, or raises BadRecord, which says what is wrong.

    >>> match = game("domingo").new(players=2, seed=1)
    >>> verify(match.record()).state_bytes() == match.state_bytes()
    True
    """
    from tavolata.core import verification

    return verification.verify(record, game, automate)
