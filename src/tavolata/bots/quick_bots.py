"""The quick bots in one compiled function: it chooses between them, because functions cannot be handed around."""

from __future__ import annotations

from typing import Any

from tavolata.bots.bot_names import GREEDY
from tavolata.core.chance import any_best, below
from tavolata.core.rules import heuristic, legal
from tavolata.core.state import Floats, Int16s, States, Uint64s
from tavolata.core.tiers import called_from_python, compiled


@compiled
def choose_at_random(s: Any, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """Every legal action is equally likely."""
    return int(actions[below(rng, legal(s, seat, actions))])


@compiled
def choose_best(s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    """The action with the best heuristic value; ties are broken at random."""
    count = legal(s, seat, actions)
    heuristic(s, seat, actions, count, values)
    return int(actions[any_best(rng, values, count)])


@compiled
def decide(bot: int, s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    """The action that a quick bot plays in a world."""
    if bot == GREEDY:
        return choose_best(s, seat, rng, actions, values)
    return choose_at_random(s, seat, rng, actions)


@called_from_python
def decide_at(bot: int, states: States, i: int, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    return decide(bot, states[i], seat, rng, actions, values)
