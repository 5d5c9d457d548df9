"""Who is connected: told to everybody at the table, and whispered to the other processes that serve it."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from tavolata.server.live.house import House, LiveTable


HEARTBEAT = 2.0
"""Seconds between two signs of life."""
SILENCE = 7.0
"""Who is not heard of for so long is taken for dead."""


class Presence:
    """Keeps everybody at a table informed about who is there. It is true only at the moment, so nobody keeps it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._process = secrets.token_hex(4)
        self._lives: dict[str, float] = {}
        """The other processes, and when each was last heard of."""
        house.store.listen_broadcasts(self._heard)
        if house.store.is_shared:
            house.spawn(self._stay_in_touch())

    def changed(self, live: LiveTable, is_answer: bool = False) -> None:
        """Somebody came or went here."""
        self._tell(live)
        if not self.house.store.is_shared:
            return
        here = sorted(live.present_here())
        self.house.spawn(self._broadcast(table=live.table.id, chairs=here, answer=is_answer))

    async def _broadcast(self, **said: Any) -> None:
        await self.house.store.broadcast(orjson.dumps({"process": self._process, **said}).decode())

    def _heard(self, broadcast: str) -> None:
        """Somebody came or went elsewhere; the other process wants to know who is here, too."""
        said = orjson.loads(broadcast)
        self._lives[said["process"]] = time.monotonic()
        live = self.house.live.get(said.get("table", ""))
        if live is None:
            return
        live.elsewhere[said["process"]] = frozenset(said["chairs"])
        if said["answer"] or not live.present_here():
            self._tell(live)
        else:
            self.changed(live, is_answer=True)

    async def _stay_in_touch(self) -> None:
        """Let the others know now and then that this process lives, and take leave of those that do not."""
        while True:
            await self._broadcast()
            await asyncio.sleep(HEARTBEAT)
            silent = [name for name, heard in self._lives.items() if time.monotonic() - heard > SILENCE]
            for name in silent:
                del self._lives[name]
                self._take_leave(name)

    def _take_leave(self, process: str) -> None:
        """Whoever was connected there is not connected any more."""
        for live in self.house.live.values():
            if live.elsewhere.pop(process, None):
                self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        live.send_to_all(orjson.dumps({"present": live.present()}))
