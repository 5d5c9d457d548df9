"""Plain Python and machine code are the same game: the same seed and moves give the same bytes."""

from __future__ import annotations

import random
from typing import Any, cast

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import make_seed, stream
from tavolata.core.game import Game
from tavolata.core.tiers import Tiered
from tavolata.testing.sample_games import dealt_matches, states_of


def in_both(entry: Any, *arguments: Any) -> Any:
    """Call a function in both tiers, with arrays of their own, which must come to the same."""
    twins = [one.copy() if isinstance(one, np.ndarray) else one for one in arguments]
    compiled, plain = entry(*arguments), cast(Tiered, entry).interpret(*twins)
    assert compiled == plain, f"{entry.__name__} gives {compiled} compiled, {plain} as plain Python"
    for one, twin in zip(arguments, twins, strict=True):
        same = not isinstance(one, np.ndarray) or one.tobytes() == twin.tobytes()
        assert same, f"{entry.__name__} does not do the same compiled and as plain Python"
    return compiled


def check_tiers(game: Game, dice: random.Random, games: int = 2) -> None:
    """Play some games in both."""
    game.compile()
    room, values = np.zeros(game.max_legal, np.int16), np.zeros(game.max_legal, np.float32)
    for match in dealt_matches(game, games, dice):
        states, number = states_of(match), 0
        while mask := in_both(rules.movers_at, states, 0):
            seat = dice.choice([seat for seat in range(match.players) if mask >> seat & 1])
            count = in_both(rules.legal_at, states, 0, seat, room)
            if number % 5 == 0:
                world = states.copy()
                in_both(rules.observe_at, world, 0, seat, np.zeros(game.observation_size, np.float32))
                in_both(rules.imagine_at, world, 0, seat, stream(make_seed(number)), 0)
                in_both(rules.value_at, world, 0, seat, room, count, values)
            in_both(rules.play_at, states, 0, seat, int(room[dice.randrange(count)]))
            number += 1
        in_both(rules.returns_at, states, 0, np.zeros((2, match.players), np.int32))
