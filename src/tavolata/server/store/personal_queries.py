"""What in the database belongs to a person: where it stands, and how it is taken out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from tavolata.server.entries import Entry
from tavolata.server.store import changes
from tavolata.server.store.control import ControlMessage, post
from tavolata.server.store.rows import entry_of, packed, stored_json
from tavolata.server.store.schema import contacts, entries

if TYPE_CHECKING:
    from sqlalchemy import Connection


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
    return [
        (one.table_id, one.chair)
        for one in found
        if is_wanted(one.table_id, one.chair, stored_json(one.table_id, one.contact))
    ]


def journals_of(connection: Connection, table_id: str | None) -> dict[str, list[Entry]]:
    """The entries that have names or chat in them, by table; of all tables or of one."""
    asked = select(entries).where(entries.c.kind.in_(("made", "sat", "freed", "said")))
    if table_id is not None:
        asked = asked.where(entries.c.table_id == table_id)
    found: dict[str, list[Entry]] = {}
    for one in connection.execute(asked.order_by(entries.c.table_id, entries.c.number)):
        found.setdefault(one.table_id, []).append(entry_of(one))
    return found


def forget(connection: Connection, personal: PersonalData) -> None:
    """Take all of it out. Numbers, times and moves stay, so every game can still be played again."""
    for one in personal.entries:
        place = (entries.c.table_id == one.table_id) & (entries.c.number == one.number)
        connection.execute(update(entries).where(place).values(data=packed(one.data)))
    for table_id, chair in personal.contacts:
        changes.forget_contact(connection, table_id, chair)
    post(connection, ControlMessage(reload=tuple(personal.tables)))
