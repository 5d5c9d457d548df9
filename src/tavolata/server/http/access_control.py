"""Access control: who somebody is by their secret, and how often they may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from tavolata.server import tokens
from tavolata.server.entries import Holder
from tavolata.server.errors import Unauthorized
from tavolata.server.http.limits.rate_limits import RateLimit
from tavolata.server.http.limits.shared_limits import HourlyLimit, LimitBroadcast, SharedRateLimit
from tavolata.server.join_codes import read_join_code
from tavolata.server.live.admission import Admission
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tavolata.server.table.access import Access

SECONDS_A_MINUTE = 60


class AccessControl:
    """Lets people in by their secrets. Whoever guesses too often is refused."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        admission: Admission,
        tasks: BackgroundTasks,
        settings: Settings,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._tables = tables
        self._admission = admission
        self._settings = settings
        self._now = now
        self.http_requests = RateLimit("too-many-requests", settings.http_rate, settings.http_burst)
        """Of every kind, before anything is done for them."""
        self.requests = SharedRateLimit("too-many-requests", settings.rate, settings.burst, store.is_shared)
        self.commands = RateLimit(
            "too-many-commands",
            max(settings.rate, settings.address_rate),
            max(settings.burst, settings.address_burst),
        )
        """Of all sockets of an address together."""
        self.editions = RateLimit(
            "too-many-requests", settings.editions_a_minute / SECONDS_A_MINUTE, settings.editions_a_minute
        )
        hourly = partial(HourlyLimit, store=store, now=now)
        self.new_tables = hourly("tables", settings.tables_an_hour, "too-many-tables")
        self.addresses = hourly("addresses", settings.addresses_an_hour, "too-many-addresses")
        self._wrong_links = hourly("wrong-links", settings.guesses_an_hour, "too-many-guesses")
        self._wrong_codes = hourly("wrong-codes", settings.guesses_an_hour, "too-many-guesses")
        self._wrong_join_codes = hourly("wrong-join-codes", settings.join_guesses_an_hour, "too-many-guesses")
        self._sockets: Counter[str] = Counter()
        self.limit_broadcast = LimitBroadcast(store, tasks, self.requests, self._sockets)

    async def access(self, table_id: str, secret: str, address: str) -> Access:
        """Who somebody is at a table, by the secret they show.

        A right one always opens, whatever others at the same address have tried: nobody guesses one. Codes are short:
        whoever has tried too many waits for some minutes, until one more may be tried. Wrong links, wrong codes and
        wrong join codes are counted apart: an old link in somebody's browser keeps nobody from typing a code.
        """
        digest = tokens.digest(secret)
        holder = await self._store.holder_of(digest)
        live = await self._tables.open(table_id)  # nobody looks at it yet
        if holder is not None and holder.table_id == table_id:
            self._admission.check_holder(live, holder)
            live.presence.note_request(holder.chair)
            return Access(table_id, holder.role, holder.chair, digest)
        if tokens.is_same_secret(secret, live.table.invite):
            return Access(table_id, "guest")
        if tokens.is_same_secret(secret, live.table.watch):
            return Access(table_id, "spectator")
        await self._wrong_links.check(address)
        raise Unauthorized("unknown-secret")

    async def change_device(self, typed: str, key: str | None, address: str) -> tuple[Holder, str]:
        """Move a seat to another device by its code: a new secret, and the old one works no more.

        Whoever asks again with the same key, because the answer was lost, gets the same secret.
        """
        async with self._wrong_codes.guess(address):
            code = tokens.digest(tokens.read_code(typed))
            secret = tokens.new_secret() if key is None else tokens.secret_from(code, key)
            holder = await self._store.code_holder(code, self._now())
            if holder is not None:
                live = await self._tables.open(holder.table_id)
                await self._admission.change_device(live, holder, tokens.digest(secret), code)
                return holder, secret
            holder = await self._store.holder_of(tokens.digest(secret))
            if holder is None:
                await self._wrong_codes.check(address)
                raise Unauthorized("unknown-code")
            return holder, secret

    async def table_by_code(self, typed: str, address: str) -> str:
        """The table that is found by a join code."""
        async with self._wrong_join_codes.guess(address):
            digest = tokens.digest(read_join_code(typed))
            table_id = await self._store.table_of_join_code(digest, self._now())
            if table_id is None:
                await self._wrong_join_codes.check(address)
                raise Unauthorized("unknown-join-code")
            return table_id

    @contextmanager
    def socket_slot(self, address: str) -> Iterator[bool]:
        """Is there room for one more socket from this address?"""
        open_now = self._sockets[address] + self.limit_broadcast.sockets_elsewhere(address)
        welcome = open_now < self._settings.sockets_an_address
        self._sockets[address] += welcome
        try:
            yield welcome
        finally:
            self._sockets[address] -= welcome
            if not self._sockets[address]:
                del self._sockets[address]
