"""Compiling beside those who play: nothing twice, nothing broken, and first what somebody waits for."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tavolata
from tavolata import Game
from tavolata.core import background, preparation, rules
from tavolata.core.background import BackgroundCompiler
from tavolata.core.compiling import reachable
from tests.playing import play_at_random

PATIENCE = 300

COMPILE_ONE_ENTRY = """
import json
from numba.core import event

import tavolata
from tavolata.core import rules
from tavolata.core.compiling import compiling
from tavolata.core.record import blank

made = []


class Listener(event.Listener):
    def on_start(self, event):
        made.append(event.data["dispatcher"].py_func)

    def on_end(self, event):
        pass


event.register("numba:compile", Listener())
game = tavolata.game("domingo")
with compiling():
    rules.returns_at(blank(game.state, 1), 0, __import__("numpy").zeros((2, 2), "i4"))
    rules.movers_at(blank(game.state, 1), 0)
print(json.dumps([f"{one.__module__}.{one.__name__}" for one in made if one.__module__.startswith("tavolata")]))
"""

PREPARE_AND_PLAY = """
import tavolata
from tests.playing import play_at_random

game = tavolata.game("domingo")
game.prepare()
print(play_at_random(game.new(3, seed=4), seed=4).state_bytes().hex())
"""


def python(program: str, cache: Path) -> subprocess.Popen[str]:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)}
    return subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True)


def printed(process: subprocess.Popen[str]) -> str:
    with process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return out.strip()


def wait_until(condition: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_two_processes_never_compile_the_same_thing_twice(tmp_path: Path, domingo: Game) -> None:
    both = [python(COMPILE_ONE_ENTRY, tmp_path) for _ in range(2)]
    made = [name for process in both for name in json.loads(printed(process))]
    needed = reachable([rules.returns_at, rules.movers_at], domingo.state)
    assert sorted(made) == sorted(f"{one.python.__module__}.{one.python.__name__}" for one in needed)


def test_a_compile_that_is_killed_leaves_nothing_broken_behind(tmp_path: Path, domingo: Game) -> None:
    command = [sys.executable, "-m", "tavolata.core.compile_tables", domingo.package, "tavolata.core.game"]
    with subprocess.Popen(command, env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}) as process:
        wait_until(lambda: len(list(tmp_path.rglob("*.nbc"))) > 5)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    expected = play_at_random(domingo.new(3, seed=4), seed=4).state_bytes().hex()
    assert printed(python(PREPARE_AND_PLAY, tmp_path)) == expected


# --- who comes first --------------------------------------------------

SLEEPING = [sys.executable, "-c", "import time; time.sleep(600)"]


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[BackgroundCompiler]:
    """One that has everything to compile still, in processes that do nothing."""
    monkeypatch.setattr(preparation, "is_compiled", lambda game: False)
    monkeypatch.setattr(preparation, "is_part_compiled", lambda part: False)
    monkeypatch.setattr(background, "command_for", lambda game: [*SLEEPING, game.name])
    made = BackgroundCompiler()
    yield made
    made.close()
    wait_until(lambda: not made.current())


def game_of(compiler: BackgroundCompiler) -> str:
    process = compiler.current()
    return process.args[-1] if process and isinstance(process.args, list) else ""


def test_the_game_that_somebody_waits_for_comes_first(compiler: BackgroundCompiler) -> None:
    one, other, wanted = (tavolata.game(name) for name in tavolata.games()[:3])
    compiler.want(one, later=True)
    compiler.want(other, later=True)
    wait_until(lambda: game_of(compiler) == one.name)
    compiler.want(wanted)
    wait_until(lambda: game_of(compiler) == wanted.name)
    compiler.want(other)
    time.sleep(0.1)
    assert game_of(compiler) == wanted.name, "who waits already is not put off"
    assert compiler.progress(one) < 1
    assert compiler.progress(wanted) < 1


def test_a_game_that_cannot_be_compiled_is_played_as_plain_python(
    compiler: BackgroundCompiler, domingo: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "command_for", lambda game: [sys.executable, "-c", "raise SystemExit(3)"])
    compiler.want(domingo)
    wait_until(lambda: compiler.progress(domingo) == 1)
    assert "Domingo cannot be compiled" in caplog.text
    compiler.want(domingo)
    assert compiler.current() is None, "it is not tried again"


def test_what_is_ready_is_told(compiler: BackgroundCompiler, domingo: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Game] = []
    compiler.ready = told.append
    monkeypatch.setattr(background, "command_for", lambda game: [sys.executable, "-c", ""])
    compiler.want(domingo)
    wait_until(lambda: told)
    assert told == [domingo]
