"""Mille Grazie as text: the map, the orders, the roads one can choose."""

from __future__ import annotations

from rich.console import Console, RenderableType

import tavolata
from tavolata import Match
from tavolata.games.mille_grazie import Escort, Walk
from tavolata.games.mille_grazie.terminal import MilleGrazieDrawing, placed_cities
from tests.games.mille_grazie.tables import lie_in_wait, set_out, table


def drawing(match: Match, language: str = "en") -> MilleGrazieDrawing:
    return MilleGrazieDrawing(match.game.words(language), match.edition, {0: "Anna"})


def shown(what: RenderableType | None) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def test_the_board_shows_cities_letters_noblemen_and_orders() -> None:
    match = table("Venezia", held=["Venezia–Genova"], lying=["Milano–Genova"])
    board = shown(drawing(match).board(match.view(0)))
    for road in match.edition.data["roads"]:
        assert any(f"{one}{road['letter']}{two}" in board for one, two in ("()", "[]", "{}"))
    for city in match.edition.names["city"]:
        assert city in board
    assert "1 Anna" in board
    assert "Venezia–Genova (6)" in board
    assert "Open orders" in board


def test_only_known_letters_are_shown() -> None:
    match = table("Venezia")
    lie_in_wait(match, {1: "V", 2: "X"})
    match.play(0, Escort("F"))
    orders = [shown(drawing(match)._orders(match.view(seat))) for seat in (0, 1, None)]
    assert "escort (F)" in orders[0]
    assert "(V)" not in orders[0]
    assert "(V)" in orders[1]
    assert "(X)" not in orders[1]
    assert "escort" not in orders[2]
    assert "(V)" not in orders[2]


def test_the_headline_tells_the_stage_of_the_journey() -> None:
    match = table("Venezia", points=[29])
    view = drawing(match, "it")
    assert view.headline(match.view(0)) == "Anna è il nobile · i briganti si appostano"
    set_out(match)
    assert drawing(match).headline(match.view(0)) == "Anna is the nobleman · 5 roads to go"


def test_roads_are_listed_with_where_they_lead_or_by_their_letters() -> None:
    match = table("Venezia")
    view = match.view(0)
    few = shown(drawing(match, "de").answers(view, "road", ["V", "Z"]))
    assert "1 V  Via Vittoria (grün): Venezia–Verona" in few
    many = shown(drawing(match).answers(view, "road", [road["letter"] for road in match.edition.data["roads"]]))
    assert "A B C D" in many
    assert "two letters" in shown(drawing(match).answers(view, "roads", ["AB"]))
    assert drawing(match).answers(view, "order", [1]) is None


def test_cities_find_a_place_whatever_their_file_says() -> None:
    cities = tavolata.game("mille_grazie").edition().data["cities"]
    by_degrees = [{key: city[key] for key in ("name", "latitude", "longitude")} for city in cities]
    for placed in (placed_cities(by_degrees), placed_cities([{"name": city["name"]} for city in cities])):
        assert len({(city["column"], city["row"]) for city in placed}) == len(cities)


def test_a_walked_road_is_still_there() -> None:
    match = table("Venezia")
    set_out(match)
    match.play(0, Walk("V"))
    assert "(V)" in shown(drawing(match)._map(match.view(0)))
