"""What operators have left in the database for the servers that run on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.server.store import control
from tavolata.server.store.blocks import BlockedNetwork, find_blocks

if TYPE_CHECKING:
    from tavolata.server.store.executor import Executor


class OperatorStore:
    """Messages of operators, and the networks that they do not let in."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def newest_number(self) -> int:
        """The number of the newest message."""
        return await self._executor.read(control.newest_number)

    async def messages_after(self, number: int) -> list[tuple[int, control.ControlMessage]]:
        """What operators have changed after a number."""
        return await self._executor.read(control.messages_after, number)

    async def blocked_networks(self) -> list[BlockedNetwork]:
        """Who is not let in."""
        return await self._executor.read(find_blocks)
