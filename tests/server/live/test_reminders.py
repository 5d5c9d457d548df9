"""People who are away are told that it is their turn: by a real mail server, and only if they want to be."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

from tavolata.server.notices import NoticeSettings
from tests.server.inside import FREELY, Inside, heard, inside, run
from tests.server.mail_servers import Inbox, mail_server

SOON = replace(FREELY, notice_minutes=0.3 / 60)
LATER = 1.0
"""Seconds: long enough for a notice that should not come."""
BEN = {"contact": {"way": "email", "address": "ben@example.org"}, "language": "de"}


def by_mail(port: int) -> NoticeSettings:
    return NoticeSettings(
        smtp=f"smtp://127.0.0.1:{port}?starttls=no",
        mail_from="games@example.org",
        public_url="https://play.example.org",
    )


async def first_move(server: Inside, table: str, seats: dict[str, str]) -> str:
    """Whoever has to begin makes a move; the name of who is next."""
    for secret in seats.values():
        welcome = (await server.get(f"/tables/{table}/messages", secret))[0]
        if welcome["decision"] is not None:
            done = await server.do(
                table, secret, "move", decision=welcome["decision"], action=welcome["view"]["decision"][0]
            )
            assert done["done"]
            break
    movers = (await server.get(f"/tables/{table}/messages", secret))[0]["view"]["movers"]
    return str(movers[0])


async def confirmed(server: Inside, inbox: Inbox, table: str, secret: str) -> str:
    """Ben gives his address and confirms it: the token in his mails. The mail that asked him is put away."""
    answer = await server.ask("PUT", f"/tables/{table}/contact", secret, json=BEN)
    assert answer.json() == {"state": "waiting"}, answer.text
    await mails(inbox, 1)
    token = token_in(inbox.only_mail())
    inbox.envelopes.clear()
    assert (await server.ask("POST", f"/mail/{token}/confirm")).json() == {"state": "on"}
    return token


def token_in(mail: EmailMessage) -> str:
    """What the links in a mail have."""
    return str(mail["List-Unsubscribe"]).removesuffix("/stop>").rpartition("/")[2]


async def mails(inbox: Inbox, count: int) -> None:
    async with asyncio.timeout(20):
        while len(inbox.envelopes) < count:
            await asyncio.sleep(0.02)


def test_who_is_away_and_wants_to_be_told_is_told_once(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, port: int) -> None:
        async with inside(tmp_path, SOON, notices=by_mail(port)) as server:
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

    with mail_server() as (inbox, port):
        run(scenario(inbox, port))


def test_who_is_there_or_has_not_asked_for_it_is_not_told(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, port: int) -> None:
        async with inside(tmp_path, SOON, notices=by_mail(port)) as server:
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

    with mail_server() as (inbox, port):
        run(scenario(inbox, port))


def test_who_is_away_is_told_that_they_are_asked_about_a_chair(tmp_path: Path) -> None:
    async def scenario(inbox: Inbox, port: int) -> None:
        async with inside(tmp_path, SOON, notices=by_mail(port)) as server:
            made = await server.made("domingo", 3, options={"first": 0})
            table, seats = made["table"]["id"], made["seats"]
            await confirmed(server, inbox, table, seats["1"])
            await server.do(table, seats["2"], "leave", bot="random")
            assert (await server.do(table, made["host"], "free", chair=2))["done"]
            await mails(inbox, 1)
            assert "Darf jemand Neues einen Stuhl" in inbox.only_mail()["Subject"]

    with mail_server() as (inbox, port):
        run(scenario(inbox, port))


def test_without_a_way_a_contact_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            assert (await server.get("/catalog"))["notices"] == []
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            answer = await server.ask("PUT", f"/tables/{table}/contact", made["host"], json=BEN)
            assert answer.status_code == 400
            assert answer.json()["refused"]["key"] == "notice-way"
            watching = await server.ask("PUT", f"/tables/{table}/contact", made["watch"], json=BEN)
            assert watching.json()["refused"]["key"] == "no-own-chair"

    run(scenario())
