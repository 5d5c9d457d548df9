"""What `tavolata admin` can do: each function is one transaction, beside servers that run or without any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tavolata.core.errors import TavolataError
from tavolata.server.errors import BadRequest, NotFound
from tavolata.server.milliseconds import DAY, HOUR, now
from tavolata.server.networks import read_network
from tavolata.server.store import admin_tables, blocks, personal_queries
from tavolata.server.store.admin_database import admin_connection
from tavolata.server.store.admin_tables import TableDetails, TableSummary
from tavolata.server.store.blocks import BlockedNetwork
from tavolata.server.store.personal_queries import PersonalData, PersonalEntry
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.personal_data import chairs_of, is_same_name, without_person
from tavolata.server.table.table import Table


@dataclass(frozen=True)
class ShownTable:
    """A table as an operator sees it; `table` is None if its journal cannot be played again."""

    details: TableDetails
    table: Table | None
    problem: str


class Admin:
    """An operator's view of a database."""

    def __init__(self, database: str | None) -> None:
        self._database = database

    def tables(self, most: int, game: str | None = None, quiet_days: int | None = None) -> list[TableSummary]:
        """The tables at which something happened last, or those that have been quiet for some days."""
        quiet_since = None if quiet_days is None else now() - quiet_days * DAY
        with admin_connection(self._database) as connection:
            return admin_tables.find_summaries(connection, most, game, quiet_since)

    def table(self, table_id: str) -> ShownTable:
        """One table, played again as far as that is possible."""
        with admin_connection(self._database) as connection:
            details = admin_tables.find_details(connection, table_id)
        try:
            return ShownTable(details, read_table(details.row, details.entries), "")
        except TavolataError as problem:
            return ShownTable(details, None, problem.key)
        except Exception as problem:
            return ShownTable(details, None, type(problem).__name__)

    def close(self, table_ids: Sequence[str]) -> None:
        """Close tables."""
        with admin_connection(self._database, writes=True) as connection:
            for table_id in table_ids:
                admin_tables.close(connection, table_id, now())

    def delete(self, table_ids: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""
        with admin_connection(self._database, writes=True) as connection:
            admin_tables.delete_tables(connection, table_ids)

    def end_links(self, table_id: str, links: Sequence[str], chairs: Sequence[int], host: bool) -> int:
        """Take links away; how many?"""
        with admin_connection(self._database, writes=True) as connection:
            return admin_tables.end_links(connection, table_id, links, chairs, host)

    def block(self, address: str, hours: float | None) -> str:
        """Let nobody in from an address or a network; as it was understood."""
        network = str(read_network(address))
        with admin_connection(self._database, writes=True) as connection:
            until = None if hours is None else now() + round(hours * HOUR)
            blocks.block(connection, network, now(), until)
        return network

    def unblock(self, address: str) -> str:
        """Let them in again."""
        network = str(read_network(address))
        with admin_connection(self._database, writes=True) as connection:
            blocks.unblock(connection, network)
        return network

    def blocks(self) -> list[BlockedNetwork]:
        """Who is not let in."""
        with admin_connection(self._database) as connection:
            return blocks.find_blocks(connection)

    def personal_data(self, name: str, table_id: str | None = None) -> PersonalData:
        """What belongs to a person, by their name or their mail address: at one table, or at all."""
        if not name.strip():
            raise BadRequest("name-missing")
        with admin_connection(self._database) as connection:
            journals = personal_queries.journals_of(connection, table_id)
            if table_id is not None and not journals:
                raise NotFound("no-such-table")
            chairs = {at: chairs_of(journal, name) for at, journal in journals.items()}

            def is_theirs(at: str, chair: int, contact: Any) -> bool:
                is_wanted = table_id is None or at == table_id
                return is_wanted and (chair in chairs.get(at, ()) or _mentions(contact, name))

            contacts = personal_queries.find_contacts(connection, is_theirs)
        changed = [entry for journal in journals.values() for entry in without_person(journal, name)]
        return PersonalData([PersonalEntry(one.table_id, one.number, one.data) for one in changed], contacts)

    def forget(self, personal: PersonalData) -> None:
        """Delete what belongs to a person."""
        with admin_connection(self._database, writes=True) as connection:
            personal_queries.forget(connection, personal)


def _mentions(stored: Any, name: str) -> bool:
    """Is the name or address anywhere in a stored contact?"""
    if isinstance(stored, dict):
        return any(_mentions(value, name) for value in stored.values())
    return is_same_name(stored, name)
