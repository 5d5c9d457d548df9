"""Setting up (MG-01 … MG-06)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tavolata
from tavolata import BadInput, Game, Match
from tavolata.games.mille_grazie import Take
from tests.games.mille_grazie.tables import order_number, orders_of, set_out, shown, table
from tests.random_matches import fields_of, many, play_at_random


@pytest.fixture
def mille_grazie() -> Game:
    return tavolata.game("mille_grazie")


@pytest.mark.clause("MG-01")
@pytest.mark.parametrize("players", [1, 5, 0, "2"])
def test_any_other_number_of_players_is_refused(mille_grazie: Game, players: int) -> None:
    with pytest.raises(BadInput, match=r"for 2 to 4 players.*\(MG-01\)"):
        mille_grazie.new(players)


@pytest.mark.clause("MG-02")
@pytest.mark.parametrize(("players", "compasses"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_starts_with_no_points_and_a_compass(mille_grazie: Game, players: int, compasses: int) -> None:
    match = mille_grazie.new(players, seed=1, first=0)
    assert match.points == (0,) * players
    letters = str(match.legal(1)[0]).split()[1]
    assert len(letters) == compasses


@pytest.mark.clause("MG-03")
def test_the_first_order_lies_open_and_says_where_to_start(mille_grazie: Game) -> None:
    match = mille_grazie.new(4, seed=3)
    cities = match.view(None).table["cities"]
    assert isinstance(cities, list)
    for seat in range(4):
        (order,) = orders_of(match, seat)
        assert order.partition("–")[0] == cities[seat]
    assert match.view(0).table["held"] == match.view(None).table["held"]


@pytest.mark.clause("MG-03")
def test_noblemen_may_share_a_city(mille_grazie: Game) -> None:
    shared = 0
    for seed in range(many(60, 20)):
        cities = mille_grazie.new(4, seed=seed).view(None).table["cities"]
        assert isinstance(cities, list)
        shared += len(set(map(str, cities))) < 4
    assert shared


@pytest.mark.clause("MG-04")
def test_four_orders_lie_open_each_in_its_first_city(mille_grazie: Game) -> None:
    for seed in range(many(100, 20)):
        match = mille_grazie.new(3, seed=seed)
        check_board(match)
        misfits = [event["order"] for event in match.full_log()[0] if event.name == "order_misfit"]
        discarded = match.view(None).table["discarded"]
        assert isinstance(discarded, list)
        assert len(discarded) == len(misfits)


def check_board(match: Match) -> None:
    lying = shown(match, "open")
    assert len(lying) == 4
    assert all(match.edition.data["orders"][order - 1]["first"] == city for city, order in lying.items())


@pytest.mark.clause("MG-04")
def test_an_order_for_a_city_that_has_one_is_discarded_and_another_drawn() -> None:
    match = table("Milano", lying=["Milano–Genova", "Genova–"], draws=["Genova– 2", "Brescia–"])
    set_out(match)
    match.play(0, Take())
    assert [event["city"] for event in fields_of(match, "order_misfit")] == ["Genova"]
    assert [event["city"] for event in fields_of(match, "order_opened")] == ["Brescia"]
    assert shown(match, "discarded") == [order_number("Genova– 2") + 1]


@pytest.mark.clause("MG-05")
def test_an_empty_pile_is_made_anew_from_all_discarded_orders() -> None:
    """What was discarded in this very move included: the only one that fits is the misfit's own companion."""
    match = table("Milano", lying=["Milano–Genova", "Genova–"], draws=["Genova– 2"], rest_is_discarded=True)
    discarded = len(shown(match, "discarded"))
    set_out(match)
    match.play(0, Take())
    assert len(fields_of(match, "reshuffled")) == 1
    assert fields_of(match, "order_misfit")[0]["city"] == "Genova"
    drawn_since = len(fields_of(match, "order_misfit")) - 1 + len(fields_of(match, "order_opened"))
    assert shown(match, "in_pile") == discarded + 1 - drawn_since


@pytest.mark.clause("MG-05")
def test_a_card_that_fits_can_always_be_drawn(mille_grazie: Game) -> None:
    reshuffles = 0
    for seed in range(many(40, 4)):
        match = play_at_random(mille_grazie.new(4, seed=seed), seed=seed)
        reshuffles += len(fields_of(match, "reshuffled"))
        check_board(match)
    assert reshuffles


@pytest.mark.clause("MG-06")
def test_the_table_may_say_who_begins(mille_grazie: Game) -> None:
    assert [mille_grazie.new(3, seed=1, first=seat).view(None).table["nobleman"] for seat in range(3)] == [0, 1, 2]


@pytest.mark.clause("MG-06")
def test_otherwise_everybody_begins_equally_often(mille_grazie: Game) -> None:
    deals = many(3000, 300)
    begins = Counter(mille_grazie.batch(deals, 3, seed=2).states["nobleman"].tolist())
    assert all(abs(begins[seat] - deals / 3) < 4 * (deals * 2 / 9) ** 0.5 for seat in range(3))


def test_every_order_is_somewhere_once(mille_grazie: Game) -> None:
    """Conservation, after every move of random games."""
    for seed in range(many(30, 4)):
        match = mille_grazie.new(2 + seed % 3, seed=seed)
        while match.movers:
            play_at_random(match, seed=seed, moves=len(match.moves) + 5)
            truth: Any = match.truth()
            held = [order for orders in truth["held"] for order in orders]
            everywhere = [*held, *truth["open"].values(), *truth["pile"], *truth["discarded"]]
            assert sorted(everywhere) == list(range(1, 31))
