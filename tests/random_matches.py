"""Ways of playing that the tests share."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import tavolata
from tavolata import Game, Match
from tavolata.core.compile_mode import is_compiler_off
from tavolata.core.position import truth
from tavolata.core.state import States, copy_states, state_at
from tavolata.testing.sample_games import states_of

COMPILED = not is_compiler_off()
SHARE = 1.0 if os.environ.get("TAVOLATA_TESTS") == "deep" else 0.4
"""The share of what there is to try that is tried: all of it in `make deep`."""


def many(deep: int, uncompiled: int) -> int:
    """How many of something to try; few as plain Python, which is slower."""
    return max(uncompiled, round(deep * SHARE)) if COMPILED else uncompiled


def play_at_random(match: Match, seed: int, moves: int | None = None) -> Match:
    """Play random legal moves: so many, or to the end."""
    chance = random.Random(seed)
    while match.movers and (moves is None or len(match.moves) < moves):
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def random_positions(game: Game, count: int, **options: Any) -> Iterator[Match]:
    """Positions from random games of every size, early, late and finished ones."""
    chance = random.Random(count)
    for number in range(count):
        players = game.seats[number % len(game.seats)]
        whole = play_at_random(game.new(players, seed=number, **options), seed=number)
        yield whole.after(chance.randrange(len(whole.moves) + 1))


def fields_of(match: Match, name: str) -> list[dict[str, Any]]:
    """The fields of all events of this name, those of the deal among them."""
    return [dict(event.fields) for events in match.full_log() for event in events if event.name == name]


def own_states(match: Match) -> States:
    """The match's own state, for tests that change what is hidden in a game under way: no position can do that."""
    return match._state


def set_state(match: Match, states: States) -> None:
    """Let a game under way go on in another world, with its moves and its log as they are: no position can do that."""
    match._replace_state(copy_states(states))


def state_of(match: Match) -> Any:
    """A copy of the state, for functions of a game that take one state."""
    return state_at(states_of(match), 0)


def changed(match: Match, **entries: Any) -> Match:
    """The position of a match with some of its entries changed."""
    options: Any = match.options
    game = tavolata.game(match.game.name)
    return game.position(match.truth() | entries, match.players, edition=match.edition, **options)


def in_world(match: Match, world: States) -> Match:
    """The position of a match in another world, for example an imagined one."""
    options: Any = match.options
    game = tavolata.game(match.game.name)
    return game.position(truth(game, world, match.edition), match.players, edition=match.edition, **options)
