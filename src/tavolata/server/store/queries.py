"""What is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from tavolata.server.entries import Entry, Holder, TableRow
from tavolata.server.store.rows import entry_of, holder_of, stored_json, table_of
from tavolata.server.store.schema import codes, contacts, entries, reviews, secrets, tables

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


def find_contact(connection: Connection, table_id: str, chair: int) -> dict[str, JSON] | None:
    """How to reach who sits on a chair."""
    asked = select(contacts.c.contact).where(contacts.c.table_id == table_id, contacts.c.chair == chair)
    found = connection.scalar(asked)
    return None if found is None else stored_json(table_id, found)


def was_last_notice(connection: Connection, table_id: str, chair: int, reason: str) -> bool:
    """Was this what the last notice to whoever sits on a chair was about?"""
    asked = select(contacts.c.last_notice).where(contacts.c.table_id == table_id, contacts.c.chair == chair)
    return connection.scalar(asked) == reason


def find_review(connection: Connection, table_id: str, game: int, fingerprint: str) -> dict[str, JSON] | None:
    """The review of a game, if this is what made it."""
    is_it = (reviews.c.table_id == table_id, reviews.c.game == game, reviews.c.fingerprint == fingerprint)
    found = connection.scalar(select(reviews.c.review).where(*is_it))
    return None if found is None else stored_json(table_id, found)


def find_active_with_contacts(connection: Connection, since: int) -> list[str]:
    """The tables at which something has happened since then and somebody can be reached."""
    reachable = select(contacts.c.table_id)
    return list(connection.scalars(select(tables.c.id).where(tables.c.id.in_(reachable), ~is_old(since))))


def find_made_before(connection: Connection, time: int) -> list[str]:
    """The tables that were made before this time."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.made < time).order_by(tables.c.id)))


def find_old(connection: Connection, table_ids: Sequence[str], older_than: int) -> list[str]:
    """Of these tables, those at which nothing has happened since."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.id.in_(table_ids), is_old(older_than))))


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def find_code(connection: Connection, digest: str, now: int) -> Holder | None:
    """Whom a code was issued to, if it still works."""
    asked = select(codes).where(codes.c.digest == digest, codes.c.role != "guest", codes.c.until >= now)
    found = connection.execute(asked).first()
    return holder_of(found) if found else None


def find_join_code(connection: Connection, digest: str, now: int) -> str | None:
    """The table that is found by a code, as long as it works."""
    asked = select(codes.c.table_id).where(codes.c.digest == digest, codes.c.role == "guest", codes.c.until >= now)
    return connection.scalar(asked)


def is_old(older_than: int) -> ColumnElement[bool]:
    """Was the newest entry of a table, or the table itself if there is none, made before this time?"""
    newest = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
    return func.coalesce(newest.scalar_subquery(), tables.c.made) < older_than
