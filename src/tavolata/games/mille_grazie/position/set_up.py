"""Setting up a position of Mille Grazie: orders, coaches and letters go where they were given, the rest is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.core.position_setup import Places, any_below, fill, pile_of, shuffled
from tavolata.games.mille_grazie.state import (
    DISCARDED,
    DISCARDING,
    ESCORTING,
    HELD,
    IN_CITY,
    IN_PILE,
    MAX_HELD,
    NONE,
    ON_BOARD,
    ON_THE_ROAD,
    OPEN_ORDERS,
    ORDERS,
    OVER,
    PHASES,
    ROAD_COUNT,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SETTING,
    WINNING_POINTS,
    MilleGrazieState,
)


def set_up_position(s: MilleGrazieState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Orders that are given nowhere are in the draw pile, below those that are given there."""
    s.phase = given.get("phase", SETTING)
    first = s.first if s.first >= 0 else any_below(s, reader.players)
    s.nobleman = given.get("nobleman", first)
    _place_orders(s, given, reader)
    _place_coaches(s, given, reader)
    _set_letters(s, given, reader)
    _travel(s, given, reader)
    s.points[: reader.players] = given.get("points", [0] * reader.players)
    _check_phase(s, reader)


def _place_orders(s: MilleGrazieState, given: Mapping[str, Any], reader: PositionReader) -> None:
    places = Places(reader, ORDERS, range(s.orders))
    held = given.get("held", [None] * reader.players)
    for seat, orders in enumerate(held):
        places.put_all(at("held", seat), orders or ())
    for entry in ("pile", "discarded"):
        places.put_all(entry, given.get(entry, ()))
    for city, order in given.get("open", {}).items():
        _check_open(s, city, order, reader)
        places.put("open", order)
    _write_orders(s, given, _dealt_orders(s, held, places), _opened(s, given, places), places)


def _check_open(s: MilleGrazieState, city: int, order: int, reader: PositionReader) -> None:
    if s.order_first[order] != city:
        first, name = reader.edition.names["city"][s.order_first[order]], reader.edition.names["city"][city]
        reader.fail("open-order", "MG-04", order=reader.called(order, ORDERS), city=name, first=first)


def _dealt_orders(s: MilleGrazieState, held: list[list[int] | None], places: Places) -> list[list[int]]:
    """What everybody holds; hands that are not given get one order (MG-03)."""
    dealt: list[list[int]] = []
    for seat, orders in enumerate(held):
        dealt.append(shuffled(s, places.left)[:1] if orders is None else orders)
        if orders is None:
            places.put_all(at("held", seat), dealt[seat])
    return dealt


def _opened(s: MilleGrazieState, given: Mapping[str, Any], places: Places) -> dict[int, int]:
    """The open orders: as given, or four that fit (MG-04)."""
    if "open" in given:
        opened: dict[int, int] = given["open"]
        return opened
    fitting: dict[int, int] = {}
    for order in shuffled(s, places.left):
        city = int(s.order_first[order])
        if len(fitting) < OPEN_ORDERS and city not in fitting:
            fitting[city] = order
            places.put("open", order)
    return fitting


def _write_orders(
    s: MilleGrazieState, given: Mapping[str, Any], held: list[list[int]], opened: dict[int, int], places: Places
) -> None:
    pile = pile_of(s, given.get("pile"), places.left)
    fill(s.pile, pile, NONE)
    s.in_pile = len(pile)
    s.held[:, :], s.open_order[:], s.place[:] = NONE, NONE, NONE
    s.place[: s.orders] = IN_PILE
    for seat, orders in enumerate(held):
        fill(s.held[seat], orders, NONE)
        s.in_hand[seat] = len(orders)
        s.place[orders] = HELD + seat
    for city, order in opened.items():
        s.open_order[city], s.place[order] = order, ON_BOARD
    s.place[given.get("discarded", [])] = DISCARDED


def _place_coaches(s: MilleGrazieState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """A nobleman whose city is not given stands where his first order starts (MG-03), or anywhere."""
    for seat, city in enumerate(given.get("cities", [None] * reader.players)):
        if city is not None:
            s.city[seat] = city
        elif s.in_hand[seat]:
            s.city[seat] = s.order_first[s.held[seat, 0]]
        else:
            s.city[seat] = any_below(s, s.cities)


def _set_letters(s: MilleGrazieState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """All robbers have set once the nobleman decides; letters that are not given are random (MG-08)."""
    s.ambush[:, :] = NONE
    map_roads = [road for road in range(ROAD_COUNT) if s.road_colour[road]]
    for seat, roads in enumerate(given.get("ambushes", [None] * reader.players)):
        if seat == s.nobleman:
            if roads:
                reader.fail("nobleman-robs", "MG-07", entry=at("ambushes", seat))
            continue
        if roads is None and s.phase != SETTING:
            roads = shuffled(s, map_roads)[: 2 if reader.players == 2 else 1]
        if not roads and s.phase != SETTING:
            reader.fail("missing", "MG-08", entry=at("ambushes", seat))
        fill(s.ambush[seat], sorted(roads or ()), NONE)


def _travel(s: MilleGrazieState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """The journey so far, and what came to light on it (MG-18, MG-23, MG-24)."""
    walked, escort = given.get("walked", []), given.get("escort", NONE)
    s.escorted, s.escort = escort != NONE, escort
    roads = ROADS_ESCORTED if s.escorted else ROADS_ALONE
    if s.phase in (SETTING, ESCORTING):
        for entry in ("walked", "escort"):
            if given.get(entry, []) != []:
                reader.fail("before-the-journey", "MG-10", entry=entry, phase=PHASES[s.phase])
        return
    most = roads - 1 if s.phase == ON_THE_ROAD else roads
    if len(walked) > most:
        reader.fail("length", "MG-10", entry="walked", most=most, given=len(walked))
    s.roads_left = roads - len(walked)
    s.walked = sum(1 << road for road in walked)
    for seat in range(reader.players):
        for k, road in enumerate(s.ambush[seat].tolist()):
            if road in walked:
                s.shown[seat, k] = 1
                s.escort_shown |= road == escort
                s.robbed |= 0 if road == escort else 1 << road


def _check_phase(s: MilleGrazieState, reader: PositionReader) -> None:
    """Check that the phase agrees with the rest."""
    won = max(s.points.tolist()) >= WINNING_POINTS
    if won != (s.phase == OVER):
        reader.fail("winner", "MG-25", points=WINNING_POINTS, phase=PHASES[s.phase])
    if s.phase == SETTING and all(s.ambush[seat, 0] != NONE for seat in range(reader.players) if seat != s.nobleman):
        reader.fail("contradiction", "MG-10", entry="phase", given=PHASES[SETTING], expected=PHASES[ESCORTING])
    city = reader.edition.names["city"][s.city[s.nobleman]]
    if s.phase in (IN_CITY, DISCARDING) and s.open_order[s.city[s.nobleman]] == NONE:
        reader.fail("no-open-order", "MG-13", phase=PHASES[s.phase], city=city)
    if s.phase == DISCARDING and s.in_hand[s.nobleman] < MAX_HELD:
        reader.fail("room-for-an-order", "MG-15", phase=PHASES[s.phase], most=MAX_HELD)
