"""The book's examples, from start to end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tavolata import Match
from tavolata.core import chance
from tavolata.games.mille_grazie import DiscardOrder, Leave, Take, Walk
from tests.games.mille_grazie.tables import city_of, order_number, orders_of, set_out, table
from tests.random_matches import changed, fields_of


@pytest.mark.clause("MG-12", "MG-15", "MG-18", "MG-19", "MG-20", "MG-21", "MG-22", "MG-23", "MG-24")
def test_giovanni_s_journey_from_venezia_to_firenze() -> None:
    """Four roads with an escort: an order exchanged, two lost to Maria, one taken, two robbers foiled, 7 points."""
    giovanni, maria, salvatore, gianna = range(4)
    match = table(
        "Venezia", held=["→Ferrara 7", "→Firenze 7", "San Marino–Genova"], lying=["Verona–", "Bologna–"], players=4
    )
    set_out(match, escort="F", ambushes={maria: "X", salvatore: "F", gianna: "F"})
    match.play(giovanni, Walk("V"))
    match.play(giovanni, Take())
    match.play(giovanni, DiscardOrder(order_number("San Marino–Genova") + 1))
    assert len(orders_of(match)) == 3
    match = _let_maria_take_the_order_for_ferrara(match)
    assert match.points == (0, 3, 0, 0)
    assert fields_of(match, "robbed") == [{"seat": maria, "road": "X", "points": 3}]
    assert len(fields_of(match, "order_lost")) == 2
    assert fields_of(match, "delivered") == []
    assert len(orders_of(match)) == 1
    match.play(giovanni, Walk("Q"))
    match.play(giovanni, Take())
    assert len(orders_of(match)) == 2
    match.play(giovanni, Walk("F"))
    assert [event["seat"] for event in fields_of(match, "foiled")] == [salvatore, gianna]
    assert match.points == (7, 3, 0, 0)
    assert len(orders_of(match)) == 1
    if match.view(giovanni).table["phase"] == "in_city":
        match.play(giovanni, Leave())
    assert match.view(None).table["nobleman"] == maria
    assert city_of(match, giovanni) == "Firenze"


def _let_maria_take_the_order_for_ferrara(match: Match) -> Match:
    """Maria draws two of three blindly: look for a chance that leaves the one for Firenze."""
    for number in range(1, 100):
        lucky = changed(match, stream=chance.make_seed(number).hex())
        lucky.play(0, Walk("X"))
        if any(name.endswith("–Firenze") for name in orders_of(lucky)):
            return lucky
    raise AssertionError("no chance found")


@pytest.mark.clause("MG-12")
def test_maria_delivers_two_orders_in_genova() -> None:
    match = table("Milano", held=["Venezia–Genova", "Milano–Genova"], players=3)
    match.play(1, "ambush V")
    match.play(2, "ambush V")
    match.play(0, "alone")
    _walk_to(match, "Genova")
    assert {(event["order"], event["points"]) for event in fields_of(match, "delivered")} == {
        ("Venezia–Genova (6)", 6),
        ("Milano–Genova (4)", 4),
    }
    assert match.points[0] == 10
    assert orders_of(match) == []


def _walk_to(match: Match, city: str) -> None:
    """The shortest way, leaving every order where it lies."""
    roads = match.edition.data["roads"]
    while city_of(match) != city:
        if match.view(0).table["phase"] == "in_city":
            match.play(0, Leave())
            continue
        names, distance = match.edition.names["city"], match.edition.components.arrays["distance"]
        here = city_of(match)
        legal = {str(action).split()[1] for action in match.legal(0)}
        ends = {r["letter"]: next(c for c in r["cities"] if c != here) for r in roads if r["letter"] in legal}
        best = min(sorted(ends), key=lambda letter: int(distance[names.index(ends[letter]), names.index(city)]))
        match.play(0, Walk(best))


@pytest.mark.clause("MG-11", "MG-13")
def test_giovanni_walks_from_milano_to_san_marino_and_takes_three_orders() -> None:
    roads = {frozenset(road["cities"]): road["letter"] for road in table("Milano").edition.data["roads"]}
    way = ["Milano", "Piacenza", "Modena", "Bologna", "San Marino"]
    match = table("Milano", lying=["Milano–Genova", "Bologna–", "San Marino–Genova"], draws=["Brescia–", "Verona–"])
    set_out(match, escort="L")
    match.play(0, Take())
    for start, end in pairwise(way):
        match.play(0, Walk(roads[frozenset((start, end))]))
        if end in ("Bologna", "San Marino"):
            match.play(0, Take())
        elif match.view(0).table["phase"] == "in_city":
            match.play(0, Leave())
    if match.view(0).table["phase"] == "in_city" and match.view(0).table["nobleman"] == 0:
        match.play(0, Leave())
    assert [name.partition("–")[0] for name in orders_of(match)] == ["Milano", "Bologna", "San Marino"]
    assert match.view(None).table["nobleman"] == 1
