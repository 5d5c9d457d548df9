"""How long work reports its progress."""

from __future__ import annotations

from collections.abc import Callable

ProgressCallback = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


def no_progress(done: int, total: int) -> None:
    """Report nothing."""
