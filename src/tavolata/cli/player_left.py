"""Leaving a game in the middle: somebody quits, or the terminal is closed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tavolata.cli.output import STOPPED


class PlayerLeft(Exception):
    """The game stops here: the terminal was closed, or a player quits. `status` is the exit status."""

    def __init__(self, status: int) -> None:
        self.status = status


@contextmanager
def leave_on_hangup() -> Iterator[None]:
    """Turn a closed terminal (SIGHUP) or SIGTERM into PlayerLeft, so that the game is saved."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise PlayerLeft(STOPPED)

    numbers = [signal.SIGTERM] + ([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
