"""A database that is ready to be used: locked if it is a file, migrated, and open for writing and for reading."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from tavolata.server.errors import DatabaseError
from tavolata.server.store.availability import Availability
from tavolata.server.store.database_url import file_of, place_of, read_database_url, unreachable
from tavolata.server.store.file_lock import AlreadyLocked, FileLock
from tavolata.server.store.lasting_failures import LastingFailures
from tavolata.server.store.migrations import migrate
from tavolata.server.store.schema import entries, tables

READERS = 4
LOCKED_SECONDS = 2.0
"""How long SQLite waits for another program that has locked the file, before it says so."""
CONNECTION_SETTINGS = {
    "application_name": "tavolata",
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5_000,
}
"""So that a connection that died silently is noticed within seconds; the URL may say otherwise."""


class Database:
    """One engine for the thread that writes, one for the threads that read: each statement there is for itself."""

    def __init__(self, given: str | None) -> None:
        self.url = read_database_url(given)
        self._closing = ExitStack()
        with ExitStack() as undo:
            undo.push(self._closing)
            self._open()
            undo.pop_all()

    def _open(self) -> None:
        try:
            if self.url.drivername == "sqlite":
                self._closing.callback(lock_file(self.url).release)
            self.writing = self._engine(writing_engine(self.url))
            migrate(self.writing, place_of(self.url))
            self.reading = self._engine(reading_engine(self.url))
            self.writable = self._availability(self.writing)
            # Whoever locks a SQLite file keeps nobody from reading it.
            self.readable = self.writable if self.is_shared else self._availability(self.reading)
            failures = LastingFailures(self.url)
            failures.watch(self.writing)
            failures.watch(self.reading)
        except ModuleNotFoundError:
            raise DatabaseError("database-driver", extra="tavolata[postgresql]") from None
        except AlreadyLocked:
            raise DatabaseError("database-busy", place=place_of(self.url)) from None
        except (DBAPIError, OSError) as error:
            raise unreachable(self.url, error) from error

    def _engine(self, engine: Engine) -> Engine:
        self._closing.callback(engine.dispose)
        return engine

    def _availability(self, engine: Engine) -> Availability:
        available = Availability(lambda: probe(engine), lambda error: str(unreachable(self.url, error)))
        self._closing.callback(available.close)
        return available

    @property
    def is_shared(self) -> bool:
        """Can other processes use it at the same time?"""
        return self.url.drivername != "sqlite"

    def close(self) -> None:
        """Close every connection, and release the file."""
        self._closing.close()


def probe(engine: Engine) -> None:
    """Begin a transaction, and read what everybody reads; raises what is in the way."""
    with engine.connect() as connection, connection.begin():
        connection.execute(select(entries.c.number).limit(1)).all()
        connection.execute(select(tables.c.due).limit(1)).all()


def lock_file(url: URL) -> FileLock:
    """Make the folder and the file if they are missing, for nobody else to read, and lock them."""
    path = file_of(url)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    try:
        path.touch(mode=0o600)
        path.chmod(0o600)
        check_single_name(path)
    except (OSError, DatabaseError):
        lock.release()
        raise
    return lock


def check_single_name(path: Path) -> None:
    """Refuse a file that has hard links: SQLite keeps its log beside the name, and ours is locked by its name."""
    links = path.stat().st_nlink
    if path.is_file() and links > 1:
        raise DatabaseError("database-linked", place=str(path), links=links)


def writing_engine(url: URL) -> Engine:
    """For one thread, which keeps its connection. On SQLite, transactions begin explicitly."""
    if url.drivername != "sqlite":
        return create_engine(url, poolclass=NullPool, connect_args=connection_settings(url), hide_parameters=True)
    engine = file_engine(url, poolclass=NullPool)
    event.listen(engine, "begin", begin_immediately)
    return engine


def reading_engine(url: URL) -> Engine:
    """For the threads that read, and one more connection that listens."""
    if url.drivername != "sqlite":
        return create_engine(
            url,
            pool_size=READERS + 1,
            isolation_level="AUTOCOMMIT",
            connect_args=connection_settings(url),
            hide_parameters=True,
        )
    return file_engine(url, pool_size=READERS)


def file_engine(url: URL, **options: Any) -> Engine:
    """SQLite whose driver begins no transactions by itself."""
    path = str(file_of(url))
    driver = {"isolation_level": None, "check_same_thread": False, "timeout": LOCKED_SECONDS}
    engine = create_engine(url.set(database=path), connect_args=driver, hide_parameters=True, **options)
    event.listen(engine, "connect", set_up_file)
    return engine


def connection_settings(url: URL) -> dict[str, Any]:
    """The settings of a connection to PostgreSQL, as far as the URL does not have its own."""
    return {name: value for name, value in CONNECTION_SETTINGS.items() if name not in url.query}


def set_up_file(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and the writer not for the disk.

    What is committed has left this process, whatever happens to it then. A power cut can take what came after the
    last checkpoint.
    """
    connection.text_factory = text_or_bytes
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    # Before a statement with many rows changes a page, SQLite keeps a copy of it: in a file once there are many.
    connection.execute("PRAGMA temp_store=MEMORY")
    connection.execute("PRAGMA foreign_keys=ON")


def text_or_bytes(stored: bytes) -> str | bytes:
    """A stored text; one that is no UTF-8 as its bytes, for whoever reads that row to refuse.

    The driver would fail, as it does when the database is away, and quote the text.
    """
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def begin_immediately(connection: Connection) -> None:
    """Begin a transaction that is going to write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
