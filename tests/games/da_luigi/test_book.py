"""The books' worked examples (DL-64), with both books."""

from __future__ import annotations

import pytest

from tavolata import IllegalMove
from tests.games.da_luigi.tables import bar, beside, legal, play, supply, table, tiles
from tests.random_matches import fields_of

both_books = pytest.mark.parametrize("rulebook", ["de", "it"])


@both_books
@pytest.mark.clause("DL-64", "DL-12")
def test_three_clocks_on_one_guest_or_two_and_one(rulebook: str) -> None:
    drawing = """
        60    50    40    30    20    10
        sasa  .     pipi  .     .     .
    """
    for pushes, after in (
        (("push 40", "push 30", "push 20"), "sasa . . . . pipi"),
        (("push 40", "push 30", "push 60"), ". sasa . . pipi ."),
        (("push 60", "push 40", "push 50"), ". . sasa pipi . ."),
    ):
        match = table(drawing, market=". . . . . . . . . wawawawi . .", rulebook=rulebook)
        play(match, "shop", "buy 4a", *pushes)
        assert bar(match) == after
        assert supply(match) == "wawawawi"


@both_books
@pytest.mark.clause("DL-64", "DL-15")
def test_three_clocks_with_one_guest_at_20_are_refused(rulebook: str) -> None:
    drawing = """
        60   50   40   30   20   10
        .    .    .    .    sa   .
    """
    match = table(drawing, market="wa . . wawa . . wawawa . . wawawawi . .", rulebook=rulebook)
    play(match, "shop")
    assert legal(match) == ["buy 1a", "buy 2a", "buy 3a"]
    with pytest.raises(IllegalMove, match=r"4a costs 3 clocks.*only 2 steps to the exit"):
        play(match, "buy 4a")


@both_books
@pytest.mark.clause("DL-64", "DL-13", "DL-14", "DL-16", "DL-43")
def test_the_guest_the_cubes_were_for_has_to_leave(rulebook: str) -> None:
    """Three cubes for her, two clocks: he, at 30, can move to 20 only; she, at 10, has to go."""
    drawing = """
        60   50   40   30      20   10
        .    .    .    papipi  .    wawisa:5
    """
    match = table(drawing, market=". . . . . . wawisa . . . . .", rulebook=rulebook)
    play(match, "shop", "buy 3a", "push 30")
    assert legal(match) == ["push 10"]
    with pytest.raises(IllegalMove, match=r"guest on 20 cannot move: somebody is on 10\. \(DL-13\)"):
        play(match, "push 20")
    play(match, "push 10")
    assert bar(match) == ". . . . pipipa ."
    assert supply(match) == "wawisa"
    assert tiles(match) == -1
    assert fields_of(match, "cashed") == []


@both_books
@pytest.mark.clause("DL-64", "DL-24", "DL-43")
def test_a_new_guest_at_30_pushes_30_20_10_and_out(rulebook: str) -> None:
    drawing = """
        60   50   40   30   20   10
        .    .    pa   pi   sa   waWI
    """
    match = table(drawing, coming=["30 wiwi", "60 wa", "60 wa"], rulebook=rulebook)
    play(match, "greet", "give 0")
    assert bar(match) == ". . pa wiwi pi sa"
    assert tiles(match) == -1
    assert beside(match) == "wi"
    assert fields_of(match, "arrived")[0]["count"] == 3


@both_books
@pytest.mark.clause("DL-64", "DL-36")
def test_one_water_two_salads_and_a_pizza_for_one_wine(rulebook: str) -> None:
    drawing = """
        60      50   40   30   20   10
        WAwi:3  .    .    .    .    .
    """
    match = table(drawing, "wasasa", market="pi . . . . . . . . . . .", rulebook=rulebook)
    play(match, "shop", "buy 1a", "complete 60", "four-cubes")
    play(match, "spend water", "spend salad", "spend salad", "spend pizza")
    assert match.points[0] == 3
    assert fields_of(match, "cubes_offered") == [{"seat": 0, "dish": "wine"}]
    assert beside(match) == "wawasasapi"


@both_books
@pytest.mark.clause("DL-64", "DL-45")
def test_two_lemons_and_a_bouquet_make_one_lemon(rulebook: str) -> None:
    match = table(coming=["60 wa bouquet", "60 wa", "60 wa"], tiles=[-2], rulebook=rulebook)
    play(match, "greet", "give 0")
    if rulebook == "de":
        play(match, "take-bouquet")
    assert tiles(match) == -1
