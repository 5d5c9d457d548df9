"""A database for an operator's command, which works beside the servers that run on it, or without any."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from tavolata.server.errors import DatabaseError
from tavolata.server.store.database import file_engine, writing_engine
from tavolata.server.store.database_url import file_of, place_of, read_database_url, unreachable
from tavolata.server.store.migrations import check_newest

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine


@contextmanager
def admin_connection(given: str | None, writes: bool = False) -> Iterator[Connection]:
    """A transaction on a database in the form that this program knows. It is committed at the end, or not at all.

    The lock of a SQLite file is for servers: a command is one more writer, as any process is with PostgreSQL.
    """
    url = read_database_url(given)
    check_file_exists(url)
    try:
        engine = writing_engine(url) if writes else read_only_engine(url)
    except ModuleNotFoundError:
        raise DatabaseError("database-driver", extra="tavolata[postgresql]") from None
    try:
        with engine.begin() as connection:
            check_newest(connection, place_of(url))
            yield connection
    except DBAPIError as error:
        raise unreachable(url, error) from error
    finally:
        engine.dispose()


def check_file_exists(url: URL) -> None:
    """Refuse a file that is not there: to look into it would make it."""
    if url.drivername == "sqlite" and not file_of(url).is_file():
        raise DatabaseError("database-missing", place=place_of(url))


def read_only_engine(url: URL) -> Engine:
    """For commands that only read: keeps no server waiting, and sees one moment of PostgreSQL however long it takes."""
    if url.drivername == "sqlite":
        return file_engine(url, poolclass=NullPool)
    return writing_engine(url).execution_options(isolation_level="REPEATABLE READ")
