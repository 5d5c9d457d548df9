"""Compiling games in the background: in a process of low priority, one game after the other.

Whoever deals a game wants it. Until it is compiled it runs as plain Python. Each part is loaded here as soon as it is
compiled, and every match switches over with its next call. What a stopped process has finished stays on disk, and the
next one goes on from there.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import tempfile
import threading
from typing import IO, TYPE_CHECKING

from tavolata.core import compile_units
from tavolata.core.tiers import is_compiler_off, is_compiling, use_machine_code

if TYPE_CHECKING:
    from tavolata.core.compile_units import CompileUnit
    from tavolata.core.game import Game

NEARLY = 0.99
"""Compiled, but not loaded yet."""
LOOK_SECONDS = 0.5
ENDING_SECONDS = 5.0

log = logging.getLogger("tavolata")


class BackgroundCompiler:
    """The games that are wanted, and the process that compiles the first of them."""

    def __init__(self) -> None:
        self._changing = threading.Lock()
        self._urgent: list[Game] = []
        self._later: list[Game] = []
        self._settled: set[str] = set()
        """The parts that are in use here, or cannot be compiled."""
        self._worker: threading.Thread | None = None
        self._running: tuple[Game, subprocess.Popen[bytes]] | None = None
        self._stopped: subprocess.Popen[bytes] | None = None
        """A process that was stopped on purpose."""
        self._owner = 0

    def want(self, game: Game, *, later: bool = False) -> None:
        """Have a game as machine code as soon as possible; `later`: after all that somebody waits for."""
        if is_compiler_off() or is_compiling() or not self._unsettled(game):
            return
        with self._changing:
            if game in self._urgent or (later and game in self._later):
                return
            if not self._use_what_is_compiled(game):
                self._put_in_line(game, later)
                self._start_worker()

    def progress(self, game: Game) -> float:
        """How far a game that is wanted has come, from 0 to 1: it is 1 when its machine code is used here."""
        is_waiting = game in self._urgent or game in self._later
        return min(compile_units.progress_of(game), NEARLY) if is_waiting else 1.0

    def current(self) -> Game | None:
        """The game that is being compiled."""
        return self._running[0] if self._running else None

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """The process that compiles it."""
        return self._running[1] if self._running else None

    def close(self) -> None:
        """Compile no more, and wait until the process has ended. What is finished stays on disk."""
        if self._owner != os.getpid():
            return
        with self._changing:
            self._urgent, self._later = [], []
            self._stop()
        if self._worker is not None:
            self._worker.join(ENDING_SECONDS)

    # --- in line ----------------------------------------------------------

    def _unsettled(self, game: Game) -> list[CompileUnit]:
        return [part for part in compile_units.table_units(game) if part.name not in self._settled]

    def _use_what_is_compiled(self, game: Game) -> bool:
        """What is on disk is used from now on. Is that all?"""
        parts = self._unsettled(game)
        compiled = [part for part in parts if compile_units.is_compiled(part)]
        if compiled:
            use_machine_code()
        self._settled.update(part.name for part in compiled)
        return len(compiled) == len(parts)

    def _put_in_line(self, game: Game, later: bool) -> None:
        if later:
            self._later.append(game)
            return
        if game in self._later:
            self._later.remove(game)
        if not self._urgent and self.current() is not game:
            self._stop()
        self._urgent.append(game)

    def _take_out_of_line(self, game: Game) -> None:
        for line in (self._urgent, self._later):
            if game in line:
                line.remove(game)

    def _stop(self) -> None:
        if self._running is not None:
            self._stopped = self._running[1]
            self._stopped.terminate()

    # --- at work ----------------------------------------------------------

    def _start_worker(self) -> None:
        if self._worker is None:
            self._owner = os.getpid()
            self._worker = threading.Thread(target=self._work, name="compiling", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while (game := self._next()) is not None:
            try:
                reason = self._compile(game)
            except Exception as problem:
                reason = repr(problem)
            with self._changing:
                self._running = None
                if reason is None:
                    continue
                if reason:
                    log.warning("%s cannot be compiled and is played as plain Python: %s", game.title, reason)
                self._settled.update(part.name for part in compile_units.table_units(game))
                self._take_out_of_line(game)

    def _next(self) -> Game | None:
        with self._changing:
            game = next(iter(self._urgent + self._later), None)
            if game is None:
                self._worker = None
            return game

    def _compile(self, game: Game) -> str | None:
        """Why a game could not be compiled; nothing if it was; None if the process was stopped for another game."""
        with tempfile.TemporaryFile() as errors:
            process = self._start_process(game, errors)
            try:
                left = self._load_while_it_runs(process, self._unsettled(game))
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

    def _start_process(self, game: Game, errors: IO[bytes]) -> subprocess.Popen[bytes]:
        with self._changing:
            # A session of its own: ctrl-C in the terminal is meant for those who play.
            process = subprocess.Popen(
                command_for(game),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
            )
            self._running = (game, process)
            return process

    def _load_while_it_runs(self, process: subprocess.Popen[bytes], left: list[CompileUnit]) -> list[CompileUnit]:
        """Load each part as soon as it is compiled; returns those that were not when the process has ended."""
        has_ended = False
        while not has_ended:
            has_ended = _ends_within(process, LOOK_SECONDS)
            while left and compile_units.is_compiled(left[0]):
                compile_units.ensure_compiled.load(left.pop(0))
        return left


def command_for(game: Game) -> list[str]:
    """The command that compiles what tables of a game need."""
    modules = [unit_of.__module__ for unit_of in compile_units.TABLE_UNITS]
    return [sys.executable, "-m", "tavolata.core.compile_worker", game.package, *modules]


def _ends_within(process: subprocess.Popen[bytes], seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


background_compiler = BackgroundCompiler()
atexit.register(background_compiler.close)
