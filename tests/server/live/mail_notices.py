"""Notices by mail: a server that sends them soon, addresses that people give, and what arrives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from tavolata.server.notices import NoticeSettings
from tests.server.inside import FREELY, JSON, Inside, inside, run
from tests.server.mail_servers import Inbox, mail_server

SOON = replace(FREELY, notice_minutes=0.3 / 60)
LATER = 1.0
"""Seconds: long enough for a notice that should not come."""


def with_mail_server(scenario: Callable[[Inbox, NoticeSettings], Coroutine[Any, Any, None]]) -> None:
    """Run something with a mail server beside it."""
    with mail_server() as (inbox, port):
        run(scenario(inbox, by_mail(port)))


@asynccontextmanager
async def table_with_ben(
    folder: Path, inbox: Inbox, notices: NoticeSettings, players: int = 2
) -> AsyncIterator[tuple[Inside, JSON]]:
    """A server that sends notices soon, and a table there: Ben, on chair 1, has confirmed his address."""
    async with inside(folder, SOON, notices=notices) as server:
        made = await server.made("domingo", players, options={"first": 0})
        await confirmed(server, inbox, made["table"]["id"], made["seats"]["1"])
        yield server, made


def mail_to(address: str, language: str = "en") -> JSON:
    """A contact as people send it."""
    return {"contact": {"way": "email", "address": address}, "language": language}


async def give(server: Inside, table: str, secret: str, contact: JSON) -> JSON:
    """Somebody gives a contact: what becomes of notices to it."""
    answer = await server.ask("PUT", f"/tables/{table}/contact", secret, json=contact)
    assert answer.status_code == 200, answer.text
    state: JSON = answer.json()
    return state


def by_mail(port: int) -> NoticeSettings:
    """Settings for notices by the mail server at a port."""
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
    assert await give(server, table, secret, mail_to("ben@example.org", "de")) == {"state": "waiting"}
    await mails(inbox, 1)
    token = token_in(inbox.only_mail())
    inbox.envelopes.clear()
    assert (await server.ask("POST", f"/mail/{token}/confirm")).json() == {"state": "on"}
    return token


def token_in(mail: EmailMessage) -> str:
    """What the links in a mail have."""
    return str(mail["List-Unsubscribe"]).removesuffix("/stop>").rpartition("/")[2]


async def mails(inbox: Inbox, count: int) -> None:
    """Wait for so many."""
    async with asyncio.timeout(20):
        while len(inbox.envelopes) < count:
            await asyncio.sleep(0.02)
