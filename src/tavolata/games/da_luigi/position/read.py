"""Reading a position of Da Luigi: every entry is checked by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.core.position_reader import PositionReader, at, quoted
from tavolata.games.da_luigi.guests import CUBES, DISHES, GUESTS, PLACES
from tavolata.games.da_luigi.market import cubes_for
from tavolata.games.da_luigi.state import (
    CARD_COUNT,
    DISH_COUNT,
    FIELD,
    GUEST,
    JOKER_CUBES,
    MAX_TAKEN,
    MAX_TURNS,
    PLACE_COUNT,
    QUESTIONS,
    ROW_COUNT,
    TILE_COUNT,
)

STAGES = ("turn", "greeting", "serving", "jokers", "filling")
OCCASIONS = ("set_up", "after_buying", "after_greeting")
COURSE = ("stage", "occasion", "server", "servers", "host", "to_draw", "rows_to_fill", "field_to_fill")
RESTAURANT = ("bar", "supply", "fulfilled", "lemons", "bouquets")
MAX_CLOCKS = ROW_COUNT - 1
Counts = list[int]


@dataclass(frozen=True)
class GivenGuest:
    """A guest by its face; for a start guest perhaps with its owner."""

    face: int
    of: int | None = None


@dataclass(frozen=True)
class Seated:
    """A guest at a bar, and the cubes on its order."""

    guest: GivenGuest
    laid: Counts


def read_guest(reader: PositionReader, entry: str, value: Any) -> GivenGuest:
    if not isinstance(value, Mapping):
        return GivenGuest(reader.component(entry, value, GUEST))
    given = reader.mapping(entry, value, ("guest", "of"))
    of = None if given.get("of") is None else reader.seat(at(entry, "of"), given["of"])
    return GivenGuest(reader.component(at(entry, "guest"), given.get("guest"), GUEST), of)


def read_guests(reader: PositionReader, entry: str, value: Any, most: int = CARD_COUNT) -> list[GivenGuest]:
    return [read_guest(reader, at(entry, k), guest) for k, guest in enumerate(reader.items(entry, value, most))]


def read_box(reader: PositionReader, entry: str, value: Any) -> list[GivenGuest]:
    """Start guests never go back to the box."""
    guests = read_guests(reader, entry, value, GUESTS)
    for k, guest in enumerate(guests):
        reader.number(at(entry, k), guest.face + 1, 1, GUESTS)
    return guests


def read_taken(reader: PositionReader, entry: str, value: Any) -> list[GivenGuest]:
    return read_guests(reader, entry, value, MAX_TAKEN)


def read_stack(reader: PositionReader, entry: str, value: Any) -> list[GivenGuest | None]:
    """Guests, the next one first, None for any guest; or only how many there are."""
    if type(value) is int:
        return [None] * reader.number(entry, value, 0, CARD_COUNT)
    guests = enumerate(reader.items(entry, value, CARD_COUNT))
    return [None if guest is None else read_guest(reader, at(entry, k), guest) for k, guest in guests]


def read_cubes(reader: PositionReader, entry: str, value: Any) -> Counts:
    return reader.counts(entry, value, DISHES, sum(CUBES))


def read_market(reader: PositionReader, entry: str, value: Any) -> list[Counts]:
    """The cubes of each field, at most as many as the row gets (DL-06)."""
    given = reader.mapping(entry, value, FIELD.values)
    market = [read_cubes(reader, at(entry, field), given.get(field, {})) for field in FIELD.values]
    for field, cubes in enumerate(market):
        if sum(cubes) > cubes_for(field):
            reader.fail(
                "length", "DL-06", entry=at(entry, FIELD.decode(field)), most=cubes_for(field), given=sum(cubes)
            )
    return market


def read_restaurants(reader: PositionReader, entry: str, value: Any) -> list[dict[str, Any]]:
    seats = enumerate(reader.each_seat(entry, value))
    return [{} if one is None else _read_restaurant(reader, at(entry, seat), one) for seat, one in seats]


def _read_restaurant(reader: PositionReader, entry: str, value: Any) -> dict[str, Any]:
    parts = {part: one for part, one in reader.mapping(entry, value, RESTAURANT).items() if one is not None}
    read: dict[str, Any] = {}
    if "bar" in parts:
        read["bar"] = _read_bar(reader, at(entry, "bar"), parts["bar"])
    if "supply" in parts:
        read["supply"] = read_cubes(reader, at(entry, "supply"), parts["supply"])
    read["fulfilled"] = read_guests(reader, at(entry, "fulfilled"), parts.get("fulfilled", []))
    for part in ("lemons", "bouquets"):
        read[part] = reader.number(at(entry, part), parts.get(part, 0), 0, TILE_COUNT)
    if read["lemons"] and read["bouquets"]:
        reader.fail("lemons-and-bouquets", "DL-45", entry=entry)
    return read


def _read_bar(reader: PositionReader, entry: str, value: Any) -> list[Seated | None]:
    places = reader.items(entry, value)
    if len(places) != PLACE_COUNT:
        reader.fail("places", "DL-04", entry=entry, places=PLACE_COUNT, given=len(places))
    return [None if one is None else _read_seated(reader, at(entry, k), one) for k, one in enumerate(places)]


def _read_seated(reader: PositionReader, entry: str, value: Any) -> Seated:
    if not isinstance(value, Mapping):
        return Seated(read_guest(reader, entry, value), [0] * DISH_COUNT)
    given = reader.mapping(entry, value, ("guest", "of", "laid"))
    laid = read_cubes(reader, at(entry, "laid"), given.pop("laid", {}))
    return Seated(read_guest(reader, entry, given), laid)


def read_gets(reader: PositionReader, entry: str, value: Any) -> Counts:
    return [reader.number(at(entry, seat), count, 0, 2) for seat, count in enumerate(reader.each_seat(entry, value))]


def read_joker(reader: PositionReader, entry: str, value: Any) -> dict[str, int]:
    given = reader.mapping(entry, value, ("place", "jokers", "cubes"))
    if given.get("place") not in PLACES:
        reader.fail(
            "name", entry=at(entry, "place"), given=quoted(given.get("place")), known=", ".join(map(str, PLACES))
        )
    read = {"place": PLACES.index(given["place"])}
    read["jokers"] = reader.number(at(entry, "jokers"), given.get("jokers"), 1, JOKER_CUBES)
    read["cubes"] = reader.number(at(entry, "cubes"), given.get("cubes", 0), 0, JOKER_CUBES)
    return read


def read_course(reader: PositionReader, entry: str, value: Any) -> dict[str, Any]:
    parts = {part: one for part, one in reader.mapping(entry, value, COURSE).items() if one is not None}
    readers: dict[str, Callable[[str, Any], Any]] = {
        "stage": lambda where, one: reader.name(where, one, STAGES),
        "occasion": lambda where, one: reader.name(where, one, OCCASIONS),
        "server": reader.seat,
        "servers": lambda where, one: reader.number(where, one, 0, reader.players),
        "host": reader.seat,
        "to_draw": lambda where, one: reader.number(where, one, 0, 2),
        "rows_to_fill": lambda where, one: _read_rows(reader, where, one),
        "field_to_fill": lambda where, one: reader.name(where, one, FIELD.values),
    }
    return {part: readers[part](at(entry, part), one) for part, one in parts.items()}


def _read_rows(reader: PositionReader, entry: str, value: Any) -> int:
    rows = enumerate(reader.items(entry, value, ROW_COUNT))
    return sum({1 << reader.number(at(entry, k), row, 1, ROW_COUNT) - 1 for k, row in rows})


def read_lost(reader: PositionReader, entry: str, value: Any) -> dict[str, Any]:
    given = reader.mapping(entry, value, ("cubes", "guests"))
    return {
        "cubes": read_cubes(reader, at(entry, "cubes"), given.get("cubes", {})),
        "guests": read_guests(reader, at(entry, "guests"), given.get("guests", [])),
    }


def read_turns(reader: PositionReader, entry: str, value: Any) -> int:
    return reader.number(entry, value, 0, MAX_TURNS + reader.players)


def read_last_turns(reader: PositionReader, entry: str, value: Any) -> int:
    return reader.number(entry, value, 0, reader.players)


def read_clocks(reader: PositionReader, entry: str, value: Any) -> int:
    return reader.number(entry, value, 0, MAX_CLOCKS)


def read_question(reader: PositionReader, entry: str, value: Any) -> int:
    return 1 + reader.name(entry, value, QUESTIONS[1:])
