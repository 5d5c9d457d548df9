"""A map of one's own: what is checked, and how it is said."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import tavolata
from tavolata import BadEdition
from tavolata.games.mille_grazie.state import MAX_ORDERS, STATE
from tests.random_matches import play_at_random

GAME = tavolata.game("mille_grazie")


def ours() -> dict[str, Any]:
    return copy.deepcopy(dict(GAME.edition().data))


def spoilt(part: str, number: int, **changes: Any) -> dict[str, Any]:
    data = ours()
    data[part][number] = {key: value for key, value in (data[part][number] | changes).items() if value is not None}
    return data


@pytest.mark.clause("MG-03", "MG-05", "MG-08", "MG-11", "MG-12", "MG-19")
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (ours() | {"cities": []}, "there must be 2 to 26 cities, not 0"),
        (spoilt("cities", 1, name="Milano"), "the city “Milano” is named twice"),
        (spoilt("cities", 1, name=None), "entry 2 of “cities” needs “name”, of the kind str"),
        (spoilt("roads", 3, letter="A"), r"road 4 needs a letter .* not “A”\. \(MG-08\)"),
        (spoilt("roads", 3, letter="ä"), r"not “ä”\. \(MG-08\)"),
        (
            spoilt("roads", 0, colour="blue"),
            r"road A cannot be “blue”\. Choose one of: green, .*\(MG-19\)",
        ),
        (spoilt("roads", 0, cities=["Modena", "Roma"]), r"must join two different cities .*“Modena, Roma”\. \(MG-11\)"),
        (spoilt("roads", 0, cities=["Modena", "Modena"]), r"\(MG-11\)"),
        (ours() | {"roads": ours()["roads"][:9]}, r"not every city can be reached .*\(MG-11\)"),
        (spoilt("orders", 0, destination="Milano"), r"order 1 must name two different cities .*\(MG-03\)"),
        (spoilt("orders", 0, points=0), r"order 1 must bring 1 to 30 points, not 0\. \(MG-12\)"),
        (ours() | {"orders": ours()["orders"][:18]}, r"18 orders are too few or too many: from .* to 64 .*\(MG-05\)"),
        (ours() | {"towns": []}, "the entry “towns” means nothing"),
    ],
)
def test_what_cannot_be_played_with_is_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadEdition, match=rf"mine: .*{complaint}"):
        GAME.edition_from(data, "mine")


def test_a_map_of_one_s_own_can_be_played_with() -> None:
    """Other names, other roads, nothing about where the cities lie."""
    renamed: dict[str, Any] = json.loads(json.dumps(ours()).replace("Milano", "Torino"))
    renamed["cities"] = [{"name": city["name"]} for city in renamed["cities"]]
    edition = GAME.edition_from(renamed, "mine")
    match = play_at_random(GAME.new(3, seed=1, edition=edition), seed=1)
    assert "Torino" in str(match.view(None).to_json()) + str(match.full_log())
    assert tavolata.verify(match.record()).result == match.result


@pytest.mark.clause("MG-04", "MG-05")
def test_a_pile_full_of_orders_that_do_not_fit_can_be_told() -> None:
    """With the largest deck allowed, one move may go through the whole pile, make it anew and go through it again."""
    assert STATE["events"].shape[0] >= 2 * MAX_ORDERS + 20


def test_a_road_between_no_cities_is_refused() -> None:
    with pytest.raises(BadEdition, match="must join two different cities"):
        GAME.edition_from(spoilt("roads", 0, cities=[["Milano"], ["Genova"]]), "mine.toml")
