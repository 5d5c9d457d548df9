"""Failures of the database that last until an operator mends them: no outage that passes, and no damaged page.

Whoever needs what is missing is refused at once, instead of being told to try again and again.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import event

from tavolata.server.errors import DatabaseError
from tavolata.server.log_throttle import LogThrottle
from tavolata.server.store.address import unreachable
from tavolata.server.store.error_kinds import is_lasting

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine, ExceptionContext

log = logging.getLogger("tavolata.server")


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
