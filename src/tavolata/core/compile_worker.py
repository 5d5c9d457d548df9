"""The process that compiles what tables of a game need: `python -m tavolata.core.compile_worker PACKAGE MODULE …`.

The modules are those that say what a table needs.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from importlib import import_module

from tavolata.core.compile_units import ensure_compiled, table_units
from tavolata.core.game import load


def main(package: str, *modules: str) -> None:
    """Compile a game, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    for module in modules:
        import_module(module)
    ensure_compiled.tell = lambda part, done, total: None
    for part in table_units(load(package)):
        ensure_compiled(part)


def _end_with_parent(parent: int) -> None:
    """Nobody is left to compile for when the parent was killed."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
