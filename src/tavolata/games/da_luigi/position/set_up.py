"""Setting up a position of Da Luigi: guests, cubes and tiles go where they were given, and the rest is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.core.position_setup import Amounts, any_below, fill, shuffled
from tavolata.games.da_luigi.guests import CUBES, DISHES
from tavolata.games.da_luigi.market import cubes_for
from tavolata.games.da_luigi.position.guest_places import GuestPlaces
from tavolata.games.da_luigi.position.question import check_question, settle_course, settle_question
from tavolata.games.da_luigi.position.read import Counts
from tavolata.games.da_luigi.state import DISH_COUNT, FIELD, FIELD_COUNT, TILE_COUNT, WHICH_ACTION, DaLuigiState


def set_up_position(s: DaLuigiState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Guests that are given nowhere are in the stack and in the box, cubes that are given nowhere in the bag."""
    s.question = given.get("question", WHICH_ACTION)
    first = s.first if s.first >= 0 else any_below(s, reader.players)
    s.active = given.get("active", first)
    s.turns, s.last_turns = given.get("turns", 0), given.get("last_turns", 0)
    restaurants = given.get("restaurants", [{}] * reader.players)
    GuestPlaces(s, given, reader).place(restaurants)
    _place_cubes(s, given, restaurants, reader)
    _place_tiles(s, restaurants, reader)
    settle_question(s, given, reader)
    settle_course(s, given.get("course", {}), reader)
    check_question(s, reader)


def _place_cubes(
    s: DaLuigiState, given: Mapping[str, Any], restaurants: Sequence[Mapping[str, Any]], reader: PositionReader
) -> None:
    """90 cubes: what is given nowhere fills the market, if that is not given, and is in the bag (DL-02, DL-06)."""
    cubes = Amounts(reader, dict(enumerate(CUBES)), DISHES.__getitem__)
    for seat, restaurant in enumerate(restaurants):
        entry = at("restaurants", seat)
        for seated in restaurant.get("bar", ()):
            cubes.take_counted(at(entry, "bar"), seated.laid if seated else ())
        s.supply[seat] = restaurant.get("supply", [0] * DISH_COUNT)
        cubes.take_counted(at(entry, "supply"), s.supply[seat].tolist())
    for entry, array in (("bag", s.bag), ("beside", s.beside)):
        fill(array, given.get(entry, []), 0)
        cubes.take_counted(entry, array.tolist())
    cubes.take_counted(at("lost", "cubes"), given.get("lost", {}).get("cubes", ()))
    for field, there in enumerate(given.get("market", ())):
        cubes.take_counted(at("market", FIELD.decode(field)), there)
    left = shuffled(s, cubes.left)
    market = given.get("market") or _full_market(left)
    s.market[:] = market
    if left and "bag" in given and "beside" in given:
        reader.fail("cubes-left", "DL-02", cubes=", ".join(f"{left.count(k)} {DISHES[k]}" for k in sorted(set(left))))
    rest = s.beside if "bag" in given else s.bag
    for dish in left:
        rest[dish] += 1


def _full_market(left: Counts) -> list[Counts]:
    """Every field gets as many cubes as its row has (DL-06)."""
    fields = [[left.pop() for _ in range(min(cubes_for(field), len(left)))] for field in range(FIELD_COUNT)]
    return [[drawn.count(dish) for dish in range(DISH_COUNT)] for drawn in fields]


def _place_tiles(s: DaLuigiState, restaurants: Sequence[Mapping[str, Any]], reader: PositionReader) -> None:
    for seat, restaurant in enumerate(restaurants):
        s.tiles[seat] = restaurant.get("bouquets", 0) - restaurant.get("lemons", 0)
    out = sum(map(abs, s.tiles.tolist()))
    if out > TILE_COUNT:
        reader.fail("tiles", "DL-07", most=TILE_COUNT, given=out)
    s.tiles_left = TILE_COUNT - out
