"""Why a move is refused: what is wrong, what would be right, and the clause."""

from __future__ import annotations

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.games.mille_grazie.actions import Alone, Ambush, Ambushes, DiscardOrder, Escort, Leave, Take, Walk
from tavolata.games.mille_grazie.state import (
    DISCARDING,
    ESCORTING,
    IN_CITY,
    LETTERS,
    NONE,
    OVER,
    ROADS,
    SETTING,
)


def why(s: PlainState, seat: int, action: Action, edition: Edition) -> IllegalMove | None:
    """Why this seat may not do this now; None: it may."""
    if s.phase == OVER:
        return _refuse("over", "MG-25")
    if isinstance(action, Ambush | Ambushes):
        return _refused_ambush(s, seat, action)
    if seat != s.nobleman:
        return _refuse("not-the-nobleman", "MG-07", nobleman=s.nobleman + 1)
    if s.phase == SETTING:
        return _refuse("robbers-first", "MG-08")
    if s.phase == ESCORTING:
        return _refused_escort(s, action)
    if isinstance(action, Escort | Alone):
        return _refuse("escort-settled", "MG-10")
    return _refused_on_the_way(s, seat, action, edition)


def _refused_ambush(s: PlainState, seat: int, action: Ambush | Ambushes) -> IllegalMove | None:
    if s.phase != SETTING or seat == s.nobleman:
        return _refuse("no-ambush-now", "MG-08")
    if s.ambush[seat][0] != NONE:
        return _refuse("already-set", "MG-08")
    if isinstance(action, Ambush):
        return _refuse("two-letters", "MG-09") if s.players == 2 else _refused_letters(s, action.road, "MG-08")
    return _refused_letters(s, action.roads, "MG-08") if s.players == 2 else _refuse("one-letter", "MG-09")


def _refused_escort(s: PlainState, action: Action) -> IllegalMove | None:
    if isinstance(action, Escort):
        return _refused_letters(s, action.road, "MG-10")
    return None if isinstance(action, Alone) else _refuse("escort-first", "MG-10")


def _refused_letters(s: PlainState, letters: str, clause: str) -> IllegalMove | None:
    """A map need not use all letters."""
    unused = [letter for letter in letters if not s.road_colour[ROADS.encode(letter)]]
    return _refuse("no-such-road", clause, road=unused[0]) if unused else None


def _refused_on_the_way(s: PlainState, seat: int, action: Action, edition: Edition) -> IllegalMove | None:
    city = edition.names["city"][s.city[seat]]
    if s.phase == IN_CITY:
        return None if isinstance(action, Take | Leave) else _refuse("take-or-leave", "MG-13", city=city)
    if s.phase == DISCARDING:
        return _refused_discard(s, seat, action, edition)
    if isinstance(action, Take | Leave):
        return _refuse("no-order-here", "MG-13", city=city)
    if isinstance(action, DiscardOrder):
        return _refuse("nothing-to-discard", "MG-15")
    assert isinstance(action, Walk)
    return _refused_letters(s, action.road, "MG-11") or _refused_walk(s, seat, action.road, city)


def _refused_discard(s: PlainState, seat: int, action: Action, edition: Edition) -> IllegalMove | None:
    held = s.held[seat][: s.in_hand[seat]]
    if isinstance(action, DiscardOrder) and action.order - 1 in held:
        return None
    return _refuse("discard-first", "MG-15", held=", ".join(edition.names["order"][order] for order in held))


def _refused_walk(s: PlainState, seat: int, letter: str, city: str) -> IllegalMove | None:
    if s.walked >> ROADS.encode(letter) & 1:
        return _refuse("road-walked", "MG-11", road=letter)
    roads = [
        LETTERS[road]
        for road, ends in enumerate(s.road_ends)
        if s.road_colour[road] and s.city[seat] in ends and not s.walked >> road & 1
    ]
    if letter in roads:
        return None
    return _refuse("road-elsewhere", "MG-11", road=letter, city=city, roads=", ".join(roads))


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "mille_grazie", **fields)
