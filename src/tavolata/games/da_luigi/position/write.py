"""Writing a position of Da Luigi as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.games.da_luigi.guests import CUBES, GUESTS, PLACES
from tavolata.games.da_luigi.position.read import OCCASIONS, STAGES, Counts
from tavolata.games.da_luigi.state import DISH_COUNT, FIELD, IN_PILE, NONE, OUT_OF_GAME, PLACE_COUNT, ROW_COUNT
from tavolata.games.da_luigi.view import cubes_of


def write_guest(s: PlainState, card: int, host: int | None = None) -> Any:
    """A guest by its number; a start guest away from home with its owner."""
    of, number = (card - GUESTS) // 2, s.card_face[card] + 1
    return number if card < GUESTS or of == host else {"guest": number, "of": of}


def write_pile(s: PlainState, cards: Sequence[int], count: int) -> list[Any]:
    return [write_guest(s, card) for card in reversed(cards[:count])]


def write_guests(s: PlainState, where: int, host: int | None = None) -> list[Any]:
    return [write_guest(s, card, host) for card, place in enumerate(s.where) if place == where]


def write_restaurants(s: PlainState, _: Edition) -> Any:
    return [
        {
            "bar": [_seated(s, seat, place) for place in range(PLACE_COUNT)],
            "supply": cubes_of(s.supply[seat]),
            "fulfilled": write_guests(s, IN_PILE + seat, seat),
            "lemons": max(0, -s.tiles[seat]),
            "bouquets": max(0, s.tiles[seat]),
        }
        for seat in range(s.players)
    ]


def _seated(s: PlainState, seat: int, place: int) -> Any:
    card = s.bar[seat][place]
    if card == NONE:
        return None
    guest = write_guest(s, card, seat)
    named: dict[str, Any] = guest if isinstance(guest, dict) else {"guest": guest}
    return named | {"laid": cubes_of(_laid(s, seat, place))}


def _laid(s: PlainState, seat: int, place: int) -> Counts:
    card = s.bar[seat][place]
    if card == NONE:
        return [0] * DISH_COUNT
    wants = s.guest_wants[s.card_face[card]]
    return [wanted - missing for wanted, missing in zip(wants, s.missing[seat][place], strict=True)]


def write_lost(s: PlainState, _: Edition) -> Any:
    """The cubes that are nowhere, and the guests that are missing from the game."""
    heaps = [s.bag, s.beside, *s.market, *s.supply]
    heaps += [_laid(s, seat, place) for seat in range(s.players) for place in range(PLACE_COUNT)]
    cubes = [total - sum(heap[dish] for heap in heaps) for dish, total in enumerate(CUBES)]
    owned = range(GUESTS + 2 * s.players)
    return {
        "cubes": cubes_of(cubes),
        "guests": [write_guest(s, card) for card in owned if s.where[card] == OUT_OF_GAME],
    }


def write_joker(s: PlainState, _: Edition) -> Any:
    if s.joker_place == NONE:
        return None
    return {"place": PLACES[s.joker_place], "jokers": s.jokers_due, "cubes": s.cubes_due}


def write_course(s: PlainState, _: Edition) -> Any:
    return {
        "stage": STAGES[s.stage],
        "occasion": OCCASIONS[s.occasion],
        "server": s.server,
        "servers": s.servers,
        "host": None if s.host == NONE else s.host,
        "to_draw": s.to_draw,
        "rows_to_fill": [row + 1 for row in range(ROW_COUNT) if s.rows_to_fill >> row & 1],
        "field_to_fill": FIELD.decode(s.field_to_fill),
    }


def write_market(s: PlainState, _: Edition) -> Any:
    return {FIELD.decode(field): cubes_of(cubes) for field, cubes in enumerate(s.market)}
