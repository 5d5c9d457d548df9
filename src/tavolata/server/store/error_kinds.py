"""What an error of a database driver means.

The drivers raise the same class for an outage that passes, for a damaged page and for a relation that is missing. Only
the code in the error tells them apart. `lasting_failures` refuses what does not pass, in every statement; so whoever
still sees an error that is `LOST` may try again when the database is back (`availability`).
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

LOST = (OperationalError, InterfaceError)
"""What is raised when the connection broke or the database cannot go on; nobody knows what was committed."""

SQLITE_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
POSTGRESQL_DAMAGE = ("XX001", "XX002")
SQLITE_LASTING = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_AUTH)
POSTGRESQL_LASTING = ("25006", "42501", "42P01", "42703", "42883")
"""A database that may only be read, a right or a relation, column or function that is missing."""
SQLITE_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)
PRIMARY_CODE = 0xFF
"""The part of an SQLite code that says which kind of error it is."""


def is_damage(error: BaseException) -> bool:
    """Does the database say that its own pages make no sense?"""
    return _has_code(error, SQLITE_DAMAGE, POSTGRESQL_DAMAGE)


def is_lasting(error: BaseException) -> bool:
    """Will the same statement fail again, until somebody mends the database?"""
    return _has_code(error, SQLITE_LASTING, POSTGRESQL_LASTING)


def is_disk_problem(error: BaseException) -> bool:
    """Does the disk take no more? Only SQLite writes to a disk of ours."""
    return _has_code(error, SQLITE_DISK, ())


def _has_code(error: BaseException, sqlite_codes: tuple[int, ...], postgresql_codes: tuple[str, ...]) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & PRIMARY_CODE in sqlite_codes
    return getattr(cause, "sqlstate", None) in postgresql_codes
