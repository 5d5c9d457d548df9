"""Journals are written in bulk: one statement for the entries of many tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import BigInteger, Text, bindparam, cast, column, delete, func, select, true, update
from sqlalchemy.dialects import postgresql, sqlite

from tavolata.server.entries import Entry, Holder
from tavolata.server.store.schema import codes, entries, secrets, tables
from tavolata.server.store.unchanged import UNCHANGED, Unchanged

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, FromClause, Table
    from sqlalchemy.sql.dml import Delete, Insert, Update

    from tavolata.core.json_types import JSON

Row = dict[str, str | int | None]
"""A row by the names of its columns."""
CHANNEL = "tavolata"
ASCII = json.JSONEncoder(separators=(",", ":"))


class DuplicateKey(Exception):
    """A number, a key or a secret that is in use already."""


@dataclass(frozen=True, slots=True)
class Append:
    """The next entries of one table, and what changes with them."""

    entries: list[Row]
    due: list[Row] = field(default_factory=list)
    secrets: list[Row] = field(default_factory=list)
    revoked: list[Row] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        table: str,
        written: Sequence[Entry],
        due: int | Unchanged | None,
        lent: Mapping[str, Holder],
        revoked: Sequence[Holder],
    ) -> Append:
        """Everything as rows, as it is now: nothing can change while it waits."""
        return cls(
            [entry_row(entry) for entry in written],
            [] if due is UNCHANGED else [{"id": table, "due": due}],
            [secret_row(digest, holder) for digest, holder in lent.items()],
            [{"gone": holder.table, "gone_role": holder.role, "gone_chair": holder.chair} for holder in revoked],
        )


def entry_row(entry: Entry) -> Row:
    """An entry as a row of the database."""
    return {
        "table_id": entry.table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "data": packed(entry.data),
        "key": entry.key,
    }


def secret_row(digest: str, holder: Holder) -> Row:
    """A secret as a row of the database."""
    return {"digest": digest, "table_id": holder.table, "role": holder.role, "chair": holder.chair}


def packed(data: Mapping[str, JSON] | Sequence[Row]) -> str:
    """JSON without blanks, in plain ASCII."""
    return ASCII.encode(data)


class Journal:
    """Writes appends, by statements that are compiled once for the kind of database."""

    def __init__(self, dialect: str, process: str) -> None:
        self._dialect = dialect
        self._process = process
        self._insert_entries = insert_all(entries, dialect)
        self._insert_secrets = insert_all(secrets, dialect)
        self._set_due = set_due(dialect)
        self._notify = select(func.pg_notify(CHANNEL, func.json_array_elements_text(cast(GIVEN, postgresql.JSON))))

    def write(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write all of them, or raise `DuplicateKey`; then the transaction must be rolled back."""
        # Always in the same sequence, so that two processes cannot wait for each other.
        rows = sorted((row for one in appends for row in one.entries), key=place_in_journal)
        if self._insert(connection, self._insert_entries, rows) != len(rows):
            raise DuplicateKey
        self._write_secrets(connection, appends)
        due = [row for one in appends for row in one.due]
        if due:
            connection.execute(self._set_due, {"rows": packed(due)})
        if self._dialect == "postgresql":
            self._tell(connection, appends)

    def _write_secrets(self, connection: Connection, appends: Sequence[Append]) -> None:
        revoked = [row for one in appends for row in one.revoked]
        if revoked:
            for table in (secrets, codes):
                connection.execute(revoke_from(table), revoked)
        lent = [row for one in appends for row in one.secrets]
        if lent and self._insert(connection, self._insert_secrets, lent) != len(lent):
            raise DuplicateKey

    def _insert(self, connection: Connection, statement: Insert, rows: list[Row]) -> int:
        counting = {"preserve_rowcount": True}
        return connection.execute(statement, {"rows": packed(rows)}, execution_options=counting).rowcount

    def _tell(self, connection: Connection, appends: Sequence[Append]) -> None:
        newest = [one.entries[-1] for one in appends if one.entries]
        payloads = [f"{self._process} {row['number']} {row['table_id']}" for row in newest]
        connection.execute(self._notify, {"rows": json.dumps(payloads)})

    def has(self, connection: Connection, append: Append) -> bool:
        """Has this append been committed, although the connection broke before the answer came?"""
        first, last = append.entries[0], append.entries[-1]
        found = connection.execute(
            select(entries)
            .where(entries.c.table_id == first["table_id"])
            .where(entries.c.number.between(first["number"], last["number"]))
            .order_by(entries.c.number)
        )
        return [dict(row._mapping) for row in found] == append.entries


def revoke_from(table: Table) -> Delete:
    """Take away whatever opens the place of a holder."""
    return (
        delete(table)
        .where(table.c.table_id == bindparam("gone"))
        .where(table.c.role == bindparam("gone_role"))
        .where(table.c.chair.is_not_distinct_from(bindparam("gone_chair")))
    )


GIVEN = bindparam("rows", type_=Text)
"""Many rows as one JSON document: the statement stays the same however many there are."""


def place_in_journal(row: Row) -> Any:
    """What entries are sorted by."""
    return row["table_id"], row["number"]


def unpacked(columns: Sequence[ColumnElement[Any]], dialect: str) -> FromClause:
    """The rows of the document, as something to select from."""
    if dialect == "postgresql":
        typed = [column(one.name, one.type) for one in columns]
        document = func.json_to_recordset(cast(GIVEN, postgresql.JSON))
        return document.table_valued(*typed).render_derived(name="given", with_types=True)
    listed = func.json_each(GIVEN).table_valued("value", name="listed")
    parts = [func.json_extract(listed.c.value, f"$.{one.name}").label(one.name) for one in columns]
    return select(*parts).subquery("given")


def insert_all(table: Table, dialect: str) -> Insert:
    """Insert every row of the document that is not there yet."""
    given = unpacked(list(table.columns), dialect)
    rows = select(*given.c).where(true())
    return inserting(table, dialect).on_conflict_do_nothing().from_select(list(table.columns), rows)


def inserting(table: Table, dialect: str) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do about rows that are there already."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def set_due(dialect: str) -> Update:
    """Say of every table in the document when it is due."""
    given = unpacked([tables.c.id, column("due", BigInteger)], dialect)
    return update(tables).values(due=given.c.due).where(tables.c.id == given.c.id)
