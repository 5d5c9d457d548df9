"""The URL of the database, and how to show it without its password."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from tavolata.server.errors import DatabaseError

SQLITE = ("sqlite", "sqlite+pysqlite")
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


def read_database_url(given: str | None) -> URL:
    """The URL as the operator gives it; without one, a file in the user's folder."""
    if given is None:
        return URL.create("sqlite", database=str(user_data_path("tavolata") / "tables.sqlite"))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise DatabaseError("database-url") from None
    if url.drivername in POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in SQLITE and is_file(url):
        return url.set(drivername="sqlite")
    raise DatabaseError("database-url")


def is_file(url: URL) -> bool:
    """Does this URL name a file, and nothing but a file?"""
    return bool(url.database) and url.database != ":memory:" and not (url.host or url.username or url.query)


def file_of(url: URL) -> Path:
    """The file of a SQLite database, the same for every way to write it."""
    return Path(url.database or "").expanduser().resolve()


def place_of(url: URL) -> str:
    """Where the database is, for people: no names of users, no passwords."""
    if url.drivername == "sqlite":
        return str(file_of(url))
    host = url.host or str(url.query.get("host", "localhost"))
    return f"{host}{f':{url.port}' if url.port else ''}/{url.database or ''}"


def unreachable(url: URL, error: Exception) -> DatabaseError:
    """What the driver or the system complained about, for the operator: no visitor may see it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    problem = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
    for secret in (url.password, url.query.get("password")):
        problem = problem.replace(str(secret), "…") if secret else problem
    return DatabaseError("database-unreachable", place=place_of(url), problem=problem)
