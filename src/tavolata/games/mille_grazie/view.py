"""What a person may know of the table (MG-27)."""

from __future__ import annotations

from typing_extensions import TypedDict

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.games.mille_grazie.state import DISCARDED, LETTERS, NONE, PHASES, ROAD_COUNT, Phase


class MilleGrazieOwn(TypedDict):
    """What a seat may know and others may not: the letters of every robber, and the escort's (MG-24)."""

    ambushes: list[list[str]]
    escort: str | None


class MilleGrazieTable(MilleGrazieOwn):
    """The entries of a view. Orders go by their number in the edition, from 1; cities by their names.

    `cities` and `held` have one entry per seat: where its nobleman stands, and the orders before it.
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
    """The seat's own letters, and those that have been shown (MG-24)."""
    return {"ambushes": _ambushes(s, seat), "escort": _escort(s, seat)}


def _ambushes(s: PlainState, seat: int | None) -> list[list[str]]:
    """The letters of every robber that this seat knows."""
    return [_letters(s, robber, all_known=robber == seat) for robber in range(s.players)]


def _letters(s: PlainState, robber: int, all_known: bool) -> list[str]:
    roads = zip(s.ambush[robber], s.shown[robber], strict=True)
    return [LETTERS[road] for road, shown in roads if road != NONE and (shown or all_known)]


def _escort(s: PlainState, seat: int | None) -> str | None:
    return LETTERS[s.escort] if s.escorted and (s.escort_shown or seat == s.nobleman) else None
