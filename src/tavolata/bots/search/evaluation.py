"""What a thought has come to: for every seat how much it likes that, its share of the win, and its points."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavolata.bots.network import Network, hidden_layer, network_values
from tavolata.core.numbers import highest
from tavolata.core.rules import estimate, movers, next_seat, returns
from tavolata.core.state import Doubles
from tavolata.core.tiers import compiled

UTILITY, WIN, POINTS = range(3)
"""The rows of a judgement."""
LEAD_COUNTS = 0.5
"""How much of the utility is the lead; the rest is the share of the win."""
SUREST = 0.99
"""Nothing is taken to be surer than this, where it is corrected."""


@compiled
def evaluate(s: Any, out: Doubles, clear_lead: float) -> None:
    """Judge a game that is over, or where it seems to lead to."""
    doubt = estimate(s, out[POINTS])
    if doubt > 0.0:
        share_by_chance(s.players, out, doubt)
    else:
        share_by_rank(s, out)
    for seat in range(s.players):
        lead = lead_of(s.players, out, seat) / clear_lead
        liked = (1 + lead / (1 + abs(lead))) / 2
        out[UTILITY, seat] = (1 - LEAD_COUNTS) * out[WIN, seat] + LEAD_COUNTS * liked


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
    most = highest(out[POINTS], players)
    total = 0.0
    for seat in range(players):
        out[WIN, seat] = math.exp((out[POINTS, seat] - most) / doubt)
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


@compiled
def add_network_value(network: Network, s: Any, out: Doubles) -> None:
    """Correct what every seat likes by what a network has learned, as long as the game is not over."""
    mask = movers(s)
    if mask:
        mover = next_seat(mask)
        hoped = network_values(network, hidden_layer(network, s, mover))
        for k in range(s.players):
            seat = (mover + k) % s.players
            odds = log_odds(out[UTILITY, seat]) + network.trust * hoped[k]
            out[UTILITY, seat] = 1 / (1 + math.exp(-odds))


@compiled
def log_odds(utility: float) -> float:
    """The logarithm of the odds that a utility stands for."""
    share = min(max(utility, 1 - SUREST), SUREST)
    return float(math.log(share / (1 - share)))
