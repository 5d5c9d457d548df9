"""ServerProcess and cashing (DL-17 … DL-21)."""

from __future__ import annotations

import pytest

from tavolata import IllegalMove
from tests.games.da_luigi.tables import bar, beside, last_events, legal, play, question, shown, supply, table
from tests.random_matches import fields_of


@pytest.mark.clause("DL-17", "DL-53")
def test_what_fits_is_laid_without_asking() -> None:
    """The supply, too, not only what was bought: enough water for both, and wine for one guest alone."""
    match = play(table("wawi . wapa . . .", "wiwa", market="wa . . . . . . . . . . ."), "shop", "buy 1a")
    assert bar(match) == ". . paWA . . ."
    assert match.movers == (1,)
    assert len(fields_of(match, "cashed")) == 1


@pytest.mark.clause("DL-17")
def test_there_is_a_choice_for_a_dish_with_too_few_cubes_and_two_guests() -> None:
    match = play(table("wawi . wapa . . .", "", market="wa . . . . . . . . . . ."), "shop", "buy 1a")
    assert legal(match) == ["serve water 60", "serve water 40"]
    assert bar(play(match, "serve water 40")) == "wawi . paWA . . ."


@pytest.mark.clause("DL-17")
def test_one_guest_alone_takes_what_there_is() -> None:
    match = play(table("wawawa . pa . . .", "wa", market="wa . . . . . . . . . . ."), "shop", "buy 1a")
    assert bar(match) == "waWAWA . pa . . ."


@pytest.mark.clause("DL-17")
def test_servings_are_chosen_one_cube_at_a_time_in_any_sequence() -> None:
    match = table("wapi . wapi . wapa .", "piwa", market="wa . . . . . . . . . . .")
    play(match, "shop", "buy 1a")
    pairs = [("water", "60"), ("water", "40"), ("water", "20"), ("pizza", "60"), ("pizza", "40")]
    assert legal(match) == [f"serve {dish} {place}" for dish, place in pairs]
    play(match, "serve water 20")
    assert legal(match) == ["serve water 60", "serve water 40", "serve pizza 60", "serve pizza 40"]
    play(match, "serve pizza 40", "serve water 40")
    assert bar(match) == "wapi . . . paWA ."


@pytest.mark.clause("DL-17")
def test_what_a_choice_leaves_without_choice_is_laid_at_once() -> None:
    """Two waters for one and two wanted: after one for the first guest, the other can only go to the second."""
    match = play(table("wapa . wawa . . .", "wa", market="wa . . . . . . . . . . ."), "shop", "buy 1a")
    play(match, "serve water 60")
    assert bar(match) == "paWA . waWA . . ."
    assert match.movers == (1,)


@pytest.mark.clause("DL-17")
def test_refusals_of_servings() -> None:
    match = play(table("wapi . wapi . wapa .", "pi", market="wa . . . . . . . . . . ."), "shop", "buy 1a")
    with pytest.raises(IllegalMove, match=r"no guest of yours on 50\. \(DL-17\)"):
        play(match, "serve water 50")
    with pytest.raises(IllegalMove, match=r"There is no salad in your supply\. \(DL-17\)"):
        play(match, "serve salad 60")
    with pytest.raises(IllegalMove, match=r"guest on 20 does not want any more pizza\. \(DL-17\)"):
        play(match, "serve pizza 20")
    with pytest.raises(IllegalMove, match=r"Every cube that fits has to be served first\. \(DL-17\)"):
        play(match, "done")
    with pytest.raises(IllegalMove, match=r"First serve\. \(DL-17\)"):
        play(match, "greet")
    with pytest.raises(IllegalMove) as refused:
        play(match, "serve salad 60")
    assert "Salat" in refused.value.text("de")
    assert "insalata" in refused.value.text("it")


@pytest.mark.clause("DL-18")
def test_what_is_not_needed_stays_in_the_supply_desserts_too() -> None:
    match = play(table("wa . pa . . .", "dewiwi", market="de . . . . . . . . . . ."), "shop", "buy 1a")
    assert supply(match) == "wiwidede"


@pytest.mark.clause("DL-18")
def test_a_dessert_that_a_start_guest_wants_must_be_served() -> None:
    match = play(table(". . pide . . .", "", market="de . . . . . . . . . . ."), "shop", "buy 1a")
    assert bar(match) == ". . piDE . . ."


@pytest.mark.clause("DL-19")
def test_cubes_stay_on_a_guest_when_it_moves() -> None:
    match = play(table("saWI . . . . .", market=". . . papa . . . . . . . ."), "shop", "buy 2a", "push 60")
    assert bar(match) == ". saWI . . . ."


@pytest.mark.clause("DL-20", "DL-21")
def test_a_complete_order_is_cashed_at_once() -> None:
    match = table("waWIpi:4 . . . . .", "pi", market="wa . . . . . . . . . . .")
    play(match, "shop", "buy 1a")
    assert bar(match) == ". . . . . ."
    assert beside(match) == "wawipi"
    assert match.points[0] == 4
    assert shown(match, "restaurants")[0]["fulfilled"] == 1
    assert [(event["seat"], event["points"]) for event in fields_of(match, "cashed")] == [(0, 4)]


@pytest.mark.clause("DL-20", "DL-21")
def test_a_guest_is_cashed_in_the_middle_of_serving() -> None:
    match = play(table("wa . wapa . wapi .", "", market=". . . wasa . . . . . . . ."), "shop", "buy 2a", "push 60")
    play(match, "serve water 50")
    assert last_events(match)[:2] == ["served", "cashed"]
    assert question(match) == "action"
    assert bar(match) == ". . wapa . wapi ."
