"""The store: what is written is there, all of it or nothing, and every secret works for one."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from tavolata.server.admin import Admin
from tavolata.server.entries import AccessChange, Entry, Holder
from tavolata.server.errors import Conflict, ServerError, Unauthorized
from tavolata.server.store import UNCHANGED, Store
from tavolata.server.store.broadcasts import MAX_BROADCAST
from tests.server.store.stored_tables import DAY, NOW, entry, numbers_in, opened, table

SEAT = Holder("t", "seat", 2)
HOST = Holder("t", "host", None)


def test_a_table_is_found_as_it_was_made(store_url: str) -> None:
    first, second = entry(1, key="a"), entry(2, text="Grüße, “città” \0 \ud83c", deep=[1.5, None, {"x": 2**53}])

    async def scenario() -> None:
        async with opened(store_url) as store:
            await store.create(table(), [first, second], {"11": HOST, "22": SEAT}, due=NOW)
        async with opened(store_url) as store:
            assert await store.load("t") == (table(), [first, second])
            assert await store.load("other") is None
            assert await store.holder_of("11") == HOST
            assert await store.holder_of("22") == SEAT
            assert await store.holder_of("33") is None
            assert await store.due_tables(NOW, 10) == ["t"]

    asyncio.run(scenario())


def test_making_the_very_same_table_again_is_harmless_but_no_other(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            await store.create(table(), [entry(1)], {})
            with pytest.raises(IntegrityError):
                await store.create(table(made=NOW + 1), [entry(1)], {})
            assert await store.load("t") == (table(), [entry(1)])

    asyncio.run(scenario())


def test_a_table_without_entries_can_be_made(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            await store.create(table(), [], {})
            assert await store.append([entry(1)])
            assert await store.load("t") == (table(), [entry(1)])

    asyncio.run(scenario())


def test_entries_are_appended_and_found_again(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t", "u") as store:
            assert await store.append([entry(2, key="a"), entry(3)])
            assert await store.append([entry(2, "u", key="a")])
            assert await store.entries_since("t", 1) == [entry(2, key="a"), entry(3)]
            assert await store.entries_since("t", 3) == []
            assert await store.entry_with_key("t", "a") == entry(2, key="a")
            assert await store.entry_with_key("t", "b") is None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "late",
    [
        [entry(2), entry(3)],
        [entry(3), entry(4, key="a")],
        [entry(1, "nowhere")],
        [entry(4)],
        [entry(3), entry(5)],
        [entry(0)],
    ],
    ids=["number", "key", "table", "gap", "gap within", "zero"],
)
def test_what_comes_too_late_is_not_written_at_all(store_url: str, late: list[Entry]) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            assert await store.append([entry(2, key="a")], due=5)
            assert not await store.append(late, due=9, access=AccessChange({"11": SEAT}))
            assert await numbers_in(store) == [1, 2]
            assert await store.due_tables(5, 10) == ["t"]
            assert await store.holder_of("11") is None

    asyncio.run(scenario())


def test_only_the_losers_of_a_group_lose(store_url: str) -> None:
    names = [f"t{k}" for k in range(40)]

    async def scenario() -> None:
        async with opened(store_url, *names) as store:
            twice = [store.append([entry(2, name, by=k)]) for name in names for k in range(2)]
            rude = store.set_contact("nowhere", 0, {})
            *written, refused = await asyncio.gather(*twice, rude, return_exceptions=True)
            assert written == [True, False] * len(names)
            assert isinstance(refused, Exception)
            for name in names:
                assert await store.entries_since(name, 1) == [entry(2, name, by=0)]

    asyncio.run(scenario())


def test_a_table_is_due_until_something_else_is_said(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t", "u", "v") as store:
            await store.append([entry(2, "t")], due=30)
            await store.append([entry(2, "u")], due=10)
            await store.append([entry(2, "v")], due=20)
            assert await store.due_tables(30, 10) == ["u", "v", "t"]
            assert await store.due_tables(30, 2) == ["u", "v"]
            assert await store.due_tables(19, 10) == ["u"]
            await store.append([entry(3, "u")], due=UNCHANGED)
            await store.append([entry(3, "v")], due=None)
            assert await store.due_tables(30, 10) == ["u", "t"]

    asyncio.run(scenario())


def test_secrets_are_given_and_taken_away_with_an_entry(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            await store.append([entry(2)], access=AccessChange({"11": SEAT, "22": HOST}))
            assert not await store.append([entry(3)], access=AccessChange({"22": SEAT}))
            await store.append([entry(3)], access=AccessChange({"33": SEAT}, revoked=[SEAT]))
            assert [await store.holder_of(digest) for digest in ("11", "22", "33")] == [None, HOST, SEAT]

    asyncio.run(scenario())


def test_a_code_works_once_and_in_time(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            await store.issue_code("11", SEAT, until=NOW)
            await store.issue_code("11", SEAT, until=NOW)
            await store.issue_code("22", Holder("t", "seat", 1), until=NOW)
            with pytest.raises(ServerError, match="already taken"):
                await store.issue_code("11", HOST, until=NOW)
            assert await store.code_holder("11", NOW) == SEAT
            assert await redeemed(store, "11", 2)
            assert not await redeemed(store, "11", 3)
            assert not await redeemed(store, "22", 3, at=NOW + 1)
            assert not await redeemed(store, "33", 3)
            assert [await store.code_holder(digest, NOW + 1) for digest in ("11", "22", "33")] == [None] * 3
            assert await numbers_in(store) == [1, 2]
            assert await redeemed(store, "22", 3)

    asyncio.run(scenario())


def test_a_join_code_is_kept_for_the_present_invitation_only(store_url: str) -> None:
    """A server that has not seen yet that the invitation was ended brings no code of it back."""

    async def scenario() -> None:
        async with opened(store_url, "t", "u") as store:
            assert await store.keep_join_code("words", "t", "invite-t", NOW, NOW)
            assert not await store.keep_join_code("words", "u", "invite-u", NOW, NOW)
            await asyncio.to_thread(Admin(store_url).end_links, "t", ["invite"], [], False)
            with pytest.raises(Conflict):
                await store.keep_join_code("words", "t", "invite-t", NOW, NOW)
            assert await store.table_of_join_code("words", NOW) is None

    asyncio.run(scenario())


async def redeemed(store: Store, code: str, number: int, at: int = NOW) -> bool:
    """Was a code redeemed together with this entry?"""
    try:
        return await store.append([entry(number, at=at)], access=AccessChange(code=code))
    except Unauthorized:
        return False


def test_a_code_whose_entry_cannot_be_written_works_again(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            await store.issue_code("11", SEAT, until=NOW)
            assert not await store.append([entry(1)], access=AccessChange({"22": SEAT}, [SEAT], code="11"))
            assert await store.code_holder("11", NOW) == SEAT
            assert await store.append([entry(2)], access=AccessChange({"22": SEAT}, [SEAT], code="11"))
            assert await store.code_holder("11", NOW) is None
            assert await store.holder_of("22") == SEAT

    asyncio.run(scenario())


def test_codes_that_nobody_has_used_in_time_are_deleted(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            await store.issue_code("11", SEAT, until=NOW)
            await store.issue_code("22", Holder("t", "seat", 1), until=NOW + 1)
            assert await store.delete_expired_codes(NOW + 1) == 1
            assert await store.code_holder("22", NOW) == Holder("t", "seat", 1)
            await store.issue_code("11", HOST, until=NOW + 1)

    asyncio.run(scenario())


@pytest.mark.parametrize("holder", [SEAT, HOST])
def test_a_new_code_takes_the_place_of_the_older_one_of_its_holder(store_url: str, holder: Holder) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            other = HOST if holder == SEAT else SEAT
            await store.issue_code("11", holder, until=NOW)
            await store.issue_code("22", other, until=NOW)
            await store.issue_code("33", holder, until=NOW)
            assert [await store.code_holder(digest, NOW) for digest in ("11", "22", "33")] == [None, other, holder]

    asyncio.run(scenario())


def test_of_many_who_redeem_a_code_one_gets_the_seat(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            await store.issue_code("11", SEAT, until=NOW)
            found = await asyncio.gather(*(redeemed(store, "11", number) for number in range(2, 22)))
            assert found == [True] + [False] * 19

    asyncio.run(scenario())


def test_a_contact_is_forgotten_together_with_an_entry(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            for chair in (1, 2):
                await store.set_contact("t", chair, {"mail": "a@example.org"})
            gone = AccessChange(revoked=[SEAT], unreachable_chairs=[2])
            assert not await store.append([entry(1)], access=gone)
            assert await store.contact_of("t", 2)
            assert await store.append([entry(2)], access=gone)
            assert [bool(await store.contact_of("t", chair)) for chair in (1, 2)] == [True, False]

    asyncio.run(scenario())


def test_a_contact_that_comes_after_its_chair_was_freed_is_refused(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            assert await store.append([entry(2)], access=AccessChange(secrets={"d": SEAT}))
            await store.set_contact("t", 2, {"mail": "a@example.org"}, secret="d")
            freed = AccessChange(revoked=[SEAT], unreachable_chairs=[2])
            assert await store.append([entry(3)], access=freed)
            with pytest.raises(Unauthorized):
                await store.set_contact("t", 2, {"mail": "a@example.org"}, secret="d")
            assert await store.contact_of("t", 2) is None

    asyncio.run(scenario())


def test_contacts_are_kept_replaced_and_forgotten(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            assert await store.contact_of("t", 0) is None
            await store.set_contact("t", 0, {"mail": "a@example.org"})
            await store.set_contact("t", 0, {"push": {"endpoint": "https://example.org"}})
            await store.set_contact("t", 1, {})
            assert await store.contact_of("t", 0) == {"push": {"endpoint": "https://example.org"}}
            assert await store.contact_of("t", 1) == {}
            await store.forget_contact("t", 0)
            assert await store.contact_of("t", 0) is None

    asyncio.run(scenario())


def test_reviews_are_kept_replaced_and_found_by_what_made_them(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            assert await store.review_of("t", 1, "bots") is None
            await store.keep_review("t", 1, "bots", {"state": "complete"})
            await store.keep_review("t", 2, "bots", {"state": "other"})
            assert await store.review_of("t", 1, "bots") == {"state": "complete"}
            assert await store.review_of("t", 1, "other bots") is None
            await store.keep_review("t", 1, "other bots", {"state": "anew"})
            assert await store.review_of("t", 1, "other bots") == {"state": "anew"}
            assert await store.review_of("t", 1, "bots") is None
            await store.keep_review("gone", 1, "bots", {})
            assert await store.review_of("gone", 1, "bots") is None

    asyncio.run(scenario())


def test_what_is_old_is_deleted_with_all_that_belongs_to_it(store_url: str) -> None:
    old = [f"old{k}" for k in range(120)]

    async def scenario() -> None:
        async with opened(store_url) as store:
            for name in [*old, "alive"]:
                await store.create(table(name), [entry(1, name)], {f"secret of {name}": Holder(name, "host", None)})
            await store.set_contact("old0", 0, {})
            await store.keep_review("old0", 1, "bots", {})
            await store.issue_code("11", Holder("old0", "seat", 0), until=NOW)
            await store.issue_code("22", Holder("alive", "seat", 0), until=NOW + DAY)
            await store.append([entry(2, "alive", at=NOW + DAY)])
            assert await store.delete_tables(older_than=NOW) == 0
            assert await store.delete_tables(older_than=NOW + 1) == len(old)
            assert await store.load("old0") is None
            assert await store.entries_since("old0", 0) == []
            assert await store.holder_of("secret of old0") is None
            assert await store.contact_of("old0", 0) is None
            assert await store.review_of("old0", 1, "bots") is None
            assert await store.code_holder("11", NOW) is None
            assert await store.code_holder("22", NOW) == Holder("alive", "seat", 0)
            assert await numbers_in(store, "alive") == [1, 2]

    asyncio.run(scenario())


def test_closing_waits_for_what_is_being_written(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t") as store:
            waiting = [asyncio.ensure_future(store.append([entry(number)])) for number in range(2, 50)]
            await asyncio.sleep(0)
        assert all(await asyncio.gather(*waiting))
        async with opened(store_url) as store:
            assert await numbers_in(store) == list(range(1, 50))

    asyncio.run(scenario())


def test_whoever_does_not_wait_for_the_answer_disturbs_nobody(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url, "t", "u") as store:
            impatient = asyncio.ensure_future(store.append([entry(2)]))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await store.append([entry(2, "u")])
            assert await numbers_in(store) == [1, 2]

    asyncio.run(scenario())


def test_broadcasts_that_nobody_can_hear_are_harmless_and_long_ones_refused(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as store:
            room = MAX_BROADCAST - len('{"kind":"news","text":""}')
            await store.broadcasts.send("news", text="x" * room)
            with pytest.raises(ValueError, match="too long"):
                await store.broadcasts.send("news", text="é" * (room // 2 + 1))

    asyncio.run(scenario())


DILIGENT = """
import asyncio, sys
from tests.server.store.stored_tables import entry, opened

async def scenario():
    async with opened(sys.argv[1], "t") as store:
        number = 1
        while True:
            number += 1
            assert await store.append([entry(number)])
            print(number, flush=True)

asyncio.run(scenario())
"""


def test_a_killed_process_loses_nothing_that_it_has_acknowledged(store_url: str) -> None:
    root = Path(__file__).parents[3]
    process = subprocess.Popen([sys.executable, "-c", DILIGENT, store_url], stdout=subprocess.PIPE, cwd=root)
    with process:
        assert process.stdout is not None
        try:
            acknowledged = [int(process.stdout.readline()) for _ in range(30)]
        finally:
            process.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in process.stdout if line.endswith(b"\n")]

    async def scenario() -> None:
        async with opened(store_url) as store:
            found = await numbers_in(store)
            assert found == list(range(1, len(found) + 1))
            assert set(acknowledged) <= set(found)
            assert await store.append([entry(len(found) + 1)])

    asyncio.run(scenario())


def test_a_closed_store_can_be_opened_again_at_once(store_url: str) -> None:
    async def scenario() -> None:
        for _ in range(3):
            store = await Store.open(store_url)
            await store.close()

    asyncio.run(scenario())


def test_whoever_is_told_to_stop_while_an_answer_comes_stops(tmp_path: Path) -> None:
    """At whatever moment: otherwise work in the background outlives its server, which then never ends."""

    async def ask_again_and_again(store: Store) -> None:
        while True:
            await store.due_tables(NOW, 1)

    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
            for moment in range(300):
                asking = asyncio.ensure_future(ask_again_and_again(store))
                for _ in range(moment):
                    await asyncio.sleep(0)
                asking.cancel()
                done, _ = await asyncio.wait([asking], timeout=5)
                assert done

    asyncio.run(scenario())
