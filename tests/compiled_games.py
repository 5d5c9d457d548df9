"""Machine code of all games for the tests, made before the work is shared out: `python -m tests.compiled_games`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import tavolata
from tavolata.core.compile_cache import base_folder, compile_cache

COMPILE = """
import sys, tavolata
from tavolata import bots
from tavolata.analysis.luck import luck_unit
from tavolata.arena.simulation import simulation_unit
from tavolata.core.batch import batch_unit
from tavolata.core.compile_units import ensure_compiled

game = tavolata.game(sys.argv[1])
bots.compile_game(game)
ensure_compiled(batch_unit(game))
ensure_compiled(simulation_unit(game))
ensure_compiled(luck_unit(game))
"""


def compile_games(processes: int = 1) -> None:
    """Compile what is not on disk yet: every game in a process of its own, so many at the same time."""
    with ThreadPoolExecutor(processes) as pool:
        for name, status in zip(tavolata.games(), pool.map(_compile, tavolata.games()), strict=True):
            assert status == 0, f"{name} could not be compiled"


def _compile(name: str) -> int:
    return subprocess.run([sys.executable, "-c", COMPILE, name], check=False).returncode


def copy_compiled(game: str, folder: Path) -> Path:
    """What is compiled of a game, for a process whose NUMBA_CACHE_DIR is this folder; where the files are."""
    compiled = compile_cache().folder
    others = [f"{other}[._]*" for other in tavolata.games() if other != game]
    copy = folder / compiled.relative_to(base_folder().parent.parent)
    return shutil.copytree(compiled, copy, ignore=shutil.ignore_patterns(*others, "locks"))


if __name__ == "__main__":
    compile_games()
