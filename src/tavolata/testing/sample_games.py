"""Games between random players, to look at some of their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.core.state import States

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
        drawn = [known if len(known) <= MAX_VALUES else [dice.choice(known)] for known in values]
        for chosen in product(*drawn):
            yield players, {option.name: value for option, value in zip(game.options, chosen, strict=True)}


def play_to_the_end(match: Match, dice: random.Random) -> Iterator[Match]:
    """Play random moves; before each of them, and after the last one, it is this match again that is returned."""
    for _ in range(match.game.max_moves):
        yield match
        if not match.movers:
            return
        seat = dice.choice(match.movers)
        legal = match.legal(seat)
        assert legal, f"seat {seat} has to decide, and nothing is legal: {place(match)}"
        match.move(seat, dice.choice(legal))
    yield match


def place(match: Match) -> str:
    """Where something was found, so that it can be repeated."""
    options = "".join(f", {name}={value!r}" for name, value in match.options.items())
    moves = "; ".join(f"{move.seat}: {move.action}" for move in match.moves[-5:])
    return f"{match.game.name}.new({match.players}, {match.seed.hex()!r}{options}), move {len(match.moves)} ({moves})"


def states_of(match: Match) -> States:
    """A copy of the state."""
    return np.frombuffer(bytearray(match.state_bytes()), match.game.state)


def some_actions(match: Match, count: int, dice: random.Random) -> list[int]:
    """Numbers of some actions, legal or not."""
    size = len(match.game.actions)
    return list(range(size)) if size <= count else sorted(dice.sample(range(size), count))


def differing(one: States, twin: States) -> list[str]:
    """The fields in which two states differ; the random stream only where nothing else does."""
    found = [name for name in one.dtype.names or () if one[name].tobytes() != twin[name].tobytes()]
    return [name for name in found if name != "rng"] or found
