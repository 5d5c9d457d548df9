"""Jokers (DL-35 … DL-39)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest

from tavolata import IllegalMove, Match
from tavolata.games.da_luigi.jokers import enough_after, enough_for
from tests.games.da_luigi.tables import bar, beside, legal, play, question, supply, table
from tests.random_matches import fields_of

NOTHING_NEW = "sa . . . . . . . . . . ."


def bought(bar: str, supply: str, **given: Any) -> Match:
    """After buying a salad that nobody wants."""
    return play(table(bar, supply, market=NOTHING_NEW, **given), "shop", "buy 1a")


@pytest.mark.clause("DL-35", "DL-38")
def test_two_desserts_stand_for_any_cube() -> None:
    match = bought("WIwa:3 . . . . .", "dededepa")
    assert legal(match) == ["done", "complete 60"]
    play(match, "complete 60")
    assert legal(match) == ["two-desserts", "four-cubes"]
    play(match, "two-desserts")
    assert match.points[0] == 3
    assert (supply(match), beside(match)) == ("sapade", "widede")
    assert fields_of(match, "desserts_spent") == [{"seat": 0, "dish": "water"}]


@pytest.mark.clause("DL-36", "DL-38")
def test_any_four_cubes_stand_for_any_cube_and_the_player_picks_them() -> None:
    match = bought("WIwa:3 . . . . .", "papapidede")
    play(match, "complete 60", "four-cubes")
    assert legal(match) == ["spend salad", "spend pizza", "spend pasta", "spend dessert"]
    with pytest.raises(IllegalMove, match=r"no wine in your supply\. \(DL-36\)"):
        play(match, "spend wine")
    with pytest.raises(IllegalMove, match=r"First choose the cubes that you spend\. \(DL-36\)"):
        play(match, "two-desserts")
    play(match, "spend pasta", "spend dessert", "spend dessert", "spend pasta")
    assert match.points[0] == 3
    assert (supply(match), beside(match)) == ("sapi", "wipapadede")


@pytest.mark.clause("DL-36")
def test_four_alike_are_fine() -> None:
    match = bought("pi . . . . .", "papapapa")
    play(match, "complete 60", "four-cubes", *["spend pasta"] * 4)
    assert bar(match) == ". . . . . ."


@pytest.mark.clause("DL-37")
def test_jokers_only_where_the_order_gets_complete() -> None:
    match = bought("wawi . pi . . .", "depapapa")
    assert legal(match) == ["done", "complete 40"]
    with pytest.raises(IllegalMove, match=r"guest on 60 2 dishes are missing; your cubes are not enough.*\(DL-37\)"):
        play(match, "complete 60")
    with pytest.raises(IllegalMove, match=r"no guest of yours on 10\. \(DL-37\)"):
        play(match, "complete 10")
    with pytest.raises(IllegalMove, match=r"First choose whose order you complete.*\(DL-37\)"):
        play(match, "greet")


@pytest.mark.clause("DL-37")
def test_several_jokers_complete_one_order_and_enough_must_be_left_for_each() -> None:
    """Two missing, two desserts and four others: if a dessert goes into the four, the second joker is gone."""
    match = bought("wawi:5 . . . . .", "depapidepa")
    play(match, "complete 60")
    assert legal(match) == ["two-desserts", "four-cubes"]
    cubes_first = play(match.after(len(match.moves)), "four-cubes")
    assert legal(cubes_first) == ["spend salad", "spend pizza", "spend pasta"]
    with pytest.raises(IllegalMove, match=r"too little would be left for the dishes.*\(DL-37\)"):
        play(cubes_first, "spend dessert")
    play(cubes_first, "spend salad", "spend pizza", "spend pasta", "spend pasta")
    assert legal(cubes_first) == ["two-desserts"]
    with pytest.raises(IllegalMove, match=r"not four cubes in your supply\. \(DL-36\)"):
        play(cubes_first, "four-cubes")
    assert play(cubes_first, "two-desserts").points[0] == 5
    play(match, "two-desserts")
    assert [event["dish"] for event in fields_of(match, "desserts_spent")] == ["water"]
    with pytest.raises(IllegalMove, match=r"not two desserts in your supply\. \(DL-35\)"):
        play(match, "two-desserts")
    play(match, "four-cubes")
    assert [event["dish"] for event in fields_of(match, "cubes_offered")] == ["wine"]
    assert supply(play(match, *["spend pasta"] * 2, "spend pizza", "spend salad")) == ""


@pytest.mark.clause("DL-37")
def test_four_cubes_may_be_refused_because_too_little_would_be_left() -> None:
    match = bought("wawi . . . . .", "dedede")
    assert bar(match) == "wawi . . . . ."
    assert question(match) == "action"
    match = bought("wawi . . . . .", "dededede")
    play(match, "complete 60")
    assert legal(match) == ["two-desserts"]
    with pytest.raises(IllegalMove, match=r"too little would be left.*\(DL-37\)"):
        play(match, "four-cubes")


@pytest.mark.clause("DL-37")
def test_once_begun_it_is_completed() -> None:
    match = bought("wa . wa . . .", "depapidepa")
    play(match, "complete 60")
    for refused in ("done", "complete 40", "greet"):
        with pytest.raises(IllegalMove, match=r"whether two desserts or four cubes.*\(DL-37\)"):
            play(match, refused)
    play(match, "two-desserts")
    assert legal(match) == ["done", "complete 40"]
    play(match, "complete 40", "four-cubes", "spend pasta", "spend pasta", "spend pizza", "spend salad")
    assert bar(match) == ". . . . . ."


@pytest.mark.clause("DL-38")
def test_using_jokers_is_never_compulsory() -> None:
    match = play(bought("wa . . . . .", "dede"), "done")
    assert supply(match) == "sadede"
    assert match.movers == (1,)


@pytest.mark.clause("DL-39")
def test_jokers_come_after_serving_so_that_no_fitting_cube_is_spent() -> None:
    match = table("wapi . wa . . .", "papapapa", market="wa . . . . . . . . . . .")
    play(match, "shop", "buy 1a")
    assert legal(match) == ["serve water 60", "serve water 40"]
    play(match, "serve water 60")
    assert legal(match) == ["done", "complete 60", "complete 40"]


def test_enough_is_enough_against_a_slow_search() -> None:
    """Every way to pay, cube by cube, for up to four jokers and fifteen cubes of two kinds."""

    @cache
    def can_pay(jokers: int, desserts: int, others: int) -> bool:
        if jokers == 0:
            return True
        fours = [(k, 4 - k) for k in range(5) if k <= desserts and 4 - k <= others]
        ways = ([(2, 0)] if desserts >= 2 else []) + fours
        return any(can_pay(jokers - 1, desserts - one, others - other) for one, other in ways)

    @cache
    def can_spend_first(spent: int, jokers: int, desserts: int, others: int) -> bool:
        ways = [(k, spent - k) for k in range(spent + 1) if k <= desserts and spent - k <= others]
        return any(can_pay(jokers, desserts - one, others - other) for one, other in ways)

    for jokers, desserts, others in product(range(5), range(11), range(16)):
        assert enough_for(jokers, desserts, others) == can_pay(jokers, desserts, others)
        for spent in range(5):
            assert enough_after(spent, jokers, desserts, others) == can_spend_first(spent, jokers, desserts, others)


def test_every_way_to_pay_leads_to_a_complete_order_and_no_way_is_missing() -> None:
    """All endings of one big choice, against all ways to take the cubes by hand."""
    match = bought("wawi . . . . .", "dedepapipa")
    ends = Counter[str]()

    def explore(position: Match) -> None:
        if question(position) in ("joker", "spend"):
            for action in legal(position):
                explore(play(position.after(len(position.moves)), action))
        else:
            assert bar(position) == ". . . . . ."
            ends[supply(position)] += 1

    explore(play(match, "complete 60"))
    assert set(ends) == {""}
    match = bought("wa . . . . .", "dedepapipa")
    ends.clear()
    explore(play(match, "complete 60"))
    kinds = ["sa", "pi", "pa", "pa", "de", "de"]
    by_hand = {
        "".join(kind for number, kind in enumerate(kinds) if number not in spent)
        for spent in product(range(6), repeat=4)
        if len(set(spent)) == 4
    } | {"sapipapa"}
    assert set(ends) == by_hand


@pytest.mark.slow
@pytest.mark.clause("DL-35", "DL-36", "DL-37")
def test_a_reason_is_given_for_exactly_the_payments_that_are_not_legal() -> None:
    """Random games seldom get to jokers: here are all ways to pay for one to three of them."""
    checked = Counter[str]()

    def explore(position: Match) -> None:
        allowed = [str(action) for action in position.game.actions if position.why(0, action) is None]
        assert allowed == legal(position)
        checked[question(position)] += 1
        for action in allowed if question(position) in ("complete", "joker", "spend") else ():
            explore(play(position.after(len(position.moves)), action))

    for order, cubes in product(("wa", "wawi", "wawipi"), ("de", "dede", "dedepapa", "dededepapa", "dedededepapapa")):
        explore(bought(f"{order} . . . . .", cubes))
    assert {"complete", "joker", "spend"} <= set(checked)
