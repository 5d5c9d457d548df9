"""Bots that can be seen thinking, at the pace that people have asked for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from tavolata.cli.output import console


@contextmanager
def thinking_status(seconds: float, said: str) -> Iterator[None]:
    """Say who thinks, for at least so many seconds; where nobody looks, nothing is said."""
    until = time.monotonic() + seconds
    with console.status(said) if console.is_terminal else nullcontext():
        yield
        time.sleep(max(0.0, until - time.monotonic()))
