"""Every form that a database ever had becomes the newest, with all that was in it."""

from __future__ import annotations

import asyncio

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert

from tavolata.server.entries import Holder
from tavolata.server.store import Recipient
from tavolata.server.store.database import writing_engine
from tavolata.server.store.database_url import read_database_url
from tavolata.server.store.migrations import HERE, upgrade
from tavolata.server.store.rows import entry_row, packed, secret_row, table_row
from tavolata.server.store.schema import blocks, codes, contacts, entries, recipients, reviews, secrets, tables
from tests.server.store.stored_tables import NOW, entry, opened, table

SCRIPT = ScriptDirectory(str(HERE))
REVISIONS = sorted(one.revision for one in SCRIPT.walk_revisions())
BEN = Holder("t", "seat", 1)
ASKED = Recipient("box", "address", "token")


def fill(connection: Connection, revision: str) -> None:
    """A table as that version of the program would have left it."""
    connection.execute(insert(tables), {**table_row(table()), "due": NOW})
    connection.execute(insert(entries), [entry_row(entry(number)) for number in (1, 2)])
    connection.execute(insert(secrets), secret_row("secret", BEN))
    connection.execute(insert(codes), {**secret_row("code", BEN), "until": NOW})
    connection.execute(insert(contacts), {"table_id": "t", "chair": 1, "contact": packed({"way": "email"})})
    if revision >= "0003":
        row = {"digest": ASKED.digest, "token": ASKED.token, "confirmed_for": ASKED.address, "day": NOW, "notices": 1}
        connection.execute(insert(recipients), row)
    if revision >= "0004":
        connection.execute(insert(blocks), {"network": "192.0.2.7/32", "at": NOW, "until": None})
    if revision >= "0006":
        kept = {"fingerprint": "bots", "review": packed({"state": "complete"})}
        connection.execute(insert(reviews), {"table_id": "t", "game": 1, **kept})


def make_old(url: str, revision: str) -> None:
    """A database in an older form, with a table in it."""
    engine = writing_engine(read_database_url(url))
    with engine.begin() as connection:
        upgrade(connection, SCRIPT, revision)
        fill(connection, revision)
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_form_goes_on_with_all_that_was_in_it(store_url: str, revision: str) -> None:
    async def go_on() -> None:
        async with opened(store_url) as store:
            assert await store.load("t") == (table(), [entry(1), entry(2)])
            assert await store.due_tables(NOW, 10) == ["t"]
            assert await store.holder_of("secret") == await store.code_holder("code", NOW) == BEN
            assert await store.contact_of("t", 1) == {"way": "email"}
            consent = await store.recipients.consent_of(ASKED)
            assert (consent.state if consent else None) == ("on" if revision >= "0003" else None)
            assert await store.review_of("t", 1, "bots") == ({"state": "complete"} if revision >= "0006" else None)
            networks = [one.network for one in await store.operators.blocked_networks()]
            assert networks == (["192.0.2.7/32"] if revision >= "0004" else [])

    make_old(store_url, revision)
    asyncio.run(go_on())


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_form_can_do_what_a_new_one_can(store_url: str, revision: str) -> None:
    async def go_on() -> None:
        async with opened(store_url, "new") as store:
            for name, newest in (("t", 2), ("new", 1)):
                assert await store.append([entry(newest + 1, name)])
                assert not await store.append([entry(newest + 3, name)])
            new = Recipient("other", "address", "other token")
            assert await store.recipients.note_question(new, NOW, 10) == "other token"
            assert await store.recipients.count_notice(ASKED, NOW, 10)
            assert await store.operators.messages_after(0) == []
            await store.keep_review("t", 1, "bots", {})
            assert await store.review_of("t", 1, "bots") == {}
            assert not store.is_shared or await store.limits.take_token("tables", "192.0.2.8", 1, NOW)

    make_old(store_url, revision)
    asyncio.run(go_on())


def test_a_journal_that_had_a_gap_before_gaps_were_refused_may_grow(store_url: str) -> None:
    async def go_on() -> None:
        async with opened(store_url) as store:
            assert await store.append([entry(5)])
            assert not await store.append([entry(7)])
            assert [one.number for one in await store.entries_since("t", 0)] == [1, 2, 4, 5]

    engine = writing_engine(read_database_url(store_url))
    with engine.begin() as connection:
        upgrade(connection, SCRIPT, "0001")
        fill(connection, "0001")
        connection.execute(insert(entries), entry_row(entry(4)))
    engine.dispose()
    asyncio.run(go_on())
