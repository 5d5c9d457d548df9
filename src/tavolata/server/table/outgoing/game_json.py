"""The game as a viewer may know it, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.server.protocol.messages import EventJson, GameJson, UndoJson, ViewJson
from tavolata.server.table.hints import allows_hint
from tavolata.server.table.table import Table


def game_json(table: Table, viewer: int | None) -> GameJson:
    """The game at this moment, and what the viewer can do in it."""
    return {
        "view": _table_view_json(table, table.seat_of(viewer)),
        "decision": _open_decision(table, viewer),
        "undo": _undo_json(table, viewer),
    }


def _table_view_json(table: Table, seat: int | None) -> ViewJson | None:
    """The view of a seat; hints that the game would give may be against the rule of the table."""
    if table.match is None:
        return None
    view = view_json(table.match, seat)
    if seat is not None and view["has_hint"] and not allows_hint(table, seat):
        return {**view, "has_hint": False}
    return view


def view_json(match: Match, seat: int | None) -> ViewJson:
    """The game as a seat may know it."""
    return cast("ViewJson", match.view_json(seat))


def _open_decision(table: Table, viewer: int | None) -> int | None:
    """The number of the decision a viewer has to answer, if there is one."""
    looking = table.viewers[viewer]
    return looking.decision if looking.choices else None


def _undo_json(table: Table, viewer: int | None) -> UndoJson | None:
    """What a viewer could take back now, if there is something."""
    seat = table.seat_of(viewer)
    found = table.match.undoable(seat) if table.match and seat is not None else None
    if found is None or seat is None or table.is_closed or not table.chair_at(seat).decides:
        return None
    return {"action": str(found.action), "is_last": found.is_last}


def events_json(moves: Iterable[Sequence[Event]]) -> list[list[EventJson]]:
    """The events of each move as plain data."""
    return [[event_json(event) for event in events] for events in moves]


def event_json(event: Event) -> EventJson:
    """An event as plain data; components go by their numbers, so that pictures can be found for them. Read only."""
    return {"name": event.name, "fields": cast("dict[str, str | int]", event.plain), "cut": event.cut}
