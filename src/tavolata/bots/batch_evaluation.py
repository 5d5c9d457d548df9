"""The game's heuristic values in every game of a batch: what learning begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tavolata.bots.search.evaluation import UTILITY, evaluate
from tavolata.core.batch import small_batch
from tavolata.core.compile_units import CompileUnit
from tavolata.core.rules import imagine, legal, value
from tavolata.core.state import MOST_SEATS, Floats, Int8s, States, Uint64s
from tavolata.core.tiers import called_in_bulk, reachable

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec


@called_in_bulk
def evaluate_each(
    states: States, seats: Int8s, rng: Uint64s, most: int, clear_lead: float, values: Floats, utilities: Floats
) -> None:
    """In every game a row with what the heuristic of the deciding seat is, and a row with where it seems to lead.

    Both are formed in a world that the seat could be in. A column of `values` is an action, in points; a column of
    `utilities` a seat, clockwise from the one who decides.
    """
    actions, thought = np.empty(most, np.int16), np.empty(most, np.float32)
    judged = np.zeros((3, MOST_SEATS), np.float64)
    world = states[:1].copy()
    for i in range(len(states)):
        seat = int(seats[i])
        if seat >= 0:
            world[0] = states[i]
            imagine(world[0], seat, rng, i)
            count = legal(world[0], seat, actions)
            value(world[0], seat, actions, count, thought)
            for k in range(count):
                values[i, actions[k]] = thought[k]
            evaluate(world[0], judged, clear_lead)
            for k in range(world[0].players):
                utilities[i, k] = judged[UTILITY, (seat + k) % world[0].players]


def evaluation_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled before opinions are asked for in every game of a batch."""

    def ask() -> None:
        batch = small_batch(game, 1)
        values = np.zeros((1, len(game.actions)), np.float32)
        utilities = np.zeros((1, batch.players), np.float32)
        evaluate_each(batch.states, batch.seats, np.ones(4, np.uint64), game.most_legal, 1.0, values, utilities)

    return CompileUnit(f"{game.name}.opinions", lambda: [ask], lambda: reachable([evaluate_each], game.state))
