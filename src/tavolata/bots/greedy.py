"""The greedy bot: the action with the best heuristic value; ties are broken at random."""

from __future__ import annotations

from typing import Any

from tavolata.core.chance import any_best
from tavolata.core.rules import legal, value
from tavolata.core.state import Floats, Int16s, Uint64s
from tavolata.core.tiers import compiled


@compiled
def choose_best(s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    count = legal(s, seat, actions)
    value(s, seat, actions, count, values)
    return int(actions[any_best(rng, values, count)])
