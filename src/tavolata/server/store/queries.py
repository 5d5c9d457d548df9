"""What is read, and the changes that are rarer than moves. Every change may be repeated without harm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from tavolata.server.entries import Entry, Holder, TableRow
from tavolata.server.errors import Conflict, ServerError, Unauthorized
from tavolata.server.store.journal import Append, Journal, inserting
from tavolata.server.store.rows import Row, entry_of, holder_of, secret_row, stored_json, table_of
from tavolata.server.store.schema import codes, contacts, entries, secrets, tables

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from tavolata.core.json_types import JSON


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """What was agreed at a table."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    return table_of(found) if found else None


def find_entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    """The journal of a table, from the entry after a number."""
    asked = select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
    return [entry_of(found) for found in connection.execute(asked)]


def find_entry(connection: Connection, table_id: str, key: str) -> Entry | None:
    """The entry that a command with this key has made."""
    found = connection.execute(select(entries).where(entries.c.table_id == table_id, entries.c.key == key)).first()
    return entry_of(found) if found else None


def find_holder(connection: Connection, digest: str) -> Holder | None:
    """Whom a secret belongs to."""
    found = connection.execute(select(secrets).where(secrets.c.digest == digest)).first()
    return holder_of(found) if found else None


def find_due(connection: Connection, now: int, most: int) -> list[str]:
    """The tables that somebody has to look after, the longest overdue first."""
    asked = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    return [name for name in connection.scalars(asked) if isinstance(name, str)]


def note_due(connection: Connection, table_id: str, due: int | None) -> None:
    """Remember when a table has to be looked after."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))


def find_contact(connection: Connection, table_id: str, chair: int) -> dict[str, JSON] | None:
    """How to reach who sits on a chair."""
    asked = select(contacts.c.contact).where(contacts.c.table_id == table_id, contacts.c.chair == chair)
    found = connection.scalar(asked)
    return None if found is None else stored_json(table_id, found)


def find_made_before(connection: Connection, time: int) -> list[str]:
    """The tables that were made before this time."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.made < time).order_by(tables.c.id)))


def find_old(connection: Connection, table_ids: Sequence[str], older_than: int) -> list[str]:
    """Of these tables, those at which nothing has happened since."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.id.in_(table_ids), is_old(older_than))))


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def make_table(connection: Connection, row: Row, first: Append, journal: Journal) -> None:
    """Make a table with the beginning of its journal."""
    found = connection.execute(select(tables).where(tables.c.id == row["id"])).first()
    if found and {**found._mapping, "due": None} == {**row, "due": None}:
        return
    connection.execute(insert(tables), row)
    journal.write(connection, [first])


def issue_code(connection: Connection, digest: str, holder: Holder, until: int) -> None:
    """Keep a code, unless it was issued to somebody else."""
    row = {**secret_row(digest, holder), "until": until}
    found = connection.execute(select(codes).where(codes.c.digest == digest)).first()
    if found is None:
        connection.execute(insert(codes), row)
    elif found._mapping != row:
        raise ServerError("code-taken")


def find_code(connection: Connection, digest: str, now: int) -> Holder | None:
    """Whom a code was issued to, if it still works."""
    asked = select(codes).where(codes.c.digest == digest, codes.c.role != "guest", codes.c.until >= now)
    found = connection.execute(asked).first()
    return holder_of(found) if found else None


def keep_join_code(connection: Connection, digest: str, table_id: str, invitation: str, until: int, now: int) -> bool:
    """Keep a code that follows from an invitation, or keep it for longer; not if another table has it.

    Whoever has ended the invitation has ended its codes, too: none may come after that.
    """
    asked = select(tables.c.invite).where(tables.c.id == table_id).with_for_update(read=True)
    if connection.scalar(asked) != invitation:
        raise Conflict("table-reloaded")
    found = connection.execute(select(codes).where(codes.c.digest == digest)).first()
    if found is not None and found.table_id != table_id and now <= found.until:
        return False
    connection.execute(delete(codes).where(codes.c.digest == digest))
    row = {"digest": digest, "table_id": table_id, "role": "guest", "chair": None, "until": until}
    connection.execute(insert(codes), row)
    return True


def find_join_code(connection: Connection, digest: str, now: int) -> str | None:
    """The table that is found by a code, as long as it works."""
    asked = select(codes.c.table_id).where(codes.c.digest == digest, codes.c.role == "guest", codes.c.until >= now)
    return connection.scalar(asked)


def keep_contact(connection: Connection, table_id: str, chair: int, contact: str, secret: str | None) -> None:
    """Remember how to reach who sits on a chair, instead of what was known before.

    With the SHA-256 of their secret: only as long as that works. Whoever takes it away waits until this is committed.
    """
    held = select(secrets.c.digest).where(secrets.c.digest == secret).with_for_update(read=True)
    if secret is not None and connection.scalar(held) is None:
        raise Unauthorized("unknown-secret")
    row = {"table_id": table_id, "chair": chair, "contact": contact}
    new = inserting(contacts, connection.dialect.name).values(row)
    connection.execute(new.on_conflict_do_update(index_elements=["table_id", "chair"], set_={"contact": contact}))


def forget_contact(connection: Connection, table_id: str, chair: int) -> None:
    """Nobody is to be reached there any more."""
    connection.execute(delete(contacts).where(contacts.c.table_id == table_id, contacts.c.chair == chair))


def delete_old(connection: Connection, old: Sequence[str], older_than: int) -> int:
    """Delete these tables with all that belongs to them, unless something has happened there meanwhile."""
    # Whoever is writing there is waited for; only then can be seen what has happened.
    connection.execute(select(tables.c.id).where(tables.c.id.in_(old)).with_for_update())
    return connection.execute(delete(tables).where(tables.c.id.in_(old), is_old(older_than))).rowcount


def delete_expired(connection: Connection, now: int) -> int:
    """Delete the codes that nobody has redeemed in time."""
    return connection.execute(delete(codes).where(codes.c.until < now)).rowcount


def is_old(older_than: int) -> ColumnElement[bool]:
    """Was the newest entry of a table, or the table itself if there is none, made before this time?"""
    newest = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
    return func.coalesce(newest.scalar_subquery(), tables.c.made) < older_than
