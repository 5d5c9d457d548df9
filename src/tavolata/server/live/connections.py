"""Who is connected to a table: with what they missed when they come, and told to the others when they go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import orjson

from tavolata.server.errors import Forbidden, Unauthorized
from tavolata.server.live.bots import Bots
from tavolata.server.live.compile_progress import CompileProgress
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.presence_broadcast import PresenceBroadcast
from tavolata.server.live.subscriber import Subscriber
from tavolata.server.protocol.messages import LateFrame
from tavolata.server.store import Store
from tavolata.server.table.access import Access
from tavolata.server.table.outgoing.messages import missed_messages
from tavolata.server.table.outgoing.welcome import welcome
from tavolata.server.table.rights import current_access


class Connections:
    """Connects people to their tables, and disconnects them."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        open_table: Callable[[str], Awaitable[LiveTable]],
        presence_broadcast: PresenceBroadcast,
        compile_progress: CompileProgress,
        bots: Bots,
        sockets_a_table: int,
    ) -> None:
        self._store = store
        self._tables = tables
        self._open_table = open_table
        self._presence_broadcast = presence_broadcast
        self._compile_progress = compile_progress
        self._bots = bots
        self._sockets_a_table = sockets_a_table

    async def listen(self, subscriber: Subscriber, since: int | None, address: str = "") -> None:
        """Connect somebody from an address: with what they missed, or with everything."""
        live = await self._open_table(subscriber.access.table_id)
        async with live.lock:
            await self._check_still_valid(subscriber.access)
            self._tables.check_not_dropped(live)
            if live.subscriber_count >= self._sockets_a_table:
                raise Forbidden("table-full-of-sockets")
            for frame in self.frames_since(live, subscriber.access, since):
                subscriber.send(orjson.dumps(frame))
            if since is not None:
                self._compile_progress.tell_again(live, subscriber)
            live.subscribe(subscriber)
            live.address = address
        self._presence_broadcast.changed(live)
        self._bots.start(live)

    async def _check_still_valid(self, access: Access) -> None:
        """A seat may have moved or been freed while its secret was looked up; later, its socket is dismissed."""
        if access.digest and await self._store.holder_of(access.digest) is None:
            raise Unauthorized("unknown-secret")

    def frames_since(self, live: LiveTable, asker: Access, since: int | None) -> Sequence[LateFrame]:
        """The messages after a number, or a fresh welcome."""
        late = None if since is None else missed_messages(live.table, asker.viewer, since)
        if late is None:
            self._compile_progress.tell(live)
            role = current_access(live.table, asker).role
            return [welcome(live.table, asker.viewer, role, live.presence.present(), live.compiled_percent)]
        return late

    def leave(self, subscriber: Subscriber) -> None:
        """Disconnect somebody."""
        if live := self._tables.get(subscriber.access.table_id):
            live.unsubscribe(subscriber)
            self._presence_broadcast.changed(live)
