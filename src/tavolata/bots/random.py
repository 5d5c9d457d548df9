"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from typing import Any

from tavolata.core.chance import below
from tavolata.core.rules import legal
from tavolata.core.state import Floats, Int16s, Uint64s
from tavolata.core.tiers import compiled


@compiled
def choose_at_random(s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    return int(actions[below(rng, legal(s, seat, actions))])
