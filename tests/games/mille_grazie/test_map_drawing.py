"""The text drawing of the map can be read: nothing is hidden, every letter stands once and beside its own road."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from rich.style import Style

import tavolata
from tavolata.games.mille_grazie.map_drawing import BRACKETS, CARD, DOT, HEIGHT, WIDTH, Box, Place, draw_map, lay_road

DATA: dict[str, Any] = dict(tavolata.game("mille_grazie").edition().data)
CITIES: list[dict[str, Any]] = DATA["cities"]
ROADS: list[dict[str, Any]] = DATA["roads"]
BOXES = {city["name"]: Box(city) for city in CITIES}
LAID = {road["letter"]: lay_road(*(BOXES[name] for name in road["cities"])) for road in ROADS}


def rows() -> list[str]:
    return draw_map(CITIES, ROADS).plain.split("\n")


def box_places(box: Box) -> set[Place]:
    return {(row, column) for row in range(box.top, box.bottom + 1) for column in range(box.left, box.right + 1)}


def letter_places(letter: str) -> set[Place]:
    row, column = LAID[letter][0]
    return {(row, column + k) for k in (-1, 0, 1)}


def test_the_picture_has_at_most_24_rows_of_78_columns() -> None:
    assert len(rows()) <= HEIGHT
    assert {len(row) for row in rows()} == {WIDTH}


def test_boxes_lie_in_the_picture_with_a_free_column_or_row_between_them() -> None:
    for box in BOXES.values():
        assert box.top >= 0
        assert box.bottom < HEIGHT
        assert box.left >= 0
        assert box.right < WIDTH
    for one, other in combinations(BOXES.values(), 2):
        around = {
            (row + down, column + right) for row, column in box_places(one) for down in (0, 1) for right in (0, 1)
        }
        assert not around & box_places(other)


@pytest.mark.parametrize("city", CITIES, ids=lambda city: str(city["name"]))
def test_every_name_can_be_read_in_its_place(city: dict[str, Any]) -> None:
    row = rows()[city["row"]]
    assert row[city["column"] :].startswith(city["name"] + "│")


@pytest.mark.parametrize("road", ROADS, ids=lambda road: str(road["letter"]))
def test_every_letter_can_be_read_once_and_nothing_touches_it(road: dict[str, Any]) -> None:
    opening, closing = BRACKETS[road["colour"]]
    assert "\n".join(rows()).count(f"{opening}{road['letter']}{closing}") == 1
    mine = letter_places(road["letter"])
    for other in LAID:
        if other != road["letter"]:
            assert not mine & letter_places(other)
            assert not mine & set(LAID[other][1])
    assert not any(box.holds(place) for box in BOXES.values() for place in mine)


@pytest.mark.parametrize("road", ROADS, ids=lambda road: str(road["letter"]))
def test_every_road_has_dots_on_both_sides_of_its_letter_and_all_are_seen(road: dict[str, Any]) -> None:
    (row, column), dots = LAID[road["letter"]]
    assert any((r, c) < (row, column) for r, c in dots)
    assert any((r, c) > (row, column) for r, c in dots)
    for r, c in dots:
        assert rows()[r][c] == DOT[road["colour"]]
        assert not any(box.holds((r, c)) for box in BOXES.values())


def test_no_dot_belongs_to_two_roads() -> None:
    for one, other in combinations(LAID, 2):
        assert not set(LAID[one][1]) & set(LAID[other][1])


@pytest.mark.parametrize("road", ROADS, ids=lambda road: str(road["letter"]))
def test_a_road_runs_from_box_to_box(road: dict[str, Any]) -> None:
    _, dots = LAID[road["letter"]]
    for name in road["cities"]:
        around = {
            (r + down, c + right)
            for r, c in box_places(BOXES[name])
            for down in (-1, 0, 1)
            for right in (-2, -1, 0, 1, 2)
        }
        assert around & set(dots)


def test_four_noblemen_and_a_card_have_room_in_every_city() -> None:
    everywhere = {name: [4, 3, 2, 1] for name in BOXES}
    drawn = draw_map(CITIES, ROADS, noblemen=everywhere, cards=list(BOXES)).plain.split("\n")
    for box in BOXES.values():
        edge = drawn[box.bottom][box.left : box.right + 1]
        assert edge.startswith("╰1234─")
        assert edge.endswith(f"{CARD}╯")


def test_styles_are_laid_over_a_road_a_city_and_a_nobleman() -> None:
    loud = Style(reverse=True)
    text = draw_map(
        CITIES,
        ROADS,
        noblemen={"Milano": [2]},
        road_styles={"V": loud, "X": None},
        city_styles={"Ferrara": loud},
        nobleman_styles={2: loud},
    )
    reversed_signs = {text.plain[span.start : span.end] for span in text.spans if Style.parse(str(span.style)).reverse}
    assert {"V", "(", ")", DOT["green"], "F", "e", "2"} <= reversed_signs
    assert "X" not in reversed_signs
    assert "M" not in reversed_signs


def test_without_marks_and_styles_there_is_nothing_but_the_map() -> None:
    plain = draw_map(CITIES, ROADS).plain
    assert CARD not in plain
    assert not any(sign.isdigit() for sign in plain)
