"""Plain Python and machine code are the same game: the same seed and moves give the same bytes."""

from __future__ import annotations

import random
from typing import Any, cast

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import make_seed, stream
from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.core.tiers import Tiered
from tavolata.testing.sample_games import dealt_matches, differing, place, states_of


def in_both(entry: Any, *arguments: Any) -> Any:
    """Call a function in both tiers, with arrays of their own, which must come to the same."""
    twins = [one.copy() if isinstance(one, np.ndarray) else one for one in arguments]
    compiled, plain = entry(*arguments), cast(Tiered, entry).interpret(*twins)
    assert compiled == plain, f"{entry.__name__} gives {compiled} compiled, {plain} as plain Python"
    for one, twin in zip(arguments, twins, strict=True):
        if isinstance(one, np.ndarray) and one.tobytes() != twin.tobytes():
            where = f" in {', '.join(differing(one, twin))}" if one.dtype.names else f": {one}, {twin}"
            raise AssertionError(f"{entry.__name__} does not do the same compiled and as plain Python{where}")
    return compiled


def check_tiers(game: Game, dice: random.Random, games: int = 2) -> None:
    """Play some games in both."""
    game.compile()
    for match in dealt_matches(game, games, dice):
        play_in_both(match, dice)


def play_in_both(match: Match, dice: random.Random) -> None:
    """Play one game; what differs is told with the place where it does."""
    game, states, number = match.game, states_of(match), 0
    room, values = np.zeros(game.max_legal, np.int16), np.zeros(game.max_legal, np.float32)
    try:
        while mask := in_both(rules.movers_at, states, 0):
            seat = dice.choice([seat for seat in range(match.players) if mask >> seat & 1])
            count = in_both(rules.legal_at, states, 0, seat, room)
            if number % 5 == 0:
                world = states.copy()
                in_both(rules.observe_at, world, 0, seat, np.zeros(game.observation_size, np.float32))
                in_both(rules.imagine_at, world, 0, seat, stream(make_seed(number)), 0)
                if rules.has_rule(rules.reroll, game.state):
                    in_both(rules.redraw_at, world, 0, stream(make_seed(number)), 1)
                in_both(rules.heuristic_at, world, 0, seat, room, count, values)
            in_both(rules.play_at, states, 0, seat, int(room[dice.randrange(count)]))
            number += 1
        in_both(rules.returns_at, states, 0, np.zeros((2, match.players), np.int32))
    except AssertionError as wrong:
        raise AssertionError(f"{wrong}: {place(match)}, and {number} moves more") from wrong
