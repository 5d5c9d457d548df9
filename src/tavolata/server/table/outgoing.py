"""The one exit: what is sent to a viewer, made from what the viewer's seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import is_
from typing import Any, cast

from tavolata.core.errors import TavolataError
from tavolata.core.events import Event
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.server.entries import Entry, EntryKind, Role
from tavolata.server.protocol.messages import (
    Answer,
    ClockJson,
    EventJson,
    Goodbye,
    HandoverJson,
    Message,
    Present,
    ProposalJson,
    Saying,
    TableJson,
    UndoJson,
    ViewJson,
    WarmingUp,
    Welcome,
)
from tavolata.server.protocol.refusal import refusal_json
from tavolata.server.table.hints import allows_hint
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

PUBLIC_FIELDS: dict[EntryKind, tuple[str, ...]] = {
    "made": (),
    "sat": ("chair", "name"),
    "seated": ("chair", "bot"),
    "freed": ("chair", "name", "bot"),
    "left": ("chair", "bot", "by"),
    "returned": ("chair",),
    "dealt": ("order",),
    "moved": ("seat", "by"),
    "undone": ("seat",),
    "taken_back": ("seat",),
    "proposed": ("kind", "chair"),
    "agreed": ("chair",),
    "declined": ("chair",),
    "withdrawn": (),
    "promised": ("seat", "action"),
    "said": ("chair", "text", "phrase", "emote"),
    "paced": ("bots",),
    "hints_set": ("hints",),
    "hinted": ("chair",),
    "closed": (),
    "taken_over": (),
    "host_changed": ("chair",),
}
"""What a message repeats of an entry; the rest of the journal (seeds, secret actions) stays here."""


def messages(table: Table, update: TableUpdate, viewers: Iterable[int | None]) -> Iterator[tuple[int | None, Message]]:
    """What just happened, for viewers whom it concerns, with everything that has changed by it."""
    events_of = table.events_of(update)
    public = events_of(None)
    public_json, fields = _events_json(public), _fields(update.entry)
    for viewer in viewers:
        shown = events_of(viewer)
        events = public_json if _same_lists(shown, public) else _events_json(shown)
        known = fields if _knows_who(update, viewer) else {}
        frame = _bare(update.entry, known, table.viewers[viewer].message_count, events)
        if update.changes_table:
            frame["table"] = table_json(table, viewer)
        if update.changes_game and table.match:
            frame["view"], frame["decision"] = now(table, viewer)
            frame["undo"] = open_undo(table, viewer)
        yield viewer, frame


def message(table: Table, update: TableUpdate, viewer: int | None) -> Message:
    """The same for one viewer."""
    ((_, frame),) = messages(table, update, [viewer])
    return frame


def missed(table: Table, viewer: int | None, since: int) -> list[Message] | None:
    """The messages after number `since`, the last one with the table as it is now; None if that is too long ago."""
    number = table.viewers[viewer].message_count
    updates = [update for update in table.recent if viewer in update.audience]
    count = number - since
    if count < 0 or count > len(updates):
        return None
    late = updates[len(updates) - count :]
    handover = table.handover_of(viewer)
    if handover and since < handover.messages:
        return None
    if any(update.went_back or update.entry.kind == "dealt" for update in late):
        return None
    log = table.log_by_move(viewer)
    frames = [
        _bare(
            update.entry,
            _fields(update.entry) if _knows_who(update, viewer) else {},
            number - count + k,
            _events_json(log[update.first_move + 1 : update.last_move + 1]),
        )
        for k, update in enumerate(late, start=1)
    ]
    if frames:
        frames[-1]["table"] = table_json(table, viewer)
        frames[-1]["view"], frames[-1]["decision"] = now(table, viewer)
        frames[-1]["undo"] = open_undo(table, viewer)
    return frames


def _knows_who(update: TableUpdate, viewer: int | None) -> bool:
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


def _events_json(moves: Iterable[Sequence[Event]]) -> list[list[EventJson]]:
    return [[event_json(event) for event in events] for events in moves if events]


def _same_lists(shown: Sequence[Sequence[Event]], public: Sequence[Sequence[Event]]) -> bool:
    """Does somebody see the very same lists as everybody? Lists that are only equal do not count."""
    return all(map(is_, shown, public)) and len(shown) == len(public)


def _fields(entry: Entry) -> dict[str, JSON]:
    return {name: entry.data[name] for name in PUBLIC_FIELDS[entry.kind] if name in entry.data}


def now(table: Table, viewer: int | None) -> tuple[ViewJson | None, int | None]:
    """The game as the viewer may know it at this moment, and the number of the decision that is open."""
    seat = table.seat_of(viewer)
    view = view_json(table.match, seat) if table.match else None
    if view and seat is not None and view["has_hint"] and not allows_hint(table, seat):
        view = {**view, "has_hint": False}
    return view, open_decision(table, viewer)


def view_json(match: Match, seat: int | None) -> ViewJson:
    """The game as a seat may know it."""
    return cast("ViewJson", match.view_json(seat))


def welcome(table: Table, viewer: int | None, role: Role, present: list[int], warming_up: int) -> Welcome:
    """Everything a new viewer needs."""
    view, decision = now(table, viewer)
    return {
        "kind": "welcome",
        "number": table.viewers[viewer].message_count,
        "chair": viewer,
        "role": role,
        "table": table_json(table, viewer),
        "view": view,
        "decision": decision,
        "log": [[event_json(event) for event in events] for events in table.log(viewer)],
        "undo": open_undo(table, viewer),
        "chat": [saying(entry) for entry in table.chat],
        "present": list(present),
        "warming_up": warming_up,
    }


def open_decision(table: Table, viewer: int | None) -> int | None:
    """The number of the decision a viewer has to answer, if there is one."""
    looking = table.viewers[viewer]
    return looking.decision if looking.choices else None


def open_undo(table: Table, viewer: int | None) -> UndoJson | None:
    """What a viewer could take back now, if there is something."""
    seat = table.seat_of(viewer)
    found = table.match.undoable(seat) if table.match and seat is not None else None
    if found is None or seat is None or table.is_closed or not table.chair_at(seat).decides:
        return None
    return {"action": str(found.action), "is_last": found.is_last}


def event_json(event: Event) -> EventJson:
    """An event as plain data; components go by their numbers, so that pictures can be found for them. Read only."""
    return {"name": event.name, "fields": cast("dict[str, str | int]", event.plain), "cut": event.cut}


def saying(entry: Entry) -> Saying:
    """Something that was said."""
    said: dict[str, Any] = entry.data
    return {
        "at": entry.at,
        "chair": said["chair"],
        "text": said.get("text"),
        "phrase": said.get("phrase"),
        "emote": said.get("emote"),
    }


def table_json(table: Table, viewer: int | None) -> TableJson:
    """What everybody may know about the table; the clocks as the viewer may see them."""
    setup, match = table.setup, table.match
    is_over = match is not None and not match.movers
    return {
        "id": table.id,
        "game": setup.game.name,
        "players": setup.players,
        "state": table.state,
        "options": dict(setup.options),
        "edition": setup.edition.name,
        "reconstructed": setup.edition.reconstructed,
        "time_control": {
            "bank": setup.time_control.bank,
            "increment": setup.time_control.increment,
            "allowance": setup.time_control.allowance,
        },
        "timeout": setup.timeout,
        "bot_pace": table.bot_pace,
        "hints": table.hints,
        "hints_taken": {str(chair): count for chair, count in sorted(table.hints_taken.items())},
        "chairs": [{"name": chair.name, "bot": chair.bot} for chair in table.chairs],
        "host": table.host,
        "order": list(table.order),
        "games": len(table.deals),
        "commitment": match.commitment if match else None,
        "seed": match.seed.hex() if match and is_over else None,
        "proposals": _proposals(table),
        "handovers": _handovers(table),
        "promises": {str(seat): action for seat, action in sorted(table.promises.items())},
        "clocks": _clocks(table, viewer),
    }


def _proposals(table: Table) -> list[ProposalJson]:
    return [
        {"number": one.number, "kind": one.kind, "chair": one.chair, "waiting": sorted(one.waiting)}
        for one in table.proposals
    ]


def _handovers(table: Table) -> list[HandoverJson]:
    return [
        {"chair": one.chair, "name": one.name, "former": {"name": one.former.name, "bot": one.former.bot}, "at": one.at}
        for one in table.handovers
    ]


def _clocks(table: Table, viewer: int | None) -> list[ClockJson]:
    if table.match is None:
        return []
    return [{"left": clock.left, "since": clock.since} for clock in table.clocks_for(viewer)]


def done_answer(key: str) -> Answer:
    """The answer to a command that was carried out."""
    return {"kind": "answer", "answer": key, "done": True}


def refused_answer(table: Table, viewer: int | None, key: str, problem: TavolataError) -> Answer:
    """The answer to a command that was not: why, and the game as it is now."""
    view, decision = now(table, viewer)
    return {
        "kind": "answer",
        "answer": key,
        "done": False,
        "refused": refusal_json(problem),
        "number": table.viewers[viewer].message_count,
        "view": view,
        "decision": decision,
        "undo": open_undo(table, viewer),
    }


def unreadable_answer(problem: TavolataError, key: str = "") -> Answer:
    """The answer to a frame that is no command, or to a command that nobody looked at."""
    return {"kind": "answer", "answer": key, "done": False, "refused": refusal_json(problem)}


def present(chairs: list[int]) -> Present:
    """Whose people are connected."""
    return {"kind": "present", "present": chairs}


def warming_up(percent: int) -> WarmingUp:
    """How far the compiling of the game has come."""
    return {"kind": "warming_up", "warming_up": percent}


def goodbye(reason: TavolataError) -> Goodbye:
    """Why a socket is closed."""
    return {"kind": "goodbye", "goodbye": refusal_json(reason)}
