"""Keeps the log short while a problem lasts."""

from __future__ import annotations

import time
from threading import Lock

REPEAT_SECONDS = 60.0
"""The same problem is logged again only after so long."""


class LogThrottle:
    """Knows which problems were logged a moment ago. Belongs to all threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._logged: dict[str, float] = {}

    def allows(self, problem: str) -> bool:
        """May it be logged now? Then it counts as logged."""
        now = time.monotonic()
        with self._lock:
            self._logged = {text: at for text, at in self._logged.items() if now - at < REPEAT_SECONDS}
            if problem in self._logged:
                return False
            self._logged[problem] = now
            return True
