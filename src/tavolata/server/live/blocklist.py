"""Addresses that an operator does not let in."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from ipaddress import ip_network

from tavolata.server.networks import Network, client_network
from tavolata.server.store.blocks import BlockedNetwork

MAX_REMEMBERED = 10_000


class Blocklist:
    """Who is not let in. To ask it costs next to nothing while nobody is blocked."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._blocks: list[tuple[Network, float]] = []
        self._answers: dict[str, float] = {}
        """By client: until when they are not let in; 0 if they are."""

    def replace(self, blocks: Iterable[BlockedNetwork]) -> None:
        """From now on, these."""
        ends = {ip_network(one.network): float("inf") if one.until is None else one.until / 1000 for one in blocks}
        self._blocks = list(ends.items())
        self._answers.clear()

    def blocks(self, address: str) -> bool:
        """Is this address, or the network of a client, not let in?"""
        if not self._blocks:
            return False
        until = self._answers.get(address)
        if until is None:
            if len(self._answers) >= MAX_REMEMBERED:
                self._answers.clear()
            until = self._answers[address] = self._until(address)
        return until > self._clock()

    def _until(self, address: str) -> float:
        try:
            client = ip_network(client_network(address))
        except ValueError:
            return 0.0
        return max((until for network, until in self._blocks if _contains(network, client)), default=0.0)


def _contains(network: Network, client: Network) -> bool:
    return network.version == client.version and client.subnet_of(network)  # type: ignore[arg-type]
