"""A message while a bot thinks about a move or a hint, long enough for people to follow the game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from tavolata.cli.output import console


@contextmanager
def thinking_status(seconds: float, message: str) -> Iterator[None]:
    """Show a message for at least this many seconds; without a terminal only wait."""
    until = time.monotonic() + seconds
    with console.status(message) if console.is_terminal else nullcontext():
        yield
        time.sleep(max(0.0, until - time.monotonic()))
