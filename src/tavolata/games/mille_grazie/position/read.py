"""Reading a position of Mille Grazie: every entry is checked by itself."""

from __future__ import annotations

from typing import Any

from tavolata.core.position_format import PositionInput, at
from tavolata.games.mille_grazie.state import (
    CITIES,
    LETTERS,
    MAX_HELD,
    MAX_ORDERS,
    OPEN_ORDERS,
    ORDERS,
    PHASES,
    ROADS_ALONE,
)


def read_phase(form: PositionInput, entry: str, value: Any) -> int:
    return form.name(entry, value, PHASES)


def read_cities(form: PositionInput, entry: str, value: Any) -> list[int | None]:
    cities = enumerate(form.each_seat(entry, value))
    return [None if city is None else form.component(at(entry, seat), city, CITIES) for seat, city in cities]


def read_orders(form: PositionInput, entry: str, value: Any, most: int = MAX_ORDERS) -> list[int]:
    orders = enumerate(form.items(entry, value, most))
    return [form.component(at(entry, k), order, ORDERS) for k, order in orders]


def read_held(form: PositionInput, entry: str, value: Any) -> list[list[int] | None]:
    hands = enumerate(form.each_seat(entry, value))
    return [None if held is None else read_orders(form, at(entry, seat), held, MAX_HELD) for seat, held in hands]


def read_open(form: PositionInput, entry: str, value: Any) -> dict[int, int]:
    cities = form.edition.names["city"]
    given = form.table(entry, value, cities)
    if len(given) > OPEN_ORDERS:
        form.fail("length", "MG-04", entry=entry, most=OPEN_ORDERS, given=len(given))
    return {cities.index(city): form.component(at(entry, city), order, ORDERS) for city, order in given.items()}


def read_road(form: PositionInput, entry: str, value: Any) -> int:
    """The letter of a road of this map."""
    letters = [letter for letter, colour in zip(LETTERS, _colours(form), strict=True) if colour]
    form.name(entry, value, letters)
    return LETTERS.index(value)


def _colours(form: PositionInput) -> list[int]:
    colours: list[int] = form.edition.components.arrays["road_colour"].tolist()
    return colours


def read_roads(form: PositionInput, entry: str, value: Any, most: int = ROADS_ALONE) -> list[int]:
    roads = [read_road(form, at(entry, k), road) for k, road in enumerate(form.items(entry, value, most))]
    if len(set(roads)) < len(roads):
        form.fail("road-twice", "MG-11", entry=entry)
    return roads


def read_ambushes(form: PositionInput, entry: str, value: Any) -> list[list[int] | None]:
    """The letters that every seat has set: two with two players, else one (MG-08, MG-09)."""
    needed = 2 if form.players == 2 else 1
    robbers = enumerate(form.each_seat(entry, value))
    ambushes = [None if set_ is None else read_roads(form, at(entry, seat), set_) for seat, set_ in robbers]
    for seat, roads in enumerate(ambushes):
        if roads and len(roads) != needed:
            form.fail("letters", "MG-09", entry=at(entry, seat), needed=needed, given=len(roads))
    return ambushes
