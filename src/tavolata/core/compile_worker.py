"""The process that compiles units of a game: `python -m tavolata.core.compile_worker PACKAGE MODULE:FUNCTION …`.

Each function makes a compile unit of the game.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from importlib import import_module

from tavolata.core.compile_units import ensure_compiled
from tavolata.core.game import load


def main(package: str, *factories: str) -> None:
    """Compile a game, with low priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    ensure_compiled.on_progress = lambda unit, done, total: None
    game = load(package)
    for module, _, function in (named.partition(":") for named in factories):
        ensure_compiled(getattr(import_module(module), function)(game))


def _end_with_parent(parent: int) -> None:
    """When the parent was killed, there is nothing left to compile for."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
