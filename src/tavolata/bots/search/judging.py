"""What a thought has come to: for every seat how much it likes that, its share of the win, and its points."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata.core.compiling import compiled
from tavolata.core.record import Doubles
from tavolata.core.rules import estimate, returns

LIKING, WIN, POINTS = range(3)
"""The rows of a judgement."""
LEAD_COUNTS = 0.5
"""How much of the liking is the lead; the rest is the share of the win."""


@compiled
def judge(s: Any, out: Doubles, clear_lead: float) -> None:
    """Judge a game that is over, or where it seems to lead to."""
    doubt = estimate(s, out[POINTS])
    if doubt > 0.0:
        share_by_chance(s.players, out, doubt)
    else:
        share_by_rank(s, out)
    for seat in range(s.players):
        lead = lead_of(s.players, out, seat) / clear_lead
        liked = (1 + lead / (1 + abs(lead))) / 2
        out[LIKING, seat] = (1 - LEAD_COUNTS) * out[WIN, seat] + LEAD_COUNTS * liked


@compiled
def share_by_rank(s: Any, out: Doubles) -> None:
    """Most points win, then what breaks a tie; equals share the win."""
    final = np.zeros((2, s.players), np.int32)
    returns(s, final)
    winners = 0
    for seat in range(s.players):
        beaten = False
        for other in range(s.players):
            more = final[0, other] > final[0, seat]
            beaten = beaten or more or (final[0, other] == final[0, seat] and final[1, other] > final[1, seat])
        out[POINTS, seat] = final[0, seat]
        out[WIN, seat] = 0.0 if beaten else 1.0
        winners += not beaten
    for seat in range(s.players):
        out[WIN, seat] /= winners


@compiled
def share_by_chance(players: int, out: Doubles, doubt: float) -> None:
    """Who should have more points wins the likelier, the less doubt there is."""
    most = out[POINTS, :players].max()
    total = 0.0
    for seat in range(players):
        out[WIN, seat] = np.exp((out[POINTS, seat] - most) / doubt)
        total += out[WIN, seat]
    for seat in range(players):
        out[WIN, seat] /= total


@compiled
def lead_of(players: int, out: Doubles, seat: int) -> float:
    """By how many points a seat is ahead of the best of the others; below zero: behind."""
    best = -np.inf
    for other in range(players):
        if other != seat:
            best = max(best, out[POINTS, other])
    return float(out[POINTS, seat] - best)
