"""Who is connected: told to everybody at the table, and broadcast to the other processes that serve it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson

from tavolata.server.errors import DatabaseAway
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.protocol.messages import Present
from tavolata.server.store import Store
from tavolata.server.store.broadcasts import DEAD_AFTER_SECONDS
from tavolata.server.store.control import ALL_TABLES

KIND = "presence"
"""Of what is broadcast from here."""
ANSWER_SECONDS = 0.5
"""How long other processes get to answer who is connected to them."""


class PresenceBroadcast:
    """Keeps everybody at a table informed about who is there. It is true only at the moment, so it is not stored."""

    def __init__(self, store: Store, tables: LiveTables, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tables = tables
        self._tasks = tasks
        self._last_heard: dict[str, float] = {}
        """The other processes, and when each was last heard of."""
        self._unsent: set[str] = set()
        """Tables whose presence could not be sent to the others."""
        store.broadcasts.on_broadcast(KIND, self._heard)
        store.broadcasts.on_written(self._may_have_missed)

    def changed(self, live: LiveTable, is_answer: bool = False) -> None:
        """Somebody came or went here."""
        _tell(live)
        if self._store.is_shared:
            self._tasks.start(self._tell_others(live, is_answer))

    async def ask_others(self, live: LiveTable) -> None:
        """Find out who is connected elsewhere, also where nobody at this table has been connected here before."""
        if self._store.is_shared:
            await self._tell_others(live, is_answer=False)
            await asyncio.sleep(ANSWER_SECONDS)

    async def _tell_others(self, live: LiveTable, is_answer: bool) -> None:
        """Who is connected here, and who was seen here lately."""
        await self._broadcast(
            table=live.id,
            chairs=sorted(live.presence.present_here()),
            spectated=None in live.subscribers,
            seen=live.presence.seen_ages(),
            answer=is_answer,
        )

    async def heartbeat(self) -> None:
        """Tell the others that this process lives, and forget those that do not."""
        now = time.monotonic()
        try:
            await self._broadcast()
        except DatabaseAway:
            # Nobody can be heard of now: that is no reason to take them for dead.
            self._last_heard = dict.fromkeys(self._last_heard, now)
            raise
        self._tell_again()
        for process in [name for name, heard in self._last_heard.items() if now - heard > DEAD_AFTER_SECONDS]:
            del self._last_heard[process]
            self._forget(process)

    def _may_have_missed(self, table_id: str, number: int) -> None:
        """After a lost connection (`*`), tell the others who is here: they answer with who is there."""
        for live in self._tables if table_id == ALL_TABLES else ():
            if live.subscribers:
                self.changed(live)

    def _tell_again(self) -> None:
        """Tell the others who is where, as far as that could not be told while the database was away."""
        unsent, self._unsent = self._unsent, set()
        for table_id in unsent:
            if live := self._tables.get(table_id):
                self.changed(live)

    async def _broadcast(self, **said: Any) -> None:
        try:
            await self._store.broadcasts.send(KIND, **said)
        except DatabaseAway:
            self._unsent.update(filter(None, [said.get("table")]))
            raise

    def _heard(self, process: str, said: dict[str, Any]) -> None:
        """Somebody came or went elsewhere; the other process wants to know who is here, too."""
        self._last_heard[process] = time.monotonic()
        live = self._tables.get(said.get("table", ""))
        if live is None:
            return
        live.presence.note_elsewhere(process, said["chairs"], bool(said.get("spectated")), said.get("seen", ()))
        if said["answer"] or not live.presence.knows_anybody:
            _tell(live)
        else:
            self.changed(live, is_answer=True)

    def _forget(self, process: str) -> None:
        """Whoever was connected there is not connected any more."""
        for live in self._tables:
            if live.presence.forget(process):
                _tell(live)


def _tell(live: LiveTable) -> None:
    live.presence.note_change()
    frame: Present = {"kind": "present", "present": live.presence.present()}
    live.send_to_all(orjson.dumps(frame))
