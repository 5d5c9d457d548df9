"""Damaged pages of the database: described once in the log for the operator."""

from __future__ import annotations

import logging
from threading import Lock

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from tavolata.server.errors import DatabaseDamaged
from tavolata.server.store.schema import metadata

MAX_FINDINGS = 20

log = logging.getLogger("tavolata.server")


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
