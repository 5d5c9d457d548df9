"""Damaged pages of the database: recognised, and described once in the log for the operator."""

from __future__ import annotations

import logging
import sqlite3
from threading import Lock

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from tavolata.server.errors import DatabaseDamaged
from tavolata.server.store.schema import metadata

SQLITE_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY_CODE = 0xFF
"""The part of an SQLite code that says which kind of error it is."""
POSTGRESQL_CODES = ("XX001", "XX002")
MAX_FINDINGS = 20

log = logging.getLogger("tavolata.server")


def is_damage(error: Exception) -> bool:
    """Does the database say that its own pages make no sense?"""
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & PRIMARY_CODE in SQLITE_CODES
    return getattr(cause, "sqlstate", None) in POSTGRESQL_CODES


class DamageReport:
    """Says once what is damaged; whoever needs a damaged part is refused, all others go on."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = Lock()
        self._is_written = False

    def refusal(self, error: Exception) -> DatabaseDamaged:
        """What to answer to whoever needs the damaged part. Runs in the thread that found it."""
        with self._lock:
            if not self._is_written:
                self._is_written = True
                self._write(error)
        return DatabaseDamaged("database-damaged")

    def _write(self, error: Exception) -> None:
        found = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        log.error("the database is damaged (%s); tables in other parts of it go on", found)
        if self._engine.dialect.name == "sqlite":
            for relation in metadata.tables:
                for line in findings_in(self._engine, relation):
                    log.error("damaged: %s: %s", relation, line)


def findings_in(engine: Engine, relation: str) -> list[str]:
    """What SQLite finds wrong with a relation and its indices."""
    try:
        with engine.connect() as connection:
            found = (
                connection.exec_driver_sql(f"PRAGMA integrity_check('{relation}')").scalars().fetchmany(MAX_FINDINGS)
            )
    except DBAPIError as problem:
        return [str(problem.orig)]
    return [line for line in "\n".join(map(str, found)).splitlines() if line != "ok"]
