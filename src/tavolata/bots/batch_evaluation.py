"""Heuristic values and evaluations of all games of a batch: what training starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tavolata.bots.search.evaluation import UTILITY, evaluate
from tavolata.core.batch import small_batch
from tavolata.core.compile_units import CompileUnit, reachable
from tavolata.core.domains import MAX_SEATS
from tavolata.core.rules import heuristic, imagine, legal
from tavolata.core.state import Floats, Int8s, States, Uint64s
from tavolata.core.tiers import called_in_bulk

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec


@called_in_bulk
def evaluate_batch(
    states: States, seats: Int8s, rng: Uint64s, max_legal: int, clear_lead: float, values: Floats, utilities: Floats
) -> None:
    """For every game, write the deciding seat's heuristic values and the utilities of all seats.

    Both are computed in a determinization for that seat. `values` has one column per action, in points; `utilities`
    has one per seat, clockwise from the deciding seat.
    """
    actions, heuristic_values = np.empty(max_legal, np.int16), np.empty(max_legal, np.float32)
    evaluation = np.zeros((3, MAX_SEATS), np.float64)
    world = states[:1].copy()
    for i in range(len(states)):
        seat = int(seats[i])
        if seat >= 0:
            world[0] = states[i]
            imagine(world[0], seat, rng, i)
            count = legal(world[0], seat, actions)
            heuristic(world[0], seat, actions, count, heuristic_values)
            for k in range(count):
                values[i, actions[k]] = heuristic_values[k]
            evaluate(world[0], evaluation, clear_lead)
            for k in range(world[0].players):
                utilities[i, k] = evaluation[UTILITY, (seat + k) % world[0].players]


def evaluation_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled before batches are evaluated."""

    def evaluate_one() -> None:
        batch = small_batch(game, 1)
        values = np.zeros((1, len(game.actions)), np.float32)
        utilities = np.zeros((1, batch.players), np.float32)
        evaluate_batch(batch.states, batch.seats, np.ones(4, np.uint64), game.max_legal, 1.0, values, utilities)

    return CompileUnit(
        f"{game.name}.evaluation", lambda: [evaluate_one], lambda: reachable([evaluate_batch], game.state), game.package
    )
