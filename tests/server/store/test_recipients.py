"""Who may be written to: asked once a day, confirmed and stopped by a token, counted, and forgotten in the end."""

from __future__ import annotations

import asyncio

import pytest

from tavolata.server.errors import TooManyRequests
from tavolata.server.store import Consent, Recipient, Store
from tests.server.store.stored_tables import DAY, NOW, opened

HOUR = DAY // 24
BEN = Recipient("box", "address", "token")
SAME_BOX = Recipient("box", "other address", "token 2")


def test_a_mailbox_is_asked_once_a_day_whoever_asks_and_however_it_is_written(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            assert await store.recipients.consent_of(BEN) is None
            assert await store.recipients.note_question(BEN, NOW, 10) == "token"
            assert await store.recipients.consent_of(BEN) == Consent("waiting", "token")
            for late in (0, 1, HOUR, DAY - 1):
                assert await store.recipients.note_question(BEN, NOW + late, 10) is None
                assert await store.recipients.note_question(SAME_BOX, NOW + late, 10) is None
            assert await store.recipients.note_question(SAME_BOX, NOW + DAY, 10) == "token"
            assert await store.recipients.confirm("token") == Consent("on", "token")
            # What was confirmed is the address that was asked.
            assert await store.recipients.consent_of(SAME_BOX) == Consent("on", "token")
            assert await store.recipients.consent_of(BEN) == Consent("waiting", "token")

    asyncio.run(scenario())


def test_many_askers_at_once_make_one_question(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            other = await Store.open(store_url) if store.is_shared else store
            asking = [one.recipients.note_question(BEN, NOW, 1000) for one in (store, other) for _ in range(20)]
            assert [token for token in await asyncio.gather(*asking) if token] == ["token"]
            if other is not store:
                await other.close()

    asyncio.run(scenario())


def test_whoever_has_stopped_is_not_asked_until_they_confirm(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            await store.recipients.note_question(BEN, NOW, 10)
            await store.recipients.confirm("token")
            assert await store.recipients.stop("token", NOW) == Consent("stopped", "token")
            assert await store.recipients.note_question(BEN, NOW + 3 * DAY, 10) is None
            assert await store.recipients.note_question(SAME_BOX, NOW + 3 * DAY, 10) is None
            await store.delete_tables(NOW + 1000 * DAY)
            assert await store.recipients.consent_of(BEN) == Consent("stopped", "token")
            assert await store.recipients.confirm("token") == Consent("on", "token")
            assert await store.recipients.consent_of(BEN) == Consent("on", "token")
            assert await store.recipients.confirm("nobody's") is None
            assert await store.recipients.stop("nobody's", NOW) is None
            assert await store.recipients.consent_by("nobody's") is None

    asyncio.run(scenario())


def test_the_whole_server_asks_so_many_in_an_hour(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            strangers = [Recipient(f"box {k}", f"address {k}", f"token {k}") for k in range(4)]
            for stranger in strangers[:3]:
                assert await store.recipients.note_question(stranger, NOW, 3)
            with pytest.raises(TooManyRequests):
                await store.recipients.note_question(strangers[3], NOW + HOUR - 1, 3)
            assert await store.recipients.note_question(strangers[3], NOW + HOUR, 3) == "token 3"

    asyncio.run(scenario())


def test_notices_are_counted_by_the_day_and_whoever_gets_none_is_forgotten(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            told = [await store.recipients.count_notice(BEN, NOW + k, 3) for k in range(5)]
            assert told == [True, True, True, False, False]
            assert await store.recipients.count_notice(BEN, NOW + DAY, 3)
            await store.delete_tables(NOW + DAY)
            assert await store.recipients.consent_of(BEN) is not None
            await store.delete_tables(NOW + DAY + 1)
            assert await store.recipients.consent_of(BEN) is None

    asyncio.run(scenario())
