"""Positions of Mamma Mia!: hands, oven and waiters are filled, the rules go on, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

import tavolata
from tavolata import BadInput

GAME = tavolata.game("mamma_mia")
SEATED = ["green", "purple", "red"]
ORDERS = list(GAME.edition().names["order"])
GREEN = next(k for k, name in enumerate(ORDERS, 1) if name.startswith("green normale"))
PURPLE, RED, YELLOW = (
    next(k for k, name in enumerate(ORDERS, 1) if name.startswith(c)) for c in ("purple", "red", "yellow")
)
BOMBASTICA = next(k for k, name in enumerate(ORDERS, 1) if name.startswith("green bombastica"))
CHECKING: Any = {
    "phase": "deciding",
    "colours": SEATED,
    "revealed": ["salami", BOMBASTICA],
    "laid_out": {"salami": 1},
    "checked": {"order": BOMBASTICA},
}


def test_what_is_nowhere_is_stock_and_waiters() -> None:
    given: Any = {"colours": SEATED, "hands": [{"salami": 9}, None, None], "stock": ["olives", "peppers"], "turn": 0}
    truth: Any = GAME.position(given, 3, seed=1).truth()
    assert truth["hands"][0] == {"salami": 9}
    assert [sum(hand.values()) for hand in truth["hands"]] == [9, 8, 8]
    assert truth["stock"][:2] == ["olives", "peppers"]
    assert len(truth["stock"]) == 60 - 25
    assert [len(orders) for orders in truth["orders"]] == [1, 1, 1]
    assert [len(waiter) for waiter in truth["waiters"]] == [14, 14, 14]


def test_the_oven_can_be_cleared_from_a_position() -> None:
    """The order on top of its ingredients is baked, and its owner has a point."""
    needs: Any = GAME.edition().data["orders"]
    order = next(entry for entry in needs if entry["colour"] == "green" and entry["pizza"] == "normale")
    number = next(k for k, name in enumerate(ORDERS, 1) if name.startswith("green normale"))
    oven = [kind for kind, count in order["needs"].items() for _ in range(count)]
    match = GAME.position({"phase": "clearing", "colours": SEATED, "clearings": 2, "oven": [*oven, number]}, 3, seed=1)
    assert [event.name for event in match.full_log()[0]][-2:] == ["order_counted", "ended"]
    assert match.points == (1, 0, 0)
    assert match.view(None).table["phase"] == "over"


def test_whoever_has_no_ingredients_misses_the_turn_in_a_position_too() -> None:
    match = GAME.position({"hands": [{}, {"olives": 1}], "turn": 0}, 2, seed=1)
    assert match.movers == (1,)
    assert [event.name for event in match.full_log()[0]][:2] == ["missed_turn", "ingredients_drawn"]


def test_an_order_being_checked_says_what_is_missing() -> None:
    checked: Any = GAME.position(CHECKING, 3, seed=1).view(None).table["checked"]
    assert (checked["owner"], checked["short"]) == (0, 14)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"phase": "eating"}, "“phase” cannot be 'eating'. Choose one of: laying, .*, beginning, clearing"),
        ({"turn": 3}, "“turn” must be a seat from 0 to 2"),
        ({"colours": ["green", "green", "red"]}, "“colours” names a colour twice"),
        ({"colours": ["green", "blue", "red"]}, r"“colours\[1\]” cannot be 'blue'"),
        (
            {"hands": [{"ham": 1}, None, None]},
            r"“hands\[0\]\['ham'\]” means nothing in a position\. Known here: pineapple",
        ),
        ({"hands": [{"salami": -1}, None, None]}, r"“hands\[0\]\['salami'\]” must be a whole number from 0 to 15"),
        ({"hands": [{"salami": 9}, {"salami": 9}, None]}, "not enough of salami .*: this position has 18, .* only 10"),
        ({"hands": [["salami"], None, None]}, r"“hands\[0\]” must be a dictionary"),
        ({"stock": ["ham"]}, r"“stock\[0\]” cannot be 'ham'"),
        ({"colours": SEATED, "orders": [[PURPLE], None, None]}, "cannot be in .*: this seat has the colour green"),
        ({"colours": SEATED, "oven": [YELLOW]}, "cannot be in “oven”: nobody has its colour"),
        ({"colours": SEATED, "orders": [[GREEN], None, None], "oven": [GREEN]}, "is in two places"),
        ({"oven": ["salami"] * 181}, "“oven” can have at most 180 items, not 181"),
        (
            CHECKING | {"revealed": ["salami"] * 100, "oven": ["salami"] * 100},
            "“oven” can have at most 180 items, not 200",
        ),
        ({"rounds": [{"turns": [{"seat": 0}] * 433}]}, "can have at most 432 items, not 433"),
        ({"oven": ["ham"]}, r"“oven\[0\]”: the edition has no 'ham'"),
        ({"clearings": 3}, "After 3 clearings the game is over, and not before"),
        ({"phase": "over", "clearings": 2}, "“clearings” cannot be 2 in the phase “over”"),
        ({"revealed": ["salami"]}, "Nothing is revealed in the phase “beginning”"),
        ({"phase": "clearing", "stock": ["salami"]}, "There is no stock in the phase “clearing”"),
        ({"phase": "deciding"}, "“checked” is needed while an order is checked"),
        (
            CHECKING | {"phase": "laying", "revealed": []},
            "“checked” is needed .*, and only then; the phase is “laying”",
        ),
        (CHECKING | {"revealed": ["salami"]}, "must be the last card of “revealed”"),
        (CHECKING | {"checked": {"order": BOMBASTICA, "needs": {"salami": 1}}}, "The needs of .* do not fit here"),
        (CHECKING | {"checked": {"order": BOMBASTICA, "request": {"salami": 15}}}, "at most 14 cards"),
        (CHECKING | {"checked": {"order": BOMBASTICA, "helper": 1}}, r"“checked\['helper'\]” does not fit"),
        (CHECKING | {"checked": {"order": BOMBASTICA, "answers": [None, "help", None]}}, "has not been asked"),
        (CHECKING | {"checked": {"order": BOMBASTICA, "answers": [None, "yes", None]}}, "cannot be 'yes'"),
        (CHECKING | {"checked": {}}, r"“checked\['order'\]”: the edition has no None"),
        ({"rounds": [{}, {}]}, "“rounds” must have one item for each round so far, 1, not 2"),
        (
            {"rounds": [{"new": {"salami": 3}}]},
            "were new, but .* were drawn or are left. Correct it, or leave out “rounds”",
        ),
        (
            {"finished_pile": [RED, RED], "colours": SEATED},
            "is in two places: in “finished_pile” and in “finished_pile”",
        ),
    ],
)
def test_an_impossible_position_is_refused(given: Any, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint) as refused:
        GAME.position(given, 3, seed=1)
    assert all(refused.value.text(language) for language in ("en", "de", "it"))


def test_colours_of_the_table_cannot_be_contradicted() -> None:
    with pytest.raises(BadInput, match="“colours” is green, red, but the rest of the position makes it red, green"):
        GAME.position({"colours": ["green", "red"]}, 2, colours="red,green")


def test_memory_that_contradicts_a_hand_is_refused() -> None:
    truth: Any = GAME.new(2, seed=1).truth()
    truth["rounds"][0]["given"][0] = {"salami": 1}
    with pytest.raises(BadInput, match="contradicts what seat 0 holds"):
        GAME.position(truth, 2)
