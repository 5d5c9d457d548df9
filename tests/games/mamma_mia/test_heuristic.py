"""The greedy opinion: the oven baked in thought against a real clearing, and choices anybody would understand."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tavolata
from tavolata import Match
from tavolata.arena.simulation import simulate
from tavolata.bots import BOTS
from tavolata.core import rules
from tavolata.core.actions import Action
from tavolata.games.mamma_mia import (
    Add,
    AddMissing,
    Ask,
    Choose,
    Draw,
    GiveUp,
    Help,
    Lay,
    NoOrder,
    Refuse,
    ThatIsAll,
)
from tavolata.games.mamma_mia.heuristic import bake_in_thought
from tavolata.games.mamma_mia.state import KIND_COUNT, KINDS
from tavolata.testing.sample_games import states_of
from tests.games.mamma_mia.tables import ALBERTO, BEATE, clearing, lay_order, order_names, table
from tests.random_matches import many, state_of


def advise(match: Match, seat: int) -> dict[Action, float]:
    """What the game thinks of every legal action, in the world as it is."""
    actions, values = np.zeros(match.game.max_legal, np.int16), np.zeros(match.game.max_legal, np.float32)
    states = states_of(match)
    count = rules.legal_at(states, 0, seat, actions)
    rules.heuristic_at(states, 0, seat, actions, count, values)
    return {match.game.actions[int(actions[k])]: float(values[k]) for k in range(count)}


def best(match: Match, seat: int = ALBERTO) -> Action:
    thought = advise(match, seat)
    return max(thought, key=lambda action: thought[action])


def random_oven(chance: random.Random) -> str:
    """Ingredients and orders as they may lie there: no two orders without an ingredient between them."""
    fit = [name for name in order_names() if name.split()[0] in ("green", "purple", "red") and "ghiottona" not in name]
    orders = chance.sample(fit, 12)
    return ", ".join(f"{chance.randint(1, 3)} {chance.choice(KINDS)}, {order}" for order in orders)


def left_in_thought(oven: str) -> list[int]:
    match = table("1 shrimps", oven=oven, stock="1 shrimps")
    left, spare, needs = (np.zeros(KIND_COUNT, np.int64) for _ in range(3))
    bake_in_thought(state_of(match), ALBERTO, left, spare, needs)
    return [int(count) for count in left]


def left_in_truth(oven: str) -> list[int]:
    """What a real clearing leaves if nobody holds a card: kinds chosen by opinion, and nothing added."""
    match = clearing(oven)
    while match.movers:
        (seat,) = match.movers
        match.play(seat, choice(match, seat) if isinstance(best(match, seat), Choose) else GiveUp())
    return [int(count) for count in state_of(match).laid_out]


def choice(match: Match, seat: int) -> Action:
    """The best kind; among equals, the next one round from the owner's own."""
    thought, own = advise(match, seat), int(state_of(match).colours[seat])
    nearest = {kind: (number - own) % KIND_COUNT for number, kind in enumerate(KINDS)}
    return max(thought, key=lambda action: (thought[action], -nearest[str(action.named_fields()["kind"])]))


def test_an_oven_is_baked_in_thought_as_it_is_in_truth() -> None:
    chance = random.Random(7)
    for _ in range(many(60, 10)):
        oven = random_oven(chance)
        assert left_in_thought(oven) == left_in_truth(oven), oven


def test_an_order_is_laid_when_all_it_needs_is_in_the_oven() -> None:
    match = table("1 peppers, 1 shrimps, green 4 salami 1 peppers", oven="4 salami", stock="1 olives, 1 olives")
    assert best(match) == Lay("peppers", 1)
    match.play(ALBERTO, Lay("peppers", 1))
    assert best(match) == lay_order("green 4 salami 1 peppers")


def test_an_order_waits_while_much_is_missing() -> None:
    match = table("1 shrimps, green 4 salami 1 peppers", stock="1 olives, 1 olives")
    match.play(ALBERTO, Lay("shrimps", 1))
    assert best(match) == NoOrder()


def test_ingredients_that_an_earlier_order_will_use_do_not_count() -> None:
    oven = "4 salami, 1 peppers, green 4 salami 1 peppers"
    match = table("1 peppers, green monotoni", oven=oven, stock="1 olives, 1 olives")
    match.play(ALBERTO, Lay("peppers", 1))
    assert advise(match, ALBERTO)[lay_order("green monotoni")] < 0


def test_cards_that_an_own_order_in_the_oven_needs_are_kept() -> None:
    oven = "3 salami, 1 peppers, green 4 salami 1 peppers"
    match = table("1 salami, 1 shrimps", oven=oven, stock="1 olives, 1 olives")
    assert best(match) == Lay("shrimps", 1)


def test_orders_are_drawn_while_there_are_few() -> None:
    few = table("5 shrimps", stock="6 olives")
    few.play(ALBERTO, Lay("shrimps", 4))
    assert best(few) == Draw("waiter")
    held = ", ".join(name for name in order_names() if name.startswith("green 4"))
    many_orders = table(f"2 shrimps, {held}", stock="6 olives")
    many_orders.play(ALBERTO, Lay("shrimps", 2))
    many_orders.play(ALBERTO, NoOrder())
    assert best(many_orders) == Draw("stock")


def test_what_is_missing_is_added() -> None:
    match = clearing("3 salami, 1 peppers, green 4 salami 1 peppers", "1 salami")
    assert best(match) == AddMissing()


def test_what_is_not_held_is_asked_for_and_no_more() -> None:
    match = clearing("2 salami, 1 peppers, green 4 salami 1 peppers", "1 salami")
    assert best(match) == Ask("salami")
    match.play(ALBERTO, Ask("salami"))
    assert best(match) == ThatIsAll()


def test_the_kind_that_needs_least_is_chosen() -> None:
    match = clearing("1 peppers, 3 salami, 5 olives, green monotoni", "1 olives")
    assert best(match) == Choose("olives")


def test_a_spare_card_is_given_for_the_reward() -> None:
    match = clearing(
        "3 salami, 1 peppers, green 4 salami 1 peppers", "", "1 salami", waiters={BEATE: "purple monotoni"}
    )
    match.play(ALBERTO, Ask("salami"))
    assert best(match, BEATE) == Help()


def test_cards_that_an_own_order_needs_are_not_given() -> None:
    oven = "2 shrimps, 1 peppers, green 4 shrimps 1 peppers, 1 olives, purple 4 shrimps 1 olives"
    match = clearing(oven, "", "2 shrimps", waiters={BEATE: "purple monotoni"})
    match.play(ALBERTO, Ask("shrimps"))
    match.play(ALBERTO, Ask("shrimps"))
    assert best(match, BEATE) == Refuse()


def test_a_bombastica_gets_the_cards_that_are_wanted_least() -> None:
    oven = "12 mushrooms, green bombastica, 3 salami, 1 peppers, green 4 salami 1 peppers"
    match = clearing(oven, "1 salami, 3 shrimps, 1 olives")
    match.play(ALBERTO, AddMissing())
    assert advise(match, ALBERTO)[Add("salami")] < advise(match, ALBERTO)[Add("shrimps")]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 6])
def test_greedy_beats_random(players: int) -> None:
    played = simulate(tavolata.game("mamma_mia"), players, many(200, 1), 3, ["greedy", "random"])
    greedy = played.bots == BOTS.index("greedy")
    assert played.points[greedy].mean() > 1.5 * played.points[~greedy].mean()
