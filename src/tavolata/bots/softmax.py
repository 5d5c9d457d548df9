"""Softmax over the game's heuristic values, for the lower levels; they may also forget."""

from __future__ import annotations

import math
from typing import Any

from tavolata.bots.quick_bots import choose_best
from tavolata.core.chance import fraction
from tavolata.core.numbers import highest
from tavolata.core.rules import forget, heuristic, legal
from tavolata.core.state import Floats, Int16s, States, Uint64s
from tavolata.core.tiers import called_from_python, compiled


@compiled
def choose_by_softmax(s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats, temperature: float) -> int:
    """Sample an action by exp(value / temperature): one that is `temperature` points worse is 1/e times as likely."""
    count = legal(s, seat, actions)
    heuristic(s, seat, actions, count, values)
    best = highest(values, count)
    total = 0.0
    for k in range(count):
        values[k] = math.exp(float(values[k] - best) / temperature)
        total += values[k]
    left, last = fraction(rng) * total, 0
    for k in range(count):
        if left >= 0:
            left -= values[k]
            last = k
    return int(actions[last])


@called_from_python
def choose_by_softmax_at(
    states: States,
    i: int,
    seat: int,
    rng: Uint64s,
    actions: Int16s,
    values: Floats,
    temperature: float,
    memory_loss: float,
) -> int:
    forget(states[i], seat, memory_loss)
    if temperature > 0.0:
        return choose_by_softmax(states[i], seat, rng, actions, values, temperature)
    return choose_best(states[i], seat, rng, actions, values)
