"""Failures of the database that last until an operator mends them: no outage that passes, and no damaged page.

The drivers raise the same kind of error for both, and only the code in it tells a table that is missing from a server
that is starting. Whoever needs what is missing is refused at once, instead of being told to try again and again.
"""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING

from sqlalchemy import event

from tavolata.server.errors import DatabaseError
from tavolata.server.store.address import unreachable
from tavolata.server.store.damage import PRIMARY_CODE
from tavolata.server.store.log_throttle import LogThrottle

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine, ExceptionContext

SQLITE_CODES = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_AUTH)
POSTGRESQL_CODES = ("25006", "42501", "42P01", "42703", "42883")
"""A database that may only be read, a right or a relation, column or function that is missing."""

log = logging.getLogger("tavolata.server")


def is_lasting(error: BaseException) -> bool:
    """Will the same statement fail again, until somebody mends the database?"""
    if isinstance(error, sqlite3.OperationalError):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE in SQLITE_CODES
    return getattr(error, "sqlstate", None) in POSTGRESQL_CODES


class LastingFailures:
    """Turns lasting failures of an engine into refusals. The details are for the log alone."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._throttle = LogThrottle()

    def watch(self, engine: Engine) -> None:
        """From now on, whoever runs into such a failure is refused."""
        event.listen(engine, "handle_error", self._refusal, retval=True)

    def _refusal(self, context: ExceptionContext) -> DatabaseError | None:
        if not is_lasting(context.original_exception):
            return None
        self._log(context.original_exception)
        return DatabaseError("database-unusable")

    def _log(self, error: BaseException) -> None:
        problem = str(error).strip().partition("\n")[0]
        if isinstance(error, Exception) and self._throttle.allows(problem):
            log.error("%s", unreachable(self._url, error))
