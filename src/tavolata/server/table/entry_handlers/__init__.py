"""What each kind of entry does to a table. A handler changes a copy of the table, and says who gets a message."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.server.entries import Entry, EntryKind
from tavolata.server.table.entry_handlers import chairs, game, host, proposals, talk
from tavolata.server.table.entry_kinds import TALK
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

ENTRY_HANDLERS: dict[EntryKind, Callable[..., TableUpdate]] = {
    "made": chairs.made,
    "sat": chairs.sat,
    "seated": chairs.seated,
    "freed": chairs.freed,
    "left": chairs.left,
    "returned": chairs.returned,
    "host_changed": chairs.host_changed,
    "device_changed": chairs.device_changed,
    "dealt": game.dealt,
    "moved": game.moved,
    "undone": game.undone,
    "taken_back": game.taken_back,
    "proposed": proposals.proposed,
    "agreed": proposals.agreed,
    "declined": proposals.declined,
    "withdrawn": proposals.withdrawn,
    "promised": talk.promised,
    "said": talk.said,
    "paced": host.paced,
    "hints_set": host.hints_set,
    "hinted": talk.hinted,
    "closed": host.closed,
}


def apply_entry(table: Table, entry: Entry) -> tuple[Table, TableUpdate]:
    """The table after its next entry; the given one stays as it is. Raises what the rules say against the entry."""
    after = table.copy()
    update = ENTRY_HANDLERS[entry.kind](after, entry, **entry.data)
    after.last_entry = entry.number
    after.recent = table.recent.append(update)
    after.talk_count += entry.kind in TALK
    return after, update
