"""The command in processes of its own: started as people do, or forked from a process that has everything loaded.

To start the command takes seconds, because the compiled games are loaded. A fork server has loaded them, and forks:
what comes out of it runs the very same command, a moment later.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Lock, Timer
from typing import Any

ROOT = Path(__file__).parents[2]
TAVOLATA = [sys.executable, "-m", "tavolata"]
ADDRESS = re.compile(r"http://\S+:\d+")
PATIENT = {
    "TAVOLATA_BOT_PAUSE": "0",
    "TAVOLATA_RATE": "1000000",
    "TAVOLATA_BURST": "1000000",
    "TAVOLATA_HTTP_RATE": "1000000",
    "TAVOLATA_HTTP_BURST": "1000000",
    "TAVOLATA_TABLES_AN_HOUR": "1000000",
    "TAVOLATA_SOCKETS_AN_ADDRESS": "1000",
    "LC_ALL": "en_US.UTF-8",
    "LANGUAGE": "",
}
"""Settings for tests: bots do not pause, and nobody is too quick."""
SIZE = 1 << 16
"""The largest message to the fork server."""


def setting(**given: object) -> dict[str, str]:
    """Settings as they stand in the environment: `bot_pause=1` is `TAVOLATA_BOT_PAUSE`."""
    return {f"TAVOLATA_{name.upper()}": str(value) for name, value in given.items()}


ENDING = 120
"""Seconds in which every command must have ended."""


def command(*arguments: str) -> list[str]:
    """The command that serves."""
    return [*TAVOLATA, "serve", *arguments]


def environment(home: Path, **settings: object) -> dict[str, str]:
    """Where a command of the tests finds its user's folder and its settings."""
    return {**os.environ, **PATIENT, "XDG_DATA_HOME": str(home), "COLUMNS": "100", **setting(**settings)}


@contextmanager
def running(home: Path, *arguments: str, seconds: float = ENDING, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """The command, as people start it, while it runs; with more variables of the environment."""
    with subprocess.Popen(
        command(*arguments),
        env=environment(home) | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        watchdog = Timer(seconds, process.kill)
        watchdog.start()
        try:
            yield process
        finally:
            watchdog.cancel()
            watchdog.join()
            process.kill()


def printed_until(process: subprocess.Popen[str], last: str) -> list[str]:
    """What the command prints, up to the line with this text."""
    assert process.stdout
    lines = []
    for line in process.stdout:
        lines.append(line.rstrip("\n"))
        if last in line:
            return lines
    raise AssertionError(f"{lines} {process.stderr and process.stderr.read()}")


class ServerProcess:
    """A server that runs, and where it is."""

    def __init__(self, fork_server: ForkServer, pid: int, printed: int) -> None:
        self.pid = pid
        self._kitchen = fork_server
        self._code: int | None = None
        self._lines = os.fdopen(printed, encoding="utf-8")
        # What it prints after its address is read by nobody; it fits into the pipe.
        found = next((found for line in self._lines if (found := ADDRESS.search(line))), None)
        if found is None:
            raise AssertionError(f"the server ended with {self.wait()}: {fork_server.log.read_text()}")
        self.address = found.group()

    def kill(self) -> None:
        """End it from one moment to the next, as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.wait() == -signal.SIGKILL

    def stop(self) -> int:
        """Ask it to end, and wait until it has; what it says at the end."""
        os.kill(self.pid, signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """How it ended: the code, or the signal below 0."""
        if self._code is None:
            self._code = self._kitchen.ask({"wait": self.pid})["code"]
            self._lines.close()
        return self._code

    @property
    def runs(self) -> bool:
        return self._code is None


class ForkServer:
    """A process that has everything loaded and forks commands. The log of servers is kept in one file."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.log.touch()
        self.servers: list[ServerProcess] = []
        here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with there:
            command = [sys.executable, "-m", __name__, str(there.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[there.fileno()])
        self._line = here
        self._asking = Lock()

    def await_ready(self) -> None:
        """Wait until everything is loaded."""
        assert self._hear() == {"ready": True}

    def serve(self, database: str, **settings: object) -> ServerProcess:
        """A new server on this database, on a free port of this machine."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", database]
        reading, writing = os.pipe()
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            variables = {**os.environ, **PATIENT, **setting(**settings)}
            pid = self.fork(arguments, variables, Path.cwd(), (nothing.fileno(), writing, log.fileno()))
        os.close(writing)
        self.servers.append(ServerProcess(self, pid, reading))
        return self.servers[-1]

    def run(
        self, arguments: Sequence[str], variables: dict[str, str], folder: Path, text: str
    ) -> subprocess.CompletedProcess[str]:
        """The command with these arguments, run to its end; `text` is what is typed, and nothing follows it."""
        with (
            tempfile.TemporaryFile("w+", encoding="utf-8") as typed,
            tempfile.TemporaryFile("r", encoding="utf-8") as printed,
            tempfile.TemporaryFile("r", encoding="utf-8") as complaints,
        ):
            typed.write(text)
            typed.seek(0)
            pid = self.fork(arguments, variables, folder, (typed.fileno(), printed.fileno(), complaints.fileno()))
            watchdog = Timer(ENDING, os.kill, (pid, signal.SIGKILL))
            watchdog.start()
            code = self.ask({"wait": pid})["code"]
            watchdog.cancel()
            printed.seek(0)
            complaints.seek(0)
            return subprocess.CompletedProcess(list(arguments), code, printed.read(), complaints.read())

    def fork(
        self, arguments: Sequence[str], variables: dict[str, str], folder: Path, descriptors: tuple[int, int, int]
    ) -> int:
        """Start the command with this environment, in this folder, with these standard streams."""
        request = {"run": arguments, "environment": variables, "folder": str(folder)}
        pid: int = self.ask(request, *descriptors)["pid"]
        return pid

    def ask(self, request: dict[str, Any], *descriptors: int) -> dict[str, Any]:
        """Say something to the fork server, and hear the answer; one after the other, whichever thread asks."""
        with self._asking:
            socket.send_fds(self._line, [json.dumps(request).encode()], descriptors)
            return self._hear()

    def clean(self) -> None:
        """End all servers that still run. None of them may have written down that something went wrong."""
        for server in self.servers:
            if server.runs:
                server.kill()
        self.servers.clear()
        complaints = self.log.read_text()
        self.log.write_text("")
        assert not complaints, complaints

    def close(self) -> None:
        """End the fork server."""
        self._line.close()
        self._process.wait()

    def _hear(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._line.recv(SIZE) or b'{"gone": true}')
        return answer


@cache
def loaded_fork_server() -> ForkServer:
    """The fork server for all tests of this process; it ends with the process."""
    folder = tempfile.TemporaryDirectory(prefix="tavolata-")
    fork_server = ForkServer(Path(folder.name))
    atexit.register(folder.cleanup)
    atexit.register(fork_server.close)
    fork_server.await_ready()
    return fork_server


# --- in the fork server ------------------------------------------------------------


def load_everything() -> None:
    """Load all games and the server, and try a database, so that a fork finds all that in its memory.

    The command itself is imported in the fork: it looks at its environment then.
    """
    import psycopg  # noqa: F401

    import tavolata
    import tavolata.server.http.app
    import tavolata.server.http.server
    from tavolata import bots
    from tavolata.server.store.database import Database

    for name in tavolata.games():
        bots.load_game(tavolata.game(name))
    with tempfile.TemporaryDirectory() as folder:
        Database(f"sqlite:///{folder}/first.sqlite").close()
    gc.collect()
    gc.freeze()


def work(line: socket.socket) -> None:
    """Fork commands and wait for their ends, until nobody asks any more."""
    line.send(b'{"ready": true}')
    children: set[int] = set()
    while True:
        text, descriptors, _, _ = socket.recv_fds(line, SIZE, 3)
        if not text:
            break
        request = json.loads(text)
        if "run" in request:
            pid = os.fork()
            if pid == 0:
                line.close()
                os.chdir(request["folder"])
                become(request["run"], request["environment"], descriptors)
            children.add(pid)
            for descriptor in descriptors:
                os.close(descriptor)
            answer = {"pid": pid}
        else:
            children.discard(request["wait"])
            answer = {"code": os.waitstatus_to_exitcode(os.waitpid(request["wait"], 0)[1])}
        line.send(json.dumps(answer).encode())
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def become(arguments: list[str], environment: dict[str, str], descriptors: list[int]) -> None:
    """Be the command with these arguments, to the end."""
    for standard, descriptor in enumerate(descriptors):
        os.dup2(descriptor, standard)
        os.close(descriptor)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout, sys.stderr = (os.fdopen(standard, "w", encoding="utf-8", closefd=False) for standard in (1, 2))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["tavolata", *arguments]
    code = 0
    try:
        from tavolata.cli.main import main

        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 70
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_everything()
    work(socket.socket(fileno=int(sys.argv[1])))
