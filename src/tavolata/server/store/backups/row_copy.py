"""Copying the rows of one database into another, of whichever kind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, text

from tavolata.server.store.schema import TRANSIENT, entries, metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

ROWS_AT_ONCE = 500
BACKED_UP = [relation for relation in metadata.sorted_tables if relation not in TRANSIENT]
"""What is in a backup; a table before those that belong to it."""


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy every row as it is, in the sequence of its key."""
    for relation in BACKED_UP:
        asked = select(relation).order_by(*relation.primary_key)
        found = source.execute(asked, execution_options={"yield_per": ROWS_AT_ONCE})
        for rows in found.mappings().partitions():
            target.execute(insert(relation), [dict(row) for row in rows])


@contextmanager
def unchecked_numbers(connection: Connection) -> Iterator[None]:
    """Let journals be deleted and copied as they are: one that has had a gap for long keeps no other from coming back.

    A part of the transaction: whoever else writes waits until the database checks the numbers again.
    """
    if connection.dialect.name == "sqlite":
        asked = text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = :table")
        triggers = connection.execute(asked, {"table": entries.name}).all()
        off, on = [f"DROP TRIGGER {found.name}" for found in triggers], [found.sql for found in triggers]
    else:
        off, on = ([f"ALTER TABLE {entries.name} {word} TRIGGER USER"] for word in ("DISABLE", "ENABLE"))
    for command in off:
        connection.exec_driver_sql(command)
    yield
    for command in on:
        connection.exec_driver_sql(command)
