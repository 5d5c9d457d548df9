"""Access control: who somebody is by their secret, and how often they may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tavolata.server import tokens
from tavolata.server.entries import Holder
from tavolata.server.errors import Unauthorized
from tavolata.server.http.rate_limits import RateLimit
from tavolata.server.http.shared_limits import HourlyLimit, LimitBroadcast, SharedRateLimit
from tavolata.server.join_codes import read_join_code
from tavolata.server.live.house import House
from tavolata.server.table.access import Access

MINUTE = 60


class AccessControl:
    """Lets people in by their secrets. Whoever guesses too often is refused."""

    def __init__(self, house: House) -> None:
        self.house = house
        settings = house.settings
        self.requests = SharedRateLimit("too-many-requests", settings.rate, settings.burst, house.store.is_shared)
        self.commands = RateLimit(
            "too-many-commands",
            max(settings.rate, settings.address_rate),
            max(settings.burst, settings.address_burst),
        )
        """Of all sockets of an address together."""
        self.editions = RateLimit("too-many-requests", settings.editions_a_minute / MINUTE, settings.editions_a_minute)
        self.tables = HourlyLimit("tables", settings.tables_an_hour, house, "too-many-tables")
        self.addresses = HourlyLimit("addresses", settings.addresses_an_hour, house, "too-many-addresses")
        self._wrong_links = HourlyLimit("wrong-links", settings.guesses_an_hour, house, "too-many-guesses")
        self._wrong_codes = HourlyLimit("wrong-codes", settings.guesses_an_hour, house, "too-many-guesses")
        join_guesses = settings.join_guesses_an_hour
        self._wrong_join_codes = HourlyLimit("wrong-join-codes", join_guesses, house, "too-many-guesses")
        self._sockets: Counter[str] = Counter()
        self.limit_broadcast = LimitBroadcast(house, self.requests, self._sockets)

    async def access(self, table_id: str, secret: str, address: str) -> Access:
        """Who somebody is at a table, by the secret they show.

        A right one always opens, whatever others at the same address have tried: nobody guesses one. Codes are short:
        whoever has tried too many waits for some minutes, until one more may be tried. Wrong links, wrong codes and
        wrong join codes are counted apart: an old link in somebody's browser keeps nobody from typing a code.
        """
        digest = tokens.digest(secret)
        holder = await self.house.store.holder_of(digest)
        live = await self.house.open(table_id)
        if holder is not None and holder.table_id == table_id:
            self.house.check_holder(live, holder)
            live.note_request(holder.chair)
            return Access(table_id, holder.role, holder.chair, digest)
        if tokens.is_same_secret(secret, live.table.invite):
            return Access(table_id, "guest")
        if tokens.is_same_secret(secret, live.table.watch):
            return Access(table_id, "spectator")
        await self._wrong_links.check(address)
        raise Unauthorized("unknown-secret")

    async def take_over(self, typed: str, key: str | None, address: str) -> tuple[Holder, str]:
        """Move a seat to another device by its code: a new secret, and the old one works no more.

        Whoever asks again with the same key, because the answer was lost, gets the same secret.
        """
        await self._wrong_codes.check_left_exactly(address)
        code = tokens.digest(tokens.read_code(typed))
        secret = tokens.new_secret() if key is None else tokens.secret_from(code, key)
        holder = await self.house.store.code_holder(code, self.house.now())
        if holder is not None:
            await self.house.take_over(holder, tokens.digest(secret), code)
            return holder, secret
        holder = await self.house.store.holder_of(tokens.digest(secret))
        if holder is None:
            await self._wrong_codes.check(address)
            raise Unauthorized("unknown-code")
        return holder, secret

    async def table_by_code(self, typed: str, address: str) -> str:
        """The table that is found by a join code."""
        await self._wrong_join_codes.check_left_exactly(address)
        digest = tokens.digest(read_join_code(typed))
        table_id = await self.house.store.table_of_join_code(digest, self.house.now())
        if table_id is None:
            await self._wrong_join_codes.check(address)
            raise Unauthorized("unknown-join-code")
        return table_id

    @contextmanager
    def socket_slot(self, address: str) -> Iterator[bool]:
        """Is there room for one more socket from this address?"""
        open_now = self._sockets[address] + self.limit_broadcast.sockets_elsewhere(address)
        welcome = open_now < self.house.settings.sockets_an_address
        self._sockets[address] += welcome
        try:
            yield welcome
        finally:
            self._sockets[address] -= welcome
            if not self._sockets[address]:
                del self._sockets[address]
