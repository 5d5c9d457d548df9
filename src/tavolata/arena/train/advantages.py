"""Generalised advantage estimation (GAE), without discount.

Every seat of every game has a trajectory of its own: from one of its choices to its next one, whoever moves in
between, and from the last one to the end of the game.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.state import Floats, Int8s, Int64s


def advantages(games: Int64s, seats: Int8s, values: Floats, outcomes: Floats, gae_lambda: float) -> Floats:
    """The advantage of every choice; rows are choices, in the order they were made.

    `values` is the seat's expected utility before the choice, `outcomes` its utility at the end of the game.
    """
    found = np.zeros(len(games), np.float32)
    later: dict[tuple[int, int], tuple[float, float]] = {}
    for row in range(len(games) - 1, -1, -1):
        trajectory = int(games[row]), int(seats[row])
        next_value, next_advantage = later.get(trajectory, (float(outcomes[row]), 0.0))
        advantage = next_value - float(values[row]) + gae_lambda * next_advantage
        later[trajectory] = float(values[row]), advantage
        found[row] = advantage
    return found
