"""Compiling beside those who play: nothing twice, nothing broken, and first what somebody waits for."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tavolata
from tavolata import Game
from tavolata.analysis.luck import luck_unit
from tavolata.bots.bots_unit import bots_unit
from tavolata.core import background_compiler, compile_units, rules, table_units
from tavolata.core.background_compiler import BackgroundCompiler
from tavolata.core.compile_units import CompileUnit, reachable
from tests.compiled_games import copy_compiled
from tests.random_matches import play_at_random

PATIENCE = 300

COMPILE_ONE_ENTRY = """
import json
from numba.core import event

import tavolata
from tavolata.core import rules
from tavolata.core.compile_mode import compiling
from tavolata.core.state import new_states

made = []


class Listener(event.Listener):
    def on_start(self, event):
        made.append(event.data["dispatcher"].py_func)

    def on_end(self, event):
        pass


event.register("numba:compile", Listener())
game = tavolata.game("domingo")
with compiling():
    rules.returns_at(new_states(game.state, 1), 0, __import__("numpy").zeros((2, 2), "i4"))
    rules.movers_at(new_states(game.state, 1), 0)
print(json.dumps([f"{one.__module__}.{one.__name__}" for one in made if one.__module__.startswith("tavolata")]))
"""

GIVE_WAY = """
import os

from tavolata.core.compile_worker import SESSION_PRIORITY, give_way

give_way()
print(os.nice(0), SESSION_PRIORITY.read_text() if SESSION_PRIORITY.exists() else "")
"""

PREPARE_AND_PLAY = """
import tavolata
from tests.compiled_games import copy_compiled
from tests.random_matches import play_at_random

game = tavolata.game("domingo")
game.compile()
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
    command = [
        sys.executable,
        "-m",
        "tavolata.core.compile_worker",
        domingo.package,
        "tavolata.core.rules_unit:rules_unit",
    ]
    with subprocess.Popen(command, env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}) as process:
        wait_until(lambda: len(list(tmp_path.rglob("*.nbc"))) > 5)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    expected = play_at_random(domingo.new(3, seed=4), seed=4).state_bytes().hex()
    assert printed(python(PREPARE_AND_PLAY, tmp_path)) == expected


# --- who comes first --------------------------------------------------


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[BackgroundCompiler]:
    """One that has everything to compile still, in processes that do nothing."""
    monkeypatch.setattr(compile_units, "is_compiled", lambda unit: False)
    set_program(monkeypatch, "import time; time.sleep(600)")
    made = BackgroundCompiler()
    yield made
    made.close()
    assert made.current() is None


def set_program(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(background_compiler, "command_for", lambda job: [sys.executable, "-c", program])


def test_the_game_that_somebody_waits_for_comes_first(compiler: BackgroundCompiler) -> None:
    one, other, wanted = (tavolata.game(name) for name in tavolata.games()[:3])
    compiler.request(one, later=True)
    compiler.request(other, later=True)
    wait_until(lambda: compiler.current() is one)
    compiler.request(wanted)
    wait_until(lambda: compiler.current() is wanted)
    compiler.request(other)
    time.sleep(0.1)
    assert compiler.current() is wanted, "who waits already is not put off"
    assert compiler.progress(one) < 1
    assert compiler.progress(wanted) < 1


@pytest.mark.parametrize("has_session", [True, False])
def test_the_compiler_gives_way_in_its_session_and_with_it(has_session: bool) -> None:
    """Where Linux shares time between sessions first, low priority within a session of one process means nothing."""
    command = [sys.executable, "-c", GIVE_WAY]
    before = os.nice(0)
    out = subprocess.run(command, start_new_session=has_session, check=True, capture_output=True, text=True).stdout
    own, _, of_session = out.strip().partition(" ")
    assert int(own) == min(before + 10, 19)
    assert not of_session or of_session.endswith("nice 10") == has_session


def test_a_game_that_is_being_compiled_is_not_begun_again(compiler: BackgroundCompiler, domingo: Game) -> None:
    compiler.request(domingo, later=True)
    wait_until(lambda: compiler.current() is domingo)
    process = compiler.process
    compiler.request(domingo)
    time.sleep(0.1)
    assert compiler.process is process
    assert process is not None
    assert process.poll() is None


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise SystemExit('no room left')", "no room left"),
        ("import os; os.kill(os.getpid(), 9)", "exit status -9"),
        ("", "exit status 0"),
    ],
)
def test_a_game_that_cannot_be_compiled_is_played_as_plain_python(
    compiler: BackgroundCompiler,
    domingo: Game,
    program: str,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whatever the reason is; and it is not tried again and again."""
    set_program(monkeypatch, program)
    compiler.request(domingo)
    wait_until(lambda: compiler.progress(domingo) == 1)
    assert f"Domingo cannot be compiled and is played as plain Python: {reason}" in caplog.text
    wait_until(lambda: compiler.current() is None)
    compiler.request(domingo)
    assert compiler.progress(domingo) == 1


def test_what_goes_wrong_while_loading_stops_nobody_else(
    compiler: BackgroundCompiler, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(unit: CompileUnit) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(compile_units, "is_compiled", lambda unit: threading.current_thread().name == "compiling")
    monkeypatch.setattr(compile_units.ensure_compiled, "load", fail)
    for name in tavolata.games()[:2]:
        compiler.request(tavolata.game(name))
    wait_until(lambda: caplog.text.count("the disk is full") == 2)


def test_each_unit_is_loaded_as_soon_as_it_is_compiled(
    compiler: BackgroundCompiler, domingo: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled, loaded = [f"{domingo.name}.rules"], []
    monkeypatch.setattr(compile_units, "is_compiled", lambda unit: bool(compiler.current()) and unit.name in compiled)
    monkeypatch.setattr(compile_units.ensure_compiled, "load", lambda unit: loaded.append(unit.name))
    compiler.request(domingo)
    wait_until(lambda: loaded == compiled)
    assert compiler.progress(domingo) < 1
    compiled.append(bots_unit(domingo).name)
    wait_until(lambda: loaded == compiled)


def test_bots_that_are_needed_later_are_compiled_later(
    compiler: BackgroundCompiler, domingo: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program may deal first and import the bots then."""
    monkeypatch.setattr(table_units, "TABLE_UNITS", table_units.TABLE_UNITS[:1])
    monkeypatch.setattr(compile_units, "is_compiled", lambda unit: unit.name.endswith(".rules"))
    compiler.request(domingo)
    assert compiler.progress(domingo) == 1
    monkeypatch.undo()
    monkeypatch.setattr(compile_units, "is_compiled", lambda unit: unit.name.endswith(".rules"))
    set_program(monkeypatch, "import time; time.sleep(600)")
    compiler.request(domingo)
    wait_until(lambda: compiler.current() is domingo)


def test_what_no_table_needs_is_compiled_after_all_games_and_stops_for_each(
    compiler: BackgroundCompiler, domingo: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    jobs: list[background_compiler.CompileJob] = []
    command_for = background_compiler.command_for

    def noted(job: background_compiler.CompileJob) -> list[str]:
        jobs.append(job)
        return command_for(job)

    monkeypatch.setattr(background_compiler, "command_for", noted)
    extra = background_compiler.CompileJob(domingo, luck_unit)
    compiler.request_extra(domingo, luck_unit)
    compiler.request_extra(domingo, luck_unit)
    wait_until(lambda: compiler.current() is domingo)
    assert compiler.progress(domingo) == 1, "nobody is told that the bots warm up"
    assert not compiler.is_finished(luck_unit(domingo))
    compiler.request(domingo)
    wait_until(lambda: jobs == [extra, background_compiler.CompileJob(domingo)])
    assert compiler.progress(domingo) < 1
    set_program(monkeypatch, "raise SystemExit('no room left')")
    assert compiler.process is not None
    compiler.process.kill()
    wait_until(lambda: compiler.is_finished(luck_unit(domingo)))
    assert "a part of Domingo that no table needs cannot be compiled: no room left" in caplog.text


def test_bulk_work_compiles_what_is_missing_on_disk(tmp_path: Path) -> None:
    """Though the disk says that all is there."""
    missing = [*copy_compiled("domingo", tmp_path).rglob("*returns_at*.nbc")]
    assert missing
    for file in missing:
        file.unlink()
    counted = """
import tavolata
from tavolata.core import rules
tavolata.game("domingo").compile()
print(len(rules.returns_at.machine_code.overloads))
"""
    assert printed(python(counted, tmp_path)) == "1"


def test_ctrl_c_is_not_for_the_compiler(compiler: BackgroundCompiler, domingo: Game) -> None:
    compiler.request(domingo)
    wait_until(lambda: compiler.current() is domingo)
    assert compiler.process is not None
    assert os.getpgid(compiler.process.pid) != os.getpgid(0)
