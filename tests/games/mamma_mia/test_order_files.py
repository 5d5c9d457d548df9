"""Files of orders that others write: what holds for every file is refused where it does not hold, in all languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tavolata.games.mamma_mia.state import CARDS_OF_A_KIND, COLOURS, KINDS, PIZZAS
from tests.games.mamma_mia.order_files import EDITION, ORDERS, Entry, components_of, our_file, refusal, spoilt


def at_the_end(*entries: Any) -> dict[str, Any]:
    data = our_file()
    data["orders"][-len(entries) :] = entries
    return data


@pytest.mark.clause("MM-02", "MM-03", "MM-31", "MM-32", "MM-35", "MM-36", "MM-39")
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (our_file() | {"orders": []}, "yellow must have 15 orders, not 0. (MM-03)"),
        (our_file() | {"orders": ORDERS[:-1]}, "pink must have 15 orders, not 14. (MM-03)"),
        (spoilt("yellow", "normale", colour="pink"), "yellow must have 15 orders, not 14. (MM-03)"),
        (our_file() | {"ingredients": []}, "the entry “ingredients” means nothing"),
        (at_the_end("pink bombastica"), "order 90 needs “colour”, of the kind str."),
        (spoilt("yellow", "bombastica", pizza=None), "order 8 needs “pizza”, of the kind str."),
        (spoilt("yellow", "bombastica", colour="blue"), "order 8 cannot be “blue”. Choose one of: yellow, purple,"),
        (spoilt("yellow", "bombastica", pizza="calzone"), "order 8 cannot be “calzone”. Choose one of: normale,"),
        (
            spoilt("yellow", "bombastica", forbidden="olives"),
            "“forbidden” means nothing in order 8 (bombastica). Known entries: colour, pizza, known. (MM-32)",
        ),
        (spoilt("yellow", "bombastica", known="yes"), "order 8 needs “known”, of the kind bool."),
        (spoilt("yellow", "normale", needs=None), "order 1 needs “needs”, of the kind dict. (MM-31)"),
        (spoilt("yellow", "normale", needs={}), "order 1 must need at least one ingredient. (MM-31)"),
        (spoilt("yellow", "normale", needs={"olives": 0}), "order 1 must need at least one ingredient. (MM-31)"),
        (spoilt("yellow", "normale", needs={"ham": 4}), "order 1 names “ham”, which is not an ingredient."),
        (spoilt("yellow", "normale", needs={"olives": 16}), "order 1 cannot need 16 of “olives”. It must be a whole"),
        (spoilt("yellow", "normale", needs={"olives": -1}), "cannot need -1 of “olives”"),
        (spoilt("yellow", "normale", needs={"olives": True}), "cannot need True of “olives”"),
        (spoilt("yellow", "normale", needs={"olives": 1.5}), "a whole number from 0 to 15. (MM-02)"),
        (spoilt("yellow", "monotoni_junior", forbidden=None), "order 11 needs “forbidden”, of the kind str. (MM-35)"),
        (spoilt("yellow", "monotoni_junior", forbidden="ham"), "order 11 names “ham”, which is not an ingredient."),
        (spoilt("yellow", "minipizza", kind="ham"), "Choose from: pineapple, olives, peppers, mushrooms, salami, shr"),
        (spoilt("yellow", "minipizza", kind=None), "order 12 needs “kind”, of the kind str. (MM-36)"),
        (spoilt("yellow", "mamma_mia", either="olives"), "order 15 needs “either”, of the kind list. (MM-39)"),
        (spoilt("yellow", "mamma_mia", either=["olives", 3]), "order 15 names “3”, which is not an ingredient. "),
    ],
)
def test_what_cannot_be_played_with_is_refused(data: dict[str, Any], complaint: str) -> None:
    assert complaint in refusal(data)


@pytest.mark.clause("MM-03")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            {"pizza": "normale", "needs": {"olives": 2, "salami": 1}},
            {"pizza": "normale", "needs": {"salami": 1, "olives": 2, "peppers": 0}},
        ),
        (
            {"pizza": "mamma_mia", "either": ["olives", "peppers"]},
            {"pizza": "mamma_mia", "either": ["peppers", "olives"], "known": True},
        ),
    ],
)
def test_equal_orders_written_in_another_way_are_still_equal(one: Entry, other: Entry) -> None:
    data = at_the_end(*({"colour": "pink"} | entry for entry in (one, other)))
    components = components_of(data)
    assert str(components.names["order"][-1]) == str(components.names["order"][-2])
    assert all((column[-1] == column[-2]).all() for column in components.arrays.values())


def test_a_file_may_list_its_orders_in_any_sequence() -> None:
    shuffled = random.Random(1).sample(ORDERS, len(ORDERS))
    components = components_of(our_file() | {"orders": shuffled})
    names = components.names["order"]
    assert [name.split()[0] for name in names] == [colour for colour in COLOURS for _ in range(15)]
    assert set(names) == set(EDITION.names["order"])
    pizzas = [PIZZAS[pizza] for pizza in components.arrays["order_pizza"]]
    for number, colour in enumerate(COLOURS):
        expected = [order["pizza"] for order in shuffled if order["colour"] == colour]
        assert pizzas[15 * number : 15 * number + 15] == expected


def test_a_file_may_have_other_numbers_of_each_pizza() -> None:
    own_cards = [
        {"colour": colour, "pizza": "normale", "needs": {"salami": amount}}
        for colour in COLOURS
        for amount in range(1, 16)
    ]
    components = components_of({"game": "mamma_mia", "edition": "The attic", "orders": own_cards})
    assert set(components.arrays["order_pizza"]) == {PIZZAS.index("normale")}
    assert components.arrays["order_needs"][:, KINDS.index("salami")].max() == CARDS_OF_A_KIND


@pytest.mark.clause("MM-35")
def test_a_monotoni_junior_may_forbid_the_own_kind() -> None:
    components = components_of(spoilt("yellow", "monotoni_junior", forbidden="pineapple"))
    assert components.arrays["order_choices"][10] == 0b111110
