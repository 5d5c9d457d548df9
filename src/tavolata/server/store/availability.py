"""Whether the database answers: while it does not, one thread asks it again and again, and all others wait for that."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Event, Lock, Thread

from tavolata.server.errors import DatabaseAway
from tavolata.server.log_throttle import LogThrottle

MAX_WAIT_SECONDS = 5.0
"""Seconds that a read or a write waits for the database; after an outage of so long, all are refused at once."""
STALLED_SECONDS = MAX_WAIT_SECONDS + 1.0
"""After so long nobody waits any more for a database that has taken a question and gives no answer."""
PROBE_SECONDS = 0.1
"""Between two questions to a database that does not answer."""

log = logging.getLogger("tavolata.server")


class Availability:
    """Knows whether the database is away, and since when. Belongs to all threads that use the database."""

    def __init__(self, probe: Callable[[], None], describe: Callable[[Exception], str]) -> None:
        self._probe = probe
        self._describe = describe
        self._lock = Lock()
        self._is_back = Event()
        self._is_back.set()
        self._closing = Event()
        self._prober: Thread | None = None
        self._away_since = 0.0
        self._last_back = float("-inf")
        self._throttle = LogThrottle()

    @property
    def is_away(self) -> bool:
        return not self._is_back.is_set()

    def was_away(self, within: float) -> bool:
        """Is the database away, or was it so few seconds ago?"""
        return self.is_away or time.monotonic() - self._last_back < within

    def wait(self, deadline: float) -> bool:
        """Wait while the database is away; False: it has been away for too long, or the deadline has passed."""
        while self.is_away:
            left = min(deadline, self._away_since + MAX_WAIT_SECONDS) - time.monotonic()
            if left <= 0:
                return False
            self._is_back.wait(left)
        return time.monotonic() < deadline

    def is_back_within(self, seconds: float) -> bool:
        """Is the database there, or is it in so few seconds, however long it was away?"""
        return self._is_back.wait(seconds)

    def wait_for_ever(self) -> bool:
        """Wait until the database is back; False: nobody wants to know any more."""
        self._is_back.wait()
        return not self._closing.is_set()

    def lost(self) -> None:
        """A connection is lost: find out whether the database still answers."""
        with self._lock:
            if self.is_away or self._closing.is_set():
                return
            self._away_since = time.monotonic()
            self._is_back.clear()
            self._prober = Thread(target=self._probe_until_back, name="tavolata-prober", daemon=True)
            self._prober.start()

    def refusal(self, error: Exception | None) -> DatabaseAway:
        """What to answer to those who have waited in vain. The details are for the log alone."""
        if error is not None:
            self._log_once(self._describe(error))
        return DatabaseAway("database-away")

    def close(self) -> None:
        """Stop asking."""
        self._closing.set()
        self._is_back.set()
        if self._prober:
            self._prober.join()

    def _probe_until_back(self) -> None:
        is_logged = False
        while not self._closing.wait(PROBE_SECONDS):
            try:
                self._probe()
            except Exception as error:
                is_logged = self._log_once(self._describe(error)) or is_logged
            else:
                break
        if is_logged:
            log.warning("the database is back after %.1f s", time.monotonic() - self._away_since)
        with self._lock:
            self._last_back = time.monotonic()
            self._is_back.set()

    def _log_once(self, problem: str) -> bool:
        """Log a problem, unless the same was logged just now; was it?"""
        is_new = self._throttle.allows(problem)
        if is_new:
            log.warning("%s", problem)
        return is_new
