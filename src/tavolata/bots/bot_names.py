"""The built-in bots by name and by number: quick ones, which choose at once, and the levels that people choose from."""

from __future__ import annotations

from tavolata.core.errors import BadInput

QUICK = ("random", "greedy")
RANDOM, GREEDY = range(len(QUICK))
LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
BOTS = (*QUICK, *LEVELS)


def bot_number(name: str) -> int:
    """The number of a bot by its name."""
    if name not in BOTS:
        raise BadInput("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS.index(name)


def is_quick(bot: int) -> bool:
    """Is it one of the quick ones?"""
    return bot < len(QUICK)
