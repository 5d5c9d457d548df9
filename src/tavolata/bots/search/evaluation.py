"""The evaluation of a leaf: for every seat its utility, its win probability and its points."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavolata.bots.network import Network, hidden_layer, value_logits
from tavolata.core.numbers import highest
from tavolata.core.rules import estimate, movers, next_seat, returns
from tavolata.core.state import Doubles
from tavolata.core.tiers import compiled

UTILITY, WIN, POINTS = range(3)
"""The rows of an evaluation; it has one column per seat."""
LEAD_WEIGHT = 0.5
"""How much of the utility is the lead in points; the rest is the win probability."""
MAX_UTILITY = 0.99
"""Utilities are clipped to this before the network corrects them, so that their log odds stay finite."""


@compiled
def evaluate(s: Any, out: Doubles, clear_lead: float) -> None:
    """Evaluate a game that is over, or estimate how it will end."""
    uncertainty = estimate(s, out[POINTS])
    if uncertainty > 0.0:
        wins_by_softmax(s.players, out, uncertainty)
    else:
        wins_by_rank(s, out)
    for seat in range(s.players):
        lead = lead_of(s.players, out, seat) / clear_lead
        lead_utility = (1 + lead / (1 + abs(lead))) / 2
        out[UTILITY, seat] = (1 - LEAD_WEIGHT) * out[WIN, seat] + LEAD_WEIGHT * lead_utility


@compiled
def wins_by_rank(s: Any, out: Doubles) -> None:
    """Most points win, then the tie-break decides; seats that are still equal share the win."""
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
def wins_by_softmax(players: int, out: Doubles, uncertainty: float) -> None:
    """Win probabilities as a softmax over the expected points; the uncertainty is its temperature."""
    most = highest(out[POINTS], players)
    total = 0.0
    for seat in range(players):
        out[WIN, seat] = math.exp((out[POINTS, seat] - most) / uncertainty)
        total += out[WIN, seat]
    for seat in range(players):
        out[WIN, seat] /= total


@compiled
def lead_of(players: int, out: Doubles, seat: int) -> float:
    """How many points a seat is ahead of the best other seat; negative if it is behind."""
    best = -np.inf
    for other in range(players):
        if other != seat:
            best = max(best, out[POINTS, other])
    return float(out[POINTS, seat] - best)


@compiled
def add_network_value(network: Network, s: Any, out: Doubles) -> None:
    """Correct the utilities by the network's value head, unless the game is over."""
    mask = movers(s)
    if mask:
        mover = next_seat(mask)
        logits = value_logits(network, hidden_layer(network, s, mover))
        for k in range(s.players):
            seat = (mover + k) % s.players
            odds = log_odds(out[UTILITY, seat]) + network.value_scale * logits[k]
            out[UTILITY, seat] = 1 / (1 + math.exp(-odds))


@compiled
def log_odds(utility: float) -> float:
    """The log odds of a utility, read as a probability."""
    probability = min(max(utility, 1 - MAX_UTILITY), MAX_UTILITY)
    return float(math.log(probability / (1 - probability)))
