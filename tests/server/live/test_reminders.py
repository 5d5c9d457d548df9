"""People who are away are told that it is their turn: by a real mail server, and only if they want to be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tavolata.server.errors import DatabaseAway
from tavolata.server.notices import NoticeSettings
from tests.server.inside import JSON, heard, inside, run, served
from tests.server.live.mail_notices import (
    LATER,
    SOON,
    confirmed,
    first_move,
    mail_to,
    mails,
    table_with_ben,
    with_mail_server,
)
from tests.server.mail_servers import Inbox


def test_whoever_is_away_and_wants_to_be_told_is_told_once(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with table_with_ben(tmp_path, inbox, notices) as (server, made):
            table, seats = made["table"]["id"], made["seats"]
            assert await first_move(server, table, seats) == "1"
            await mails(inbox, 1)
            # Something else happens at the table, but it is still the same decision.
            await server.do(table, seats["0"], "say", phrase="hello")
            await asyncio.sleep(LATER)
        assert [envelope.rcpt_tos for envelope in inbox.envelopes] == [["ben@example.org"]]
        text = "\n".join(inbox.lines())
        assert f"https://play.example.org/#/table/{table}" in text
        assert not any(secret in text for secret in seats.values())

    with_mail_server(scenario)


def test_whoever_is_there_or_has_not_asked_for_it_is_not_told(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with table_with_ben(tmp_path, inbox, notices) as (server, made):
            table, seats = made["table"]["id"], made["seats"]
            async with server.connected(table, seats["1"]) as socket:
                assert (await heard(socket))["kind"] == "welcome"
                await first_move(server, table, seats)
                await asyncio.sleep(LATER)
                assert inbox.envelopes == []
                # While Ben is still there: as soon as he goes away, there is a notice on its way.
                await server.ask("PUT", f"/tables/{table}/contact", seats["1"], json={"contact": None})
            await server.do(table, seats["0"], "say", phrase="hello")
            await asyncio.sleep(LATER)
        assert inbox.envelopes == []

    with_mail_server(scenario)


def test_whoever_is_away_is_told_that_they_are_asked_about_a_chair(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with table_with_ben(tmp_path, inbox, notices, players=3) as (server, made):
            table, seats = made["table"]["id"], made["seats"]
            await server.do(table, seats["2"], "leave", bot="random")
            assert (await server.do(table, made["host"], "free", chair=2))["done"]
            await mails(inbox, 1)
            assert "Darf jemand Neues einen Stuhl" in inbox.only_mail()["Subject"]

    with_mail_server(scenario)


def test_one_who_cannot_be_told_keeps_no_other_from_being_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The operator has switched push messages off."""

    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with table_with_ben(tmp_path, inbox, notices) as (server, made):
            push: JSON = {"contact": {"way": "push", "endpoint": "https://push.example.org/anna"}, "language": "en"}
            await server.house.store.set_contact(made["table"]["id"], 0, push)
            await server.finish(made)
            await mails(inbox, 1)

    with_mail_server(scenario)
    (line,) = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert line.startswith("nobody can be told at chair 0 of the table ")


def test_an_outage_loses_no_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with table_with_ben(tmp_path, inbox, notices) as (server, made):
            look_up, outages = server.house.store.contact_of, 0

            async def look_up_later(table: str, chair: int) -> object:
                nonlocal outages
                outages += 1
                if outages == 1:
                    raise DatabaseAway("database-away")
                return await look_up(table, chair)

            monkeypatch.setattr(server.house.store, "contact_of", look_up_later)
            await first_move(server, made["table"]["id"], made["seats"])
            await mails(inbox, 1)

    with_mail_server(scenario)


def test_a_restart_loses_no_notice_and_repeats_none(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with table_with_ben(tmp_path, inbox, notices) as (server, made):
            await first_move(server, made["table"]["id"], made["seats"])
        assert not inbox.envelopes
        async with inside(tmp_path, SOON, notices=notices):
            await mails(inbox, 1)
        async with inside(tmp_path, SOON, notices=notices) as server:
            await server.do(made["table"]["id"], made["seats"]["0"], "say", phrase="hello")
            await asyncio.sleep(LATER)
        assert len(inbox.envelopes) == 1

    with_mail_server(scenario)


def test_two_processes_tell_the_same_only_once(tmp_path: Path, postgresql_url: str) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with served(postgresql_url, SOON, notices=notices) as one, served(postgresql_url, SOON) as other:
            made = await one.made("domingo", 2, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            await confirmed(one, inbox, table, seats["1"])
            async with other.connected(table, seats["1"]) as socket:
                assert (await heard(socket))["kind"] == "welcome"
                await first_move(one, table, seats)
                await asyncio.sleep(LATER)
                assert not inbox.envelopes, "Ben is at the other process"
        again = [served(postgresql_url, SOON, notices=notices) for _ in range(2)]
        async with again[0] as one, again[1] as other:
            await mails(inbox, 1)
            for server in (one, other):
                await server.do(table, seats["0"], "say", phrase="hello")
            await asyncio.sleep(2 * LATER)
        assert len(inbox.envelopes) == 1

    with_mail_server(scenario)


def test_without_a_way_a_contact_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            assert (await server.get("/catalog"))["notices"] == []
            made = await server.made("domingo", 2)
            path, contact = f"/tables/{made['table']['id']}/contact", mail_to("ben@example.org")
            assert await server.refused_with("PUT", path, made["host"], json=contact) == (400, "notice-way")
            assert await server.refused_with("PUT", path, made["watch"], json=contact) == (403, "no-own-chair")

    run(scenario())
