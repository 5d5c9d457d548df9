"""A player in another process: borrowed for one game of one seat, started again if it has ended."""

from __future__ import annotations

import atexit
import threading

from tavolata.bots.custom.bot_fault import BotFault
from tavolata.bots.custom.player_process import PlayerProcess
from tavolata.bots.custom.player_source import PlayerSource
from tavolata.core.errors import BadInput
from tavolata.core.game_spec import GameSpec

MAX_ENDS = 3
"""A player whose process has ended so often in one game is not started again for it."""


class PlayerProcesses:
    """The processes of all players. They are kept after a game: starting one takes longer than most answers."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: dict[PlayerSource, list[PlayerProcess]] = {}
        self._all: set[PlayerProcess] = set()

    def take(self, source: PlayerSource) -> PlayerProcess:
        """An idle process of a player, or a new one."""
        with self._lock:
            idle = self._idle.setdefault(source, [])
            while idle:
                if (process := idle.pop()).is_running:
                    return process
                self._forget(process)
        process = PlayerProcess(source)
        with self._lock:
            self._all.add(process)
        return process

    def give_back(self, process: PlayerProcess) -> None:
        """A game is over, or the process has ended. One that still thinks is of no use to anybody."""
        with self._lock:
            if process.is_running and not process.is_thinking:
                self._idle.setdefault(process.source, []).append(process)
            else:
                self._forget(process)

    def end_all(self) -> None:
        """End them all."""
        with self._lock:
            self._idle.clear()
            for process in list(self._all):
                self._forget(process)

    def _forget(self, process: PlayerProcess) -> None:
        process.end()
        self._all.discard(process)


player_processes = PlayerProcesses()
atexit.register(player_processes.end_all)


class ProgramPlayer:
    """A player that answers in another process."""

    def __init__(self, source: PlayerSource) -> None:
        self.is_python = source.is_python
        self._source = source
        self._process: PlayerProcess | None = None
        self._ends = 0

    def ask(self, game: GameSpec, game_line: str, question_line: str, seconds: float | None) -> str:
        """The notation of an action; the asker looks whether it is legal."""
        if self._process is None:
            self._process = self._started(game_line)
        try:
            return self._process.ask(question_line, seconds)
        finally:
            if not self._process.is_running:
                self._ends += 1
                self.close()

    @property
    def thinks_ahead(self) -> bool:
        """Has it said with its last answer that it wants to think while others decide?"""
        return self._process is not None and self._process.thinks_ahead

    def think_ahead(self, game: GameSpec, game_line: str, question_line: str, seconds: float) -> None:
        """It thinks in its process until it is asked, for some seconds at most; nobody waits for that."""
        if self._process is not None:
            self._process.think(question_line, seconds)

    def _started(self, game_line: str) -> PlayerProcess:
        if self._ends >= MAX_ENDS:
            raise BotFault("given-up", str(MAX_ENDS))
        try:
            process = player_processes.take(self._source)
            process.begin(game_line)
            return process
        except BadInput as problem:
            self._ends += 1
            raise BotFault("ended", str(problem)) from None

    def close(self) -> None:
        """The game is over: somebody else may have the process."""
        if self._process:
            player_processes.give_back(self._process)
            self._process = None


def check_player(source: PlayerSource) -> None:
    """Start a player and keep it idle; BadInput if it cannot be used."""
    player_processes.give_back(player_processes.take(source))
