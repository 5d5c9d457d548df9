"""Whether calls may wait for the compiler: decided by each thread for itself, and by the environment for all."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_thread = threading.local()


def is_compiler_off() -> bool:
    """Does the environment say that nothing is ever compiled?"""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


@contextmanager
def compiling() -> Iterator[None]:
    """What this thread calls inside is compiled, however long that takes."""
    before = getattr(_thread, "compiles", False)
    _thread.compiles = True
    try:
        yield
    finally:
        _thread.compiles = before


def is_compiling() -> bool:
    """Is what this thread calls to be compiled?"""
    return getattr(_thread, "compiles", False) and not is_compiler_off()
