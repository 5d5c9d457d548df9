"""The process that compiles what tables of a game need: `python -m tavolata.core.compile_tables PACKAGE MODULE …`.

The modules are those that say what a table needs.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from tavolata.core.game import load
from tavolata.core.preparation import parts_of_table, prepare


def main(package: str, *modules: str) -> None:
    """Compile a game, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    for module in modules:
        import_module(module)
    prepare.tell = lambda part, done, total: None
    for part in parts_of_table(load(package)):
        prepare(part)


if __name__ == "__main__":
    main(*sys.argv[1:])
