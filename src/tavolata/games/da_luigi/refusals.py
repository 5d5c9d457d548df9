"""Why a move is refused: what is wrong, what would be right, and the clause."""

from __future__ import annotations

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
from tavolata.games.da_luigi.market import clocks_of
from tavolata.games.da_luigi.state import (
    AFTER_GREETING,
    BOUQUET_OR_NOT,
    DESSERT,
    DISH,
    FIELD,
    FIELD_COUNT,
    ITALIAN,
    JOKER_CUBES,
    JOKER_DESSERTS,
    LAST_PLACE,
    NONE,
    OVER,
    PLACE,
    PLACE_COUNT,
    WHAT_TO_DISCARD,
    WHAT_TO_GIVE_BACK,
    WHAT_TO_SERVE,
    WHAT_TO_SPEND,
    WHICH_ACTION,
    WHICH_FIELD,
    WHICH_JOKER,
    WHO_GETS_IT,
    WHOM_TO_COMPLETE,
    WHOM_TO_MOVE,
    WHOM_TO_PUSH,
)

ASKED: dict[int, tuple[tuple[type[Action], ...], str, str]] = {
    WHICH_ACTION: ((Shop, Greet), "asked-action", "DL-09"),
    WHICH_FIELD: ((Buy,), "asked-field", "DL-11"),
    WHOM_TO_PUSH: ((Push,), "asked-push", "DL-12"),
    WHO_GETS_IT: ((Give,), "asked-give", "DL-23"),
    BOUQUET_OR_NOT: ((TakeBouquet, LeaveBouquet), "asked-bouquet", "DL-30"),
    WHOM_TO_MOVE: ((Push,), "asked-move", "DL-31"),
    WHAT_TO_DISCARD: ((Discard, TakeOff, DiscardTile), "asked-discard", "DL-32"),
    WHAT_TO_SERVE: ((Serve, Done), "asked-serve", "DL-17"),
    WHOM_TO_COMPLETE: ((Complete, Done), "asked-complete", "DL-37"),
    WHICH_JOKER: ((TwoDesserts, FourCubes), "asked-joker", "DL-37"),
    WHAT_TO_SPEND: ((Spend,), "asked-spend", "DL-36"),
    WHAT_TO_GIVE_BACK: ((GiveBack,), "asked-give-back", "DL-42"),
}
"""The actions that answer a question, the refusal of any other action, and its clause."""


def why(s: PlainState, seat: int, action: Action, edition: Edition) -> IllegalMove | None:
    """Why this seat may not do this now; None: it may."""
    if s.question == OVER:
        return _refuse("over", "DL-47")
    if seat != s.decider:
        return _refuse("not-you", "DL-08", seat=s.decider + 1)
    kinds, key, clause = ASKED[s.question]
    if isinstance(action, kinds):
        return _refused_answer(s, seat, action)
    if s.question == WHAT_TO_SERVE and _may_stop_serving(s):
        return _refuse("asked-serve-or-done", "DL-61")
    return _refuse(key, clause)


def _refused_answer(s: PlainState, seat: int, action: Action) -> IllegalMove | None:
    match action:
        case Shop():
            return _refused_shopping(s, seat)
        case Greet():
            return _refuse("no-more-guests", "DL-47") if s.last_turns else None
        case Buy(field):
            return _refused_field(s, seat, field)
        case Push(place):
            return _refused_push(s, seat, place)
        case Give(to):
            return _refused_gift(s, to)
        case Discard(dish):
            return _refused_cube(s, seat, dish, "DL-32")
        case TakeOff(place, dish):
            return _refused_taking_off(s, seat, place, dish)
        case DiscardTile(tile):
            has = s.tiles[seat] < 0 if tile == "lemon" else s.tiles[seat] > 0
            return None if has else _refuse("no-tile", "DL-32", tile=tile)
        case Serve(dish, place):
            return _refused_serving(s, seat, dish, place)
        case Done():
            return _refused_end(s)
        case Complete(place):
            return _refused_completion(s, seat, place)
        case TwoDesserts() | FourCubes():
            return _refused_joker(s, seat, action)
        case Spend(dish):
            return _refused_spending(s, seat, dish)
        case GiveBack(dish):
            return _refused_cube(s, seat, dish, "DL-42")
    return None  # a bouquet may be taken or left (DL-30)


# --- buying and greeting ----------------------------------------------


def _refused_shopping(s: PlainState, seat: int) -> IllegalMove | None:
    if _steps(s, seat) == 0:
        return _refuse("no-guest", "DL-09")
    if all(_refused_field(s, seat, FIELD.decode(field)) for field in range(FIELD_COUNT)):
        return _refuse("nothing-to-buy", "DL-11")
    return None


def _refused_field(s: PlainState, seat: int, name: str) -> IllegalMove | None:
    field = FIELD.encode(name)
    clocks, steps = clocks_of(field), _steps(s, seat)
    if not any(s.market[field]):
        return _refuse("empty-field", "DL-11", field=name)
    if clocks > steps:
        return _refuse("too-expensive", "DL-15", field=name, clocks=clocks, steps=steps)
    return None


def _steps(s: PlainState, seat: int) -> int:
    """The total number of steps of all guests to the exit, which is how many clocks can be paid (DL-15)."""
    return sum(PLACE_COUNT - place for place, guest in enumerate(s.bar[seat]) if guest != NONE)


def _refused_push(s: PlainState, seat: int, name: str) -> IllegalMove | None:
    place = PLACE.encode(name)
    if s.bar[seat][place] == NONE:
        return _refuse("nobody-there", "DL-12" if s.question == WHOM_TO_PUSH else "DL-31", place=name)
    if place < LAST_PLACE and s.bar[seat][place + 1] != NONE:
        return _refuse("place-taken", "DL-13", place=name, next=PLACE.decode(place + 1))
    return None


def _refused_gift(s: PlainState, to: int) -> IllegalMove | None:
    if to >= s.players:
        return _refuse("no-such-player", "DL-23", seat=to + 1, players=s.players)
    return None if s.gets[to] else _refuse("got-enough", "DL-23", seat=to + 1)


def _refused_cube(s: PlainState, seat: int, dish: str, clause: str) -> IllegalMove | None:
    return None if s.supply[seat][DISH.encode(dish)] else _refuse("none-in-supply", clause, dish=dish)


def _refused_taking_off(s: PlainState, seat: int, name: str, dish: str) -> IllegalMove | None:
    place, number = PLACE.encode(name), DISH.encode(dish)
    card = s.bar[seat][place]
    if card != NONE and s.guest_wants[s.card_face[card]][number] > s.missing[seat][place][number]:
        return None
    return _refuse("none-laid", "DL-32", dish=dish, place=name)


# --- serving ----------------------------------------------------------


def _refused_serving(s: PlainState, seat: int, dish: str, name: str) -> IllegalMove | None:
    place = PLACE.encode(name)
    if s.bar[seat][place] == NONE:
        return _refuse("nobody-there", "DL-17", place=name)
    if refused := _refused_cube(s, seat, dish, "DL-17"):
        return refused
    is_wanted = s.missing[seat][place][DISH.encode(dish)]
    return None if is_wanted else _refuse("not-wanted", "DL-17", dish=dish, place=name)


def _refused_end(s: PlainState) -> IllegalMove | None:
    """Nobody is done while something has to be served; that includes serving after B with the Italian book."""
    if s.question == WHOM_TO_COMPLETE or _may_stop_serving(s):
        return None
    return _refuse("must-serve", "DL-62" if s.rulebook == ITALIAN else "DL-17")


def _may_stop_serving(s: PlainState) -> bool:
    """The Italian book leaves it open what is served, but not after B (DL-61, DL-62)."""
    return bool(s.rulebook == ITALIAN and s.occasion != AFTER_GREETING)


# --- jokers -----------------------------------------------------------


def _refused_completion(s: PlainState, seat: int, name: str) -> IllegalMove | None:
    place = PLACE.encode(name)
    if s.bar[seat][place] == NONE:
        return _refuse("nobody-there", "DL-37", place=name)
    missing = sum(s.missing[seat][place])
    if s.rulebook == ITALIAN and missing > 1:
        return _refuse("more-than-one-missing", "DL-63", place=name, missing=missing)
    if not _can_pay(missing, *_desserts_and_others(s.supply[seat])):
        return _refuse("not-enough-for-jokers", "DL-37", place=name, missing=missing)
    return None


def _refused_joker(s: PlainState, seat: int, action: TwoDesserts | FourCubes) -> IllegalMove | None:
    supply = s.supply[seat]
    if isinstance(action, TwoDesserts):  # nothing is cheaper, so enough is left for the other jokers
        return None if supply[DESSERT] >= JOKER_DESSERTS else _refuse("no-two-desserts", "DL-35")
    if sum(supply) < JOKER_CUBES:
        return _refuse("no-four-cubes", "DL-36")
    return _refused_rest(supply, JOKER_CUBES, s.jokers_due - 1)


def _refused_spending(s: PlainState, seat: int, dish: str) -> IllegalMove | None:
    if refused := _refused_cube(s, seat, dish, "DL-36"):
        return refused
    left = list(s.supply[seat])
    left[DISH.encode(dish)] -= 1
    return _refused_rest(left, s.cubes_due - 1, s.jokers_due - 1)


def _refused_rest(supply: list[int], cubes: int, jokers: int) -> IllegalMove | None:
    """So many cubes of any kinds are spent; some choice of them must leave enough for the other jokers (DL-37)."""
    desserts, others = _desserts_and_others(supply)
    for sweet in range(max(0, cubes - others), min(cubes, desserts) + 1):
        if _can_pay(jokers, desserts - sweet, others - (cubes - sweet)):
            return None
    return _refuse("too-little-left", "DL-37")


def _can_pay(jokers: int, desserts: int, others: int) -> bool:
    """Two desserts for some jokers (DL-35), and four cubes of any kinds for the rest of them (DL-36)."""
    return any(
        JOKER_DESSERTS * cheap <= desserts
        and JOKER_DESSERTS * cheap + JOKER_CUBES * (jokers - cheap) <= desserts + others
        for cheap in range(jokers + 1)
    )


def _desserts_and_others(supply: list[int]) -> tuple[int, int]:
    return supply[DESSERT], sum(supply) - supply[DESSERT]


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "da_luigi", **fields)
