"""All bots by name and number, and one compiled function for the quick ones."""

from __future__ import annotations

from typing import Any

from tavolata.bots.greedy import choose_best
from tavolata.bots.random import choose_at_random
from tavolata.core.errors import BadInput
from tavolata.core.state import Floats, Int16s, States, Uint64s
from tavolata.core.tiers import called_from_python, compiled

QUICK = ("random", "greedy")
RANDOM, GREEDY = range(len(QUICK))
LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
BOTS = (*QUICK, *LEVELS)


@compiled
def decide(bot: int, s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    """The action that a quick bot plays in a world."""
    if bot == GREEDY:
        return choose_best(s, seat, rng, actions, values)
    return choose_at_random(s, seat, rng, actions, values)


@called_from_python
def decide_at(bot: int, states: States, i: int, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    return decide(bot, states[i], seat, rng, actions, values)


def number_of(name: str) -> int:
    """The number of a bot by its name."""
    if name not in BOTS:
        raise BadInput("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS.index(name)


def is_quick(bot: int) -> bool:
    """Can `decide` play for this bot?"""
    return bot < len(QUICK)
