"""What a person may know of the table (MG-27), and why a move is refused."""

from __future__ import annotations

from typing import Literal, get_args

from typing_extensions import TypedDict

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.games.mille_grazie.actions import Alone, Ambush, Ambushes, DiscardOrder, Escort, Leave, Take, Walk
from tavolata.games.mille_grazie.rules import can_walk, has_to_set
from tavolata.games.mille_grazie.state import (
    DISCARDED,
    DISCARDING,
    ESCORTING,
    IN_CITY,
    LETTERS,
    MOST_HELD,
    NONE,
    OVER,
    ROAD_COUNT,
    SETTING,
    MilleGrazieState,
)

Phase = Literal["setting", "escorting", "in_city", "discarding", "on_the_road", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class MilleGrazieOwn(TypedDict):
    """What a seat may know better than the others: of every robber the letters it knows, and the escort's (MG-24)."""

    ambushes: list[list[str]]
    escort: str | None


class MilleGrazieTable(MilleGrazieOwn):
    """The entries of a view. Orders go by their number in the edition, from 1; cities by their names.

    `cities` and `held` have an entry a seat: where its nobleman stands, and the orders before it.
    """

    phase: Phase
    nobleman: int
    cities: list[str]
    held: list[list[int]]
    open: dict[str, int]
    in_pile: int
    discarded: list[int]
    has_set: list[int]
    escorted: bool
    roads_left: int
    walked: list[str]


def table(s: PlainState, edition: Edition) -> MilleGrazieTable:
    """The board with everything on it; letters only where they have been shown (MG-24)."""
    cities = edition.names["city"]
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "nobleman": s.nobleman,
        "cities": [cities[s.city[other]] for other in seats],
        "held": [[order + 1 for order in s.held[other][: s.in_hand[other]]] for other in seats],
        "open": {cities[city]: order + 1 for city, order in enumerate(s.open_order) if order != NONE},
        "in_pile": s.in_pile,
        "discarded": [order + 1 for order in range(s.orders) if s.place[order] == DISCARDED],
        "has_set": [other for other in seats if s.ambush[other][0] != NONE],
        "ambushes": _ambushes(s, None),
        "escorted": bool(s.escorted),
        "escort": _escort(s, None),
        "roads_left": s.roads_left,
        "walked": [LETTERS[road] for road in range(ROAD_COUNT) if s.walked >> road & 1],
    }


def own(s: PlainState, seat: int, edition: Edition) -> MilleGrazieOwn:
    """The own letters, and those that have been shown (MG-24)."""
    return {"ambushes": _ambushes(s, seat), "escort": _escort(s, seat)}


def _ambushes(s: PlainState, seat: int | None) -> list[list[str]]:
    """Of every robber the letters that this seat knows."""
    return [_letters(s, robber, all_known=robber == seat) for robber in range(s.players)]


def _letters(s: PlainState, robber: int, all_known: bool) -> list[str]:
    roads = zip(s.ambush[robber], s.shown[robber], strict=True)
    return [LETTERS[road] for road, shown in roads if road != NONE and (shown or all_known)]


def _escort(s: PlainState, seat: int | None) -> str | None:
    return LETTERS[s.escort] if s.escorted and (s.escort_shown or seat == s.nobleman) else None


def refusal(s: MilleGrazieState, seat: int, action: Action, edition: Edition) -> IllegalMove:
    """Why this seat may not do this now: what is wrong, and what would be right."""
    if s.phase == OVER:
        return _refuse("over", "MG-25")
    if isinstance(action, Ambush | Ambushes):
        return _refused_ambush(s, seat, action)
    if seat != s.nobleman:
        return _refuse("not-the-nobleman", "MG-07", nobleman=int(s.nobleman) + 1)
    if s.phase == SETTING:
        return _refuse("robbers-first", "MG-08")
    return _refused_on_the_way(s, seat, action, edition)


def _refused_ambush(s: MilleGrazieState, seat: int, action: Ambush | Ambushes) -> IllegalMove:
    if s.phase != SETTING or seat == s.nobleman:
        return _refuse("no-ambush-now", "MG-08")
    if not has_to_set(s, seat):
        return _refuse("already-set", "MG-08")
    if isinstance(action, Ambush) == (s.players == 2):
        return _refuse("two-letters" if s.players == 2 else "one-letter", "MG-09")
    letters = action.road if isinstance(action, Ambush) else action.roads
    return _no_road(next(letter for letter in letters if not s.road_colour[LETTERS.index(letter)]), "MG-08")


def _refused_on_the_way(s: MilleGrazieState, seat: int, action: Action, edition: Edition) -> IllegalMove:
    if s.phase == ESCORTING:
        return _no_road(action.road, "MG-10") if isinstance(action, Escort) else _refuse("escort-first", "MG-10")
    if isinstance(action, Escort | Alone):
        return _refuse("escort-settled", "MG-10")
    city = edition.names["city"][s.city[seat]]
    if s.phase == IN_CITY:
        return _refuse("take-or-leave", "MG-13", city=city)
    if s.phase == DISCARDING:
        held = ", ".join(edition.names["order"][order] for order in s.held[seat, :MOST_HELD])
        return _refuse("discard-first", "MG-15", held=held)
    if isinstance(action, Take | Leave):
        return _refuse("no-order-here", "MG-13", city=city)
    if isinstance(action, DiscardOrder):
        return _refuse("nothing-to-discard", "MG-15")
    assert isinstance(action, Walk)
    return _refused_walk(s, seat, action.road, city)


def _refused_walk(s: MilleGrazieState, seat: int, letter: str, city: str) -> IllegalMove:
    road = LETTERS.index(letter)
    if not s.road_colour[road]:
        return _no_road(letter, "MG-11")
    if s.walked >> road & 1:
        return _refuse("road-walked", "MG-11", road=letter)
    roads = ", ".join(LETTERS[one] for one in range(ROAD_COUNT) if can_walk(s, one, s.city[seat]))
    return _refuse("road-elsewhere", "MG-11", road=letter, city=city, roads=roads)


def _no_road(letter: str, clause: str) -> IllegalMove:
    return _refuse("no-such-road", clause, road=letter)


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "mille_grazie", **fields)
