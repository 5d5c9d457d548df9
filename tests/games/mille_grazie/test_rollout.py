"""BotConfig ahead: quick choices that anybody would understand, and hands that are worth what they should be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import tavolata
from tavolata import Match
from tavolata.core import chance, rules
from tavolata.core.domains import MAX_SEATS
from tavolata.games.mille_grazie import Alone, DiscardOrder, Leave, Take, Walk
from tavolata.games.mille_grazie.rollout import HELD_BY_OTHERS, outlook, worth_of_city, worth_of_hand
from tavolata.games.mille_grazie.state import MAX_HELD, NONE
from tests.games.mille_grazie.tables import order_number, set_out, table
from tests.random_matches import changed, many, random_positions, state_of


def choice(match: Match, seed: int = 0) -> object:
    """What the one to move chooses quickly."""
    rng, room = chance.stream(chance.make_seed(seed)), np.zeros(match.game.max_legal, np.int16)
    return match.game.actions[rules.rollout_policy(state_of(match), match.movers[0], rng, room)]


def estimated(match: Match) -> np.ndarray[Any, np.dtype[np.float64]]:
    points = np.zeros(MAX_SEATS)
    rules.estimate(state_of(match), points)
    return points[: match.players]


# --- a quick choice ---------------------------------------------------


def test_before_new_robbers_lie_in_wait_a_thought_is_judged() -> None:
    match = table("Bologna")
    rng, room = chance.stream(chance.make_seed(0)), np.zeros(match.game.max_legal, np.int16)
    assert rules.rollout_policy(state_of(match), 1, rng, room) == NONE


def test_a_nobleman_mostly_has_an_escort() -> None:
    match = table("Bologna", held=["→Firenze 7"])
    for robber in (1, 2):
        match.play(robber, "ambush L")
    chosen = Counter(str(choice(match, seed)) for seed in range(many(200, 60)))
    assert 0 < chosen[str(Alone())] < many(100, 30)
    assert len(chosen) > 3, "nobody can foresee on which road"


def test_a_nobleman_delivers_and_picks_up_what_lies_near() -> None:
    match = table("Bologna", held=["→Firenze 7"])
    assert choice(set_out(match)) == Walk("F")
    match = table("Milano", lying=["Genova–Ravenna"])
    assert choice(set_out(match)) == Walk("G")


def test_with_room_any_order_is_taken_else_only_a_better_one_for_the_least() -> None:
    assert choice(set_out(table("Ferrara", lying=["Ferrara–Verona"]))) == Take()
    held = ["San Marino–Genova", "Venezia–Genova", "→Firenze 7"]
    assert choice(set_out(table("Milano", held=held, lying=["Milano–Genova"]))) == Leave()
    match = set_out(
        table("Milano", held=["Verona–Piacenza", "Ferrara–Verona", "→Firenze 7"], lying=["Milano–San Marino"])
    )
    assert choice(match) == Take()
    match.play(0, Take())
    assert choice(match) == DiscardOrder(order_number("Ferrara–Verona") + 1)


def slow_worth_of_city(match: Match, city: int, roads: int) -> float:
    """Word by word: what is delivered here, what can be hoped for from the rest, and from what lies within reach."""
    s = state_of(match)
    seat = int(s.nobleman)
    held = s.held[seat, : s.in_hand[seat]].tolist()
    here = [order for order in held if s.order_destination[order] == city]
    worth = sum(float(s.order_points[order]) for order in here)
    worth += sum(outlook(state_of(match), order, city, roads) for order in held if order not in here)
    if len(held) - len(here) == MAX_HELD:
        return worth
    for order in s.open_order[s.open_order != NONE].tolist():
        there = int(s.order_first[order])
        away = int(s.distance[city, there])
        if away <= roads:
            worth += 0.6 * 0.8**away * outlook(state_of(match), order, there, roads - away)
    return worth


def test_what_a_city_promises_is_what_a_slow_count_says() -> None:
    for match in random_positions(tavolata.game("mille_grazie"), many(60, 6)):
        s = state_of(match)
        for city in range(int(s.cities)):
            for roads in (0, 2, 4):
                quick = worth_of_city(state_of(match), int(s.nobleman), city, roads)
                assert quick == pytest.approx(slow_worth_of_city(match, city, roads))


def test_an_order_promises_less_the_farther_it_has_to_go() -> None:
    match = table("Venezia", held=["Venezia–Genova"])
    order, s = order_number("Venezia–Genova"), state_of(match)
    for roads in range(5):
        by_distance = sorted((int(s.distance[city, s.order_destination[order]]), city) for city in range(s.cities))
        promised = [outlook(s, order, city, roads) for _, city in by_distance]
        assert promised == sorted(promised, reverse=True)
        assert promised[0] == pytest.approx(6 * HELD_BY_OTHERS[0])


# --- where it leads to ------------------------------------------------


def test_a_hand_is_worth_more_near_its_destination_and_to_whose_turn_it_is() -> None:
    near, far = table("Bologna", held=["→Firenze 7"]), table("Milano", held=["→Firenze 7"])
    assert 7 > worth_of_hand(state_of(near), 0) > worth_of_hand(state_of(far), 0) > 0
    assert worth_of_hand(state_of(near), 0) > worth_of_hand(state_of(changed(near, nobleman=1)), 0) + 1


def test_an_order_that_lies_where_the_nobleman_sets_out_is_worth_something() -> None:
    with_it, without = table("Milano", lying=["Milano–San Marino"]), table("Milano", lying=["Genova–Ravenna"])
    assert worth_of_hand(state_of(with_it), 0) > worth_of_hand(state_of(without), 0)
    assert worth_of_hand(state_of(with_it), 1) == worth_of_hand(state_of(without), 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_count_in_full_and_the_next_turn_a_little(players: int) -> None:
    match = table("Milano", players=players, points=[10, 10, 10, 10][:players])
    even = estimated(match)
    assert even.tolist() == sorted(even, reverse=True)
    assert 0.5 < even[0] - even[-1] < 3
    ahead = estimated(table("Milano", players=players, points=[10, 16, 10, 10][:players]))
    assert ahead[1] - ahead[0] == pytest.approx(6 + even[1] - even[0])
