"""Compiling games beside those who play them: in a process of low priority, one game after the other.

Who deals a game wants it. Until it is compiled it runs as plain Python; then its machine code is loaded here, and
every match goes over with its next call. What a killed process has finished stays on disk: the next one goes on there.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from tavolata.core import preparation
from tavolata.core.compiling import is_compiler_off, is_compiling, use_machine_code

if TYPE_CHECKING:
    from tavolata.core.game import Game

NEARLY = 0.99
"""Compiled, but not loaded yet."""

LOOK_SECONDS = 0.5

log = logging.getLogger("tavolata")


class BackgroundCompiler:
    """The games that are wanted, and the process that compiles the first of them."""

    def __init__(self) -> None:
        self.ready: Callable[[Game], None] = lambda game: None
        """Told when the machine code of a game has been loaded."""
        self._changing = threading.Lock()
        self._urgent: list[Game] = []
        self._later: list[Game] = []
        self._done: set[Game] = set()
        self._worker: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0

    def want(self, game: Game, *, later: bool = False) -> None:
        """Have a game as machine code as soon as possible; `later`: after all that somebody waits for."""
        if is_compiler_off() or is_compiling() or game in self._done:
            return
        with self._changing:
            known = self._urgent + self._later if later else self._urgent
            if game in known or game in self._done:
                return
            if preparation.is_compiled(game):
                self._done.add(game)
                use_machine_code()
                return
            self._put_in_line(game, later)
            if self._worker is None:
                self._worker = threading.Thread(target=self._work, name="compiling", daemon=True)
                self._worker.start()

    def progress(self, game: Game) -> float:
        """How far a game that is wanted has come, from 0 to 1: it is 1 when its machine code is used here."""
        is_waiting = game in self._urgent or game in self._later
        return min(preparation.progress_of(game), NEARLY) if is_waiting else 1.0

    def current(self) -> subprocess.Popen[bytes] | None:
        """The process that compiles now."""
        return self._process

    def close(self) -> None:
        """Compile no more. What is finished stays on disk."""
        if self._owner == os.getpid():
            with self._changing:
                self._urgent, self._later = [], []
                self._stop_process()

    def _put_in_line(self, game: Game, later: bool) -> None:
        if later:
            self._later.append(game)
            return
        if game in self._later:
            self._later.remove(game)
        if not self._urgent:
            self._stop_process()
        self._urgent.append(game)

    def _stop_process(self) -> None:
        if self._process is not None:
            self._process.terminate()

    def _work(self) -> None:
        while (game := self._next()) is not None:
            self._finish(game, self._watch(game))

    def _next(self) -> Game | None:
        """The game that is compiled now, or None when nobody wants any."""
        with self._changing:
            game = next(iter(self._urgent + self._later), None)
            if game is None:
                self._worker = self._process = None
                return None
            self._process = subprocess.Popen(command_for(game), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            self._owner = os.getpid()
            return game

    def _watch(self, game: Game) -> int:
        """Load each part as soon as it is compiled; returns the status with which the process ends."""
        process, left = self._process, preparation.parts_of_table(game)
        assert process is not None
        while True:
            status = _status_after(process, LOOK_SECONDS)
            while left and preparation.is_part_compiled(left[0]):
                preparation.prepare.load(left.pop(0))
            if status is not None:
                return status

    def _finish(self, game: Game, status: int) -> None:
        if status == 0:
            self.ready(game)
        elif status > 0:
            log.warning("%s cannot be compiled and is played as plain Python.", game.title)
        else:
            return  # It was stopped, because somebody waits for another game.
        with self._changing:
            self._done.add(game)
            self._urgent, self._later = [
                [waiting for waiting in line if waiting is not game] for line in (self._urgent, self._later)
            ]


def command_for(game: Game) -> list[str]:
    """The command that compiles what tables of a game need."""
    modules = [part_of.__module__ for part_of in preparation.TABLE_PARTS]
    return [sys.executable, "-m", "tavolata.core.compile_tables", game.package, *modules]


def _status_after(process: subprocess.Popen[bytes], seconds: float) -> int | None:
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return None


background = BackgroundCompiler()
atexit.register(background.close)
