"""What bots are told about a position: heuristic, quick choice, estimate, and what others may have chosen in secret."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import make_seed, stream
from tavolata.core.domains import MAX_SEATS
from tavolata.core.match import Match
from tavolata.testing.sample_games import states_of


def check_bots(match: Match, place: str) -> None:
    """What bots ask changes nothing, and the answers can be used."""
    check_estimate(match, place)
    for seat in match.movers:
        check_choices(match, seat, place)
    for seat in range(match.players):
        check_suspicions(match, seat, place)


def check_choices(match: Match, seat: int, place: str) -> None:
    """Every legal action has a value, and the quick choice is legal."""
    world, game = match.imagine(seat, seed=1), match.game
    before, room = world.tobytes(), np.zeros(game.max_legal, np.int16)
    values = np.full(game.max_legal, np.nan, np.float32)
    count = rules.legal_at(world, 0, seat, room)
    rules.heuristic_at(world, 0, seat, room, count, values)
    assert np.isfinite(values[:count]).all(), f"`heuristic` of seat {seat}: {place}"
    legal, rng = room[:count].tolist(), stream(make_seed(1))
    chosen = rules.rollout_policy(world[0], seat, rng, np.zeros(game.max_legal, np.int16))
    assert chosen in (rules.STOP_ROLLOUT, *legal), f"`rollout_policy` of seat {seat} is not legal: {place}"
    assert world.tobytes() == before, f"`heuristic` or `rollout_policy` has changed the state: {place}"


def check_estimate(match: Match, place: str) -> None:
    """An estimate is open until the game is over."""
    states, points = states_of(match), np.full(MAX_SEATS, np.nan)
    doubt = rules.estimate(states[0], points)
    assert states.tobytes() == match.state_bytes(), f"`estimate` has changed the state: {place}"
    assert (doubt > 0) == bool(match.movers), f"`estimate` is sure, or is not: {place}"
    assert not match.movers or np.isfinite(points[: match.players]).all(), f"`estimate` leaves seats out: {place}"


def check_suspicions(match: Match, seat: int, place: str) -> None:
    """The truth is among what another seat may have chosen in secret, and all of it looks the same to this seat."""
    room = np.zeros(match.game.max_legal, np.int16)
    expected = match.imagine(seat, seed=1).tobytes()
    for other in range(match.players):
        suspected = room[: abs(rules.suspect(states_of(match)[0], seat, other, room))].tolist()
        worlds = []
        for number, action in enumerate(suspected):
            assumed = states_of(match)
            rules.assume(assumed[0], other, action)
            worlds.append(assumed.tobytes())
            if number < 10:
                rules.imagine_at(assumed, 0, seat, stream(make_seed(1)), 0)
                assert assumed.tobytes() == expected, f"seat {seat} can tell what {other} has chosen: {place}"
        assert not worlds or match.state_bytes() in worlds, f"seat {seat} does not suspect the truth: {place}"
