"""What is read, and the changes that are rarer than moves. Every change may be repeated without harm."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from tavolata.server.entries import Entry, Holder, TableRow
from tavolata.server.errors import ServerError
from tavolata.server.store.journal import Append, Journal, Row, inserting, packed, secret_row
from tavolata.server.store.schema import codes, contacts, entries, secrets, tables

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection
    from sqlalchemy import Row as Found

    from tavolata.core.json_types import JSON

BROADCAST_CHANNEL = "tavolata_broadcasts"


def find_table(connection: Connection, table: str) -> TableRow | None:
    """What was agreed at a table."""
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    return table_of(found) if found else None


def find_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """The journal of a table, from the entry after a number."""
    asked = select(entries).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
    return [entry_of(found) for found in connection.execute(asked)]


def find_entry(connection: Connection, table: str, key: str) -> Entry | None:
    """The entry that a command with this key has made."""
    found = connection.execute(select(entries).where(entries.c.table_id == table, entries.c.key == key)).first()
    return entry_of(found) if found else None


def find_holder(connection: Connection, digest: str) -> Holder | None:
    """Whom a secret belongs to."""
    found = connection.execute(select(secrets).where(secrets.c.digest == digest)).first()
    return Holder(found.table_id, found.role, found.chair) if found else None


def find_due(connection: Connection, now: int, most: int) -> list[str]:
    """The tables that somebody has to look after, the longest overdue first."""
    asked = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    return list(connection.scalars(asked))


def note_due(connection: Connection, table: str, due: int | None) -> None:
    """Remember when a table has to be looked after."""
    connection.execute(update(tables).where(tables.c.id == table).values(due=due))


def find_contact(connection: Connection, table: str, chair: int) -> dict[str, JSON] | None:
    """How to reach who sits on a chair."""
    asked = select(contacts.c.contact).where(contacts.c.table_id == table, contacts.c.chair == chair)
    found = connection.scalar(asked)
    return None if found is None else json.loads(found)


def find_old(connection: Connection, older_than: int) -> list[str]:
    """The tables at which nothing has happened since."""
    return list(connection.scalars(select(tables.c.id).where(is_old(older_than))))


def broadcast(connection: Connection, process: str, text: str) -> None:
    """Tell the other processes something that nobody has to keep."""
    connection.execute(select(func.pg_notify(BROADCAST_CHANNEL, f"{process} {text}")))


def make_table(connection: Connection, row: Row, first: Append, journal: Journal) -> None:
    """Make a table with the beginning of its journal."""
    found = connection.execute(select(tables).where(tables.c.id == row["id"])).first()
    if found and {**found._mapping, "due": None} == {**row, "due": None}:
        return
    connection.execute(insert(tables), row)
    journal.write(connection, [first])


def lend(connection: Connection, digest: str, holder: Holder, until: int) -> None:
    """Keep a code, unless it is lent to somebody else."""
    row = {**secret_row(digest, holder), "until": until}
    found = connection.execute(select(codes).where(codes.c.digest == digest)).first()
    if found is None:
        connection.execute(insert(codes), row)
    elif found._mapping != row:
        raise ServerError("code-taken")


def redeem(connection: Connection, digest: str, now: int) -> Holder | None:
    """Take a code away; only who really took it gets what it stands for."""
    found = connection.execute(select(codes).where(codes.c.digest == digest)).first()
    if found is None or connection.execute(delete(codes).where(codes.c.digest == digest)).rowcount == 0:
        return None
    return Holder(found.table_id, found.role, found.chair) if now <= found.until else None


def keep_contact(connection: Connection, table: str, chair: int, contact: str) -> None:
    """Remember how to reach who sits on a chair, instead of what was known before."""
    row = {"table_id": table, "chair": chair, "contact": contact}
    new = inserting(contacts, connection.dialect.name).values(row)
    connection.execute(new.on_conflict_do_update(index_elements=["table_id", "chair"], set_={"contact": contact}))


def forget_contact(connection: Connection, table: str, chair: int) -> None:
    """Nobody is to be reached there any more."""
    connection.execute(delete(contacts).where(contacts.c.table_id == table, contacts.c.chair == chair))


def delete_old(connection: Connection, old: Sequence[str], older_than: int) -> int:
    """Delete these tables with all that belongs to them, unless something has happened there meanwhile."""
    # Whoever is writing there is waited for; only then can be seen what has happened.
    connection.execute(select(tables.c.id).where(tables.c.id.in_(old)).with_for_update())
    return connection.execute(delete(tables).where(tables.c.id.in_(old), is_old(older_than))).rowcount


def delete_expired(connection: Connection, older_than: int) -> None:
    """Delete the codes that nobody has redeemed."""
    connection.execute(delete(codes).where(codes.c.until < older_than))


def is_old(older_than: int) -> ColumnElement[bool]:
    """Was the newest entry of a table, or the table itself if there is none, made before this time?"""
    newest = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
    return func.coalesce(newest.scalar_subquery(), tables.c.made) < older_than


def table_row(row: TableRow) -> Row:
    """A table as a row of the database."""
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "setup": packed(row.setup),
        "invite": row.invite,
        "watch": row.watch,
        "made": row.made,
    }


def table_of(found: Found[tuple[object, ...]]) -> TableRow:
    """A table as the program knows it."""
    return TableRow(
        found.id,
        found.game,
        found.rules,
        json.loads(found.setup),
        found.invite,
        found.watch,
        found.made,
    )


def entry_of(found: Found[tuple[object, ...]]) -> Entry:
    """An entry as the program knows it."""
    return Entry(found.table_id, found.number, found.at, found.kind, json.loads(found.data), found.key)
