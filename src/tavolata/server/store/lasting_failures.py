"""Failures of the database that last: a part of it is damaged, or an operator has to mend something.

Whoever needs that part is refused at once, instead of being told to try again and again; all others go on.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import event

from tavolata.server.errors import DatabaseDamaged, DatabaseError, ServerError
from tavolata.server.log_throttle import LogThrottle
from tavolata.server.store.damage_report import DamageReport
from tavolata.server.store.database_url import unreachable
from tavolata.server.store.error_kinds import is_damage, is_lasting

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine, ExceptionContext

log = logging.getLogger("tavolata.server")


class LastingFailures:
    """Turns lasting failures of an engine into refusals. The details are for the log alone."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._throttle = LogThrottle()
        self._damage_report = DamageReport(url)

    def watch(self, engine: Engine) -> None:
        """From now on, whoever runs into such a failure is refused."""
        event.listen(engine, "handle_error", self._refusal, retval=True)

    def _refusal(self, context: ExceptionContext) -> ServerError | None:
        error = context.original_exception
        if is_damage(error):
            self._damage_report.write_once(error)
            return DatabaseDamaged("database-damaged")
        if is_lasting(error):
            self._log(error)
            return DatabaseError("database-unusable")
        return None

    def _log(self, error: BaseException) -> None:
        problem = str(error).strip().partition("\n")[0]
        if isinstance(error, Exception) and self._throttle.allows(problem):
            log.error("%s", unreachable(self._url, error))
