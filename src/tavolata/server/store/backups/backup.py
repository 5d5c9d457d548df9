"""Making a backup: everything that is committed, in one file, while servers go on."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.server.errors import BadRequest
from tavolata.server.store.admin_database import admin_connection
from tavolata.server.store.backups.database_files import BESIDE, free_place, remove_logs_of
from tavolata.server.store.backups.row_copy import copy_rows, unchecked_numbers
from tavolata.server.store.database import Database
from tavolata.server.store.database_url import read_database_url, unreachable
from tavolata.server.store.error_kinds import is_disk_problem
from tavolata.server.store.schema import TRANSIENT

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection


def backup(url: str | None, target: Path, replace: bool = False) -> dict[str, int]:
    """Write everything that is committed now into one file, while servers go on; how many tables and entries it has.

    The file takes its place when it is complete: no half of a backup can be mistaken for one.
    """
    if target.exists() and not replace:
        raise BadRequest("file-exists", file=str(target))
    database = read_database_url(url)
    with free_place(target, database), _beside(target) as unfinished, _explained(database, target):
        with admin_connection(url) as source:
            if source.dialect.name == "sqlite":
                _copy_file(source, unfinished)
            else:
                _copy_rows_to_file(source, unfinished)
        counts = _finish(unfinished)
        remove_logs_of(target)
        unfinished.replace(target)
    return counts


@contextmanager
def _explained(database: URL, target: Path) -> Iterator[None]:
    """Say what a backup fails for: the disk that it goes to, or the database that it comes from."""
    try:
        yield
    except sqlite3.Error as error:
        if is_disk_problem(error):
            raise BadRequest("file-unwritable", file=str(target), problem=str(error)) from error
        raise unreachable(database, error) from error


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A new file in the same folder that only this user can read; gone in the end, unless it was moved."""
    try:
        descriptor, name = tempfile.mkstemp(prefix=".tavolata-backup-", dir=target.parent)
    except OSError as problem:
        raise BadRequest("file-unwritable", file=str(target), problem=problem.strerror or "") from None
    os.close(descriptor)
    try:
        yield Path(name)
    finally:
        for suffix in ("", *BESIDE):
            Path(name + suffix).unlink(missing_ok=True)


def _copy_file(source: Connection, target: Path) -> None:
    """Copy page by page; whoever writes meanwhile is not disturbed."""
    with closing(sqlite3.connect(str(source.engine.url.database))) as pages, closing(sqlite3.connect(target)) as copy:
        pages.backup(copy)


def _copy_rows_to_file(source: Connection, target: Path) -> None:
    target.unlink()
    database = Database(f"sqlite:///{target}")
    try:
        with database.writing.begin() as connection, unchecked_numbers(connection):
            copy_rows(source, connection)
    finally:
        database.close()


def _finish(file: Path) -> dict[str, int]:
    """One whole file that needs no others beside it, without what is of no use later."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for relation in TRANSIENT:
            connection.execute(f"DELETE FROM {relation.name}")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        if (found := connection.execute("PRAGMA quick_check").fetchone()) != ("ok",):
            raise sqlite3.DatabaseError(*found)
        count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)"
        return dict(zip(("tables", "entries"), connection.execute(count).fetchone(), strict=True))
