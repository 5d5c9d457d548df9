"""A database that is ready to be used: locked if it is a file, migrated, and open for writing and for reading."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.pool import NullPool

from tavolata.server.errors import DatabaseError
from tavolata.server.store.address import file_of, place_of, read_address, unreachable
from tavolata.server.store.file_lock import AlreadyLocked, FileLock
from tavolata.server.store.migrations import migrate

READERS = 4
LOST = (OperationalError, InterfaceError)
"""What is raised when the connection broke or the database cannot go on; nobody knows what was committed."""
PAUSES = (0.05, 0.25, 1.0, 3.0)
"""Seconds to wait before each further try."""
CONNECTION_SETTINGS = {
    "application_name": "tavolata",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""So that a connection that died silently is noticed within seconds; the address may say otherwise."""


class Database:
    """One engine for the thread that writes, one for the threads that read: each statement there is for itself."""

    def __init__(self, given: str | None) -> None:
        self.url = read_address(given)
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
        except ModuleNotFoundError:
            raise DatabaseError("database-driver", extra="tavolata[postgresql]") from None
        except AlreadyLocked:
            raise DatabaseError("database-busy", place=place_of(self.url)) from None
        except (DBAPIError, OSError) as error:
            raise unreachable(self.url, error) from error

    def _engine(self, engine: Engine) -> Engine:
        self._closing.callback(engine.dispose)
        return engine

    @property
    def is_shared(self) -> bool:
        """Can other processes use it at the same time?"""
        return self.url.drivername != "sqlite"

    def close(self) -> None:
        """Close every connection, and release the file."""
        self._closing.close()


def lock_file(url: URL) -> FileLock:
    """Make the folder and the file if they are missing, for nobody else to read, and lock them."""
    path = file_of(url)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    try:
        path.touch(mode=0o600)
        path.chmod(0o600)
    except OSError:
        lock.release()
        raise
    return lock


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
    driver = {"isolation_level": None, "check_same_thread": False}
    engine = create_engine(url.set(database=path), connect_args=driver, hide_parameters=True, **options)
    event.listen(engine, "connect", set_up_file)
    return engine


def connection_settings(url: URL) -> dict[str, Any]:
    """The settings of a connection to PostgreSQL, as far as the address does not have its own."""
    return {name: value for name, value in CONNECTION_SETTINGS.items() if name not in url.query}


def set_up_file(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and the writer not for the disk.

    What is committed has left this process, whatever happens to it then. A power cut can take what came after the
    last checkpoint.
    """
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA foreign_keys=ON")


def begin_immediately(connection: Connection) -> None:
    """Begin a transaction that is going to write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
