"""The game as a viewer may know it, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.server.protocol.messages import EventJson, GameJson, UndoJson, ViewJson
from tavolata.server.table.hint_rights import allows_hint
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import Viewer


def game_json(table: Table, viewer: Viewer) -> GameJson:
    """The game at this moment, and what the viewer can do in it. Hints of the game may be against the table's rule."""
    match, seat = table.match, table.seats.get(viewer)
    if match is None:
        return {"view": None, "decision": None, "undo": None}
    view = view_json(match, seat)
    if seat is None:
        return {"view": view, "decision": None, "undo": None}
    if view["has_hint"] and not allows_hint(table, seat):
        view = {**view, "has_hint": False}
    looking = table.viewers[viewer]
    return {
        "view": view,
        "decision": looking.decision if looking.choices else None,
        "undo": _undo_json(table, match, seat) if match.has_undoable else None,
    }


def view_json(match: Match, seat: int | None) -> ViewJson:
    """The game as a seat may know it."""
    return cast("ViewJson", match.view_json(seat))


def _undo_json(table: Table, match: Match, seat: int) -> UndoJson | None:
    """What a seat could take back now, if there is something."""
    found = match.undoable(seat)
    if found is None or table.is_closed or not table.chair_at(seat).decides:
        return None
    return {"action": str(found.action), "is_last": found.is_last}


def events_json(moves: Iterable[Sequence[Event]]) -> list[list[EventJson]]:
    """The events of each move as plain data."""
    return [list(map(event_json, events)) for events in moves]


def event_json(event: Event) -> EventJson:
    """An event as plain data; components go by their numbers, so that pictures can be found for them. Read only."""
    return {"name": event.name, "fields": cast("dict[str, str | int]", event.plain), "cut": event.cut}
