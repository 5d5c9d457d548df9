"""Who is connected: told to everybody at the table, and broadcast to the other processes that serve it."""

from __future__ import annotations

import secrets
import time
from typing import Any

import orjson

from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.store import Store
from tavolata.server.table import outgoing

HEARTBEAT_SECONDS = 2.0
"""Between two signs of life."""
DEAD_AFTER_SECONDS = 7.0
"""A process that is not heard of for so long is taken for dead."""


class Presence:
    """Keeps everybody at a table informed about who is there. It is true only at the moment, so it is not stored."""

    def __init__(self, store: Store, tables: LiveTables, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tables = tables
        self._tasks = tasks
        self._process = secrets.token_hex(4)
        self._last_heard: dict[str, float] = {}
        """The other processes, and when each was last heard of."""
        store.listen_broadcasts(self._heard)

    def changed(self, live: LiveTable, is_answer: bool = False) -> None:
        """Somebody came or went here."""
        _tell(live)
        if self._store.is_shared:
            here = sorted(live.present_here())
            self._tasks.start(self._broadcast(table=live.id, chairs=here, answer=is_answer))

    async def heartbeat(self) -> None:
        """Tell the others that this process lives, and forget those that do not."""
        await self._broadcast()
        now = time.monotonic()
        for process in [name for name, heard in self._last_heard.items() if now - heard > DEAD_AFTER_SECONDS]:
            del self._last_heard[process]
            self._forget(process)

    async def _broadcast(self, **said: Any) -> None:
        await self._store.broadcast(orjson.dumps({"process": self._process, **said}).decode())

    def _heard(self, broadcast: str) -> None:
        """Somebody came or went elsewhere; the other process wants to know who is here, too."""
        said = orjson.loads(broadcast)
        self._last_heard[said["process"]] = time.monotonic()
        live = self._tables.get(said.get("table", ""))
        if live is None:
            return
        live.elsewhere[said["process"]] = frozenset(said["chairs"])
        if said["answer"] or not live.present_here():
            _tell(live)
        else:
            self.changed(live, is_answer=True)

    def _forget(self, process: str) -> None:
        """Whoever was connected there is not connected any more."""
        for live in self._tables:
            if live.elsewhere.pop(process, None):
                _tell(live)


def _tell(live: LiveTable) -> None:
    live.send_to_all(orjson.dumps(outgoing.present(live.present())))
