"""Which parts of the database are damaged: found out and logged once, for the operator."""

from __future__ import annotations

import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.server.log_throttle import UNTIL_SOLVED, LogThrottle
from tavolata.server.store.database_url import file_of
from tavolata.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy import URL

MAX_FINDINGS = 20

log = logging.getLogger("tavolata.server")


class DamageReport:
    """Tells what is damaged, when the first damaged part is found."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._throttle = LogThrottle(UNTIL_SOLVED)

    def write_once(self, error: BaseException) -> None:
        """Log what is damaged, unless that was done before. Runs in the thread that found it, which others wait for."""
        if not self._throttle.allows("damage"):
            return
        log.error("the database is damaged (%s); tables in other parts of it go on", error)
        if self._url.drivername == "sqlite":
            threading.Thread(target=self._log_findings, name="damage-report", daemon=True).start()

    def _log_findings(self) -> None:
        """To look through a large file takes long."""
        for relation in metadata.tables:
            for line in findings_in(file_of(self._url), relation):
                log.error("damaged: %s: %s", relation, line)


def findings_in(file: Path, relation: str) -> list[str]:
    """What SQLite finds wrong with a relation and its indices."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute(f"PRAGMA integrity_check('{relation}')").fetchmany(MAX_FINDINGS)
    except sqlite3.Error as problem:
        return [str(problem)]
    return [line for (text,) in found for line in text.splitlines() if line != "ok"]
