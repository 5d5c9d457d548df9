"""Zones: what pages that know nothing of a game draw of it."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import TypedDict

from tavolata import Game
from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import Names, Numbers
from tavolata.core.zones import PieceLook, Zone, guessed_zones, missing_entries

CARDS = Names(("sun", "moon"), topic="card")
CELLS = Numbers(1, 4)


@dataclass(frozen=True)
class ThrowCard(Action):
    card: str


@dataclass(frozen=True)
class CoverCell(Action):
    card: str
    cell: int


ACTIONS = ActionSet()
ACTIONS.kind(ThrowCard, CARDS)
ACTIONS.kind(CoverCell, CARDS, CELLS)


class Entries(TypedDict):
    trick: list[str]
    rows: list[list[int]]
    in_stock: int
    trump: str
    by_name: dict[str, int]


def test_what_is_touched_are_the_fields_with_the_domain_of_the_zone() -> None:
    assert Zone("cards", "trick", CARDS).chosen_by(ACTIONS) == {"throw-card": [0], "cover-cell": [0]}
    assert Zone("grid", "rows", CARDS, cells=CELLS).chosen_by(ACTIONS) == {"cover-cell": [1]}
    assert Zone("pile", "in_stock").chosen_by(ACTIONS) == {}


def test_every_value_has_its_look() -> None:
    zone = Zone("cards", "trick", CARDS, look=lambda card: PieceLook(card.upper()))
    assert {value: look.mark for value, look in zone.looks().items()} == {"sun": "SUN", "moon": "MOON"}
    assert Zone("cards", "trick", CARDS).looks() == {}


def test_zones_are_guessed_from_the_types_of_the_entries() -> None:
    assert [(zone.kind, zone.entry) for zone in guessed_zones(Entries)] == [
        ("cards", "trick"),
        ("grid", "rows"),
        ("number", "in_stock"),
        ("text", "trump"),
    ]


def test_a_zone_whose_entry_is_missing_is_found() -> None:
    zones = (Zone("cards", "trick"), Zone("hand", "hand", CARDS, counts="in_hand"))
    assert missing_entries(zones, Entries.__annotations__) == ["hand", "in_hand"]


def test_the_zones_of_a_game_are_entries_of_its_views(game: Game) -> None:
    assert game.shown_zones
    assert missing_entries(game.shown_zones, game.new(players=game.seats[0], seed=1).view(0).table) == []
