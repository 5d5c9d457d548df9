"""How databases break: PostgreSQL behind a gateway that cuts its connections, SQLite by damaged pages."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from types import TracebackType

from sqlalchemy import make_url

SOCKET = ".s.PGSQL.5432"
MOST = 65536
"""Bytes to hand on at once."""
PAGE = 4096
"""Bytes of a SQLite file that belong together."""


def damage(file: Path, marker: bytes) -> None:
    """Overwrite the head of the page on which a text stands (most often)."""
    content = file.read_bytes()
    pages = [content[start : start + PAGE] for start in range(0, len(content), PAGE)]
    worst = max(range(1, len(pages)), key=lambda number: pages[number].count(marker))
    assert marker in pages[worst]
    with file.open("r+b") as opened_file:
        opened_file.seek(worst * PAGE)
        opened_file.write(b"\xff" * 16)


class Gateway:
    """Hands everything on, in both directions; it runs in the event loop, for the database has threads of its own."""

    def __init__(self, url: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tavolata-")
        behind = make_url(url)
        self._behind = Path(str(behind.query["host"])) / SOCKET
        self.url = behind.set(query={"host": self._folder.name}).render_as_string()
        self._connected: list[asyncio.Task[None]] = []
        self._open: set[asyncio.StreamWriter] = set()
        self._breaks = False
        self._arrives = False
        self._stays_shut = False
        self._is_shut = False
        self.has_broken = False
        self._flows = asyncio.Event()
        self._flows.set()

    def break_at_commit(self, arrives: bool, stays_shut: bool = False) -> None:
        """Cut the next connection that commits: after PostgreSQL has done it, or before it hears of it.

        Then nobody is let through until `reopen`, if it is to stay shut.
        """
        self._breaks, self._arrives, self._stays_shut = True, arrives, stays_shut

    def freeze(self) -> None:
        """Take everything and hand nothing on, as a database does whose disk does not answer."""
        self._flows.clear()

    def thaw(self) -> None:
        """Hand on what has come meanwhile, and whatever comes."""
        self._flows.set()

    def reopen(self) -> None:
        """Let everybody through again."""
        self._is_shut = False

    async def __aenter__(self) -> Gateway:
        self._server = await asyncio.start_unix_server(self._connect, Path(self._folder.name) / SOCKET)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        for answers in list(self._open):
            answers.transport.abort()  # a connection that was given up while it began is closed only as garbage
        await asyncio.gather(*self._connected)
        self._folder.cleanup()

    async def _connect(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connected.append(task)
        if self._is_shut:
            answers.close()
            return
        self._open.add(answers)
        database, commands = await asyncio.open_unix_connection(self._behind)
        back = asyncio.create_task(hand_on(database, answers))
        while sent := await read_some(client):
            await self._flows.wait()
            if self._breaks and b"COMMIT" in sent:
                self._breaks, self.has_broken = False, True
                await leave(back)
                if self._arrives:
                    commands.write(sent)
                    await database.read(MOST)
                self._is_shut = self._stays_shut
                break
            commands.write(sent)
        await leave(back)
        self._open.discard(answers)
        for other in self._open if self._is_shut else ():
            other.transport.abort()
        for writer in (commands, answers):
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)


async def hand_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Copy until there is nothing more."""
    while sent := await read_some(source):
        target.write(sent)


async def read_some(source: asyncio.StreamReader) -> bytes:
    """What comes next; nothing at the end, also if that comes suddenly."""
    try:
        return await source.read(MOST)
    except ConnectionError:
        return b""


async def leave(task: asyncio.Task[None]) -> None:
    """Let somebody stop."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
