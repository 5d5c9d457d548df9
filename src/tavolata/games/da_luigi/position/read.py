"""Reading a position of Da Luigi: every entry is checked by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.core.position_format import PositionInput, at, quoted
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


def read_guest(form: PositionInput, entry: str, value: Any) -> GivenGuest:
    if not isinstance(value, Mapping):
        return GivenGuest(form.component(entry, value, GUEST))
    given = form.table(entry, value, ("guest", "of"))
    of = None if given.get("of") is None else form.seat(at(entry, "of"), given["of"])
    return GivenGuest(form.component(at(entry, "guest"), given.get("guest"), GUEST), of)


def read_guests(form: PositionInput, entry: str, value: Any, most: int = CARD_COUNT) -> list[GivenGuest]:
    return [read_guest(form, at(entry, k), guest) for k, guest in enumerate(form.items(entry, value, most))]


def read_box(form: PositionInput, entry: str, value: Any) -> list[GivenGuest]:
    """Start guests never go back to the box."""
    guests = read_guests(form, entry, value, GUESTS)
    for k, guest in enumerate(guests):
        form.number(at(entry, k), guest.face + 1, 1, GUESTS)
    return guests


def read_taken(form: PositionInput, entry: str, value: Any) -> list[GivenGuest]:
    return read_guests(form, entry, value, MAX_TAKEN)


def read_stack(form: PositionInput, entry: str, value: Any) -> list[GivenGuest | None]:
    """Guests, the next one first, None for any guest; or only how many there are."""
    if type(value) is int:
        return [None] * form.number(entry, value, 0, CARD_COUNT)
    guests = enumerate(form.items(entry, value, CARD_COUNT))
    return [None if guest is None else read_guest(form, at(entry, k), guest) for k, guest in guests]


def read_cubes(form: PositionInput, entry: str, value: Any) -> Counts:
    return form.counts(entry, value, DISHES, sum(CUBES))


def read_market(form: PositionInput, entry: str, value: Any) -> list[Counts]:
    """The cubes of each field, at most as many as the row gets (DL-06)."""
    given = form.table(entry, value, FIELD.values)
    market = [read_cubes(form, at(entry, field), given.get(field, {})) for field in FIELD.values]
    for field, cubes in enumerate(market):
        if sum(cubes) > cubes_for(field):
            form.fail("length", "DL-06", entry=at(entry, FIELD.decode(field)), most=cubes_for(field), given=sum(cubes))
    return market


def read_restaurants(form: PositionInput, entry: str, value: Any) -> list[dict[str, Any]]:
    seats = enumerate(form.each_seat(entry, value))
    return [{} if one is None else _read_restaurant(form, at(entry, seat), one) for seat, one in seats]


def _read_restaurant(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    parts = {part: one for part, one in form.table(entry, value, RESTAURANT).items() if one is not None}
    read: dict[str, Any] = {}
    if "bar" in parts:
        read["bar"] = _read_bar(form, at(entry, "bar"), parts["bar"])
    if "supply" in parts:
        read["supply"] = read_cubes(form, at(entry, "supply"), parts["supply"])
    read["fulfilled"] = read_guests(form, at(entry, "fulfilled"), parts.get("fulfilled", []))
    for part in ("lemons", "bouquets"):
        read[part] = form.number(at(entry, part), parts.get(part, 0), 0, TILE_COUNT)
    if read["lemons"] and read["bouquets"]:
        form.fail("lemons-and-bouquets", "DL-45", entry=entry)
    return read


def _read_bar(form: PositionInput, entry: str, value: Any) -> list[Seated | None]:
    places = form.items(entry, value)
    if len(places) != PLACE_COUNT:
        form.fail("places", "DL-04", entry=entry, places=PLACE_COUNT, given=len(places))
    return [None if one is None else _read_seated(form, at(entry, k), one) for k, one in enumerate(places)]


def _read_seated(form: PositionInput, entry: str, value: Any) -> Seated:
    if not isinstance(value, Mapping):
        return Seated(read_guest(form, entry, value), [0] * DISH_COUNT)
    given = form.table(entry, value, ("guest", "of", "laid"))
    laid = read_cubes(form, at(entry, "laid"), given.pop("laid", {}))
    return Seated(read_guest(form, entry, given), laid)


def read_gets(form: PositionInput, entry: str, value: Any) -> Counts:
    return [form.number(at(entry, seat), count, 0, 2) for seat, count in enumerate(form.each_seat(entry, value))]


def read_joker(form: PositionInput, entry: str, value: Any) -> dict[str, int]:
    given = form.table(entry, value, ("place", "jokers", "cubes"))
    if given.get("place") not in PLACES:
        form.fail("name", entry=at(entry, "place"), given=quoted(given.get("place")), known=", ".join(map(str, PLACES)))
    read = {"place": PLACES.index(given["place"])}
    read["jokers"] = form.number(at(entry, "jokers"), given.get("jokers"), 1, JOKER_CUBES)
    read["cubes"] = form.number(at(entry, "cubes"), given.get("cubes", 0), 0, JOKER_CUBES)
    return read


def read_course(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    parts = {part: one for part, one in form.table(entry, value, COURSE).items() if one is not None}
    readers: dict[str, Callable[[str, Any], Any]] = {
        "stage": lambda where, one: form.name(where, one, STAGES),
        "occasion": lambda where, one: form.name(where, one, OCCASIONS),
        "server": form.seat,
        "servers": lambda where, one: form.number(where, one, 0, form.players),
        "host": form.seat,
        "to_draw": lambda where, one: form.number(where, one, 0, 2),
        "rows_to_fill": lambda where, one: _read_rows(form, where, one),
        "field_to_fill": lambda where, one: form.name(where, one, FIELD.values),
    }
    return {part: readers[part](at(entry, part), one) for part, one in parts.items()}


def _read_rows(form: PositionInput, entry: str, value: Any) -> int:
    rows = enumerate(form.items(entry, value, ROW_COUNT))
    return sum({1 << form.number(at(entry, k), row, 1, ROW_COUNT) - 1 for k, row in rows})


def read_lost(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    given = form.table(entry, value, ("cubes", "guests"))
    return {
        "cubes": read_cubes(form, at(entry, "cubes"), given.get("cubes", {})),
        "guests": read_guests(form, at(entry, "guests"), given.get("guests", [])),
    }


def read_turns(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, MAX_TURNS + form.players)


def read_last_turns(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, form.players)


def read_clocks(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, MAX_CLOCKS)


def read_question(form: PositionInput, entry: str, value: Any) -> int:
    return 1 + form.name(entry, value, QUESTIONS[1:])
