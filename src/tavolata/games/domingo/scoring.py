"""Runs and what they are worth (DO-15 … DO-19)."""

from __future__ import annotations

import numpy as np

from tavolata.core.rules import emit
from tavolata.core.state import Uint8s
from tavolata.core.tiers import compiled
from tavolata.games.domingo.actions import FALLING, HORIZONTAL, RISING, RUN_SCORED, VERTICAL
from tavolata.games.domingo.state import CARD_FIELDS, START_COLUMN, START_ROW, WIDTH, DomingoState

SHORTEST_RUN = 3
STEP = (1, WIDTH, WIDTH + 1, 1 - WIDTH)
"""From one field of a run to the next, by direction: HORIZONTAL, VERTICAL, FALLING, RISING."""


@compiled
def reach(field: Uint8s, at: int, step: int) -> int:
    """How many fields of the same colour follow this one without a gap; the empty border ends every run.

    With an unsigned index compiled code need not check for a negative one: this is the innermost loop of the game.
    """
    colour, length = field[np.uint64(at)], 0
    at += step
    while field[np.uint64(at)] == colour:
        length += 1
        at += step
    return length


@compiled
def run_points(length: int, direction: int) -> int:
    """What a run is worth: 1 point per field, diagonally 2; nothing below three fields (DO-15, DO-16)."""
    if length < SHORTEST_RUN:
        return 0
    return 2 * length if direction >= FALLING else length


@compiled
def run_through(field: Uint8s, at: int, direction: int) -> int:
    """The length of the run that this field is part of (DO-15, DO-17, DO-19)."""
    step = STEP[direction]
    return reach(field, at, -step) + 1 + reach(field, at, step)


@compiled
def same_run_as_above(field: Uint8s, top_field: int, k: int) -> bool:
    """Is the vertical run through a card's k-th field the one through the field above it, counted already (DO-15)?"""
    at = top_field + k * WIDTH
    return k > 0 and field[at] == field[at - WIDTH]


@compiled
def card_worth(field: Uint8s, top_field: int) -> int:
    """What the card whose top field lies here scores: every run through its fields, each once (DO-15, DO-18)."""
    points = 0
    for k in range(CARD_FIELDS):
        at = top_field + k * WIDTH
        points += run_points(run_through(field, at, HORIZONTAL), HORIZONTAL)
        points += run_points(run_through(field, at, FALLING), FALLING)
        points += run_points(run_through(field, at, RISING), RISING)
        if not same_run_as_above(field, top_field, k):
            points += run_points(run_through(field, at, VERTICAL), VERTICAL)
    return points


@compiled
def score_runs(s: DomingoState, seat: int, top_field: int) -> int:
    """What the card scores; emits every run of it with direction, length and beginning."""
    total = 0
    for direction in range(len(STEP)):
        for k in range(CARD_FIELDS):
            at = top_field + k * WIDTH
            length = run_through(s.field, at, direction)
            if length < SHORTEST_RUN or (direction == VERTICAL and same_run_as_above(s.field, top_field, k)):
                continue
            points = run_points(length, direction)
            begins = at - reach(s.field, at, -STEP[direction]) * STEP[direction]
            row, column = begins // WIDTH - START_ROW, begins % WIDTH - START_COLUMN
            emit(s, RUN_SCORED, seat, direction, length, points, row, column)
            total += points
    return total
