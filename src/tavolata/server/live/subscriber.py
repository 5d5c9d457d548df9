"""Somebody who is connected to a table, as far as the table knows them."""

from __future__ import annotations

from typing import Protocol

from tavolata.core.errors import TavolataError
from tavolata.server.table.access import Access
from tavolata.server.table.viewers import Viewer


class Subscriber(Protocol):
    """Somebody who is connected to a table."""

    access: Access
    address: str
    """Where they are connected from, as `client_network` has it."""

    def send(self, frame: bytes) -> None: ...
    def dismiss(self, reason: TavolataError) -> None: ...


Subscribers = dict[Viewer, set[Subscriber]]
"""Everybody who is connected to one process, by chair; None: spectators, and a host without a chair."""
