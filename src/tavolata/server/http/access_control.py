"""Access control: who somebody is by their secret, and how often they may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tavolata.server import tokens
from tavolata.server.entries import Holder
from tavolata.server.errors import Unauthorized
from tavolata.server.http.rate_limits import RateLimit
from tavolata.server.live.house import House
from tavolata.server.table.access import Access

HOUR = 3600


class AccessControl:
    """Lets people in by their secrets. Whoever guesses too often is refused."""

    def __init__(self, house: House) -> None:
        self.house = house
        settings = house.settings
        self.requests = RateLimit("too-many-requests", settings.rate, settings.burst)
        self.tables = RateLimit("too-many-tables", settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self._guesses = RateLimit("too-many-guesses", settings.guesses_an_hour / HOUR, settings.guesses_an_hour)
        self._sockets: Counter[str] = Counter()

    async def access(self, table: str, secret: str, address: str) -> Access:
        """Who somebody is at a table, by the secret they show."""
        self._guesses.check_left(address)
        digest = tokens.digest(secret)
        holder = await self.house.store.holder_of(digest)
        if holder is not None and holder.table == table:
            return Access(table, holder.role, holder.chair, digest)
        live = await self.house.open(table)
        if tokens.same(secret, live.table.invite):
            return Access(table, "guest")
        if tokens.same(secret, live.table.watch):
            return Access(table, "spectator")
        self._guesses.check(address)
        raise Unauthorized("unknown-secret")

    async def take_over(self, typed: str, address: str) -> tuple[Holder, str]:
        """Move a seat to another device by its code: a new secret, and the old one works no more."""
        self._guesses.check_left(address)
        holder = await self.house.store.redeem_code(tokens.digest(tokens.read_code(typed)), self.house.now())
        if holder is None:
            self._guesses.check(address)
            raise Unauthorized("unknown-code")
        secret = tokens.new_secret()
        await self.house.take_over(holder, tokens.digest(secret))
        return holder, secret

    @contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Is there room for one more socket from this address?"""
        welcome = self._sockets[address] < self.house.settings.sockets_an_address
        self._sockets[address] += welcome
        try:
            yield welcome
        finally:
            self._sockets[address] -= welcome
            if not self._sockets[address]:
                del self._sockets[address]
