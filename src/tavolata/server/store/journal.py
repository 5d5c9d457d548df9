"""Journals are written in bulk: one statement for the entries of many tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import BigInteger, Text, bindparam, cast, column, delete, func, select, true, update
from sqlalchemy.dialects import postgresql, sqlite

from tavolata.server.entries import NO_ACCESS_CHANGE, AccessChange, Entry
from tavolata.server.store.rows import Row, entry_row, holder_row, packed, secret_row
from tavolata.server.store.schema import codes, contacts, entries, secrets, tables
from tavolata.server.store.unchanged import UNCHANGED, Unchanged

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, FromClause, Table
    from sqlalchemy.sql.dml import Delete, Insert, Update

CHANNEL = "tavolata"
ROWS_AT_ONCE = 500
"""SQLite takes 32,766 values in one statement."""


class DuplicateKey(Exception):
    """A number, a key or a secret that is in use already."""


class CodeGone(Exception):
    """A code that was never issued, is used already, or has expired."""


class Append(NamedTuple):
    """The next entries of one table, and what changes with them."""

    entries: list[Row]
    due: Sequence[Row] = ()
    redeemed: Sequence[Row] = ()
    revoked: Sequence[Row] = ()
    secrets: Sequence[Row] = ()
    unreachable: Sequence[Row] = ()

    @classmethod
    def of(cls, table_id: str, written: Sequence[Entry], due: int | Unchanged | None, access: AccessChange) -> Append:
        """Everything as rows, as it is now: nothing can change while it waits."""
        new = cls([entry_row(entry) for entry in written], () if due is UNCHANGED else [{"id": table_id, "due": due}])
        if access is NO_ACCESS_CHANGE:
            return new
        return new._replace(
            redeemed=[{"code": access.code, "now": written[-1].at}] if access.code else [],
            revoked=[holder_row(holder) for holder in access.revoked],
            secrets=[secret_row(digest, holder) for digest, holder in access.secrets.items()],
            unreachable=[{"gone": table_id, "gone_chair": chair} for chair in access.unreachable_chairs],
        )


class Journal:
    """Writes appends, by statements that are compiled once for the kind of database."""

    def __init__(self, dialect: str, process: str) -> None:
        self._dialect = dialect
        self._process = process
        self._insert_entries = insert_all(entries)
        self._insert_secrets = insert_all(secrets)
        self._set_due = set_due(dialect)
        self._notify = select(func.pg_notify(CHANNEL, func.json_array_elements_text(cast(GIVEN, postgresql.JSON))))

    def write(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write all of them, or raise `DuplicateKey` or `CodeGone`; then the transaction must be rolled back."""
        # Always in the same sequence, so that two processes cannot wait for each other.
        rows = sorted((row for one in appends for row in one.entries), key=place_in_journal)
        if self._insert(connection, entries, self._insert_entries, rows) != len(rows):
            raise DuplicateKey
        self._change_access(connection, appends)
        due = [row for one in appends for row in one.due]
        if due:
            connection.execute(self._set_due, {"rows": packed(due)})
        if self._dialect == "postgresql":
            self._tell(connection, appends)

    def _change_access(self, connection: Connection, appends: Sequence[Append]) -> None:
        for redeemed in [row for one in appends for row in one.redeemed]:
            if connection.execute(REDEEM, redeemed).rowcount == 0:
                raise CodeGone
        revoked = [row for one in appends for row in one.revoked]
        if revoked:
            for relation in (secrets, codes):
                connection.execute(revoke_from(relation), revoked)
        new_secrets = [row for one in appends for row in one.secrets]
        if new_secrets and self._insert(connection, secrets, self._insert_secrets, new_secrets) != len(new_secrets):
            raise DuplicateKey
        unreachable = [row for one in appends for row in one.unreachable]
        if unreachable:
            connection.execute(FORGET_CONTACT, unreachable)

    def _insert(self, connection: Connection, relation: Table, statement: Insert, rows: list[Row]) -> int:
        """Insert every row that is not there yet, and say how many were not."""
        counting = {"preserve_rowcount": True}
        if self._dialect == "postgresql":
            return connection.execute(statement, {"rows": packed(rows)}, execution_options=counting).rowcount
        inserted = 0
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            sql = insert_rows(relation.name, tuple(some[0]), len(some))
            values = tuple(chain.from_iterable(map(dict.values, some)))
            inserted += connection.exec_driver_sql(sql, values, execution_options=counting).rowcount
        return inserted

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


def revoke_from(relation: Table) -> Delete:
    """Take away whatever opens the place of a holder."""
    return (
        delete(relation)
        .where(relation.c.table_id == bindparam("gone"))
        .where(relation.c.role == bindparam("gone_role"))
        .where(relation.c.chair.is_not_distinct_from(bindparam("gone_chair")))
    )


REDEEM = delete(codes).where(codes.c.digest == bindparam("code"), codes.c.until >= bindparam("now"))
FORGET_CONTACT = delete(contacts).where(
    contacts.c.table_id == bindparam("gone"), contacts.c.chair == bindparam("gone_chair")
)
GIVEN = bindparam("rows", type_=Text)
"""Many rows as one JSON document: the statement stays the same however many there are."""


place_in_journal = itemgetter("table_id", "number")
"""What entries are sorted by."""


def unpacked(columns: Sequence[ColumnElement[Any]], dialect: str) -> FromClause:
    """The rows of the document, as something to select from."""
    if dialect == "postgresql":
        typed = [column(one.name, one.type) for one in columns]
        document = func.json_to_recordset(cast(GIVEN, postgresql.JSON))
        return document.table_valued(*typed).render_derived(name="given", with_types=True)
    listed = func.json_each(GIVEN).table_valued("value", name="listed")
    parts = [func.json_extract(listed.c.value, f"$.{one.name}").label(one.name) for one in columns]
    return select(*parts).subquery("given")


def insert_all(relation: Table) -> Insert:
    """For PostgreSQL: insert every row of the document that is not there yet."""
    given = unpacked(list(relation.columns), "postgresql")
    rows = select(*given.c).where(true())
    return postgresql.insert(relation).on_conflict_do_nothing().from_select(list(relation.columns), rows)


@cache
def insert_rows(relation: str, columns: tuple[str, ...], count: int) -> str:
    """For SQLite: the same, as one statement with so many rows. It takes a third of the time of a document.

    One statement, because Python's threads take turns after each: a busy event loop would let every row wait.
    """
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {relation} ({', '.join(columns)}) VALUES {', '.join([row] * count)} ON CONFLICT DO NOTHING"


def inserting(relation: Table, dialect: str) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do about rows that are there already."""
    return postgresql.insert(relation) if dialect == "postgresql" else sqlite.insert(relation)


def set_due(dialect: str) -> Update:
    """Say of every table in the document when it is due."""
    given = unpacked([tables.c.id, column("due", BigInteger)], dialect)
    return update(tables).values(due=given.c.due).where(tables.c.id == given.c.id)
