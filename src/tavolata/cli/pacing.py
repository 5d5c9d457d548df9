"""Bots that can be seen thinking, at the pace that people have asked for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from tavolata.cli.output import console


@contextmanager
def taking(seconds: float, said: str) -> Iterator[None]:
    """Say who thinks, for at least so many seconds."""
    until = time.monotonic() + seconds
    with console.status(said):
        yield
        time.sleep(max(0.0, until - time.monotonic()))
