"""Our orders of Mamma Mia! Plus keep every promise that we make about them (C-MM-1 … C-MM-5)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tavolata.games.mamma_mia.state import CARDS_OF_A_KIND, COLOURS, KINDS
from tests.games.mamma_mia.order_files import EDITION, ORDERS, Entry, orders_of, refusal, spoilt

OWN = dict(zip(COLOURS, KINDS, strict=True))


def turned(order: Entry) -> Entry:
    """The same order one step further on the ring."""
    step = {names[number]: names[(number + 1) % 6] for names in (KINDS, COLOURS) for number in range(6)}
    further: Entry = {}
    for part, value in order.items():
        match value:
            case dict():
                further[part] = {step[kind]: amount for kind, amount in value.items()}
            case list():
                further[part] = [step[kind] for kind in value]
            case _:
                further[part] = step.get(value, value)
    return further


def comparable(orders: list[Entry]) -> set[str]:
    """Orders as a set, whatever the sequence of the kinds in them and whether they are known."""
    plain = [{part: value for part, value in order.items() if part != "known"} for order in orders]
    for order in plain:
        if "either" in order:
            order["either"] = sorted(order["either"])
    return {json.dumps(order, sort_keys=True) for order in plain}


# --- The file --------------------------------------------------------


def test_the_file_says_what_it_is() -> None:
    assert (EDITION.game, EDITION.name, EDITION.reconstructed) == ("mamma_mia", "Tavolata's reconstruction", True)


def test_our_orders_stand_colour_by_colour_in_the_sequence_of_the_ring() -> None:
    assert [order["colour"] for order in ORDERS] == [colour for colour in COLOURS for _ in range(15)]


# --- C-MM-1 ----------------------------------------------------------


@pytest.mark.clause("MM-02", "MM-03")
def test_there_are_90_ingredients_and_90_orders_15_a_colour_all_different() -> None:
    assert len(KINDS) * CARDS_OF_A_KIND == 90
    assert len(ORDERS) == 90
    for colour in COLOURS:
        assert len(orders_of(colour)) == len(comparable(orders_of(colour))) == 15


@pytest.mark.clause("MM-03")
def test_each_colour_has_its_own_ingredient() -> None:
    assert {(colour, OWN[colour]) for colour in COLOURS} == {
        ("yellow", "pineapple"),
        ("green", "peppers"),
        ("brown", "mushrooms"),
        ("purple", "olives"),
        ("red", "salami"),
        ("pink", "shrimps"),
    }


# --- C-MM-2 ----------------------------------------------------------


@pytest.mark.clause("MM-31")
@pytest.mark.parametrize("colour", COLOURS)
def test_seven_normale_a_colour(colour: str) -> None:
    own, others = OWN[colour], set(KINDS) - {OWN[colour]}
    needs = [order["needs"] for order in orders_of(colour, "normale")]
    assert len(needs) == 7
    once = [need for need in needs if need[own] == 1]
    assert [need for need in once if len(need) == 6] == [dict.fromkeys(KINDS, 1)]
    four_of_another = [need for need in once if len(need) == 2]
    assert {kind for need in four_of_another for kind, amount in need.items() if amount == 4} == others
    assert len(four_of_another) == 5
    (seventh,) = [need for need in needs if need[own] != 1]
    assert sorted(seventh.values()) == [1, 1, 3]
    assert seventh[own] == 3


@pytest.mark.parametrize("colour", COLOURS)
def test_the_seventh_normale_takes_the_two_neighbours_on_the_ring(colour: str) -> None:
    own = COLOURS.index(colour)
    (seventh,) = [order["needs"] for order in orders_of(colour, "normale") if order["needs"][OWN[colour]] == 3]
    assert set(seventh) == {KINDS[own], KINDS[(own + 1) % 6], KINDS[(own + 5) % 6]}


# --- C-MM-3 ----------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_eight_other_orders_a_colour(colour: str) -> None:
    assert Counter(order["pizza"] for order in orders_of(colour)) == {
        "normale": 7,
        "bombastica": 1,
        "monotoni": 1,
        "ghiottona": 1,
        "monotoni_junior": 1,
        "minipizza": 2,
        "minimale": 1,
        "mamma_mia": 1,
    }


@pytest.mark.clause("MM-36")
@pytest.mark.parametrize("colour", COLOURS)
def test_two_minipizzas_of_the_own_kind_forbid_different_kinds(colour: str) -> None:
    one, other = orders_of(colour, "minipizza")
    assert one["kind"] == other["kind"] == OWN[colour]
    assert len({one["forbidden"], other["forbidden"], OWN[colour]}) == 3


@pytest.mark.parametrize("colour", COLOURS)
def test_the_three_orders_that_forbid_a_kind_forbid_every_second_kind_of_the_ring(colour: str) -> None:
    own = COLOURS.index(colour)
    forbidden = [order["forbidden"] for order in orders_of(colour, "minipizza", "monotoni_junior")]
    assert sorted(forbidden) == sorted(KINDS[(own + step) % 6] for step in (1, 3, 5))


@pytest.mark.clause("MM-36", "MM-39")
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (spoilt("red", "mamma_mia", either=["olives", "olives"]), "other than its own (“salami”), not “olives, oli"),
        (spoilt("red", "mamma_mia", either=["pineapple", "salami"]), "not “pineapple, salami”. (MM-39)"),
        (spoilt("red", "mamma_mia", either=["pineapple"]), "order 75 must offer two different kinds"),
        (spoilt("red", "mamma_mia", either=[]), "not “”. (MM-39)"),
        (
            spoilt("green", "minipizza", forbidden="peppers"),
            "order 42 forbids “peppers”, which it needs. Another kind must be forbidden. (MM-36)",
        ),
    ],
)
def test_kinds_that_contradict_each_other_are_refused(data: dict[str, Any], complaint: str) -> None:
    assert complaint in refusal(data)


# --- C-MM-4 ----------------------------------------------------------


def test_the_known_orders_are_as_they_are_known() -> None:
    known = [{part: value for part, value in order.items() if part != "known"} for order in ORDERS if "known" in order]
    assert all(order["known"] is True for order in ORDERS if "known" in order)
    assert comparable(known) == comparable(
        [
            {"colour": "red", "pizza": "mamma_mia", "either": ["pineapple", "peppers"]},
            {"colour": "green", "pizza": "normale", "needs": {"salami": 4, "peppers": 1}},
            {"colour": "green", "pizza": "normale", "needs": {"pineapple": 4, "peppers": 1}},
            {"colour": "green", "pizza": "normale", "needs": {"olives": 4, "peppers": 1}},
            {"colour": "red", "pizza": "normale", "needs": {"pineapple": 4, "salami": 1}},
            {"colour": "purple", "pizza": "normale", "needs": {"peppers": 4, "olives": 1}},
            {"colour": "green", "pizza": "minipizza", "kind": "peppers", "forbidden": "shrimps"},
        ]
    )
    assert len(known) == 7


# --- C-MM-5 ----------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_a_turn_of_the_ring_by_one_step_makes_the_next_colour_s_orders(colour: str) -> None:
    following = COLOURS[(COLOURS.index(colour) + 1) % 6]
    assert comparable([turned(order) for order in orders_of(colour)]) == comparable(orders_of(following))


@pytest.mark.parametrize("colour", COLOURS)
def test_mamma_mia_and_the_first_minipizza_stand_where_the_known_ones_do(colour: str) -> None:
    own = COLOURS.index(colour)
    (mamma_mia,) = orders_of(colour, "mamma_mia")
    assert mamma_mia["either"] == [KINDS[(own + 2) % 6], KINDS[(own + 4) % 6]]
    assert orders_of(colour, "minipizza")[0]["forbidden"] == KINDS[(own + 3) % 6]
