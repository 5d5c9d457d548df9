"""Advantages: how much better it went after a choice than its seat had hoped for.

Every seat of every game has a trajectory of its own: from one of its choices to its next one, whoever moves in
between, and after the last one to the end of the game (generalised advantage estimation without discount).
"""

from __future__ import annotations

import numpy as np

from tavolata.core.state import Floats, Int8s, Int64s


def advantages(games: Int64s, seats: Int8s, expected: Floats, outcomes: Floats, smoothing: float) -> Floats:
    """The advantage of every choice; rows are choices, in their sequence.

    `expected` is what the seat hoped for before the choice, `outcomes` what it had in the end.
    """
    found = np.zeros(len(games), np.float32)
    later: dict[tuple[int, int], tuple[float, float]] = {}
    for row in range(len(games) - 1, -1, -1):
        whose = int(games[row]), int(seats[row])
        hoped_next, advantage_next = later.get(whose, (float(outcomes[row]), 0.0))
        advantage = hoped_next - float(expected[row]) + smoothing * advantage_next
        later[whose] = float(expected[row]), advantage
        found[row] = advantage
    return found
