"""What a person may know of the table (DL-52)."""

from __future__ import annotations

from tavolata.core.edition import Edition
from tavolata.core.json_types import JSON
from tavolata.core.plain_state import PlainState
from tavolata.games.da_luigi.guests import DISHES, PLACES
from tavolata.games.da_luigi.jokers import dish_replaced
from tavolata.games.da_luigi.state import (
    FIELD,
    FIELD_COUNT,
    IN_DISCARD,
    NONE,
    OVER,
    PLACE_COUNT,
    RECYCLED,
    WHAT_TO_SPEND,
    WHICH_JOKER,
)

QUESTIONS = (
    "nothing",
    "action",
    "field",
    "push",
    "give",
    "bouquet",
    "move",
    "discard",
    "serve",
    "complete",
    "joker",
    "spend",
    "give_back",
    "over",
)


def shows_points(s: PlainState) -> bool:
    """The pile of fulfilled guests is face down, unless the table agreed otherwise (DL-52)."""
    return bool(s.open_score or s.question == OVER)


def table(s: PlainState, edition: Edition) -> dict[str, JSON]:
    """Everything on the table is open to all: guests go by their number in the edition, from 1 (DL-52).

    `discard` are the discarded guests; `came_back` those that were discarded and are now to be drawn again (DL-60), in
    no sequence; `filling` the market field that is filled on when cubes have been given back (DL-42).
    """
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


def cubes_of(cubes: list[int]) -> dict[str, JSON]:
    """How many cubes there are of each dish."""
    return {dish: count for dish, count in zip(DISHES, cubes, strict=True) if count}


def _restaurant(s: PlainState, seat: int) -> dict[str, JSON]:
    """The bar from 60 to 10, the supply, the number of fulfilled guests and the tiles."""
    return {
        "bar": [_guest(s, seat, place) for place in range(PLACE_COUNT)],
        "supply": cubes_of(s.supply[seat]),
        "fulfilled": s.fulfilled[seat],
        "lemons": max(0, -s.tiles[seat]),
        "bouquets": max(0, s.tiles[seat]),
    }


def _guest(s: PlainState, seat: int, place: int) -> JSON:
    card, missing = s.bar[seat][place], s.missing[seat][place]
    if card == NONE:
        return None
    laid = [wanted - still for wanted, still in zip(s.guest_wants[s.card_face[card]], missing, strict=True)]
    return {"guest": _number(s, card), "missing": cubes_of(missing), "laid": cubes_of(laid)}


def _joker(s: PlainState) -> JSON:
    """The order that is being completed with jokers, the dish that is replaced now, and what is still to be paid."""
    if s.question not in (WHICH_JOKER, WHAT_TO_SPEND):
        return None
    return {
        "place": PLACES[s.joker_place],
        "dish": DISHES[dish_replaced(s.state, s.decider)],
        "jokers": s.jokers_due,
        "cubes": s.cubes_due,
    }
