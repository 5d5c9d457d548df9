"""A player in a process of its own, which we start, ask and end: one line of JSON a question, one an answer."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import threading
import time
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

from tavolata.bots.custom.bot_fault import FAULT_KINDS, BotFault
from tavolata.bots.custom.player_source import PlayerSource
from tavolata.core.errors import BadInput

START_SECONDS = 60.0
"""How long Python may take to start and to import a class, on a machine that is busy."""
GRACE_SECONDS = 0.5
"""How long an answer may still take after the player was told to stop."""
MAX_LINE = 65_536
"""Bytes of an answer."""
MAX_NOTES = 2_000
"""Bytes that are kept of what a process wrote last where errors go."""
PRIVATE = "TAVOLATA_"
"""The beginning of variables that a player has no need to know: the server's database is in one of them."""
STOP_LINE = '{"kind":"stop"}'


class PlayerProcess:
    """One process. It is asked one question at a time; after a fault that leaves it in disorder it has been ended."""

    def __init__(self, source: PlayerSource) -> None:
        """Start it; BadInput if that is not possible, or if the class is not there."""
        self.source = source
        self._unread = b""
        self._notes = b""
        self._writing = threading.Lock()
        try:
            self._process = subprocess.Popen(
                source.command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)},
                start_new_session=True,
            )
        except OSError as problem:
            raise BadInput("bot-unusable", bot=source.name, problem=problem.strerror or str(problem)) from None
        self._keeping_notes = threading.Thread(target=self._keep_notes, daemon=True)
        self._keeping_notes.start()
        self._unsent: list[str] = []
        self._thinking: Future[None] | None = None
        self._think_sent = threading.Event()
        """Has it been told to think? Before, there is nothing to stop."""
        self.thinks_ahead = False
        """Has it said with its last answer that it wants to think while others decide?"""
        if source.is_python:
            self._wait_until_ready([])

    @property
    def is_running(self) -> bool:
        """Can it be asked?"""
        return self._process.poll() is None

    def begin(self, game_line: str) -> None:
        """Say what the next questions are about."""
        if self.source.is_python:
            self._wait_until_ready([game_line])
        else:
            self._unsent = [game_line]

    @property
    def is_thinking(self) -> bool:
        """Does it think while others decide?"""
        return self._thinking is not None and not self._thinking.done()

    def ask(self, question_line: str, seconds: float | None) -> str:
        """The notation that answers. At the end of its time the process is told to stop."""
        lines, self._unsent = [*self._unsent, question_line], []
        spent = self._end_thinking(START_SECONDS if seconds is None else seconds)
        answer = self._exchange(lines, None if seconds is None else round(max(0.0, seconds - spent), 3))
        self.thinks_ahead = answer.get("think") is True
        if not isinstance(action := answer.get("action"), str):
            self.end()
            raise BotFault("unreadable", json.dumps(answer, ensure_ascii=False))
        return action

    def think(self, question_line: str, seconds: float) -> None:
        """Have it think until it is asked, or its time is up. It answers when it has stopped; nobody waits for that."""
        self._thinking, self._think_sent = Future[None](), threading.Event()
        thinking, sent = self._thinking, self._think_sent

        def exchange() -> None:
            try:
                self._exchange([question_line], seconds, sent)
                thinking.set_result(None)
            except BotFault as fault:
                thinking.set_exception(fault)
            finally:
                sent.set()

        threading.Thread(target=exchange, daemon=True).start()

    def _end_thinking(self, seconds: float) -> float:
        """It has to stop before it is asked; returns how much of the time for its answer that has taken.

        What went wrong while it was thinking is a fault now.
        """
        begun, thinking, self._thinking = time.monotonic(), self._thinking, None
        if thinking is None:
            return 0.0
        stopping = self._told_to_stop(self._think_sent) if not thinking.done() else None
        try:
            thinking.result(seconds + GRACE_SECONDS)
        except TimeoutError:
            self.end()
            raise BotFault("late", f"{seconds} s") from None
        finally:
            if stopping:
                stopping.join(GRACE_SECONDS)
        return time.monotonic() - begun

    def _exchange(self, lines: list[str], seconds: float | None, sent: threading.Event | None = None) -> dict[str, Any]:
        """Lines for a line; `sent` is set when they have been written.

        After a fault that leaves the process in disorder it has been ended.
        """
        try:
            self._check_silent()
            return _without_fault(_parsed(self._answer_in_time(lines, seconds, sent or threading.Event())))
        except BotFault as fault:
            if fault.kind in ("late", "ended", "unreadable"):
                self.end()
            raise

    def end(self) -> None:
        """End the process, and those that it has started, and wait for it."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        self._keeping_notes.join(GRACE_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                assert pipe
                pipe.close()

    def _wait_until_ready(self, lines: list[str]) -> None:
        """Our own host says when it has imported the class, and then the rules of a game, or that it cannot."""
        try:
            said = _parsed(self._answer_in_time(lines, START_SECONDS, threading.Event()))
        except BotFault as fault:
            self.end()
            raise BadInput("bot-unusable", bot=self.source.name, problem=fault) from None
        if "ready" not in said:
            self.end()
            raise BadInput("bot-unusable", bot=self.source.name, problem=str(said.get("unusable")))

    def _check_silent(self) -> None:
        """What a process has said without being asked would be taken for its next answer."""
        if self.has_unread():
            raise BotFault("unreadable", _text(self._unread)) if self._unread else self._ended()

    def has_unread(self) -> bool:
        """Has it said something that has not been read, or ended? Windows cannot tell."""
        assert self._process.stdout
        if not self._unread and os.name == "posix" and select.select([self._process.stdout], [], [], 0)[0]:
            self._unread = os.read(self._process.stdout.fileno(), MAX_LINE)
            return True
        return bool(self._unread)

    def _answer_in_time(self, lines: list[str], seconds: float | None, sent: threading.Event) -> bytes:
        """The next line, waited for in a thread: a process that does not read keeps its writer waiting."""
        answer: Future[bytes] = Future()

        def exchange() -> None:
            try:
                for line in lines:
                    self._write(line)
                sent.set()
                answer.set_result(self._read_line())
            except OSError:
                answer.set_exception(self._ended())
            except BotFault as fault:
                answer.set_exception(fault)

        threading.Thread(target=exchange, daemon=True).start()
        with suppress(TimeoutError):
            return answer.result(seconds)
        stopping = self._told_to_stop(sent)
        try:
            return answer.result(GRACE_SECONDS)
        except TimeoutError:
            raise BotFault("late", f"{seconds} s") from None
        finally:
            stopping.join(GRACE_SECONDS)

    def _told_to_stop(self, sent: threading.Event) -> threading.Thread:
        """The thread that says it, once what is to stop was sent: a process that does not read keeps it waiting."""
        stopping = threading.Thread(target=self._stop, args=[sent], daemon=True)
        stopping.start()
        return stopping

    def _stop(self, sent: threading.Event) -> None:
        sent.wait()
        with suppress(OSError):
            self._write(STOP_LINE)

    def _write(self, line: str) -> None:
        assert self._process.stdin
        with self._writing:
            left = memoryview(line.encode() + b"\n")
            while left:
                left = left[self._process.stdin.write(left) :]

    def _read_line(self) -> bytes:
        assert self._process.stdout
        while b"\n" not in self._unread:
            more = os.read(self._process.stdout.fileno(), MAX_LINE)
            if not more:
                raise self._ended()
            self._unread += more
            if len(self._unread) > MAX_LINE:
                raise BotFault("unreadable", _text(self._unread))
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _keep_notes(self) -> None:
        """Read what the process writes where errors go, so that it does not wait; only the end is kept."""
        assert self._process.stderr
        with suppress(OSError):
            while more := os.read(self._process.stderr.fileno(), MAX_NOTES):
                self._notes = (self._notes + more)[-MAX_NOTES:]

    def _ended(self) -> BotFault:
        """How the process ended, and what it wrote last."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        self._keeping_notes.join(GRACE_SECONDS)
        last = _text(self._notes).strip().rpartition("\n")[2]
        return BotFault("ended", f"{self._process.returncode} {last}".strip())


def _without_fault(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer; our own host may also answer with a fault."""
    if (kind := answer.get("fault")) in FAULT_KINDS:
        raise BotFault(kind, str(answer.get("detail")))
    return answer


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise BotFault("unreadable", _text(line))
    return said


def _text(said: bytes) -> str:
    return said.decode(errors="replace")
