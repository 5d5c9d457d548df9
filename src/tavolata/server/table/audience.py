"""Who gets a message about an entry, and which decision is open for them then.

Messages and decisions are numbered for each viewer. A number must tell nothing that the viewer may not know: whoever
saw nothing of a move gets no message about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from tavolata.core.move_events import MoveEvents, everybody
from tavolata.server.entries import Entry
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate, Viewer, ViewerState

Seat = int | None
"""A seat of the present game; None is a spectator."""


def message_all(table: Table, entry: Entry, changes_table: bool = True) -> TableUpdate:
    """Count a message for everybody. The game stays as it is, and so do the decisions."""
    table.viewers = {
        viewer: state._replace(message_count=state.message_count + 1) for viewer, state in table.viewers.items()
    }
    return TableUpdate(entry, interned(frozenset(table.viewers)), changes_table=changes_table)


def message_about_game(
    table: Table,
    entry: Entry,
    concerns: Callable[[Seat], bool] = everybody,
    decided: int | None = None,
    **more: Any,
) -> TableUpdate:
    """Count a message for those concerned or who see the movers change, and number the decisions that are open.

    `decided` is the seat that has just answered its decision; `more` are further fields of the update.
    """
    assert table.match
    viewers, audience, seats, match = {}, set(), table.seats, table.match
    movers, hides_movers = match.movers, match.game.visible_movers is not None
    for viewer, state in table.viewers.items():
        seat, count = seats.get(viewer), state.message_count
        if hides_movers:
            movers = match.visible_movers(seat)
        if concerns is everybody or movers != state.movers or concerns(seat):
            count += 1
            audience.add(viewer)
        viewers[viewer] = _with_decision(table, state, seat, count, movers, decided)
    table.viewers = viewers
    return TableUpdate(entry, interned(frozenset(audience)), changes_game=True, **more)


def _with_decision(
    table: Table, state: ViewerState, seat: Seat, count: int, movers: tuple[int, ...], decided: int | None
) -> ViewerState:
    """A decision keeps its number while it stays the same and its seat has not answered it."""
    choices = table.match.legal_bytes(seat) if table.match and seat is not None and seat in movers else b""
    if choices == state.choices and seat != decided:
        return ViewerState(count, state.decision, choices, movers)
    if seat is not None and choices:
        _forget_promise(table, seat)
    return ViewerState(count, count, choices, movers)


def _forget_promise(table: Table, seat: int) -> None:
    """A promise stands until its seat has to make such a choice again."""
    if seat in table.promises and table.match:
        promised = table.setup.game.actions.parse(table.promises[seat])
        if any(type(action) is type(promised) for action in table.match.legal(seat)):
            table.promises = {other: action for other, action in table.promises.items() if other != seat}


def concerned_by(seat: int, moves: Iterable[MoveEvents]) -> Callable[[Seat], bool]:
    """Who is concerned by moves: whoever sees something of them, and the seat itself."""
    reach = [events.reach() for events in moves]
    if everybody in reach:
        return everybody
    return lambda own: own == seat or any(sees(own) for sees in reach)


def who_knows_mover(table: Table, seat: int, sees_first: Callable[[Seat], bool]) -> frozenset[Viewer]:
    """The viewers who may know who has moved: the mover, and those who see the first event."""
    if sees_first is everybody:
        return interned(frozenset(table.viewers))
    seats = {viewer: table.seat_of(viewer) for viewer in table.viewers}
    return interned(frozenset(viewer for viewer, own in seats.items() if own == seat or sees_first(own)))


@cache
def interned(viewers: frozenset[Viewer]) -> frozenset[Viewer]:
    """The same set for the same viewers: there are few of them, and thousands of tables."""
    return viewers
