"""Reading a journal: whatever is wrong with it concerns its table alone."""

from __future__ import annotations

from collections.abc import Iterable

from tavolata.server.entries import Entry, TableRow
from tavolata.server.errors import UnreadableTable
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.setup import OtherRules, read_setup
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate


def read_table(row: TableRow, entries: Iterable[Entry]) -> Table:
    """A table from its journal."""
    try:
        table = Table(row.id, read_setup(row), row.invite, row.watch)
    except OtherRules:
        raise
    except Exception as problem:
        raise UnreadableTable("table-unreadable", table=row.id) from problem
    for entry in entries:
        table, _ = read_on(table, entry)
    return table


def read_on(table: Table, entry: Entry) -> tuple[Table, TableUpdate]:
    """The table after an entry that stands in its journal."""
    try:
        if entry.number != table.last_entry + 1:
            raise ValueError(f"after entry {table.last_entry} comes {entry.number}")
        if not table.has_chair(entry.data.get("chair")):
            raise ValueError(f"there is no chair {entry.data['chair']}")
        return apply_entry(table, entry)
    except Exception as problem:
        raise UnreadableTable("table-unreadable", table=table.id) from problem
