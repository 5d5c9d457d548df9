"""Positions of Mille Grazie as plain data: who stands where and holds what, the open orders, the letters set in secret.

What follows from that is not given: an ambush on a road that has been walked has been shown, and was foiled where the
escort rode (MG-18, MG-23, MG-24); a journey has five roads, or four with an escort (MG-10).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.game import JSON
from tavolata.core.plain_state import PlainState
from tavolata.core.position import (
    Places,
    PositionEntry,
    PositionFormat,
    PositionInput,
    any_below,
    at,
    fill,
    pile_of,
    shuffled,
)
from tavolata.games.mille_grazie.state import (
    CITIES,
    DISCARDED,
    DISCARDING,
    ESCORTING,
    HELD,
    IN_CITY,
    IN_PILE,
    LETTERS,
    MOST_HELD,
    MOST_ORDERS,
    NONE,
    ON_BOARD,
    ON_THE_ROAD,
    OPEN_ORDERS,
    ORDERS,
    OVER,
    ROAD_COUNT,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SETTING,
    WINNING_POINTS,
    MilleGrazieState,
)
from tavolata.games.mille_grazie.view import PHASES

# --- reading ----------------------------------------------------------


def _read_phase(form: PositionInput, entry: str, value: Any) -> int:
    return form.name(entry, value, PHASES)


def _read_cities(form: PositionInput, entry: str, value: Any) -> list[int | None]:
    cities = enumerate(form.each_seat(entry, value))
    return [None if city is None else form.component(at(entry, seat), city, CITIES) for seat, city in cities]


def _read_orders(form: PositionInput, entry: str, value: Any, most: int = MOST_ORDERS) -> list[int]:
    orders = enumerate(form.items(entry, value, most))
    return [form.component(at(entry, k), order, ORDERS) for k, order in orders]


def _read_held(form: PositionInput, entry: str, value: Any) -> list[list[int] | None]:
    hands = enumerate(form.each_seat(entry, value))
    return [None if held is None else _read_orders(form, at(entry, seat), held, MOST_HELD) for seat, held in hands]


def _read_open(form: PositionInput, entry: str, value: Any) -> dict[int, int]:
    cities = form.edition.names["city"]
    given = form.table(entry, value, cities)
    if len(given) > OPEN_ORDERS:
        form.fail("length", "MG-04", entry=entry, most=OPEN_ORDERS, given=len(given))
    return {cities.index(city): form.component(at(entry, city), order, ORDERS) for city, order in given.items()}


def _read_road(form: PositionInput, entry: str, value: Any) -> int:
    """The letter of a road of this map."""
    letters = [letter for letter, colour in zip(LETTERS, _colours(form), strict=True) if colour]
    form.name(entry, value, letters)
    return LETTERS.index(value)


def _colours(form: PositionInput) -> list[int]:
    colours: list[int] = form.edition.components.arrays["road_colour"].tolist()
    return colours


def _read_roads(form: PositionInput, entry: str, value: Any, most: int = ROADS_ALONE) -> list[int]:
    roads = [_read_road(form, at(entry, k), road) for k, road in enumerate(form.items(entry, value, most))]
    if len(set(roads)) < len(roads):
        form.fail("road-twice", "MG-11", entry=entry)
    return roads


def _read_ambushes(form: PositionInput, entry: str, value: Any) -> list[list[int] | None]:
    """Of every seat the letters it has set: two with two players, else one (MG-08, MG-09)."""
    needed = 2 if form.players == 2 else 1
    robbers = enumerate(form.each_seat(entry, value))
    ambushes = [None if set_ is None else _read_roads(form, at(entry, seat), set_) for seat, set_ in robbers]
    for seat, roads in enumerate(ambushes):
        if roads and len(roads) != needed:
            form.fail("letters", "MG-09", entry=at(entry, seat), needed=needed, given=len(roads))
    return ambushes


# --- laying out -------------------------------------------------------


def lay_position(s: MilleGrazieState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Orders that are given nowhere are in the draw pile, below those that are given there."""
    s.phase = given.get("phase", SETTING)
    first = s.first if s.first >= 0 else any_below(s, form.players)
    s.nobleman = given.get("nobleman", first)
    _place_orders(s, given, form)
    _place_coaches(s, given, form)
    _set_letters(s, given, form)
    _travel(s, given, form)
    s.points[: form.players] = given.get("points", [0] * form.players)
    _check_phase(s, form)


def _place_orders(s: MilleGrazieState, given: Mapping[str, Any], form: PositionInput) -> None:
    places = Places(form, ORDERS, range(s.orders))
    held = given.get("held", [None] * form.players)
    for seat, orders in enumerate(held):
        places.put_all(at("held", seat), orders or ())
    for entry in ("pile", "discarded"):
        places.put_all(entry, given.get(entry, ()))
    for city, order in given.get("open", {}).items():
        _check_open(s, city, order, form)
        places.put("open", order)
    _write_orders(s, given, _dealt_orders(s, held, places), _opened(s, given, places), places)


def _check_open(s: MilleGrazieState, city: int, order: int, form: PositionInput) -> None:
    if s.order_first[order] != city:
        first, name = form.edition.names["city"][s.order_first[order]], form.edition.names["city"][city]
        form.fail("open-order", "MG-04", order=form.called(order, ORDERS), city=name, first=first)


def _dealt_orders(s: MilleGrazieState, held: list[list[int] | None], places: Places) -> list[list[int]]:
    """What everybody holds; one order is dealt to those of whom nothing is said (MG-03)."""
    dealt: list[list[int]] = []
    for seat, orders in enumerate(held):
        dealt.append(shuffled(s, places.left)[:1] if orders is None else orders)
        if orders is None:
            places.put_all(at("held", seat), dealt[seat])
    return dealt


def _opened(s: MilleGrazieState, given: Mapping[str, Any], places: Places) -> dict[int, int]:
    """The open orders: given, or four that fit (MG-04)."""
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


def _place_coaches(s: MilleGrazieState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Where it is not said, a nobleman stands where the first order held leads from (MG-03), or anywhere."""
    for seat, city in enumerate(given.get("cities", [None] * form.players)):
        if city is not None:
            s.city[seat] = city
        elif s.in_hand[seat]:
            s.city[seat] = s.order_first[s.held[seat, 0]]
        else:
            s.city[seat] = any_below(s, s.cities)


def _set_letters(s: MilleGrazieState, given: Mapping[str, Any], form: PositionInput) -> None:
    """All robbers have set once the nobleman decides; letters that are not given are drawn by lot (MG-08)."""
    s.ambush[:, :] = NONE
    map_roads = [road for road in range(ROAD_COUNT) if s.road_colour[road]]
    for seat, roads in enumerate(given.get("ambushes", [None] * form.players)):
        if seat == s.nobleman:
            if roads:
                form.fail("nobleman-robs", "MG-07", entry=at("ambushes", seat))
            continue
        if roads is None and s.phase != SETTING:
            roads = shuffled(s, map_roads)[: 2 if form.players == 2 else 1]
        if not roads and s.phase != SETTING:
            form.fail("missing", "MG-08", entry=at("ambushes", seat))
        fill(s.ambush[seat], sorted(roads or ()), NONE)


def _travel(s: MilleGrazieState, given: Mapping[str, Any], form: PositionInput) -> None:
    """The journey so far, and what came to light on it (MG-18, MG-23, MG-24)."""
    walked, escort = given.get("walked", []), given.get("escort", NONE)
    s.escorted, s.escort = escort != NONE, escort
    roads = ROADS_ESCORTED if s.escorted else ROADS_ALONE
    if s.phase in (SETTING, ESCORTING):
        for entry in ("walked", "escort"):
            if given.get(entry, []) != []:
                form.fail("before-the-journey", "MG-10", entry=entry, phase=PHASES[s.phase])
        return
    most = roads - 1 if s.phase == ON_THE_ROAD else roads
    if len(walked) > most:
        form.fail("length", "MG-10", entry="walked", most=most, given=len(walked))
    s.roads_left = roads - len(walked)
    s.walked = sum(1 << road for road in walked)
    for seat in range(form.players):
        for k, road in enumerate(s.ambush[seat].tolist()):
            if road in walked:
                s.shown[seat, k] = 1
                s.escort_shown |= road == escort
                s.robbed |= 0 if road == escort else 1 << road


def _check_phase(s: MilleGrazieState, form: PositionInput) -> None:
    """The phase and the rest say the same."""
    won = max(s.points.tolist()) >= WINNING_POINTS
    if won != (s.phase == OVER):
        form.fail("winner", "MG-25", points=WINNING_POINTS, phase=PHASES[s.phase])
    if s.phase == SETTING and all(s.ambush[seat, 0] != NONE for seat in range(form.players) if seat != s.nobleman):
        form.fail("contradiction", "MG-10", entry="phase", given=PHASES[SETTING], expected=PHASES[ESCORTING])
    city = form.edition.names["city"][s.city[s.nobleman]]
    if s.phase in (IN_CITY, DISCARDING) and s.open_order[s.city[s.nobleman]] == NONE:
        form.fail("no-open-order", "MG-13", phase=PHASES[s.phase], city=city)
    if s.phase == DISCARDING and s.in_hand[s.nobleman] < MOST_HELD:
        form.fail("room-for-an-order", "MG-15", phase=PHASES[s.phase], most=MOST_HELD)


# --- writing ----------------------------------------------------------


def _numbers(orders: list[int]) -> list[JSON]:
    return [order + 1 for order in orders]


def _cities(s: PlainState, edition: Edition) -> JSON:
    return [edition.names["city"][s.city[seat]] for seat in range(s.players)]


def _held(s: PlainState, _: Edition) -> JSON:
    return [_numbers(s.held[seat][: s.in_hand[seat]]) for seat in range(s.players)]


def _open(s: PlainState, edition: Edition) -> JSON:
    cities = edition.names["city"]
    return {cities[city]: order + 1 for city, order in enumerate(s.open_order) if order != NONE}


def _discarded(s: PlainState, _: Edition) -> JSON:
    return [order + 1 for order in range(s.orders) if s.place[order] == DISCARDED]


def _ambushes(s: PlainState, _: Edition) -> JSON:
    return [[LETTERS[road] for road in s.ambush[seat] if road != NONE] for seat in range(s.players)]


def _walked(s: PlainState, _: Edition) -> JSON:
    return [LETTERS[road] for road in range(ROAD_COUNT) if s.walked >> road & 1]


POSITION = PositionFormat(
    (
        PositionEntry("phase", lambda s, _: PHASES[s.phase], _read_phase),
        PositionEntry("nobleman", lambda s, _: s.nobleman, PositionInput.seat),
        PositionEntry("points", lambda s, _: s.points[: s.players], PositionInput.points),
        PositionEntry("cities", _cities, _read_cities),
        PositionEntry("held", _held, _read_held),
        PositionEntry("open", _open, _read_open),
        PositionEntry("pile", lambda s, _: _numbers(s.pile[: s.in_pile][::-1]), _read_orders),
        PositionEntry("discarded", _discarded, _read_orders),
        PositionEntry("ambushes", _ambushes, _read_ambushes),
        PositionEntry("escort", lambda s, _: LETTERS[s.escort] if s.escorted else None, _read_road),
        PositionEntry("walked", _walked, _read_roads),
    ),
    lay_position,
)
