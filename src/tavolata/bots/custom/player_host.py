"""The process in which a player that is a class of a module answers: `python -m … module:Class`.

It speaks the protocol of docs/bot_protocol.md like every other program, with two additions: it says when it is ready,
or that the class is not there, and it may answer with a fault.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from tavolata.bots.custom.bot_question import BotQuestion
    from tavolata.bots.custom.player import Player
    from tavolata.core.game import Game


class PlayerHost:
    """Reads questions and writes answers. A thread reads, so that it can stop a player that thinks."""

    def __init__(self, make: Callable[[], Player], read: TextIO, write: TextIO) -> None:
        self._make = make
        self._read = read
        self._write = write
        self._lines: queue.SimpleQueue[tuple[dict[str, Any], str, threading.Event]] = queue.SimpleQueue()
        self._game: Game | None = None
        self._game_line = ""
        self._player: Player | None = None

    def run(self) -> None:
        """Answer until nobody asks any more: then the process ends, even if the player thinks."""
        threading.Thread(target=self._read_lines, daemon=True).start()
        while True:
            message, line, stop = self._lines.get()
            if message["kind"] == "game":
                self._begin(message, line)
            elif message["kind"] == "question":
                self.send(self._answer(line, stop))
            elif message["kind"] == "think":
                self.send(self._think(line, stop))

    def send(self, message: dict[str, str | bool]) -> None:
        """Write one line."""
        self._write.write(json.dumps(message) + "\n")
        self._write.flush()

    def _read_lines(self) -> None:
        stop = threading.Event()
        for line in self._read:
            message = json.loads(line)
            if message["kind"] == "stop":
                stop.set()
            else:
                stop = threading.Event()
                self._lines.put((message, line, stop))
        os._exit(0)

    def _begin(self, message: dict[str, Any], line: str) -> None:
        """Another game: its rules take a moment to load, which is not the player's time."""
        from tavolata.core.game import load

        self._game, self._game_line, self._player = load(message["package"]), line, None
        self.send({"ready": message["game"]})

    def _answer(self, line: str, stop: threading.Event) -> dict[str, str | bool]:
        from tavolata.bots.custom.bot_fault import BotFault
        from tavolata.bots.custom.player import ThinkingPlayer
        from tavolata.bots.custom.python_player import answer_of, made

        try:
            self._player = self._player or made(self._make)
            action = answer_of(self._player, self._question(line, stop))
            return {"action": action, "think": isinstance(self._player, ThinkingPlayer)}
        except BotFault as fault:
            return {"fault": fault.kind, "detail": fault.detail}

    def _think(self, line: str, stop: threading.Event) -> dict[str, str | bool]:
        from tavolata.bots.custom.bot_fault import BotFault
        from tavolata.bots.custom.player import ThinkingPlayer
        from tavolata.bots.custom.python_player import think

        assert isinstance(self._player, ThinkingPlayer), "it has said with its answer that it thinks ahead"
        try:
            think(self._player, self._question(line, stop))
            return {}
        except BotFault as fault:
            return {"fault": fault.kind, "detail": fault.detail}

    def _question(self, line: str, stop: threading.Event) -> BotQuestion:
        from tavolata.bots.custom.bot_question import BotQuestion

        assert self._game is not None, "a game comes before its questions"
        return BotQuestion(self._game, self._game_line, line, stop)


def main(path: str) -> None:
    """Host one class. What it prints by other ways than Python's goes where errors go."""
    read = os.fdopen(os.dup(0), encoding="utf-8")
    write = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    module, _, name = path.partition(":")
    try:
        make = getattr(import_module(module), name)
    except (Exception, SystemExit) as problem:
        write.write(json.dumps({"unusable": f"{type(problem).__name__}: {problem}"}) + "\n")
        write.flush()
        sys.exit(1)
    host = PlayerHost(make, read, write)
    host.send({"ready": path})
    host.run()


if __name__ == "__main__":
    main(sys.argv[1])
