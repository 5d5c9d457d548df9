"""What a person may know of the table (DL-52)."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.games.da_luigi.guests import DISHES, PLACES, Dish
from tavolata.games.da_luigi.jokers import dish_replaced
from tavolata.games.da_luigi.state import (
    FIELD,
    FIELD_COUNT,
    IN_DISCARD,
    NONE,
    OVER,
    PLACE_COUNT,
    QUESTIONS,
    RECYCLED,
    WHAT_TO_SPEND,
    WHICH_JOKER,
    Question,
)

Cubes = dict[Dish, int]
"""Cubes by their dish; dishes there are none of are absent."""


class SeatedGuest(TypedDict):
    """A guest at a bar: what the order is missing, and what lies on it."""

    guest: int
    missing: Cubes
    laid: Cubes


class RestaurantView(TypedDict):
    """A restaurant: the bar from 60 to 10, the supply, the number of fulfilled guests and the tiles."""

    bar: list[SeatedGuest | None]
    supply: Cubes
    fulfilled: int
    lemons: int
    bouquets: int


class JokerOrder(TypedDict):
    """The order that is being completed with jokers, the dish that is replaced now, and what is still to be paid."""

    place: int
    dish: Dish
    jokers: int
    cubes: int


class DaLuigiTable(TypedDict):
    """The entries of a view. Guests go by their number in the edition, from 1; fields by row and column."""

    question: Question
    active: int
    turns: int
    last_turns: int
    stack: int
    stack_ran_out: bool
    box: int
    taken: int
    guest: int | None
    gets: list[int]
    clocks: int
    market: dict[str, Cubes]
    bag: Cubes
    beside: Cubes
    tiles: int
    filling: str | None
    discard: list[int]
    came_back: list[int]
    restaurants: list[RestaurantView]
    joker: JokerOrder | None


def shows_points(s: PlainState) -> bool:
    """The pile of fulfilled guests is face down, unless the table agreed otherwise (DL-52)."""
    return bool(s.open_score or s.question == OVER)


def table(s: PlainState, edition: Edition) -> DaLuigiTable:
    """Everything on the table is open to all (DL-52)."""
    return {
        "question": QUESTIONS[s.question],
        "active": s.active,
        "turns": s.turns,
        "last_turns": s.last_turns,
        "stack": s.in_stack,
        "stack_ran_out": bool(s.stack_ran_out),
        "box": s.in_box,
        "taken": s.in_taken,
        "guest": None if s.guest == NONE else _number(s, s.guest),
        "gets": s.gets[: s.players],
        "clocks": s.clocks,
        "market": {FIELD.decode(field): cubes_of(s.market[field]) for field in range(FIELD_COUNT)},
        "bag": cubes_of(s.bag),
        "beside": cubes_of(s.beside),
        "tiles": s.tiles_left,
        "filling": FIELD.decode(s.field_to_fill) if s.rows_to_fill else None,
        "discard": [_number(s, card) for card, where in enumerate(s.where) if where == IN_DISCARD],
        "came_back": [_number(s, card) for card, where in enumerate(s.where) if where == RECYCLED],
        "restaurants": [_restaurant(s, other) for other in range(s.players)],
        "joker": _joker(s),
    }


def _number(s: PlainState, card: int) -> int:
    return int(s.card_face[card]) + 1


def cubes_of(cubes: list[int]) -> Cubes:
    """How many cubes there are of each dish."""
    return {cast(Dish, dish): count for dish, count in zip(DISHES, cubes, strict=True) if count}


def _restaurant(s: PlainState, seat: int) -> RestaurantView:
    return {
        "bar": [_guest(s, seat, place) for place in range(PLACE_COUNT)],
        "supply": cubes_of(s.supply[seat]),
        "fulfilled": s.fulfilled[seat],
        "lemons": max(0, -s.tiles[seat]),
        "bouquets": max(0, s.tiles[seat]),
    }


def _guest(s: PlainState, seat: int, place: int) -> SeatedGuest | None:
    card, missing = s.bar[seat][place], s.missing[seat][place]
    if card == NONE:
        return None
    laid = [wanted - still for wanted, still in zip(s.guest_wants[s.card_face[card]], missing, strict=True)]
    return {"guest": _number(s, card), "missing": cubes_of(missing), "laid": cubes_of(laid)}


def _joker(s: PlainState) -> JokerOrder | None:
    if s.question not in (WHICH_JOKER, WHAT_TO_SPEND):
        return None
    return {
        "place": PLACES[s.joker_place],
        "dish": cast(Dish, DISHES[dish_replaced(s.state, s.decider)]),
        "jokers": s.jokers_due,
        "cubes": s.cubes_due,
    }
