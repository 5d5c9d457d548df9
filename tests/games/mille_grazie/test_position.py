"""Positions of Mille Grazie: coaches, orders and letters are placed, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

import tavolata
from tavolata import BadInput

GAME = tavolata.game("mille_grazie")
CITIES = GAME.edition().names["city"]
ORDERS = GAME.edition().names["order"]
HERE = ORDERS[0].split("–")[0]
"""The city in which the first order lies."""


def test_orders_go_by_number_or_by_name() -> None:
    one, other = (GAME.position({"held": [[order], [], []]}, 3, seed=1) for order in (1, ORDERS[0]))
    assert one.state_bytes() == other.state_bytes()
    assert one.view(None).table["held"] == [[1], [], []]
    assert one.view(None).table["cities"][0] == HERE  # type: ignore[index]


def test_the_pile_begins_with_the_orders_that_are_given() -> None:
    truth: Any = GAME.position({"pile": [7, 8], "discarded": [9]}, 2, seed=1).truth()
    assert truth["pile"][:2] == [7, 8]
    assert truth["discarded"] == [9]
    assert len(truth["pile"]) == len(ORDERS) - 1 - 4 - 2


def test_what_follows_from_a_journey_is_not_given() -> None:
    given: Any = {
        "phase": "on_the_road",
        "nobleman": 0,
        "walked": ["A"],
        "ambushes": [[], ["A"], ["B"]],
        "escort": None,
    }
    match = GAME.position(given, 3, seed=1)
    assert match.view(None).table["ambushes"] == [[], ["A"], []]
    assert match.view(None).table["roads_left"] == 4
    foiled = GAME.position(given | {"escort": "A"}, 3, seed=1)
    assert foiled.view(None).table["escort"] == "A"
    assert foiled.view(None).table["roads_left"] == 3


def test_letters_that_are_not_given_are_drawn() -> None:
    truth: Any = GAME.position({"phase": "escorting", "nobleman": 1}, 2, seed=1).truth()
    assert [len(letters) for letters in truth["ambushes"]] == [2, 0]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"phase": "walking"}, "“phase” cannot be 'walking'. Choose one of: setting, escorting, in_city"),
        ({"nobleman": 3}, r"“nobleman” must be a seat from 0 to 2, not 3"),
        ({"cities": ["Roma", None, None]}, r"“cities\[0\]”: the edition has no 'Roma'"),
        ({"held": [[999], [], []]}, r"“held\[0\]\[0\]”: the edition has no 999\. Give a number from 1 to"),
        ({"held": [[True], [], []]}, r"the edition has no True"),
        ({"held": [[1], [1], []]}, r"^1 \(.*\) is in two places: in “held\[0\]” and in “held\[1\]”"),
        ({"held": [[1, 2, 3, 4], [], []]}, r"“held\[0\]” can have at most 3 items, not 4"),
        ({"held": [[1], []]}, "“held” needs one item for each of the 3 seats, not 2"),
        ({"pile": [1], "discarded": [1]}, "in “pile” and in “discarded”"),
        ({"open": {"Roma": 1}}, r"“open\['Roma'\]” means nothing"),
        ({"open": {next(city for city in CITIES if city != HERE): 1}}, f"cannot lie open in .*: it lies in {HERE}"),
        ({"open": dict.fromkeys(CITIES[:5], 1)}, "“open” can have at most 4 items, not 5"),
        ({"ambushes": [["A"], [], []], "nobleman": 0}, r"“ambushes\[0\]” must be empty: the nobleman sets no letters"),
        ({"ambushes": [[], ["A", "B"], []]}, r"“ambushes\[1\]” needs one letter or none, not 2"),
        ({"ambushes": [[], ["A", "A"], []]}, "A road is named twice"),
        ({"ambushes": [[], ["?"], []]}, r"“ambushes\[1\]\[0\]” cannot be '\?'"),
        ({"nobleman": 0, "ambushes": [[], ["A"], ["B"]]}, "“phase” is setting, but the rest .* makes it escorting"),
        ({"nobleman": 0, "phase": "escorting", "ambushes": [[], [], ["B"]]}, r"“ambushes\[1\]” is needed here"),
        ({"walked": ["A"]}, "In the phase “setting” the journey has not begun: leave out “walked”"),
        ({"escort": "A"}, "leave out “escort”"),
        ({"phase": "on_the_road", "escort": "A", "walked": list("BCDEF")}, "“walked” can have at most 3 items, not 5"),
        ({"points": [30, 0, 0]}, "the game is over if and only if somebody has 30 points"),
        ({"phase": "over"}, "the game is over if and only if somebody has 30 points"),
        ({"phase": "in_city", "open": {}}, "no open order lies in"),
        ({"phase": "discarding", "open": {HERE: 1}, "cities": [HERE] * 3, "held": [[], [], []]}, "fewer than 3 orders"),
        ({"phase": "on_the_road", "walked": list("ABCDE")}, "“walked” can have at most 4 items, not 5"),
    ],
)
def test_an_impossible_position_is_refused(given: Any, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint) as refused:
        GAME.position(given, 3, seed=1)
    assert all(refused.value.text(language) for language in ("en", "de", "it"))
