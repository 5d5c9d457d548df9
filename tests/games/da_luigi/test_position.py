"""Positions of Da Luigi: guests, cubes and tiles are placed, questions are asked, and what cannot be is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tavolata
from tavolata import BadInput
from tests.games.test_positions import again, assert_same
from tests.random_matches import many

GAME = tavolata.game("da_luigi")
GUESTS: Any = GAME.edition().data["guests"]
NUMBERS = {guest["name"]: number for number, guest in enumerate(GUESTS, 1)}
PATIENT = next(k for k, guest in enumerate(GUESTS, 1) if guest["minutes"] == 60)
HASTY = next(k for k, guest in enumerate(GUESTS, 1) if guest["minutes"] == 20)
NOBODY = [None] * 6


def restaurant(bar: list[Any] | None = None, **parts: Any) -> dict[str, Any]:
    return {"bar": bar or NOBODY, **parts}


def test_guests_go_by_number_or_by_name() -> None:
    name = GUESTS[PATIENT - 1]["name"]
    one, other = (
        GAME.position({"restaurants": [restaurant([guest, *NOBODY[1:]]), None]}, 2, seed=1) for guest in (PATIENT, name)
    )
    assert one.state_bytes() == other.state_bytes()
    assert one.truth()["restaurants"][0]["bar"][0] == {"guest": PATIENT, "laid": {}}  # type: ignore[index,call-overload]


def test_without_a_bar_the_start_guests_wait_and_else_they_have_left() -> None:
    truth: Any = GAME.position({"restaurants": [None, restaurant()]}, 2, seed=1).truth()
    assert [one and one["guest"] for one in truth["restaurants"][0]["bar"]] == [83, None, 84, None, None, None]
    assert truth["discard"] == [{"guest": 83, "of": 1}, {"guest": 84, "of": 1}]


def test_cubes_that_are_nowhere_are_in_the_bag() -> None:
    match = GAME.position({"market": {"1a": {"water": 1}}, "restaurants": [restaurant(supply={"wine": 18}), None]}, 2)
    table: Any = match.view(None).table
    assert table["bag"] == {"water": 19, "salad": 16, "pizza": 14, "pasta": 12, "dessert": 10}


def test_the_stack_is_named_or_counted() -> None:
    truth: Any = GAME.position({"stack": [5, None, 7]}, 2, seed=1).truth()
    assert (truth["stack"][0], truth["stack"][2], len(truth["stack"]), len(truth["box"])) == (5, 7, 3, 79)
    assert len(GAME.position({"stack": 20}, 2).truth()["stack"]) == 20  # type: ignore[arg-type]
    assert GAME.position({"stack": 0}, 2).view(None).table["stack_ran_out"]


def test_points_are_those_of_the_fulfilled_guests_and_the_tiles() -> None:
    given: Any = {"restaurants": [restaurant(fulfilled=[PATIENT], lemons=2), restaurant(bouquets=3)]}
    assert GAME.position(given, 2).points == (GUESTS[PATIENT - 1]["points"] - 2, 3)


@pytest.mark.slow
@pytest.mark.clause("DL-42")
def test_positions_where_cubes_run_short_are_written_and_given() -> None:
    """All cubes are hoarded: drawing is interrupted in the middle of anything."""
    reached = set()
    for number in range(many(30, 8)):
        chance = random.Random(number)
        supply = {
            dish: count - 3 for dish, count in zip(("water", "wine", "salad", "pizza"), (20, 18, 16, 14), strict=True)
        }
        given: Any = {"beside": {}, "active": 0, "restaurants": [{"supply": supply}, {"supply": {"pasta": 12}}]}
        match = GAME.position(given, 2, seed=number, rulebook=("de", "it")[number % 2])
        for _ in range(120):
            if match.movers:
                (seat,) = match.movers
                match.play(seat, chance.choice(match.legal(seat)))
                question = match.view(None).table["question"]
                if question == "give_back" or chance.random() < 0.1:
                    reached.add(question)
                    assert_same(match, again(match))
    assert "give_back" in reached


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"question": "why"}, "“question” cannot be 'why'. Choose one of: action, field"),
        ({"question": "nothing"}, "“question” cannot be 'nothing'"),
        ({"active": 2}, "“active” must be a seat from 0 to 1"),
        ({"stack": [99]}, r"“stack\[0\]”: the edition has no 99\. Give a number from 1 to 84"),
        ({"stack": [5, 5]}, r"5 \(.*\) is in two places: in “stack” and in “stack”"),
        ({"box": [83]}, r"“box\[0\]” must be a whole number from 1 to 82, not 83"),
        ({"stack": 83}, "“stack” has 83 unnamed guests, but only 82"),
        ({"stack": [], "stack_ran_out": False}, "“stack_ran_out” is false, but .* makes it true"),
        ({"discard": [83, 83, 83]}, r"83 \(Nonna Adele\) is in two places"),
        ({"discard": [{"guest": 83, "of": 2}]}, r"“discard\[0\]\['of'\]” must be a seat from 0 to 1"),
        ({"recycled": [{"guest": 83, "of": 0}]}, "is not among the hidden guests"),
        ({"market": {"5a": {}}}, r"“market\['5a'\]” means nothing"),
        ({"market": {"1a": {"water": 2}}}, r"“market\['1a'\]” can have at most 1 items, not 2"),
        ({"market": {"1a": {"coffee": 1}}}, r"“market\['1a'\]\['coffee'\]” means nothing"),
        ({"bag": {"dessert": 11}}, "not enough of dessert for “bag”: this position has 11, and there are only 10"),
        ({"bag": {}, "beside": {}, "market": {}}, "These cubes are nowhere: 20 water, 18 wine"),
        ({"restaurants": [restaurant(), 3]}, r"“restaurants\[1\]” must be a dictionary, not 3"),
        ({"restaurants": [{"bar": [None]}, None]}, r"“restaurants\[0\]\['bar'\]” must have 6 places"),
        ({"restaurants": [restaurant(lemons=1, bouquets=1), None]}, "cannot have lemons and bouquets"),
        ({"restaurants": [restaurant(lemons=20), restaurant(bouquets=20)]}, "only 35 lemons and bouquets, not 40"),
        ({"restaurants": [restaurant([HASTY, *NOBODY[1:]]), None]}, "cannot sit at 60: the guest waits 20 minutes"),
        (
            {"restaurants": [restaurant([{"guest": PATIENT, "laid": {"dessert": 1}}, *NOBODY[1:]]), None]},
            "only what the guest wants lies there",
        ),
        ({"question": "give"}, "The question “give” needs “guest”"),
        ({"guest": 5}, "“guest” does not go with the question “action”"),
        ({"question": "give", "guest": 5}, "“gets” is too small: 1 guests"),
        ({"question": "push"}, "The question “push” needs “clocks”"),
        ({"question": "push", "clocks": 4}, "“clocks” must be a whole number from 0 to 3"),
        ({"question": "push", "clocks": 1, "restaurants": [restaurant()] * 2}, "cannot pay 1 clocks"),
        ({"taken": [5]}, "“taken” does not go with the question “action”"),
        ({"question": "joker"}, "The question “joker” needs “joker”"),
        ({"question": "joker", "joker": {"place": 55, "jokers": 1}}, r"“joker\['place'\]” cannot be 55"),
        ({"question": "joker", "joker": {"place": 50, "jokers": 1}}, "“joker” does not fit the guest at 50"),
        ({"question": "joker", "joker": {"place": 60, "jokers": 1}}, "would have to decide and could do nothing"),
        ({"question": "give_back"}, "Nobody has to give cubes back who has 10 or fewer"),
        ({"question": "serve"}, "would have to decide and could do nothing"),
        ({"course": {"stage": "sleeping"}}, r"“course\['stage'\]” cannot be 'sleeping'"),
        ({"course": {"to_draw": 1}}, r"“course\['host'\]” is needed here"),
        ({"lost": {"tiles": 1}}, r"“lost\['tiles'\]” means nothing"),
    ],
)
def test_an_impossible_position_is_refused(given: Any, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint) as refused:
        GAME.position(given, 2, seed=1)
    assert all(refused.value.text(language) for language in ("en", "de", "it"))
