"""People who are away are told that it is their turn: by a real mail server, and only if they want to be."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tavolata.server.notices import NoticeSettings
from tests.server.inside import heard, inside, run
from tests.server.live.mail_notices import LATER, SOON, confirmed, first_move, mail_to, mails, with_mail_server
from tests.server.mail_servers import Inbox


def test_who_is_away_and_wants_to_be_told_is_told_once(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with inside(tmp_path, SOON, notices=notices) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            await confirmed(server, inbox, table, seats["1"])
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


def test_who_is_there_or_has_not_asked_for_it_is_not_told(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with inside(tmp_path, SOON, notices=notices) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            await confirmed(server, inbox, table, seats["1"])
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


def test_who_is_away_is_told_that_they_are_asked_about_a_chair(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, notices: NoticeSettings) -> None:
        async with inside(tmp_path, SOON, notices=notices) as server:
            made = await server.made("domingo", 3, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            await confirmed(server, inbox, table, seats["1"])
            await server.do(table, seats["2"], "leave", bot="random")
            assert (await server.do(table, made["host"], "free", chair=2))["done"]
            await mails(inbox, 1)
            assert "Darf jemand Neues einen Stuhl" in inbox.only_mail()["Subject"]

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
