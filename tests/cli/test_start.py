"""A light start: what a command does not need is not imported. `benchmarks/start.py` measures it more finely."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tavolata
from tavolata.cli.command_list import NAMES
from tests.cli.command_line import environment, run

HEAVY = {"fastapi", "matplotlib", "numba", "pyarrow", "ray", "sqlalchemy", "torch", "uvicorn"}
STARTS = {
    "import": "import tavolata",
    "help": "import sys; sys.argv = ['tavolata', '--help']; from tavolata.cli.main import main; main()",
    "games": "import sys; sys.argv = ['tavolata', 'games']; from tavolata.cli.main import main; main()",
}
PLAYED = "import sys; sys.argv = ['tavolata', 'play', 'domingo']; from tavolata.cli.main import main; main()"
SERVER_ONLY = {"alembic", "fastapi", "sqlalchemy", "starlette", "uvicorn", "tavolata.server.store"}
CPU_SECONDS = {"import": 0.3, "help": 0.4, "games": 0.6}
REFERENCE = "import numpy, pydantic, typer"
REFERENCE_SECONDS = 0.14
"""What that takes in CPU seconds where the figures were set. Where it takes longer, on a slower machine or beside busy
processes, a start may take as much longer."""
BUSY = 1.3
"""What the reference does not show of how busy cores slow a start down."""
TRIES = 10
LISTED = "import atexit, sys; atexit.register(lambda: print('imported', *sys.modules))"


def imported_by(home: Path, program: str, typed: str = "") -> set[str]:
    """All modules that are there in the end."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{LISTED}; {program}"],
        env=environment(home),
        input=typed,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stdout.splitlines()[-1].split())


def cpu_seconds(home: Path, program: str) -> float:
    """What one start takes in a process of its own."""
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    child = os.posix_spawn(sys.executable, [sys.executable, "-c", program], environment(home), file_actions=quiet)
    _, status, used = os.wait4(child, 0)
    assert status == 0
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("start", STARTS)
def test_nothing_heavy_is_imported(home: Path, start: str) -> None:
    assert imported_by(home, STARTS[start]) & HEAVY == set()


@pytest.mark.parametrize("start", ["import", "help"])
def test_not_even_numpy_is_needed_to_look_in(home: Path, start: str) -> None:
    assert "numpy" not in imported_by(home, STARTS[start])


def test_to_play_needs_no_web_server_and_no_database(home: Path) -> None:
    loaded = imported_by(home, PLAYED, typed="?\nh\nq\n")
    assert "tavolata.server.table.local_table" in loaded
    assert loaded & SERVER_ONLY == set()


@pytest.mark.parametrize("start", STARTS)
def test_a_start_takes_few_cpu_seconds(home: Path, start: str) -> None:
    taken = []
    for _ in range(TRIES):
        slower = max(1.0, cpu_seconds(home, REFERENCE) / REFERENCE_SECONDS)
        taken.append(cpu_seconds(home, STARTS[start]) / slower)
        if taken[-1] <= CPU_SECONDS[start] * BUSY:
            return
    raise AssertionError(taken)


def test_the_list_names_every_command_without_loading_it(home: Path) -> None:
    assert not {f"tavolata.cli.commands.{name}" for name in NAMES} & imported_by(home, STARTS["help"])
    shown = run(home, "--help").stdout
    assert [name for name in NAMES if f" {name} " not in shown] == []


def test_a_command_loads_itself_and_no_other(home: Path) -> None:
    loaded = imported_by(home, STARTS["games"])
    assert [name for name in NAMES if f"tavolata.cli.commands.{name}" in loaded] == ["games"]


def test_everything_the_package_offers_is_there() -> None:
    for name in (*tavolata.__all__, "__version__"):
        assert getattr(tavolata, name)
        assert name in dir(tavolata)
    with pytest.raises(AttributeError, match="'tavolata' has no attribute 'chess'"):
        _ = tavolata.chess  # type: ignore[attr-defined]
