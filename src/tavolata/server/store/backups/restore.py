"""Restoring: a backup takes the place of everything that is in a database."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from tavolata.server.errors import BadRequest, DatabaseError
from tavolata.server.store.admin_database import admin_connection
from tavolata.server.store.backups.database_files import LOGS, refuse_files_of
from tavolata.server.store.backups.row_copy import BACKED_UP, copy_rows, unchecked_numbers
from tavolata.server.store.control import ALL_TABLES, ControlMessage, post
from tavolata.server.store.database import Database
from tavolata.server.store.database_url import read_database_url
from tavolata.server.store.schema import entries, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection


def restore(url: str | None, source: Path, replace: bool = False) -> dict[str, int]:
    """Put a backup in the place of everything that is in a database; servers that run there read all tables anew."""
    refuse_files_of(read_database_url(url), source)
    with _readable(source) as found, _target(url) as target:
        if not replace and target.scalar(select(func.count()).select_from(tables)):
            raise BadRequest("database-not-empty")
        with unchecked_numbers(target):
            for relation in reversed(BACKED_UP):
                target.execute(delete(relation))
            copy_rows(found, target)
        post(target, ControlMessage(reload=(ALL_TABLES,), has_new_blocks=True))
        return _counts(target)


@contextmanager
def _readable(source: Path) -> Iterator[Connection]:
    """A copy of a backup, in the form that this program knows; the backup itself stays as it is."""
    if not source.is_file():
        raise BadRequest("no-such-file", file=str(source))
    with ExitStack() as closing_later:
        folder = closing_later.enter_context(tempfile.TemporaryDirectory(prefix="tavolata-restore-"))
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(source, copy)
        log = Path(f"{source}{LOGS[0]}")
        if log.is_file():  # a server has run on the backup
            shutil.copyfile(log, f"{copy}{LOGS[0]}")
        _check_backup(copy, source)
        database = Database(f"sqlite:///{copy}")
        closing_later.callback(database.close)
        yield closing_later.enter_context(database.writing.begin())


def _check_backup(copy: Path, source: Path) -> None:
    """Refuse a file that is no backup, or is damaged."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            is_whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            is_ours = connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    except sqlite3.Error:
        is_whole = is_ours = False
    if not (is_whole and is_ours):
        raise BadRequest("backup-damaged", file=str(source))


@contextmanager
def _target(url: str | None) -> Iterator[Connection]:
    """The database to fill: made if it is missing, and brought up to date if no server runs on it."""
    try:
        Database(url).close()
    except DatabaseError as problem:
        if problem.key != "database-busy":
            raise
    with admin_connection(url, writes=True) as connection:
        yield connection


def _counts(connection: Connection) -> dict[str, int]:
    return {
        relation.name: connection.scalar(select(func.count()).select_from(relation)) or 0
        for relation in (tables, entries)
    }
