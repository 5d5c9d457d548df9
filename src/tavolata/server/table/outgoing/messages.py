"""Messages: what just happened, for those whom it concerns, and what somebody has missed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from tavolata.core.events import Event
from tavolata.core.json_types import JSON
from tavolata.server.entries import Entry
from tavolata.server.protocol.messages import EventJson, Message
from tavolata.server.table.entry_kinds import ENTRY_TRAITS
from tavolata.server.table.outgoing.game_json import events_json, game_json
from tavolata.server.table.outgoing.table_json import table_json
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate, Viewer


def messages(table: Table, update: TableUpdate, viewers: Iterable[Viewer]) -> Iterator[tuple[Viewer, Message]]:
    """What just happened, for viewers whom it concerns, with everything that has changed by it."""
    events_of = table.events_of(update)
    public = events_of(None)
    shared = _bare(update.entry, _fields(update.entry), 0, _shown_events(public))
    for viewer in viewers:
        frame = shared.copy()
        frame["number"] = table.viewers[viewer].message_count
        if (shown := events_of(viewer)) is not public:
            frame["events"] = _shown_events(shown)
        if not _knows_who(update, viewer):
            frame["fields"] = {}
        if update.changes_table:
            frame["table"] = table_json(table, viewer)
        if update.changes_game and table.match:
            frame.update(cast("Message", game_json(table, viewer)))
        yield viewer, frame


def missed_messages(table: Table, viewer: Viewer, since: int) -> list[Message] | None:
    """The messages after number `since`, the last one with the table as it is now; None if that is too long ago."""
    missed = _missed_updates(table, viewer, since)
    if missed is None:
        return None
    log = table.log_by_move(viewer)
    frames = [
        _bare(
            update.entry,
            _fields(update.entry) if _knows_who(update, viewer) else {},
            number,
            _shown_events(log[update.first_move + 1 : update.last_move + 1]),
        )
        for number, update in enumerate(missed, start=since + 1)
    ]
    if frames:
        frames[-1] = {**frames[-1], "table": table_json(table, viewer), **game_json(table, viewer)}
    return frames


def _missed_updates(table: Table, viewer: Viewer, since: int) -> list[TableUpdate] | None:
    """What a viewer gets messages about; None where they do not add up to what is on the table now."""
    updates = [update for update in table.recent if viewer in update.audience]
    count = table.viewers[viewer].message_count - since
    if not 0 <= count <= len(updates):
        return None
    handover = table.handover_of(viewer)
    if handover and since < handover.messages:
        return None
    missed = updates[len(updates) - count :]
    return None if any(update.went_back or update.entry.kind == "dealt" for update in missed) else missed


def _knows_who(update: TableUpdate, viewer: Viewer) -> bool:
    """May a viewer know who did it?"""
    return update.entry.kind != "moved" or viewer in update.knows_mover


def _bare(entry: Entry, fields: dict[str, JSON], number: int, events: list[list[EventJson]]) -> Message:
    return {
        "kind": "message",
        "number": number,
        "at": entry.at,
        "what": entry.kind,
        "fields": fields,
        "events": events,
    }


def _shown_events(moves: Iterable[Sequence[Event]]) -> list[list[EventJson]]:
    """The events of the moves of which a viewer saw something."""
    return events_json(filter(None, moves))


def _fields(entry: Entry) -> dict[str, JSON]:
    return {name: entry.data[name] for name in ENTRY_TRAITS[entry.kind].public_fields if name in entry.data}
