"""Our orders of Mamma Mia! Plus keep every promise that we make about them (C-MM-1 … C-MM-5).

What holds for every file is also refused where it does not hold, and said in all languages.
"""

from __future__ import annotations

import copy
import io
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tavolata
from tavolata.cli.action_prompt import ActionPrompt
from tavolata.core.edition import Components, Edition, Sheet, edition_from, read_file
from tavolata.core.errors import BadEdition
from tavolata.core.state import state_at
from tavolata.core.words import LANGUAGES, words_of
from tavolata.games.mamma_mia import LayOrder
from tavolata.games.mamma_mia import orders as reader
from tavolata.games.mamma_mia.orders import read_orders
from tavolata.games.mamma_mia.state import CARDS_OF_A_KIND, COLOURS, KINDS, PIZZAS
from tavolata.games.mamma_mia.terminal import MammaMiaDrawing
from tests.games.mamma_mia.recall import Recall
from tests.playing import many, play_at_random, state_of

Entry = dict[str, Any]

EDITION = edition_from(read_file("mamma_mia", Path(reader.__file__).with_name("orders.toml")), read_orders)
ORDERS: list[Entry] = EDITION.data["orders"]
OWN = dict(zip(COLOURS, KINDS, strict=True))


def ours() -> dict[str, Any]:
    return copy.deepcopy(dict(EDITION.data))


def read(data: dict[str, Any]) -> Components:
    return edition_from(Sheet("mamma_mia", "mine", data), read_orders).components


def of(colour: str, *pizzas: str) -> list[Entry]:
    return [order for order in ORDERS if order["colour"] == colour and order["pizza"] in (pizzas or PIZZAS)]


def number_of(colour: str, pizza: str) -> int:
    """Where the first such order stands in our file, from 0."""
    return ORDERS.index(of(colour, pizza)[0])


def spoilt(colour: str, pizza: str, /, **changes: Any) -> dict[str, Any]:
    """Our file with another first order of this colour and pizza; what becomes None is left out."""
    data, number = ours(), number_of(colour, pizza)
    changed = data["orders"][number] | changes
    data["orders"][number] = {part: value for part, value in changed.items() if value is not None}
    return data


def at_the_end(*entries: Any) -> dict[str, Any]:
    data = ours()
    data["orders"][-len(entries) :] = entries
    return data


def refusal(data: dict[str, Any]) -> str:
    """What is said of a file that cannot be played with; other languages must have words for it, too."""
    with pytest.raises(BadEdition) as refused:
        read(data)
    for language in LANGUAGES:
        assert refused.value.text(language).startswith("mine: ")
    return str(refused.value)


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


# The file


def test_the_file_says_what_it_is() -> None:
    assert (EDITION.game, EDITION.name, EDITION.reconstructed) == ("mamma_mia", "Tavolata's reconstruction", True)


def test_our_orders_stand_colour_by_colour_in_the_sequence_of_the_ring() -> None:
    assert [order["colour"] for order in ORDERS] == [colour for colour in COLOURS for _ in range(15)]


# C-MM-1


@pytest.mark.clause("MM-02", "MM-03")
def test_there_are_90_ingredients_and_90_orders_15_a_colour_all_different() -> None:
    assert len(KINDS) * CARDS_OF_A_KIND == 90
    assert len(ORDERS) == 90
    for colour in COLOURS:
        assert len(of(colour)) == len(comparable(of(colour))) == 15


def with_equal_minipizzas() -> Edition:
    """Our orders, but both Minipizzas of every colour are equal, as one doubled order of a printed box may be."""
    data = ours()
    for colour in COLOURS:
        one, other = (number for number, order in enumerate(ORDERS) if order in of(colour, "minipizza"))
        data["orders"][other] = data["orders"][one]
    return edition_from(Sheet("mamma_mia", "mine", data), read_orders)


@pytest.mark.clause("MM-03")
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_with_equal_orders_is_played_drawn_logged_and_verified(players: int) -> None:
    game, edition = tavolata.game("mamma_mia"), with_equal_minipizzas()
    words = game.words("en")
    drawing = MammaMiaDrawing(words, edition, {})
    held = 0
    match, chance = game.new(players, seed=5, edition=edition), random.Random(5)
    while match.movers:
        seat = chance.choice(match.movers)
        view, orders = match.view(seat), [action for action in match.legal(seat) if isinstance(action, LayOrder)]
        names = Counter(str(edition.names["order"][action.order - 1]) for action in orders)
        if max(names.values(), default=0) > 1:
            held += 1
            assert {action.order for action in orders} == set(view.table["orders"])  # type: ignore[arg-type]
            question = ActionPrompt(match, words).question(orders)
            assert question is not None
            assert len(question.answers) == len(orders)
            Console(file=io.StringIO()).print(drawing.board(view), drawing.answers(view, "order", question.values))
            assert state_at(match.imagine(seat, seed=1), 0).orders[seat] == state_of(match).orders[seat]
        match.play(seat, chance.choice(match.legal(seat)))
    assert held
    assert all(words.event(game, event) for events in match.log(0) for event in events)
    again = tavolata.verify(json.loads(json.dumps(match.record())))
    assert again.state_bytes() == match.state_bytes()


@pytest.mark.clause("MM-44")
def test_with_equal_orders_too_imagined_worlds_contradict_no_memory() -> None:
    game, edition = tavolata.game("mamma_mia"), with_equal_minipizzas()
    for seed in range(many(10, 3)):
        match = play_at_random(game.new(3, seed=seed, edition=edition), seed, moves=150)
        for seat in range(3):
            world = state_at(match.imagine(seat, seed), 0)
            assert Recall(match, seat).complaint(world) == ""


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


# C-MM-2


@pytest.mark.clause("MM-31")
@pytest.mark.parametrize("colour", COLOURS)
def test_seven_normale_a_colour(colour: str) -> None:
    own, others = OWN[colour], set(KINDS) - {OWN[colour]}
    needs = [order["needs"] for order in of(colour, "normale")]
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
    (seventh,) = [order["needs"] for order in of(colour, "normale") if order["needs"][OWN[colour]] == 3]
    assert set(seventh) == {KINDS[own], KINDS[(own + 1) % 6], KINDS[(own + 5) % 6]}


# C-MM-3


@pytest.mark.parametrize("colour", COLOURS)
def test_eight_other_orders_a_colour(colour: str) -> None:
    assert Counter(order["pizza"] for order in of(colour)) == {
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
    one, other = of(colour, "minipizza")
    assert one["kind"] == other["kind"] == OWN[colour]
    assert len({one["forbidden"], other["forbidden"], OWN[colour]}) == 3


@pytest.mark.parametrize("colour", COLOURS)
def test_the_three_orders_that_forbid_a_kind_forbid_every_second_kind_of_the_ring(colour: str) -> None:
    own = COLOURS.index(colour)
    forbidden = [order["forbidden"] for order in of(colour, "minipizza", "monotoni_junior")]
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


# C-MM-4


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


# C-MM-5


@pytest.mark.parametrize("colour", COLOURS)
def test_a_turn_of_the_ring_by_one_step_makes_the_next_colour_s_orders(colour: str) -> None:
    following = COLOURS[(COLOURS.index(colour) + 1) % 6]
    assert comparable([turned(order) for order in of(colour)]) == comparable(of(following))


@pytest.mark.parametrize("colour", COLOURS)
def test_mamma_mia_and_the_first_minipizza_stand_where_the_known_ones_do(colour: str) -> None:
    own = COLOURS.index(colour)
    (mamma_mia,) = of(colour, "mamma_mia")
    assert mamma_mia["either"] == [KINDS[(own + 2) % 6], KINDS[(own + 4) % 6]]
    assert of(colour, "minipizza")[0]["forbidden"] == KINDS[(own + 3) % 6]


# What the game gets


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
    assert asks_for(number_of("red", pizza)) == {
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


# A file of one's own


@pytest.mark.clause("MM-02", "MM-03", "MM-31", "MM-32", "MM-35", "MM-36", "MM-39")
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (ours() | {"orders": []}, "yellow must have 15 orders, not 0. (MM-03)"),
        (ours() | {"orders": ORDERS[:-1]}, "pink must have 15 orders, not 14. (MM-03)"),
        (spoilt("yellow", "normale", colour="pink"), "yellow must have 15 orders, not 14. (MM-03)"),
        (ours() | {"ingredients": []}, "the entry “ingredients” means nothing"),
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
    components = read(data)
    assert str(components.names["order"][-1]) == str(components.names["order"][-2])
    assert all((column[-1] == column[-2]).all() for column in components.arrays.values())


def test_a_file_may_list_its_orders_in_any_sequence() -> None:
    shuffled = random.Random(1).sample(ORDERS, len(ORDERS))
    components = read(ours() | {"orders": shuffled})
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
    components = read({"game": "mamma_mia", "edition": "The attic", "orders": own_cards})
    assert set(components.arrays["order_pizza"]) == {PIZZAS.index("normale")}
    assert components.arrays["order_needs"][:, KINDS.index("salami")].max() == CARDS_OF_A_KIND


@pytest.mark.clause("MM-35")
def test_a_monotoni_junior_may_forbid_the_own_kind() -> None:
    components = read(spoilt("yellow", "monotoni_junior", forbidden="pineapple"))
    assert components.arrays["order_choices"][10] == 0b111110
