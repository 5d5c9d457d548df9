"""Backups of either kind of database. A backup is always one SQLite file: it can be put back into SQLite or PostgreSQL,
and a server can be started on it as it is.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, text

from tavolata.server.errors import BadRequest, DatabaseError
from tavolata.server.store.address import file_of, read_address, unreachable
from tavolata.server.store.admin_database import admin_connection
from tavolata.server.store.control import ALL_TABLES, ControlMessage, post
from tavolata.server.store.database import Database
from tavolata.server.store.error_kinds import is_disk_problem
from tavolata.server.store.file_lock import AlreadyLocked, FileLock
from tavolata.server.store.schema import TRANSIENT, entries, metadata, tables

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

ROWS_AT_ONCE = 500
BACKED_UP = [relation for relation in metadata.sorted_tables if relation not in TRANSIENT]
"""What is in a backup; a table before those that belong to it."""
LOGS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file until everything is in the file itself."""
BESIDE = (*LOGS, ".lock")


def backup(given: str | None, target: Path, replace: bool = False) -> dict[str, int]:
    """Write everything that is committed now into one file, while servers go on; how many tables and entries it has.

    The file takes its place when it is complete: no half of a backup can be mistaken for one.
    """
    if target.exists() and not replace:
        raise BadRequest("file-exists", file=str(target))
    database = read_address(given)
    with _free_place(target, database), _beside(target) as unfinished, _explained(database, target):
        with admin_connection(given) as source:
            if source.dialect.name == "sqlite":
                _copy_file(source, unfinished)
            else:
                _copy_rows_to_file(source, unfinished)
        counts = _finish(unfinished)
        _remove_log_of(target)
        unfinished.replace(target)
    return counts


def restore(given: str | None, source: Path, replace: bool = False) -> dict[str, int]:
    """Put a backup in the place of everything that is in a database; servers that run there read all tables anew."""
    _refuse_files_of(read_address(given), source)
    with _readable(source) as found, _target(given) as target:
        if not replace and target.scalar(select(func.count()).select_from(tables)):
            raise BadRequest("database-not-empty")
        with _unchecked_numbers(target):
            for relation in reversed(BACKED_UP):
                target.execute(delete(relation))
            _copy_rows(found, target)
        post(target, ControlMessage(reload=(ALL_TABLES,), has_new_blocks=True))
        return _counts(target)


# --- files that a backup must leave alone ------------------------------------------------------------


@contextmanager
def _free_place(target: Path, source: URL) -> Iterator[None]:
    """Refuse a place where something else than an old file would be lost; meanwhile no server can start there."""
    if target.exists() and not target.is_file():
        raise BadRequest("file-unwritable", file=str(target), problem=os.strerror(errno.EISDIR))
    for suffix in ("", *LOGS):
        _refuse_files_of(source, Path(f"{target}{suffix}"))
    with ExitStack() as locked:
        for lock in _locks_over(target.resolve()):
            try:
                locked.callback(FileLock(lock).release)
            except AlreadyLocked:
                raise BadRequest("file-in-use", file=str(target)) from None
        yield


def _refuse_files_of(database: URL, file: Path) -> None:
    """Refuse the file of a database, by whichever name, and those that lie beside it."""
    if database.drivername == "sqlite":
        own = [Path(f"{file_of(database)}{suffix}") for suffix in ("", *BESIDE)]
        if file.resolve() in own or any(_is_same(file, one) for one in own):
            raise BadRequest("file-in-use", file=str(file))


def _is_same(file: Path, other: Path) -> bool:
    return file.exists() and other.exists() and file.samefile(other)


def _locks_over(file: Path) -> list[Path]:
    """The locks that servers may hold on a file, be it a database or one of the files beside a database."""
    bases = [str(file), *(str(file).removesuffix(suffix) for suffix in BESIDE if str(file).endswith(suffix))]
    return [lock for lock in (Path(f"{base}.lock") for base in bases) if lock.is_file()]


def _remove_log_of(target: Path) -> None:
    """SQLite would apply the log of the old file to the new one."""
    for suffix in LOGS:
        Path(f"{target}{suffix}").unlink(missing_ok=True)


@contextmanager
def _explained(database: URL, target: Path) -> Iterator[None]:
    """Say what a backup fails for: the disk that it goes to, or the database that it comes from."""
    try:
        yield
    except sqlite3.Error as error:
        if is_disk_problem(error):
            raise BadRequest("file-unwritable", file=str(target), problem=str(error)) from error
        raise unreachable(database, error) from error


# --- into a file ------------------------------------------------------------


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
    with closing(sqlite3.connect(_file_behind(source))) as pages, closing(sqlite3.connect(target)) as copy:
        pages.backup(copy)


def _file_behind(source: Connection) -> str:
    return str(source.engine.url.database)


def _copy_rows_to_file(source: Connection, target: Path) -> None:
    target.unlink()
    database = Database(f"sqlite:///{target}")
    try:
        with database.writing.begin() as connection, _unchecked_numbers(connection):
            _copy_rows(source, connection)
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


def _copy_rows(source: Connection, target: Connection) -> None:
    """Copy every row as it is, in the sequence of its key."""
    for relation in BACKED_UP:
        asked = select(relation).order_by(*relation.primary_key)
        found = source.execute(asked, execution_options={"yield_per": ROWS_AT_ONCE})
        for rows in found.mappings().partitions():
            target.execute(insert(relation), [dict(row) for row in rows])


@contextmanager
def _unchecked_numbers(connection: Connection) -> Iterator[None]:
    """Let journals be deleted and copied as they are: one that has had a gap for long keeps no other from coming back.

    A part of the transaction: whoever else writes waits until the database checks the numbers again.
    """
    if connection.dialect.name == "sqlite":
        asked = text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = :table")
        triggers = connection.execute(asked, {"table": entries.name}).all()
        off, on = [f"DROP TRIGGER {found.name}" for found in triggers], [found.sql for found in triggers]
    else:
        off, on = ([f"ALTER TABLE {entries.name} {word} TRIGGER USER"] for word in ("DISABLE", "ENABLE"))
    for command in off:
        connection.exec_driver_sql(command)
    yield
    for command in on:
        connection.exec_driver_sql(command)


# --- out of a file ------------------------------------------------------------


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
def _target(given: str | None) -> Iterator[Connection]:
    """The database to fill: made if it is missing, and brought up to date if no server runs on it."""
    try:
        Database(given).close()
    except DatabaseError as problem:
        if problem.key != "database-busy":
            raise
    with admin_connection(given, writes=True) as connection:
        yield connection


def _counts(connection: Connection) -> dict[str, int]:
    return {
        relation.name: connection.scalar(select(func.count()).select_from(relation)) or 0
        for relation in (tables, entries)
    }
