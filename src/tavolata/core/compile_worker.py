"""The process that compiles what tables of a game need: `python -m tavolata.core.compile_worker PACKAGE MODULE …`.

The modules are those that register the compile units of a table.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from importlib import import_module

from tavolata.core.compile_units import ensure_compiled
from tavolata.core.game import load
from tavolata.core.table_units import units_of


def main(package: str, *modules: str) -> None:
    """Compile a game, with low priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    for module in modules:
        import_module(module)
    ensure_compiled.on_progress = lambda unit, done, total: None
    for unit in units_of(load(package)):
        ensure_compiled(unit)


def _end_with_parent(parent: int) -> None:
    """When the parent was killed, there is nothing left to compile for."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
