"""The process that compiles units of a game: `python -m tavolata.core.compile_worker PACKAGE MODULE:FUNCTION …`.

Each function makes a compile unit of the game.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from tavolata.core.compile_units import ensure_compiled
from tavolata.core.game import load

NICENESS = 10
SESSION_PRIORITY = Path("/proc/self/autogroup")
"""Where Linux groups processes by session, it shares the time between sessions first, whatever their processes say."""


def main(package: str, *factories: str) -> None:
    """Compile a game, with low priority."""
    give_way()
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    ensure_compiled.on_progress = lambda unit, done, total: None
    game = load(package)
    for module, _, function in (named.partition(":") for named in factories):
        ensure_compiled(getattr(import_module(module), function)(game))


def give_way() -> None:
    """Let everybody else go first; where this process has a session of its own, also those of other sessions."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if SESSION_PRIORITY.exists() and os.getsid(0) == os.getpid():
        with suppress(OSError):
            SESSION_PRIORITY.write_text(str(NICENESS), encoding="ascii")


def _end_with_parent(parent: int) -> None:
    """When the parent was killed, there is nothing left to compile for."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
