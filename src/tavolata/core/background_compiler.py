"""Compiling games in the background: in a process of low priority, one game after the other.

Dealing a game requests it. Until it is compiled it runs as plain Python. Each unit is loaded here as soon as it is
compiled, and every match uses it from its next call on. What a stopped process has finished stays on disk, and the
next one continues from there. What no table waits for, such as the review of a game, comes after all games.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import tempfile
import threading
from typing import IO, TYPE_CHECKING, NamedTuple

from tavolata.core import compile_units, table_units
from tavolata.core.compile_mode import is_compiler_off, is_compiling
from tavolata.core.table_units import UnitFactory
from tavolata.core.tiers import use_machine_code

if TYPE_CHECKING:
    from tavolata.core.compile_units import CompileUnit
    from tavolata.core.game_spec import GameSpec

PROGRESS_BEFORE_LOADING = 0.99
"""The progress of a game that is compiled, but not loaded yet."""
POLL_SECONDS = 0.5
SHUTDOWN_SECONDS = 5.0

log = logging.getLogger("tavolata")


class CompileJob(NamedTuple):
    """What a process compiles: units of one game."""

    game: GameSpec
    extra: UnitFactory | None = None
    """One that no table waits for; None: those that tables need."""

    @property
    def factories(self) -> list[UnitFactory]:
        """What makes the units, in the sequence in which they are compiled."""
        return table_units.TABLE_UNITS if self.extra is None else [self.extra]

    @property
    def units(self) -> list[CompileUnit]:
        """The units themselves."""
        return [make_unit(self.game) for make_unit in self.factories]


class BackgroundCompiler:
    """A queue of games, and the process that compiles the first of them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._urgent: list[GameSpec] = []
        self._later: list[GameSpec] = []
        self._extras: list[CompileJob] = []
        self._finished: set[str] = set()
        """The names of units that are in use here, or cannot be compiled."""
        self._thread: threading.Thread | None = None
        self._running: tuple[CompileJob, subprocess.Popen[bytes]] | None = None
        self._stopped: subprocess.Popen[bytes] | None = None
        """A process that was stopped on purpose."""
        self._owner = 0

    def request(self, game: GameSpec, *, later: bool = False) -> None:
        """Compile a game as soon as possible; with `later`, after all urgent ones."""
        job = CompileJob(game)
        if is_compiler_off() or is_compiling() or not self._unfinished_units(job):
            return
        with self._lock:
            if game in self._urgent or (later and game in self._later):
                return
            if not self._use_compiled_units(job):
                self._enqueue(game, later)
                self._start_thread()

    def request_extra(self, game: GameSpec, unit_of: UnitFactory) -> None:
        """Compile a unit of a game that no table waits for: after all games that are requested."""
        job = CompileJob(game, unit_of)
        if is_compiler_off() or is_compiling() or not self._unfinished_units(job):
            return
        with self._lock:
            if job not in self._extras and not self._use_compiled_units(job):
                self._extras.append(job)
                self._start_thread()

    def is_finished(self, unit: CompileUnit) -> bool:
        """Is a requested unit in use here, or has it turned out that it cannot be compiled?"""
        return is_compiler_off() or unit.name in self._finished

    def progress(self, game: GameSpec) -> float:
        """How far a requested game is, from 0 to 1: it is 1 when its machine code is used here."""
        is_queued = game in self._urgent or game in self._later
        return min(table_units.progress_of(game), PROGRESS_BEFORE_LOADING) if is_queued else 1.0

    def current(self) -> GameSpec | None:
        """The game that is being compiled."""
        return self._running[0].game if self._running else None

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """The process that compiles it."""
        return self._running[1] if self._running else None

    def close(self) -> None:
        """Stop compiling, and wait until the process has ended. What is finished stays on disk."""
        if self._owner != os.getpid():
            return
        with self._lock:
            self._urgent, self._later, self._extras = [], [], []
            self._stop()
        if self._thread is not None:
            self._thread.join(SHUTDOWN_SECONDS)

    # --- the queue --------------------------------------------------------

    def _unfinished_units(self, job: CompileJob) -> list[CompileUnit]:
        return [unit for unit in job.units if unit.name not in self._finished]

    def _use_compiled_units(self, job: CompileJob) -> bool:
        """Use the units that are on disk. Are these all?"""
        units = self._unfinished_units(job)
        on_disk = [unit for unit in units if compile_units.is_compiled(unit)]
        if on_disk:
            use_machine_code()
        self._finished.update(unit.name for unit in on_disk)
        return len(on_disk) == len(units)

    def _enqueue(self, game: GameSpec, later: bool) -> None:
        if later:
            self._later.append(game)
            return
        if game in self._later:
            self._later.remove(game)
        if not self._urgent and self._running is not None and self._running[0] != CompileJob(game):
            self._stop()
        self._urgent.append(game)

    def _dequeue(self, job: CompileJob) -> None:
        if job in self._extras:
            self._extras.remove(job)
        for queue in (self._urgent, self._later):
            if job.extra is None and job.game in queue:
                queue.remove(job.game)

    def _stop(self) -> None:
        if self._running is not None:
            self._stopped = self._running[1]
            self._stopped.terminate()

    # --- the process ------------------------------------------------------

    def _start_thread(self) -> None:
        if self._thread is None:
            self._owner = os.getpid()
            self._thread = threading.Thread(target=self._compile_queued, name="compiling", daemon=True)
            self._thread.start()

    def _compile_queued(self) -> None:
        while (job := self._next()) is not None:
            try:
                reason = self._compile(job)
            except Exception as problem:
                reason = repr(problem)
            with self._lock:
                self._running = None
                if reason is None:
                    continue
                if reason and job.extra is None:
                    log.warning("%s cannot be compiled and is played as plain Python: %s", job.game.title, reason)
                elif reason:
                    log.warning("a part of %s that no table needs cannot be compiled: %s", job.game.title, reason)
                self._finished.update(unit.name for unit in job.units)
                self._dequeue(job)

    def _next(self) -> CompileJob | None:
        with self._lock:
            job = next(iter([*map(CompileJob, self._urgent + self._later), *self._extras]), None)
            if job is None:
                self._thread = None
            return job

    def _compile(self, job: CompileJob) -> str | None:
        """Why a job could not be done; "" if it could; None if the process was stopped for another one."""
        with tempfile.TemporaryFile() as errors:
            process = self._start_process(job, errors)
            try:
                left = self._load_while_it_runs(process, self._unfinished_units(job))
            finally:
                process.terminate()
                process.wait()
            if process is self._stopped:
                return None
            if not left:
                return ""
            errors.seek(0)
            lines = errors.read().decode(errors="replace").split("\n")
            return next((line for line in reversed(lines) if line), f"exit status {process.returncode}")

    def _start_process(self, job: CompileJob, errors: IO[bytes]) -> subprocess.Popen[bytes]:
        with self._lock:
            # A session of its own: ctrl-C in the terminal is not meant for this process. It finds the same packages.
            process = subprocess.Popen(
                command_for(job),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            self._running = (job, process)
            return process

    def _load_while_it_runs(self, process: subprocess.Popen[bytes], left: list[CompileUnit]) -> list[CompileUnit]:
        """Load each unit as soon as it is compiled; returns those that are not when the process has ended."""
        has_ended = False
        while not has_ended:
            has_ended = _ends_within(process, POLL_SECONDS)
            while left and compile_units.is_compiled(left[0]):
                compile_units.ensure_compiled.load(left.pop(0))
        return left


def command_for(job: CompileJob) -> list[str]:
    """The command that compiles these units."""
    named = [f"{make_unit.__module__}:{make_unit.__name__}" for make_unit in job.factories]
    return [sys.executable, "-m", "tavolata.core.compile_worker", job.game.package, *named]


def _ends_within(process: subprocess.Popen[bytes], seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


background_compiler = BackgroundCompiler()
atexit.register(background_compiler.close)
