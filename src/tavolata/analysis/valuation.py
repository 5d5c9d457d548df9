"""The value of a position: the share of the win that every seat should expect.

It looks at all hands, but not at what is still to come: that is drawn anew for every playout.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tavolata.bots.quick_bots import choose_best
from tavolata.bots.search.evaluation import WIN, evaluate
from tavolata.core.chance import branch
from tavolata.core.rules import movers, next_seat, play, redraw
from tavolata.core.state import Doubles, Floats, Int16s, States, Uint64s
from tavolata.core.tiers import compiled


class Valuation(NamedTuple):
    """How positions are valued."""

    stream: Uint64s
    """All chance in the playouts comes from here."""
    playouts: int
    depth: int
    """How many moves a playout goes on, by the game's heuristic, before the game's estimate says how it will end."""
    clear_lead: float
    actions: Int16s
    """Room for the legal actions."""
    heuristic: Floats
    """Room for their heuristic values."""


@compiled
def expected_win_shares(states: States, at: int, scratch: int, first: int, valuation: Valuation, out: Doubles) -> None:
    """Write the win share of every seat in `states[at]`, which stays as it is, by the playouts first, first + 1, …"""
    out[:] = 0.0
    for number in range(first, first + valuation.playouts):
        states[scratch] = states[at]
        add_playout(states[scratch], number, valuation, out)
    out /= valuation.playouts


@compiled
def add_playout(s: Any, number: int, valuation: Valuation, out: Doubles) -> None:
    """Play a state on with other chance, and add the win share that every seat should then expect."""
    evaluation = np.zeros((3, len(out)), np.float64)
    rng = np.empty(4, np.uint64)
    redraw(s, valuation.stream, 2 * number)
    branch(rng, valuation.stream, 2 * number + 1)
    mask, moves = movers(s), 0
    while mask != 0 and moves < valuation.depth:
        seat = next_seat(mask)
        play(s, seat, choose_best(s, seat, rng, valuation.actions, valuation.heuristic))
        mask, moves = movers(s), moves + 1
    evaluate(s, evaluation, valuation.clear_lead)
    for seat in range(len(out)):
        out[seat] += evaluation[WIN, seat]
