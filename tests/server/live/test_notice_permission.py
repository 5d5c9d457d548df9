"""Nobody gets mails who has not confirmed their address, and whoever stops them gets none any more."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from tavolata.server.notices import NoticeSettings
from tavolata.server.settings import Settings
from tests.server.inside import FREELY, Clock, inside
from tests.server.live.mail_notices import (
    LATER,
    SOON,
    confirmed,
    first_move,
    give,
    mail_to,
    mails,
    token_in,
    with_mail_server,
)
from tests.server.mail_servers import Inbox
from tests.server.new_chairs import bot, here

DAY = 24 * 3600 * 1000
OPEN = replace(SOON, addresses_an_hour=10**6, questions_an_hour=10**6)
EVIL = "Win now at evil.example"


def text_of(inbox: Inbox) -> str:
    return "".join(str(envelope.content) for envelope in inbox.envelopes)


def test_a_hundred_tables_give_a_stranger_s_address_and_the_stranger_gets_one_mail(tmp_path: Path) -> None:
    async def pester(inbox: Inbox, notices: NoticeSettings) -> None:
        clock = Clock(now=10 * DAY)
        async with inside(tmp_path, OPEN, clock, notices) as server:
            chairs = [*here(EVIL), bot("random")]
            for k in range(100):
                made = await server.made_with("domingo", chairs, start=True)
                table = made["table"]["id"]
                variant = ("ben@example.org", "Ben@Example.org", f"ben+{k}@example.org")[k % 3]
                assert await give(server, table, made["host"], mail_to(variant)) == {"state": "waiting"}
                await server.do(table, made["host"], "say", text=EVIL)
            await asyncio.sleep(LATER)
            assert len(inbox.envelopes) == 1
            assert "evil" not in text_of(inbox)
            clock.now += DAY - 1
            await give(server, table, made["host"], mail_to("ben@example.org"))
            await asyncio.sleep(LATER)
            assert len(inbox.envelopes) == 1
            clock.now += 1
            await give(server, table, made["host"], mail_to("ben@example.org"))
            await mails(inbox, 2)
            assert "evil" not in text_of(inbox)

    with_mail_server(pester)


def test_opening_links_does_nothing_and_one_click_stops_for_good(tmp_path: Path) -> None:
    async def stop(inbox: Inbox, notices: NoticeSettings) -> None:
        clock = Clock(now=10 * DAY)
        async with inside(tmp_path, OPEN, clock, notices) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            await give(server, table, seats["1"], mail_to("ben@example.org"))
            await mails(inbox, 1)
            token = token_in(inbox.only_mail())
            # A scanner follows every link.
            shown = await server.web.get(f"/api/mail/{token}/stop")
            assert (shown.status_code, shown.headers["location"]) == (
                303,
                f"https://play.example.org/#/mail/stop/{token}",
            )
            assert (await server.web.get(f"/api/mail/{token}/confirm")).status_code == 405
            assert await server.get(f"/mail/{token}") == {"state": "waiting"}
            assert await server.get(f"/tables/{table}/contact", seats["1"]) == {"state": "waiting"}
            # What a mail program posts with one click (RFC 8058).
            stopped = await server.web.post(f"/api/mail/{token}/stop", data={"List-Unsubscribe": "One-Click"})
            assert (stopped.status_code, stopped.json()) == (200, {"state": "stopped"})
            for _ in range(3):
                clock.now += 2 * DAY
                assert await give(server, table, seats["1"], mail_to("ben@example.org")) == {"state": "waiting"}
            await first_move(server, table, seats)
            await asyncio.sleep(LATER)
            assert len(inbox.envelopes) == 1
            assert await server.get(f"/tables/{table}/contact", seats["1"]) == {"state": "none"}
            # They think better of it, by themselves.
            assert (await server.ask("POST", f"/mail/{token}/confirm")).json() == {"state": "on"}
            assert await give(server, table, seats["1"], mail_to("BEN@example.org")) == {"state": "on"}
            # Another address of the same mailbox has not been confirmed.
            assert await give(server, table, seats["1"], mail_to("ben+x@example.org")) == {"state": "waiting"}
            assert await server.refused_with("POST", "/mail/nobody/confirm") == (404, "no-such-mail")
        database = sqlite3.connect(tmp_path / "tables.sqlite")
        kept = str(database.execute("SELECT * FROM recipients").fetchall())
        database.close()
        assert "ben" not in kept

    with_mail_server(stop)


def test_after_a_stop_no_notice_comes_and_the_address_is_forgotten(tmp_path: Path) -> None:
    async def stop(inbox: Inbox, notices: NoticeSettings) -> None:
        async with inside(tmp_path, OPEN, notices=notices) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            token = await confirmed(server, inbox, table, seats["1"])
            assert await server.get(f"/tables/{table}/contact", seats["1"]) == {"state": "on"}
            await server.ask("POST", f"/mail/{token}/stop")
            await first_move(server, table, seats)
            await asyncio.sleep(LATER)
            assert inbox.envelopes == []
            assert await server.house.store.contact_of(table, 1) is None

    with_mail_server(stop)


def test_nobody_is_told_more_often_than_the_operator_allows(tmp_path: Path) -> None:
    async def tell(inbox: Inbox, notices: NoticeSettings) -> None:
        clock = Clock(now=10 * DAY)
        async with inside(tmp_path, replace(OPEN, notices_a_day=2), clock, notices) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            await confirmed(server, inbox, made["table"]["id"], made["seats"]["1"])
            for _ in range(4):
                made = await server.made("domingo", 2, options={"first": 0})
                await give(server, made["table"]["id"], made["seats"]["1"], mail_to("ben@example.org"))
                await first_move(server, made["table"]["id"], made["seats"])
            await asyncio.sleep(2 * LATER)
            assert len(inbox.envelopes) == 2
            clock.now += DAY
            await server.do(made["table"]["id"], made["seats"]["0"], "say", phrase="hello")
            await mails(inbox, 3)

    with_mail_server(tell)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (replace(FREELY, addresses_an_hour=3), "too-many-addresses"),
        (replace(FREELY, addresses_an_hour=10**6, questions_an_hour=3), "too-many-questions"),
    ],
)
def test_an_asker_and_the_whole_server_ask_so_many_and_no_more(
    tmp_path: Path, settings: Settings, expected: str
) -> None:
    async def ask(inbox: Inbox, notices: NoticeSettings) -> None:
        async with inside(tmp_path, settings, notices=notices) as server:
            made = await server.made("domingo", 2)
            table, path = made["table"]["id"], f"/tables/{made['table']['id']}/contact"
            for k in range(3):
                await give(server, table, made["host"], mail_to(f"stranger{k}@example.org"))
            refused = await server.refused_with("PUT", path, made["host"], json=mail_to("stranger3@example.org"))
            assert refused == (429, expected)
            await mails(inbox, 3)
            await asyncio.sleep(0.2)
            assert len(inbox.envelopes) == 3

    with_mail_server(ask)
