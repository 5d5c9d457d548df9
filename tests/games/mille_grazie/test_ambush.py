"""Ambush (MG-18 … MG-24) and the end (MG-25, MG-26, MG-28)."""

from __future__ import annotations

from collections import Counter

import pytest

import tavolata
from tavolata import IllegalMove
from tavolata.games.mille_grazie import Leave, Walk
from tests.games.mille_grazie.tables import city_of, orders_of, set_out, table
from tests.random_matches import changed, fields_of, many, play_at_random

THREE = ["→Ferrara 7", "→Firenze 7", "San Marino–Genova"]


@pytest.mark.clause("MG-18")
def test_every_robber_on_the_road_scores_three_also_where_nothing_can_be_lost() -> None:
    match = table("Venezia", players=4)
    set_out(match, ambushes={1: "V", 2: "V"})
    match.play(0, Walk("V"))
    assert match.points == (0, 3, 3, 0)
    assert fields_of(match, "order_lost") == []


@pytest.mark.clause("MG-19", "MG-21")
@pytest.mark.parametrize(("city", "road", "lost"), [("Venezia", "V", 1), ("Verona", "X", 2), ("Bologna", "F", 3)])
def test_the_colour_says_how_many_orders_are_lost_once_whatever_the_robbers(city: str, road: str, lost: int) -> None:
    held = ["San Marino–Genova", "Milano–Genova", "San Marino–Venezia"]
    match = table(city, held=held, players=4)
    set_out(match, ambushes={1: road, 2: road, 3: road})
    while Leave() in match.legal(0):
        match.play(0, Leave())
    match.play(0, Walk(road))
    assert len(fields_of(match, "order_lost")) == lost
    assert len(orders_of(match)) == 3 - lost
    discarded = match.view(None).table["discarded"]
    assert isinstance(discarded, list)
    assert len(discarded) == lost


@pytest.mark.clause("MG-20")
def test_with_fewer_orders_all_are_lost() -> None:
    match = table("Bologna", held=["San Marino–Genova"])
    set_out(match, ambushes={1: "F"})
    match.play(0, Walk("F"))
    assert orders_of(match) == []


@pytest.mark.clause("MG-20")
def test_with_more_the_lost_ones_are_drawn_at_random() -> None:
    rounds = many(600, 90)
    lost: Counter[object] = Counter()
    for seed in range(rounds):
        match = table("Venezia", held=["San Marino–Genova", "Milano–Genova", "Ferrara–Milano"], seed=seed)
        set_out(match, ambushes={1: "V"})
        match.play(0, Walk("V"))
        lost[fields_of(match, "order_lost")[0]["order"]] += 1
    assert len(lost) == 3
    assert all(abs(count - rounds / 3) < 4 * (rounds * 2 / 9) ** 0.5 for count in lost.values())


@pytest.mark.clause("MG-22")
def test_an_order_lost_on_the_road_is_not_fulfilled_at_its_end() -> None:
    match = table("Bologna", held=["→Firenze 7"])
    set_out(match, ambushes={1: "F"})
    match.play(0, Walk("F"))
    assert city_of(match) == "Firenze"
    assert match.points == (0, 3, 0)


@pytest.mark.clause("MG-23", "MG-24")
def test_an_escort_foils_every_robber_there_and_both_are_shown() -> None:
    match = table("Bologna", held=["→Firenze 7"], players=4)
    set_out(match, escort="F", ambushes={1: "F", 2: "F"})
    match.play(0, Walk("F"))
    assert match.points == (7, 0, 0, 0)
    assert fields_of(match, "order_lost") == []
    table_now = match.view(None).table
    assert table_now["escort"] == "F"
    assert table_now["ambushes"] == [[], ["F"], ["F"], []]


@pytest.mark.clause("MG-24")
def test_a_letter_is_shown_when_it_counts_and_never_otherwise() -> None:
    match = table("Venezia", players=4)
    set_out(match, ambushes={1: "V", 2: "X"})
    assert match.view(0).table["ambushes"] == [[], [], [], []]
    assert match.view(2).table["ambushes"] == [[], [], ["X"], []]
    match.play(0, Walk("V"))
    assert match.view(0).table["ambushes"] == [[], ["V"], [], []]
    assert match.view(3).table["ambushes"] == [[], ["V"], [], ["L"]]


@pytest.mark.clause("MG-24")
def test_what_never_came_into_play_is_in_the_record_only() -> None:
    match = tavolata.game("mille_grazie").new(3, seed=1, first=0)
    set_out(match, escort="F")
    moves = match.record()["moves"]
    assert isinstance(moves, list)
    assert [1, "ambush L"] in moves
    for seat in (0, None):
        told_of = [event for events in match.log(seat) for event in events if event.name == "ambush_set"]
        assert all("road" not in event.fields for event in told_of)


@pytest.mark.clause("MG-25")
def test_a_robber_s_thirtieth_point_ends_the_game_on_the_road() -> None:
    match = table("Bologna", held=["→Firenze 7"], points=[29, 27, 0])
    set_out(match, ambushes={1: "F"})
    match.play(0, Walk("F"))
    assert match.movers == ()
    assert match.points == (29, 30, 0)
    assert city_of(match) == "Bologna"
    assert len(orders_of(match)) == 1
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == ((1,), "MG-25")
    with pytest.raises(IllegalMove, match=r"somebody has 30 points\. \(MG-25\)"):
        match.play(0, Walk("F"))


@pytest.mark.clause("MG-25")
def test_a_nobleman_s_ends_it_on_arrival_after_all_orders_for_the_city() -> None:
    match = table("Bologna", held=["→Firenze 7"], lying=["Firenze–Milano"], points=[25, 0, 0])
    set_out(match)
    match.play(0, Walk("F"))
    assert match.movers == ()
    assert match.points[0] == 32
    assert city_of(match) == "Firenze"


@pytest.mark.clause("MG-26")
@pytest.mark.parametrize(
    ("points", "winners", "why", "clause"),
    [
        ([0, 28, 27, 0], (1,), "most-points", "MG-26"),
        ([0, 27, 27, 0], (1, 2), "shared-win", "MG-26"),
        ([29, 27, 25, 0], (1,), "most-points", "MG-25"),
    ],
)
def test_of_several_robbers_the_higher_total_wins_and_equal_ones_share(
    points: list[int], winners: tuple[int, ...], why: str, clause: str
) -> None:
    match = table("Bologna", points=points, players=4)
    set_out(match, ambushes={1: "F", 2: "F"})
    match.play(0, Walk("F"))
    assert match.result is not None
    assert (match.result.winners, match.result.why, match.result.clause) == (winners, why, clause)


@pytest.mark.slow
@pytest.mark.clause("MG-28")
def test_rounds_have_no_limit() -> None:
    """Without points the game goes on: here for three hundred rounds, the counters turned back each time."""
    match, moves, rounds = tavolata.game("mille_grazie").new(2, seed=1), 0, 0
    while rounds < 300:
        play_at_random(match, seed=moves, moves=1)
        moves, rounds = moves + 1, rounds + len(fields_of(match, "round_began"))
        match = changed(match, points=[0, 0])
    assert match.movers
