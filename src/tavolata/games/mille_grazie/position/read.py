"""Reading a position of Mille Grazie: every entry is checked by itself."""

from __future__ import annotations

from typing import Any

from tavolata.core.position_reader import PositionReader, at
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


def read_phase(reader: PositionReader, entry: str, value: Any) -> int:
    return reader.name(entry, value, PHASES)


def read_cities(reader: PositionReader, entry: str, value: Any) -> list[int | None]:
    cities = enumerate(reader.each_seat(entry, value))
    return [None if city is None else reader.component(at(entry, seat), city, CITIES) for seat, city in cities]


def read_orders(reader: PositionReader, entry: str, value: Any, most: int = MAX_ORDERS) -> list[int]:
    orders = enumerate(reader.items(entry, value, most))
    return [reader.component(at(entry, k), order, ORDERS) for k, order in orders]


def read_held(reader: PositionReader, entry: str, value: Any) -> list[list[int] | None]:
    hands = enumerate(reader.each_seat(entry, value))
    return [None if held is None else read_orders(reader, at(entry, seat), held, MAX_HELD) for seat, held in hands]


def read_open(reader: PositionReader, entry: str, value: Any) -> dict[int, int]:
    cities = reader.edition.names["city"]
    given = reader.mapping(entry, value, cities)
    if len(given) > OPEN_ORDERS:
        reader.fail("length", "MG-04", entry=entry, most=OPEN_ORDERS, given=len(given))
    return {cities.index(city): reader.component(at(entry, city), order, ORDERS) for city, order in given.items()}


def read_road(reader: PositionReader, entry: str, value: Any) -> int:
    """The letter of a road of this map."""
    letters = [letter for letter, colour in zip(LETTERS, _colours(reader), strict=True) if colour]
    reader.name(entry, value, letters)
    return LETTERS.index(value)


def _colours(reader: PositionReader) -> list[int]:
    colours: list[int] = reader.edition.components.arrays["road_colour"].tolist()
    return colours


def read_roads(reader: PositionReader, entry: str, value: Any, most: int = ROADS_ALONE) -> list[int]:
    roads = [read_road(reader, at(entry, k), road) for k, road in enumerate(reader.items(entry, value, most))]
    if len(set(roads)) < len(roads):
        reader.fail("road-twice", "MG-11", entry=entry)
    return roads


def read_ambushes(reader: PositionReader, entry: str, value: Any) -> list[list[int] | None]:
    """The letters that every seat has set: two with two players, else one (MG-08, MG-09)."""
    needed = 2 if reader.players == 2 else 1
    robbers = enumerate(reader.each_seat(entry, value))
    ambushes = [None if set_ is None else read_roads(reader, at(entry, seat), set_) for seat, set_ in robbers]
    for seat, roads in enumerate(ambushes):
        if roads and len(roads) != needed:
            reader.fail("letters", "MG-09", entry=at(entry, seat), needed=needed, given=len(roads))
    return ambushes
