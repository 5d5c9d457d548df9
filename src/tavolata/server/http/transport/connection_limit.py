"""How many connections there may be: in all, and from one address. The system has a limit of file descriptors."""

from __future__ import annotations

import sys
from collections import Counter

from tavolata.server.errors import BadRequest
from tavolata.server.networks import client_network
from tavolata.server.settings import Settings

RESERVED_DESCRIPTORS = 100
"""For the database, the log, pages that are being read, and mail."""
UNLIMITED = 1_000_000
"""Where the system does not limit the descriptors of a process, or does not say so."""


def raise_descriptor_limit(settings: Settings) -> int:
    """Ask the system for as many descriptors as it allows, and return how many connections they are enough for.

    One address must not be able to take all of them: with less than twice its share the server does not start.
    """
    least = RESERVED_DESCRIPTORS + 2 * settings.connections_an_address
    found = _highest_descriptor_limit()
    if found < least:
        raise BadRequest("too-few-descriptors", found=found, least=least, share=settings.connections_an_address)
    return found - RESERVED_DESCRIPTORS


def _highest_descriptor_limit() -> int:
    if sys.platform == "win32":
        return UNLIMITED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < highest:
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
    return highest


class ConnectionLimit:
    """Counts the open connections."""

    def __init__(self, most: int, most_an_address: int) -> None:
        self.most = most
        self.most_an_address = most_an_address
        self._open: Counter[str] = Counter()
        self._all = 0

    def take(self, address: str) -> bool:
        """Count one more connection, if there may be one more."""
        network = client_network(address)
        if self._all >= self.most or self._open[network] >= self.most_an_address:
            return False
        self._all += 1
        self._open[network] += 1
        return True

    def release_address(self, address: str) -> None:
        """A proxy has said for whom a connection is: it counts no longer for the proxy's address, but still in all."""
        network = client_network(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]

    def release(self) -> None:
        """A connection that was handed on is closed."""
        self._all -= 1
