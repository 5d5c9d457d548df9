"""The changes that are rarer than moves. Each may be repeated without harm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from tavolata.server.entries import Holder
from tavolata.server.errors import Conflict, ServerError, Unauthorized
from tavolata.server.store.journal import Append, Journal, inserting
from tavolata.server.store.queries import is_old
from tavolata.server.store.rows import Row, secret_row
from tavolata.server.store.schema import codes, contacts, reviews, secrets, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection


def note_due(connection: Connection, table_id: str, due: int | None) -> None:
    """Remember when a table has to be looked after."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))


def note_last_notice(connection: Connection, table_id: str, chair: int, reason: str) -> bool:
    """Note what a notice is about; False: another process was quicker."""
    is_there = (contacts.c.table_id == table_id, contacts.c.chair == chair)
    new = update(contacts).where(*is_there, contacts.c.last_notice.is_distinct_from(reason)).values(last_notice=reason)
    return connection.execute(new).rowcount > 0


def make_table(connection: Connection, row: Row, first: Append, journal: Journal) -> None:
    """Make a table with the beginning of its journal."""
    found = connection.execute(select(tables).where(tables.c.id == row["id"])).first()
    if found and {**found._mapping, "due": None} == {**row, "due": None}:
        return
    connection.execute(insert(tables), row)
    journal.write(connection, [first])


def issue_code(connection: Connection, digest: str, holder: Holder, until: int) -> None:
    """Keep a code, unless it was issued to somebody else. An older one of the same holder works no more."""
    row = {**secret_row(digest, holder), "until": until}
    found = connection.execute(select(codes).where(codes.c.digest == digest)).first()
    if found is None:
        of_holder = (codes.c.table_id == holder.table_id, codes.c.role == holder.role, codes.c.chair == holder.chair)
        connection.execute(delete(codes).where(*of_holder))
        connection.execute(insert(codes), row)
    elif found._mapping != row:
        raise ServerError("code-taken")


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


def keep_review(connection: Connection, table_id: str, game: int, fingerprint: str, review: str) -> None:
    """Keep the review of a game instead of an older one; not if its table is gone meanwhile."""
    asked = select(tables.c.id).where(tables.c.id == table_id).with_for_update(read=True)
    if connection.scalar(asked) is None:
        return
    made = {"fingerprint": fingerprint, "review": review}
    new = inserting(reviews, connection.dialect.name).values({"table_id": table_id, "game": game, **made})
    connection.execute(new.on_conflict_do_update(index_elements=["table_id", "game"], set_=made))


def delete_old(connection: Connection, old: Sequence[str], older_than: int) -> int:
    """Delete these tables with all that belongs to them, unless something has happened there meanwhile."""
    # Whoever is writing there is waited for; only then can be seen what has happened.
    connection.execute(select(tables.c.id).where(tables.c.id.in_(old)).with_for_update())
    return connection.execute(delete(tables).where(tables.c.id.in_(old), is_old(older_than))).rowcount


def delete_expired(connection: Connection, now: int) -> int:
    """Delete the codes that nobody has redeemed in time."""
    return connection.execute(delete(codes).where(codes.c.until < now)).rowcount
