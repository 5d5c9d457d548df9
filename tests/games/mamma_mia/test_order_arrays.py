"""What the game gets of an order: numbers in arrays, and a name."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.core.languages import LANGUAGES
from tavolata.core.words import words_of
from tavolata.games.mamma_mia.state import KINDS, PIZZAS
from tests.games.mamma_mia.order_files import EDITION, bot_number


def asks_for(number: int) -> dict[str, Any]:
    """One order in the arrays, with the names of its kinds."""
    arrays = EDITION.components.arrays
    return {
        "pizza": PIZZAS[arrays["order_pizza"][number]],
        "needs": {kind: int(n) for kind, n in zip(KINDS, arrays["order_needs"][number], strict=True) if n},
        "choices": {kind for bit, kind in enumerate(KINDS) if arrays["order_choices"][number] >> bit & 1},
        "chosen": int(arrays["order_chosen"][number]),
        "times": int(arrays["order_times"][number]),
        "forbidden": None if (kind := arrays["order_forbidden"][number]) < 0 else KINDS[kind],
    }


def test_every_order_is_one_line_of_six_arrays_of_small_numbers() -> None:
    arrays = EDITION.components.arrays
    assert {name: array.shape for name, array in arrays.items()} == {
        "order_pizza": (90,),
        "order_needs": (90, 6),
        "order_choices": (90,),
        "order_chosen": (90,),
        "order_times": (90,),
        "order_forbidden": (90,),
    }
    assert {str(array.dtype) for array in arrays.values()} == {"int8"}


@pytest.mark.clause("MM-31", "MM-32", "MM-33", "MM-34", "MM-35", "MM-36", "MM-38", "MM-39", "MM-40")
@pytest.mark.parametrize(
    ("pizza", "needs", "choices", "chosen", "times", "forbidden"),
    [
        ("normale", {"shrimps": 4, "salami": 1}, "", 0, 0, None),
        ("bombastica", {}, "", 0, 0, None),
        ("monotoni", {"salami": 1}, "pineapple olives peppers mushrooms shrimps", 1, 6, None),
        ("ghiottona", {"salami": 1}, "pineapple olives peppers mushrooms shrimps", 2, 4, None),
        ("monotoni_junior", {}, "pineapple olives peppers salami shrimps", 1, 5, "mushrooms"),
        ("minipizza", {"salami": 3}, "", 0, 0, "olives"),
        ("minimale", {"salami": 1}, "pineapple olives peppers mushrooms shrimps", 1, 4, None),
        ("mamma_mia", {"salami": 1}, "pineapple peppers", 1, 5, None),
    ],
)
def test_what_red_s_orders_ask_for(
    pizza: str, needs: dict[str, int], choices: str, chosen: int, times: int, forbidden: str | None
) -> None:
    assert asks_for(bot_number("red", pizza)) == {
        "pizza": pizza,
        "needs": needs,
        "choices": set(choices.split()),
        "chosen": chosen,
        "times": times,
        "forbidden": forbidden,
    }


def test_every_order_has_a_name_of_its_own_in_every_language() -> None:
    names = EDITION.names["order"]
    assert len(names) == len(set(names)) == 90
    assert names[61] == "red normale: 4 pineapple, 1 salami"
    for language in LANGUAGES:
        words = words_of("mamma_mia", language)
        for colour in range(6):
            assert len({words.name(name) for name in names[colour * 15 : colour * 15 + 15]}) == 15


@pytest.mark.clause("MM-31", "MM-32", "MM-33", "MM-34", "MM-35", "MM-36", "MM-38", "MM-39")
def test_a_name_says_what_the_order_needs() -> None:
    words = words_of("mamma_mia", "en")
    assert [words.name(name) for name in EDITION.names["order"][60:75]] == [
        "Normale (4 shrimps, 1 salami)",
        "Normale (4 pineapple, 1 salami)",
        "Normale (4 olives, 1 salami)",
        "Normale (4 peppers, 1 salami)",
        "Normale (4 mushrooms, 1 salami)",
        "Normale (1 pineapple, 1 olive, 1 pepper, 1 mushroom, 1 salami, 1 shrimp)",
        "Normale (3 salami, 1 mushroom, 1 shrimp)",
        "Bombastica (15 or more, of any kinds)",
        "Monotoni (1 salami, 6 of another kind)",
        "Ghiottona (1 salami, 4 each of two other kinds)",
        "Monotoni junior (5 of one kind, no mushrooms)",
        "Minipizza (3 salami, no olives)",
        "Minipizza (3 salami, no shrimps)",
        "Minimale (1 salami, 4 of the kind with the fewest)",
        "Mamma Mia (1 salami, 5 pineapple or 5 peppers)",
    ]
