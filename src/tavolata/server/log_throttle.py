"""Keeps the log short while a problem lasts."""

from __future__ import annotations

import time
from math import inf
from threading import Lock

REPEAT_SECONDS = 60.0
UNTIL_SOLVED = inf
"""Instead of seconds: a problem is logged once, until it is over."""


class LogThrottle:
    """Remembers which problems have been logged. Belongs to all threads."""

    def __init__(self, repeat_seconds: float = REPEAT_SECONDS) -> None:
        """The same problem is logged again only after so long."""
        self._repeat_seconds = repeat_seconds
        self._lock = Lock()
        self._logged: dict[str, float] = {}

    def allows(self, problem: str) -> bool:
        """May it be logged now? Then it counts as logged."""
        now = time.monotonic()
        with self._lock:
            self._logged = {text: at for text, at in self._logged.items() if now - at < self._repeat_seconds}
            if problem in self._logged:
                return False
            self._logged[problem] = now
            return True

    def solved(self, problem: str) -> None:
        """It is over: should it come again, it is logged again."""
        with self._lock:
            self._logged.pop(problem, None)

    def all_solved(self) -> None:
        """So are all."""
        with self._lock:
            self._logged.clear()
