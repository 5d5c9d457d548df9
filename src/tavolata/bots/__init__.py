"""Bots. They know no game, and of a game being played only what their seat may know.

A bot is handed a copy of the state that has been resampled for its seat: honest by construction. Its own chance comes
from a stream of its own, never from the game's.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tavolata.bots.decision import BOTS, decide, decide_at, number_of
from tavolata.core import chance, compiling, rules
from tavolata.core.actions import Action
from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.core.record import Floats, Int16s

__all__ = ["BOTS", "Bot", "decide", "number_of", "opinion", "prepare"]


class Bot:
    """A bot at a table, by its name.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> Bot("greedy", seed=1).choose(match, seat=0) in match.legal(0)
    True
    """

    def __init__(self, name: str, seed: int | str | bytes | None = None) -> None:
        self.name = name
        self.number = number_of(name)
        self._seed = chance.make_seed(seed)
        self._rng = chance.stream(self._seed)

    def choose(self, match: Match, seat: int) -> Action:
        """The action this bot takes for a seat, from what that seat knows."""
        return self.thought(match, seat)()

    def thought(self, match: Match, seat: int) -> Callable[[], Action]:
        """The same, to be thought later or in a thread: the match may go on meanwhile."""
        prepare(match.game)
        imagine = match.imagining(seat, self._seed, number=len(match.moves))
        actions, values = _room_for(match.game)

        def think() -> Action:
            return match.game.actions[decide_at(self.number, imagine(), 0, seat, self._rng, actions, values)]

        return think


def opinion(match: Match, seat: int) -> list[tuple[Action, float]]:
    """What the greedy bot thinks of every legal action of a seat, best first."""
    world = match.imagine(seat, seed=0)
    actions, values = _room_for(match.game)
    count = rules.legal_at(world, 0, seat, actions)
    rules.value_at(world, 0, seat, actions, count, values)
    thought = [(match.game.actions[int(actions[k])], float(values[k])) for k in range(count)]
    return sorted(thought, key=lambda pair: -pair[1])


def prepare(game: Game) -> None:
    """Compile what bots need to play a game, where that has not been done before."""
    compiling.prepare(f"{game.name}.bots", lambda: _first_thought(game))


def _first_thought(game: Game) -> list[Callable[[], object]]:
    match = game.new(game.seats[0], seed=0)
    return [lambda: Bot("greedy", seed=0).choose(match, match.movers[0])]


def _room_for(game: Game) -> tuple[Int16s, Floats]:
    return np.zeros(game.most_legal, np.int16), np.zeros(game.most_legal, np.float32)
