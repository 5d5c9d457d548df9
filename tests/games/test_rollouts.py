"""What games tell those who think ahead: quick choices are legal, estimates end with the game, suspicions fit."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import tavolata
from tavolata import Game, Match
from tavolata.core import chance, rules
from tavolata.core.domains import MAX_SEATS
from tavolata.core.state import state_at
from tavolata.games.mamma_mia.state import KIND_COUNT
from tavolata.testing.sample_games import states_of
from tests.random_matches import many, play_at_random, random_positions

JUDGE = -1
"""Said instead of an action where a thought should rather be judged."""
STREAM = chance.stream(chance.make_seed(5))


def rollout_positions(game: Game, count: int) -> Iterator[Match]:
    """Positions from games that are played by the quick choices themselves; other ones than random players come to."""
    for number in range(count):
        match = game.new(game.seats[number % len(game.seats)], seed=number)
        rng, room = chance.stream(chance.make_seed(number)), np.zeros(game.max_legal, np.int16)
        for _ in range(30 * number):
            for seat in match.movers[:1]:
                chosen = rules.rollout_policy(states_of(match)[0], seat, rng, room)
                match.move(seat, match.legal(seat)[-1] if chosen == JUDGE else game.actions[chosen])
        yield match


@pytest.mark.slow
def test_a_quick_choice_is_legal_and_changes_nothing(game: Game) -> None:
    decisions = 0
    for match in [*random_positions(game, many(200, 20)), *rollout_positions(game, many(12, 5))]:
        for seat in match.movers:
            legal = [game.actions.number(action) for action in match.legal(seat)]
            states = states_of(match)
            for number in range(5):
                rng = chance.stream(chance.make_seed(number))
                chosen = rules.rollout_policy(states[0], seat, rng, np.zeros(game.max_legal, np.int16))
                assert chosen in (JUDGE, *legal)
            assert states.tobytes() == match.state_bytes()
            decisions += len(legal) > 1 and chosen != JUDGE
    assert decisions > 10


def test_a_quick_claim_is_what_the_card_is_worth(domingo: Game) -> None:
    match = domingo.new(2, seed=3, first=0, announcing=True)
    match.play(0, match.legal(0)[0])
    room = np.zeros(domingo.max_legal, np.int16)
    claim = domingo.actions[rules.rollout_policy(states_of(match)[0], 0, STREAM.copy(), room)]
    match.play(0, claim)
    assert f"announce {match.points[0]}" == str(claim)


@pytest.mark.slow
def test_an_estimate_is_open_until_the_game_is_over(game: Game) -> None:
    for match in [*random_positions(game, many(200, 20)), *rollout_positions(game, many(12, 5))]:
        states, points = states_of(match), np.full(MAX_SEATS, np.nan)
        doubt = rules.estimate(states[0], points)
        assert states.tobytes() == match.state_bytes()
        assert (doubt > 0) == bool(match.movers)
        if match.movers:
            assert np.isfinite(points[: match.players]).all()


@pytest.mark.slow
def test_whoever_is_ahead_is_estimated_to_win(game: Game) -> None:
    """Shortly before the end of a game, the estimated winner is mostly the real one."""
    right = 0
    for number in range(many(40, 8)):
        match = play_at_random(game.new(2, seed=number), seed=number)
        assert match.result
        points = np.zeros(MAX_SEATS)
        earlier = match.after(len(match.moves) - 3)
        rules.estimate(states_of(earlier)[0], points)
        right += int(points[:2].argmax()) in match.result.winners
    assert right >= many(26, 5)


@pytest.mark.slow
def test_what_is_suspected_fits_what_is_known_and_the_truth_is_among_it(game: Game) -> None:
    suspected = 0
    for match in random_positions(game, many(150, 20)):
        room = np.zeros(game.max_legal, np.int16)
        for seat in range(match.players):
            expected = match.imagine(seat, seed=1).tobytes()
            for other in range(match.players):
                options = room[: abs(rules.suspect(states_of(match)[0], seat, other, room))].tolist()
                assert options == sorted(set(options))
                worlds = []
                for action in options:
                    assumed = states_of(match)
                    rules.assume(assumed[0], other, action)
                    worlds.append(assumed.tobytes())
                    if len(worlds) < 20:
                        rules.imagine_at(assumed, 0, seat, chance.stream(chance.make_seed(1)), 0)
                        assert assumed.tobytes() == expected, "the seat cannot tell"
                assert not options or match.state_bytes() in worlds
                suspected += len(options) > 1
    assert suspected > 0 or game.name != "mille_grazie"


def test_robbers_and_escorts_are_not_seen() -> None:
    game = tavolata.game("mille_grazie")
    for players in game.seats:
        match = game.new(players, seed=players, first=0)
        while match.movers != (0,):
            match = same_for_others(match, match.movers[0])
        same_for_others(match, 0)


def same_for_others(match: Match, seat: int) -> Match:
    """Actions that are seen alike leave everybody else the same view; the match goes on with one of them."""
    views: dict[int, set[str]] = {}
    for action in match.legal(seat)[:: max(1, len(match.legal(seat)) // 12)]:
        played = match.after(len(match.moves))
        label = rules.seen(states_of(match)[0], match.game.actions.number(action))
        played.play(seat, action)
        others = [str(played.view(other).to_json()) for other in range(match.players) if other != seat]
        views.setdefault(label, set()).add(str(others))
    assert all(len(alike) == 1 for alike in views.values())
    assert len(views) < len(match.legal(seat))
    return played


@pytest.mark.clause("MM-44")
def test_whoever_forgets_mixes_up_the_oven_but_for_its_top_and_its_orders() -> None:
    game = tavolata.game("mamma_mia")
    changed = 0
    for match in random_positions(game, many(40, 8)):
        for share in (0.0, 1.0):
            world = match.imagine(0, seed=1)
            before = state_at(world, 0).oven[: int(world["in_oven"][0])].copy()
            rules.forget(world[0], 0, share)
            after = state_at(world, 0).oven[: len(before)]
            assert sorted(before) == sorted(after)
            assert np.array_equal(before >= KIND_COUNT, after >= KIND_COUNT)
            assert np.array_equal(before[-1:], after[-1:])
            assert share > 0 or np.array_equal(before, after)
            changed += not np.array_equal(before, after)
    assert changed > many(10, 1)
