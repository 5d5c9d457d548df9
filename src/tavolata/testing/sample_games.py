"""Games between random players, to look at some of their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.core.state import States, copy_states

MAX_VALUES = 2
"""Of an option with more values, one is drawn."""


def dealt_matches(game: Game, count: int, dice: random.Random) -> Iterator[Match]:
    """New games for every size of table, with every choice of options in turn."""
    kinds = list(_kinds_of_tables(game, dice))
    dice.shuffle(kinds)
    for number in range(count):
        players, options = kinds[number % len(kinds)]
        yield game.new(players, seed=dice.getrandbits(64), **options)


def _kinds_of_tables(game: Game, dice: random.Random) -> Iterator[tuple[int, dict[str, Any]]]:
    for players in game.seats:
        values = [option.known(players) for option in game.options]
        drawn = [some if len(some) <= MAX_VALUES else [dice.choice(some)] for some in values]
        for chosen in product(*drawn):
            yield players, {option.name: value for option, value in zip(game.options, chosen, strict=True)}


def play_to_the_end(match: Match, dice: random.Random) -> Iterator[Match]:
    """Play random moves; before each of them, and after the last one, it is this match again that is returned."""
    for _ in range(match.game.max_moves):
        yield match
        if not match.movers:
            return
        seat = dice.choice(match.movers)
        match.move(seat, dice.choice(match.legal(seat)))
    yield match


def states_of(match: Match) -> States:
    """A copy of the state."""
    return np.frombuffer(bytearray(match.state_bytes()), match.game.state)


def match_in(match: Match, world: States) -> Match:
    """The same table in another world."""
    game, edition = match.game, match.edition
    return Match(game, match.players, match.seed, match.options, edition, start=copy_states(world))


def some(match: Match, count: int, dice: random.Random) -> list[int]:
    """Numbers of some actions, legal or not."""
    size = len(match.game.actions)
    return list(range(size)) if size <= count else sorted(dice.sample(range(size), count))
