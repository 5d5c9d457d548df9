"""What a person may know of the table (DL-52), and why a move is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast, get_args

from typing_extensions import TypedDict

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.games.da_luigi.actions import (
    Buy,
    Complete,
    Discard,
    DiscardTile,
    Done,
    FourCubes,
    Give,
    GiveBack,
    Greet,
    LeaveBouquet,
    Push,
    Serve,
    Shop,
    Spend,
    TakeBouquet,
    TakeOff,
    TwoDesserts,
)
from tavolata.games.da_luigi.guests import DISHES, PLACES, Dish
from tavolata.games.da_luigi.jokers import dish_replaced
from tavolata.games.da_luigi.market import clocks_of, cubes_in, steps_to_exit
from tavolata.games.da_luigi.restaurant import face_of, may_stop_serving, missing_at
from tavolata.games.da_luigi.state import (
    FIELD,
    FIELD_COUNT,
    IN_DISCARD,
    ITALIAN,
    JOKER_CUBES,
    NONE,
    OVER,
    PLACE,
    PLACE_COUNT,
    WHAT_TO_SERVE,
    WHAT_TO_SPEND,
    WHICH_JOKER,
    WHOM_TO_PUSH,
    DaLuigiState,
)

Question = Literal[
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
]
QUESTIONS: tuple[Question, ...] = get_args(Question)
Cubes = dict[Dish, int]
"""Cubes by their dish; dishes there are none of are absent."""
ASKED: dict[Question, tuple[tuple[type[Action], ...], str, str]] = {
    "action": ((Shop, Greet), "asked-action", "DL-09"),
    "field": ((Buy,), "asked-field", "DL-11"),
    "push": ((Push,), "asked-push", "DL-12"),
    "give": ((Give,), "asked-give", "DL-23"),
    "bouquet": ((TakeBouquet, LeaveBouquet), "asked-bouquet", "DL-30"),
    "move": ((Push,), "asked-move", "DL-31"),
    "discard": ((Discard, TakeOff, DiscardTile), "asked-discard", "DL-32"),
    "serve": ((Serve, Done), "asked-serve", "DL-17"),
    "complete": ((Complete, Done), "asked-complete", "DL-37"),
    "joker": ((TwoDesserts, FourCubes), "asked-joker", "DL-37"),
    "spend": ((Spend,), "asked-spend", "DL-36"),
    "give_back": ((GiveBack,), "asked-give-back", "DL-42"),
}
"""The actions that answer a question, what to say to somebody who does something else, and the clause."""


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
    discard: list[int]
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
        "guest": None if s.guest == NONE else _number(s.guest),
        "gets": s.gets[: s.players],
        "clocks": s.clocks,
        "market": {FIELD.decode(field): _cubes(s.market[field]) for field in range(FIELD_COUNT)},
        "bag": _cubes(s.bag),
        "beside": _cubes(s.beside),
        "tiles": s.tiles_left,
        "discard": [_number(card) for card, where in enumerate(s.where) if where == IN_DISCARD],
        "restaurants": [_restaurant(s, other) for other in range(s.players)],
        "joker": _joker(s),
    }


def _number(card: int) -> int:
    return face_of(card) + 1


def _cubes(cubes: list[int]) -> Cubes:
    return {cast(Dish, dish): count for dish, count in zip(DISHES, cubes, strict=True) if count}


def _restaurant(s: PlainState, seat: int) -> RestaurantView:
    return {
        "bar": [_guest(s, seat, place) for place in range(PLACE_COUNT)],
        "supply": _cubes(s.supply[seat]),
        "fulfilled": s.fulfilled[seat],
        "lemons": max(0, -s.tiles[seat]),
        "bouquets": max(0, s.tiles[seat]),
    }


def _guest(s: PlainState, seat: int, place: int) -> SeatedGuest | None:
    card, missing = s.bar[seat][place], s.missing[seat][place]
    if card == NONE:
        return None
    laid = [wanted - still for wanted, still in zip(s.guest_wants[face_of(card)], missing, strict=True)]
    return {"guest": _number(card), "missing": _cubes(missing), "laid": _cubes(laid)}


def _joker(s: PlainState) -> JokerOrder | None:
    if s.question not in (WHICH_JOKER, WHAT_TO_SPEND):
        return None
    return {
        "place": PLACES[s.joker_place],
        "dish": cast(Dish, DISHES[dish_replaced(s.state, s.decider)]),
        "jokers": s.jokers_due,
        "cubes": s.cubes_due,
    }


# --- refusals ---------------------------------------------------------


def refusal(s: DaLuigiState, seat: int, action: Action, edition: Edition) -> IllegalMove:
    """Why this seat may not do this now: what is wrong, and what would be right."""
    if s.question == OVER:
        return _refuse("over", "DL-47")
    kinds, key, clause = ASKED[QUESTIONS[s.question]]
    if seat != s.decider:
        return _refuse("not-you", "DL-08", seat=int(s.decider) + 1)
    if not isinstance(action, kinds):
        optional = s.question == WHAT_TO_SERVE and may_stop_serving(s)
        return _refuse("asked-serve-or-done", "DL-61") if optional else _refuse(key, clause)
    return REFUSALS[type(action)](s, seat, action)


def _refused_turn(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    if isinstance(action, Greet):
        return _refuse("no-more-guests", "DL-47")
    if steps_to_exit(s, seat) == 0:
        return _refuse("no-guest", "DL-09")
    return _refuse("nothing-to-buy", "DL-11")


def _refused_field(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, Buy)
    field = FIELD.encode(action.field)
    if cubes_in(s.market[field]) == 0:
        return _refuse("empty-field", "DL-11", field=action.field)
    return _refuse(
        "too-expensive", "DL-15", field=action.field, clocks=int(clocks_of(field)), steps=int(steps_to_exit(s, seat))
    )


def _refused_push(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, Push)
    place = PLACE.encode(action.place)
    if s.bar[seat, place] == NONE:
        return _refuse("nobody-there", "DL-12" if s.question == WHOM_TO_PUSH else "DL-31", place=action.place)
    return _refuse("place-taken", "DL-13", place=action.place, next=PLACE.decode(place + 1))


def _refused_gift(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, Give)
    if action.to >= s.players:
        return _refuse("no-such-player", "DL-23", seat=action.to + 1, players=int(s.players))
    return _refuse("got-enough", "DL-23", seat=action.to + 1)


def _refused_discard(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    if isinstance(action, Discard):
        return _refuse("none-in-supply", "DL-32", dish=action.dish)
    if isinstance(action, TakeOff):
        return _refuse("none-laid", "DL-32", dish=action.dish, place=action.place)
    assert isinstance(action, DiscardTile)
    return _refuse("no-tile", "DL-32", tile=action.tile)


def _refused_serving(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, Serve)
    place, dish = PLACE.encode(action.place), DISHES.index(action.dish)
    if s.bar[seat, place] == NONE:
        return _refuse("nobody-there", "DL-17", place=action.place)
    if s.supply[seat, dish] == 0:
        return _refuse("none-in-supply", "DL-17", dish=action.dish)
    return _refuse("not-wanted", "DL-17", dish=action.dish, place=action.place)


def _refused_end(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    """Only what has to be served keeps somebody from being done: after B with the Italian book, too."""
    return _refuse("must-serve", "DL-62" if s.rulebook == ITALIAN else "DL-17")


def _refused_completion(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, Complete)
    place = PLACE.encode(action.place)
    if s.bar[seat, place] == NONE:
        return _refuse("nobody-there", "DL-37", place=action.place)
    missing = int(missing_at(s, seat, place))
    if s.rulebook == ITALIAN and missing > 1:
        return _refuse("more-than-one-missing", "DL-63", place=action.place, missing=missing)
    return _refuse("not-enough-for-jokers", "DL-37", place=action.place, missing=missing)


def _refused_joker(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    if isinstance(action, TwoDesserts):
        return _refuse("no-two-desserts", "DL-35")
    if cubes_in(s.supply[seat]) < JOKER_CUBES:
        return _refuse("no-four-cubes", "DL-36")
    return _refuse("too-little-left", "DL-37")


def _refused_spending(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, Spend)
    if s.supply[seat, DISHES.index(action.dish)] == 0:
        return _refuse("none-in-supply", "DL-36", dish=action.dish)
    return _refuse("too-little-left", "DL-37")


def _refused_return(s: DaLuigiState, seat: int, action: Action) -> IllegalMove:
    assert isinstance(action, GiveBack)
    return _refuse("none-in-supply", "DL-42", dish=action.dish)


REFUSALS: dict[type[Action], Callable[[DaLuigiState, int, Action], IllegalMove]] = {
    Shop: _refused_turn,
    Greet: _refused_turn,
    Buy: _refused_field,
    Push: _refused_push,
    Give: _refused_gift,
    Discard: _refused_discard,
    TakeOff: _refused_discard,
    DiscardTile: _refused_discard,
    Serve: _refused_serving,
    Done: _refused_end,
    Complete: _refused_completion,
    TwoDesserts: _refused_joker,
    FourCubes: _refused_joker,
    Spend: _refused_spending,
    GiveBack: _refused_return,
}


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "da_luigi", **fields)
