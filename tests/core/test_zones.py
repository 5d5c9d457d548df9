"""Zones: what pages that know nothing of a game draw of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from typing_extensions import TypedDict

from tavolata import Game
from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import Names, Numbers
from tavolata.core.zones import PieceLook, Zone, guessed_zones, misfit, missing_entries

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


def test_what_is_guessed_are_entries_of_the_views_of_a_game(game: Game) -> None:
    guessed = guessed_zones(game.table_type)
    assert guessed
    assert missing_entries(guessed, game.new(players=game.seats[0], seed=1).view(0).table) == []


def test_a_game_is_drawn_by_its_zones_or_by_what_can_be_guessed_or_has_a_board_of_its_own(game: Game) -> None:
    zones = (Zone("pile", "in_stock"),)
    assert game.shown_zones == ()
    assert replace(game, zones=zones).shown_zones == zones
    assert replace(game, zones=None).shown_zones == guessed_zones(game.table_type)


def test_a_kind_a_colour_or_a_symbol_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(AssertionError, match="the zone of “trick” is no “card”; there are: cards, hand"):
        Zone("card", "trick")  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="colour “yellow”; there are: ink, terracotta"):
        PieceLook("A", "yellow")  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="symbol “spade”; there are: coin, cup"):
        PieceLook("A", symbol="spade")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("zone", "given", "said"),
    [
        (Zone("cards", "trick", CARDS), ["sun", None], ""),
        (Zone("cards", "trick", CARDS), "moon", ""),
        (Zone("cards", "trick", CARDS), ["star"], "star is no value of its domain"),
        (Zone("cards", "trick", CARDS), [["sun"], []], "['sun'] is no value of its domain"),
        (Zone("cards", "trick", CARDS, each_seat=True), ["sun"], "['sun'] is no list with an item for every seat"),
        (Zone("pile", "piles", CARDS, each_seat=True), [["sun", "moon"], []], ""),
        (Zone("pile", "in_stock"), 3, ""),
        (Zone("pile", "in_stock"), None, "None is no number"),
        (Zone("grid", "rows", CELLS), [[1, None], [4, 5]], "5 is no value of its domain"),
        (Zone("grid", "rows"), ["ab", "c."], ""),
        (Zone("grid", "rows"), 3, "3 is no list of rows"),
        (Zone("track", "way", length=9), [0, 4], ""),
    ],
)
def test_what_a_zone_cannot_show_is_told(zone: Zone, given: object, said: str) -> None:
    assert misfit(zone, given, 2) == said
