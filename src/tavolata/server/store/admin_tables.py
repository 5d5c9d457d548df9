"""Tables as an operator can look at them and change them. Nothing here returns a secret, a card or what was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select, update

from tavolata.server import tokens
from tavolata.server.entries import NO_ACCESS_CHANGE, Entry, TableRow
from tavolata.server.errors import Conflict, NotFound
from tavolata.server.store import queries
from tavolata.server.store.control import ControlMessage, post
from tavolata.server.store.journal import Append, DuplicateKey, Journal
from tavolata.server.store.rows import is_time, shown_text, stored_json
from tavolata.server.store.schema import codes, contacts, entries, secrets, tables

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from tavolata.core.json_types import JSON

PROCESS = "admin"
"""The name under which a command writes; no server has it."""
LINKS = ("invite", "watch")


@dataclass(frozen=True)
class TableSummary:
    """A table in a list."""

    id: str
    game: str
    made: int | None
    last: int | None
    """When something last happened there; None: what is stored is no time."""
    entries: int
    games: int
    """So many were dealt."""
    is_closed: bool


@dataclass(frozen=True)
class TableDetails:
    """A table with its journal, and how many can open it or be told that it is their turn."""

    row: TableRow
    entries: list[Entry]
    secrets: dict[str, int]
    contacts: dict[int, str]
    """By chair: the way to reach who sits there, not the address."""


def find_summaries(
    connection: Connection, most: int, game: str | None = None, quiet_since: int | None = None
) -> list[TableSummary]:
    """The tables at which something happened last, or those at which nothing has happened since a time."""
    last = func.coalesce(func.max(entries.c.at), tables.c.made)
    asked = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.made,
            last.label("last"),
            func.count(entries.c.number).label("entries"),
            _count("dealt").label("games"),
            _count("closed").label("closed"),
        )
        .outerjoin(entries, entries.c.table_id == tables.c.id)
        .group_by(tables.c.id)
        .order_by(last.desc(), tables.c.id)
        .limit(most)
    )
    if game is not None:
        asked = asked.where(tables.c.game == game)
    if quiet_since is not None:
        asked = asked.having(last < quiet_since)
    return [
        TableSummary(
            shown_text(found.id),
            shown_text(found.game),
            _time(found.made),
            _time(found.last),
            found.entries,
            found.games,
            found.closed > 0,
        )
        for found in connection.execute(asked)
    ]


def _time(stored: int) -> int | None:
    return stored if is_time(stored) else None


def _check_exists(connection: Connection, table_id: str) -> None:
    """Refuse the name of no table; one that cannot be read is there."""
    if connection.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise NotFound("no-such-table")


def _count(kind: str) -> ColumnElement[int]:
    """How many entries of a kind there are."""
    return func.count(entries.c.number).filter(entries.c.kind == kind)


def find_details(connection: Connection, table_id: str) -> TableDetails:
    """One table."""
    row = queries.find_table(connection, table_id)
    if row is None:
        raise NotFound("no-such-table")
    number = func.count().label("secrets")
    asked = select(secrets.c.role, number).where(secrets.c.table_id == table_id).group_by(secrets.c.role)
    opened_by = {shown_text(found.role): found.secrets for found in connection.execute(asked)}
    reached = connection.execute(select(contacts).where(contacts.c.table_id == table_id).order_by(contacts.c.chair))
    ways = {found.chair: _way(stored_json(table_id, found.contact)) for found in reached}
    return TableDetails(row, queries.find_entries(connection, table_id, 0), opened_by, ways)


def _way(stored: dict[str, JSON]) -> str:
    contact = stored.get("contact")
    return shown_text(contact.get("way") if isinstance(contact, dict) else None)


def close(connection: Connection, table_id: str, now: int) -> None:
    """Close a table, as its host could: nobody can move there any more, and everybody can look at it."""
    _check_exists(connection, table_id)
    kinds = select(func.max(entries.c.number), _count("closed")).where(entries.c.table_id == table_id)
    newest, closed = connection.execute(kinds).one()
    if closed:
        raise Conflict("already-closed")
    entry = Entry(table_id, (newest or 0) + 1, now, "closed", {})
    try:
        Journal(connection.dialect.name, PROCESS).write(
            connection, [Append.of(table_id, [entry], None, NO_ACCESS_CHANGE)]
        )
    except DuplicateKey:
        raise Conflict("table-busy") from None
    post(connection, ControlMessage(grown=(table_id,)))


def delete_tables(connection: Connection, table_ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for table_id in table_ids:
        if connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount == 0:
            raise NotFound("no-such-table")
    post(connection, ControlMessage(reload=tuple(table_ids)))


def end_links(connection: Connection, table_id: str, links: Sequence[str], chairs: Sequence[int], host: bool) -> int:
    """Take links away: `invite` and `watch` become others, those of chairs and of the host are gone. How many?

    Codes are gone with the links that they stand for.
    """
    _check_exists(connection, table_id)
    ended = len(links)
    if links:
        renewed = {link: tokens.new_secret() for link in links}
        connection.execute(update(tables).where(tables.c.id == table_id).values(renewed))
    roles = [role for role, is_ended in (("host", host), ("guest", "invite" in links)) if is_ended]
    for holders in (secrets, codes):
        gone = (holders.c.role == "seat") & holders.c.chair.in_(chairs) | holders.c.role.in_(roles)
        ended += connection.execute(delete(holders).where(holders.c.table_id == table_id, gone)).rowcount
    post(connection, ControlMessage(reload=(table_id,)))
    return ended
