"""What an operator has changed in the database while this server runs: tables are read anew, addresses blocked."""

from __future__ import annotations

from tavolata.server.errors import Conflict, Forbidden
from tavolata.server.live.blocklist import Blocklist
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.store.control import ALL_TABLES, ControlMessage
from tavolata.server.store.operator_store import OperatorStore

CHECK_SECONDS = 1.0


class OperatorChanges:
    """Looks for messages of `tavolata admin` and does what they say."""

    def __init__(self, operators: OperatorStore, tables: LiveTables, blocklist: Blocklist) -> None:
        self._operators = operators
        self._tables = tables
        self._blocklist = blocklist
        self._last: int | None = None
        """The number of the newest message that was seen; None before the first look."""

    async def check(self) -> None:
        """Do what has been asked for since the last time. What happened before the start is known already."""
        if self._last is None:
            last = await self._operators.newest_number()
            await self._read_blocks()
            self._last = last
            return
        for number, message in await self._operators.messages_after(self._last):
            await self._carry_out(message)
            self._last = number

    async def _carry_out(self, message: ControlMessage) -> None:
        if message.has_new_blocks:
            await self._read_blocks()
        for live in self._tables:
            if live.id in message.reload or ALL_TABLES in message.reload:
                await self._tables.reload(live, Conflict("table-reloaded"))
            elif live.id in message.grown:
                await self._tables.read_on(live)

    async def _read_blocks(self) -> None:
        self._blocklist.replace(await self._operators.blocked_networks())
        for live in self._tables:
            live.dismiss_where(self._blocklist.blocks, Forbidden("address-blocked"))
