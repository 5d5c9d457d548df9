"""How many frames a socket may send: few before somebody has said who they are, and then enough for their commands."""

from __future__ import annotations

from tavolata.server.http.limits.rate_limits import TokenBucket

FRAMES_BEFORE_HELLO = 32
"""Of every kind: so many may come from somebody who has not said who they are. Pings and empty parts cost, too."""
FRAMES_A_COMMAND = 2
"""A command may come in two parts, or with a ping."""


class FrameLimit:
    """The limit of one socket."""

    def __init__(self, now: float) -> None:
        self._rate, self._burst = 0.0, float(FRAMES_BEFORE_HELLO)
        self._bucket = TokenBucket(self._burst, now)

    def allow_commands(self, rate: float, burst: int) -> None:
        """Somebody has said who they are, and may send so many commands: allow the frames for these."""
        self._rate = FRAMES_A_COMMAND * rate + 1
        self._burst = self._bucket.level = float(FRAMES_A_COMMAND * burst + FRAMES_BEFORE_HELLO)

    def take(self, now: float) -> bool:
        """Count one; False: there were too many."""
        return self._bucket.take(self._rate, self._burst, now)
