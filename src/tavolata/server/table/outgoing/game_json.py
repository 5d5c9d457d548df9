"""The game as a viewer may know it, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.server.protocol.messages import EventJson, GameJson, UndoJson, ViewJson
from tavolata.server.table.hint_rights import allows_hint
from tavolata.server.table.table import Table


def game_json(table: Table, viewer: int | None) -> GameJson:
    """The game at this moment, and what the viewer can do in it."""
    match, seat = table.match, table.seats.get(viewer)
    if match is None:
        return {"view": None, "decision": None, "undo": None}
    if seat is None:
        return {"view": view_json(match, None), "decision": None, "undo": None}
    return {
        "view": _seat_view_json(table, match, seat),
        "decision": _open_decision(table, viewer),
        "undo": _undo_json(table, match, seat),
    }


def _seat_view_json(table: Table, match: Match, seat: int) -> ViewJson:
    """The view of a seat; hints that the game would give may be against the rule of the table."""
    view = view_json(match, seat)
    if view["has_hint"] and not allows_hint(table, seat):
        return {**view, "has_hint": False}
    return view


def view_json(match: Match, seat: int | None) -> ViewJson:
    """The game as a seat may know it."""
    return cast("ViewJson", match.view_json(seat))


def _open_decision(table: Table, viewer: int | None) -> int | None:
    """The number of the decision a viewer has to answer, if there is one."""
    looking = table.viewers[viewer]
    return looking.decision if looking.choices else None


def _undo_json(table: Table, match: Match, seat: int) -> UndoJson | None:
    """What a seat could take back now, if there is something."""
    found = match.undoable(seat)
    if found is None or table.is_closed or not table.chair_at(seat).decides:
        return None
    return {"action": str(found.action), "is_last": found.is_last}


def events_json(moves: Iterable[Sequence[Event]]) -> list[list[EventJson]]:
    """The events of each move as plain data."""
    return [[event_json(event) for event in events] for events in moves]


def event_json(event: Event) -> EventJson:
    """An event as plain data; components go by their numbers, so that pictures can be found for them. Read only."""
    return {"name": event.name, "fields": cast("dict[str, str | int]", event.plain), "cut": event.cut}
