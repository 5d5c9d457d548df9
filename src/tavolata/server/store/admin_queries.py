"""What an operator can look at and change. Nothing here returns a secret, a card or what was said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from tavolata.server import tokens
from tavolata.server.entries import NO_ACCESS_CHANGE, Entry, TableRow
from tavolata.server.errors import Conflict, NotFound
from tavolata.server.store import queries
from tavolata.server.store.control import ControlMessage, post
from tavolata.server.store.journal import Append, DuplicateKey, Journal, packed
from tavolata.server.store.schema import blocks, codes, contacts, entries, secrets, tables

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Row

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


@dataclass(frozen=True)
class BlockedNetwork:
    """An address or a network that is not let in."""

    network: str
    at: int
    until: int | None


# --- tables ------------------------------------------------------------


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
            queries.shown_text(found.id),
            queries.shown_text(found.game),
            _time(found.made),
            _time(found.last),
            found.entries,
            found.games,
            found.closed > 0,
        )
        for found in connection.execute(asked)
    ]


def _time(stored: int) -> int | None:
    return stored if queries.is_time(stored) else None


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
    opened_by = {queries.shown_text(found.role): found.secrets for found in connection.execute(asked)}
    reached = connection.execute(select(contacts).where(contacts.c.table_id == table_id).order_by(contacts.c.chair))
    ways = {found.chair: _way(queries.stored_json(table_id, found.contact)) for found in reached}
    return TableDetails(row, queries.find_entries(connection, table_id, 0), opened_by, ways)


def _way(stored: dict[str, JSON]) -> str:
    contact = stored.get("contact")
    return queries.shown_text(contact.get("way") if isinstance(contact, dict) else None)


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


# --- addresses ------------------------------------------------------------


def block(connection: Connection, network: str, now: int, until: int | None) -> None:
    """Let nobody in from there, until a time or for good."""
    connection.execute(delete(blocks).where(blocks.c.network == network))
    connection.execute(insert(blocks), {"network": network, "at": now, "until": until})
    post(connection, ControlMessage(has_new_blocks=True))


def unblock(connection: Connection, network: str) -> None:
    """Let them in again."""
    if connection.execute(delete(blocks).where(blocks.c.network == network)).rowcount == 0:
        raise NotFound("not-blocked", network=network)
    post(connection, ControlMessage(has_new_blocks=True))


def find_blocks(connection: Connection) -> list[BlockedNetwork]:
    """Who is not let in."""
    found = connection.execute(select(blocks).order_by(blocks.c.network))
    return [BlockedNetwork(one.network, one.at, one.until) for one in found]


# --- what belongs to a person ------------------------------------------------------------


@dataclass(frozen=True)
class PersonalEntry:
    """An entry with something that belongs to a person, and what it becomes without."""

    table_id: str
    number: int
    data: dict[str, Any]


@dataclass(frozen=True)
class PersonalData:
    """What belongs to a person: where their name stands, what they said, and how they could be reached."""

    entries: list[PersonalEntry]
    contacts: list[tuple[str, int]]
    """Table and chair."""

    @property
    def tables(self) -> dict[str, int]:
        """The tables, and how much was found at each."""
        return dict(Counter([one.table_id for one in self.entries] + [table_id for table_id, _ in self.contacts]))


def find_contacts(connection: Connection, is_wanted: Callable[[str, int, Any], bool]) -> list[tuple[str, int]]:
    """The contacts that a function picks out, by table and chair."""
    found = connection.execute(select(contacts).order_by(contacts.c.table_id, contacts.c.chair))
    return [(one.table_id, one.chair) for one in found if is_wanted(one.table_id, one.chair, _contact(one))]


def _contact(found: Row[tuple[object, ...]]) -> dict[str, JSON]:
    return queries.stored_json(found.table_id, found.contact)


def journals_of(connection: Connection, table_id: str | None) -> dict[str, list[Entry]]:
    """The entries that have names or chat in them, by table; of all tables or of one."""
    asked = select(entries).where(entries.c.kind.in_(("made", "sat", "freed", "said")))
    if table_id is not None:
        asked = asked.where(entries.c.table_id == table_id)
    found: dict[str, list[Entry]] = {}
    for one in connection.execute(asked.order_by(entries.c.table_id, entries.c.number)):
        found.setdefault(one.table_id, []).append(queries.entry_of(one))
    return found


def forget(connection: Connection, personal: PersonalData) -> None:
    """Take all of it out. Numbers, times and moves stay, so every game can still be played again."""
    for one in personal.entries:
        place = (entries.c.table_id == one.table_id) & (entries.c.number == one.number)
        connection.execute(update(entries).where(place).values(data=packed(one.data)))
    for table_id, chair in personal.contacts:
        queries.forget_contact(connection, table_id, chair)
    post(connection, ControlMessage(reload=tuple(personal.tables)))
