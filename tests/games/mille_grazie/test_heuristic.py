"""The greedy opinion: planned journeys against a slow count of all of them, and choices anybody would understand."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

import tavolata
from tavolata import Match
from tavolata.arena.simulation import simulate
from tavolata.bots import BOTS, heuristic_values
from tavolata.core import rules
from tavolata.core.interpreted_state import InterpretedStates
from tavolata.core.state import Doubles
from tavolata.core.tiers import python_function
from tavolata.games.mille_grazie import DiscardOrder, Leave, Take, Walk
from tavolata.games.mille_grazie.heuristic import (
    LOG_PROBABILITY_WEIGHT,
    ambush_worth,
    best_journey,
    explore,
    explore_in_python,
    guessed_danger,
    journeys,
    letter_shares,
    share_lost,
    start_of_journey,
    undelivered_value,
)
from tavolata.games.mille_grazie.state import LOOT, NONE, ROAD_COUNT
from tavolata.testing.sample_games import states_of
from tests.games.mille_grazie.tables import order_number, set_out, table
from tests.random_matches import many, random_positions, state_of


def slow_best(match: Match, roads: int, danger: Doubles, safe: int) -> float:
    """Every journey by recursion, with lists and sets instead of bits."""
    s = state_of(match)
    seat = int(s.nobleman)
    held = s.held[seat, : s.in_hand[seat]].tolist()

    def walk(city: int, used: frozenset[int], left: int, kept: float, done: frozenset[int], brought: float) -> float:
        ways = [r for r in range(ROAD_COUNT) if r not in used and s.road_colour[r] and city in s.road_ends[r]]
        if left == 0 or not ways:
            return brought + kept * undelivered_value(state_of(match), seat, city, sum(1 << k for k in done))
        return max(step(city, road, used, left, kept, done, brought) for road in ways)

    def step(
        city: int, road: int, used: frozenset[int], left: int, kept: float, done: frozenset[int], brought: float
    ) -> float:
        there = int(next(end for end in s.road_ends[road] if end != city))
        risk = 0.0 if road == safe else float(danger[road])
        kept *= 1 - risk * share_lost(state_of(match), seat, road)
        fresh = {k for k, order in enumerate(held) if k not in done and s.order_destination[order] == there}
        gained = sum(int(s.order_points[held[k]]) for k in fresh) * kept
        return walk(there, used | {road}, left - 1, kept, done | fresh, brought + gained - risk * LOOT / 2)

    walked = frozenset(road for road in range(ROAD_COUNT) if s.walked >> road & 1)
    return walk(int(s.city[seat]), walked, roads, 1.0, frozenset(), 0.0)


def test_the_best_journey_is_the_best_of_all_journeys() -> None:
    for match in random_positions(tavolata.game("mille_grazie"), many(25, 3)):
        s = state_of(match)
        danger = guessed_danger(s)
        seat = int(state_of(match).nobleman)
        for roads, safe in ((4, 5), (3, NONE)):
            quick = best_journey(s, seat, roads, danger, safe, NONE)
            assert quick == pytest.approx(slow_best(match, roads, danger, safe))


def test_the_guess_is_a_share_for_every_road_and_none_elsewhere() -> None:
    match = table("Venezia", held=["Venezia–Genova"])
    danger, usage = guessed_danger(state_of(match)), journeys(state_of(match))
    colours = state_of(match).road_colour
    assert all((danger[road] > 0) == (colours[road] > 0) for road in range(ROAD_COUNT))
    assert (danger < 1).all()
    assert usage.sum() == pytest.approx(5)
    assert np.isfinite(usage).all()


def test_a_nobleman_delivers_what_lies_on_the_way() -> None:
    match = table("Bologna", held=["→Firenze 7"])
    set_out(match)
    assert heuristic_values(match, 0)[0][0] == Walk("F")


def test_a_nobleman_takes_what_is_worth_it_and_discards_the_least() -> None:
    match = table("Milano", lying=["Milano–San Marino"])
    set_out(match)
    assert heuristic_values(match, 0)[0][0] == Take()
    held = ["San Marino–Genova", "Venezia–Genova", "Genova–Ravenna"]
    match = table("Milano", held=held, lying=["Milano–Genova"])
    set_out(match)
    match.play(0, Take())
    choices = dict(heuristic_values(match, 0))
    assert max(choices, key=lambda action: choices[action]) == DiscardOrder(order_number("Genova–Ravenna") + 1)


def test_with_three_orders_another_is_worth_what_it_adds() -> None:
    held = ["San Marino–Genova", "Venezia–Genova", "Milano–Genova"]
    match = table("Ferrara", held=held, lying=["Ferrara–Verona"])
    set_out(match)
    worth = dict(heuristic_values(match, 0))
    assert worth[Leave()] == 0
    assert worth[Take()] == pytest.approx(_promised("Ferrara–Verona") - min(map(_promised, held)))


def _promised(name: str) -> float:
    """Points, less a fifth for every road from Ferrara to the destination."""
    s = state_of(table("Ferrara"))
    cities = tavolata.game("mille_grazie").edition().names["city"]
    destination = int(s.order_destination[order_number(name)])
    return float(s.order_points[order_number(name)] * 0.8 ** s.distance[cities.index("Ferrara"), destination])


def test_robbers_lie_where_the_nobleman_wants_to_go() -> None:
    """Bologna to Firenze with 7 points: the road between them is a likelier place than any out of reach."""
    match = table("Bologna", held=["→Firenze 7"])
    worth = {str(action)[-1]: value for action, value in heuristic_values(match, 1)}
    assert worth["F"] - worth["G"] > LOG_PROBABILITY_WEIGHT * np.log(3)


def test_two_roads_are_worth_what_both_are() -> None:
    match = table("Bologna", held=["→Firenze 7"], players=2)
    worth = {str(action)[-2:]: value for action, value in heuristic_values(match, 1)}
    assert worth["AF"] + worth["GH"] == pytest.approx(worth["AG"] + worth["FH"], abs=1e-5)


def test_where_a_journey_began_is_told_by_the_roads_walked() -> None:
    journeys_seen = 0
    for number in range(many(20, 3)):
        match = tavolata.game("mille_grazie").new(2, seed=number)
        s, chance = state_of(match), random.Random(number)
        start = int(s.city[s.nobleman])
        for _ in range(many(80, 30)):
            match.play(match.movers[0], chance.choice(match.legal(match.movers[0])))
            if not match.movers:
                break
            s = state_of(match)
            if not s.walked:
                start = int(s.city[s.nobleman])
            assert start_of_journey(s) == start
            journeys_seen += bool(s.walked)
    assert journeys_seen > many(300, 20)


def test_robbers_are_suspected_where_they_would_lie_when_the_journey_began() -> None:
    """On the way from Bologna to Firenze and beyond: what is still to come does not become likelier for being near."""
    match = table("Bologna", held=["→Firenze 7"])
    expected = letter_shares(state_of(match), ambush_worth(state_of(match), journeys(state_of(match))))
    set_out(match)
    match.play(0, Walk("R"))
    roads, values = np.zeros(match.game.max_legal, np.int16), np.zeros(match.game.max_legal, np.float32)
    count = -rules.suspect(state_of(match), 0, 1, roads)
    rules.heuristic_at(states_of(match), 0, 1, roads, count, values)
    assert count > 20
    assert values[:count] == pytest.approx(LOG_PROBABILITY_WEIGHT * np.log(expected[roads[:count]]), abs=1e-5)


def test_what_robbers_may_have_set_is_judged_as_when_they_set_it() -> None:
    for players in (2, 3):
        match = table("Bologna", held=["→Firenze 7"], players=players)
        choices, values = (
            np.zeros((2, match.game.max_legal), np.int16),
            np.zeros((2, match.game.max_legal), np.float32),
        )
        count = rules.legal_at(states_of(match), 0, 1, choices[0])
        rules.heuristic_at(states_of(match), 0, 1, choices[0], count, values[0])
        for robber in match.movers:
            match.play(robber, match.legal(robber)[robber])
        assert rules.suspect(state_of(match), 0, 1, choices[1]) == count
        rules.heuristic_at(states_of(match), 0, 1, choices[1], count, values[1])
        assert choices[0].tolist() == choices[1].tolist()
        assert values[0].tolist() == values[1].tolist()


def test_as_plain_python_journeys_are_the_same_to_the_last_bit() -> None:
    """The version for plain Python against the one that is compiled, run as it was written."""
    as_written, dice = python_function(explore), random.Random(3)
    for match in random_positions(tavolata.game("mille_grazie"), many(30, 12)):
        s = states_of(match).view(InterpretedStates)[0]
        for seat, roads in product(range(match.players), (1, 2, 4)):
            city, walked = int(s.city[seat]), dice.getrandbits(ROAD_COUNT) & dice.getrandbits(ROAD_COUNT)
            leaving = [road for road in range(ROAD_COUNT) if s.road_colour[road] and city in s.road_ends[road]]
            danger = np.array([dice.random() for _ in range(ROAD_COUNT)])
            for first, safe, room in product((NONE, dice.choice(leaving)), (NONE, leaving[0]), (0, ROAD_COUNT)):
                usage = np.zeros((2, room))
                best = [
                    version(s, seat, city, walked, roads, danger, safe, first, usage[number])
                    for number, version in enumerate((as_written, explore_in_python))
                ]
                assert best[0] == best[1]
                assert usage[0].tobytes() == usage[1].tobytes()


def test_it_beats_chance() -> None:
    played = simulate(tavolata.game("mille_grazie"), 2, many(200, 2), 1, ["greedy", "random"])
    assert played.wins()[played.bots == BOTS.index("greedy")].mean() > 0.9
