"""Bots. They know no game, and of a game being played only what their seat may know.

A bot is handed a copy of the state that has been resampled for its seat: honest by construction. Its own chance comes
from a stream of its own, never from the game's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tavolata.bots.greedy import choose_best
from tavolata.bots.random import choose_at_random
from tavolata.core import chance, compiling, rules
from tavolata.core.actions import Action
from tavolata.core.compiling import compiled
from tavolata.core.errors import BadInput
from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.core.record import Floats, Int16s, States, Uint64s

__all__ = ["BOTS", "Bot", "decide", "number_of", "opinion", "prepare"]

BOTS = ("random", "greedy")
RANDOM, GREEDY = range(len(BOTS))


@compiled
def decide(bot: int, s: Any, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    """What a bot plays in a world it has been handed."""
    if bot == GREEDY:
        return choose_best(s, seat, rng, actions, values)
    return choose_at_random(s, seat, rng, actions, values)


@compiled
def decide_at(bot: int, states: States, i: int, seat: int, rng: Uint64s, actions: Int16s, values: Floats) -> int:
    return decide(bot, states[i], seat, rng, actions, values)


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
        prepare(match.game)
        world = match.imagine(seat, self._seed, number=len(match.moves))
        actions, values = _room_for(match.game)
        return match.game.actions[decide_at(self.number, world, 0, seat, self._rng, actions, values)]


def number_of(name: str) -> int:
    """The number of a bot by its name."""
    if name not in BOTS:
        raise BadInput("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS.index(name)


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
