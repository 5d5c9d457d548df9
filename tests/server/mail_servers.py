"""Mail servers for tests: one that takes mails in, and one that says what it is told to.

Both end only when everybody who came has hung up: who leaves a connection open fails here, not in a later test.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

HERE = "127.0.0.1"
PATIENCE = 30.0
"""Seconds after which nobody hangs up any more."""
USUAL = {"": "220 localhost", "QUIT": "221 Bye"}
"""The greeting, and the answer to a command that is not "250"."""


@dataclass
class Inbox:
    """A mail server's handler, which keeps what comes in."""

    goodbye: str = "221 Bye"
    envelopes: list[Envelope] = field(default_factory=list)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.envelopes.append(envelope)
        return "250 taken in"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return f"550 there is no {address} here"
        envelope.rcpt_tos.append(address)
        return "250 known"

    async def handle_QUIT(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        return self.goodbye

    def only_mail(self) -> EmailMessage:
        """The only mail that came in."""
        (envelope,) = self.envelopes
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        return message

    def lines(self) -> list[str]:
        """The text of the only mail."""
        text = self.only_mail().get_content()
        assert isinstance(text, str)
        return text.splitlines()


@contextmanager
def mail_server(goodbye: str = "221 Bye", tls: ssl.SSLContext | None = None, **how: Any) -> Iterator[tuple[Inbox, int]]:
    """A mail server on a free port; with `tls` it speaks TLS from the first byte."""
    inbox, over = Inbox(goodbye), Future[None]()
    with socket.create_server((HERE, 0)) as listening, ThreadPoolExecutor(1) as thread:
        working = thread.submit(asyncio.run, take_mails(listening, inbox, over, tls, how))
        try:
            yield inbox, listening.getsockname()[1]
        finally:
            over.set_result(None)
            working.result()


async def take_mails(
    listening: socket.socket, inbox: Inbox, over: Future[None], tls: ssl.SSLContext | None, how: Mapping[str, Any]
) -> None:
    """Talk with everybody who comes, until it is over; then wait until they have hung up."""
    loop = asyncio.get_running_loop()
    visitors: list[socket.socket] = []
    greetings: list[asyncio.Task[object]] = []

    def conversation() -> SMTP:
        # With a name of its own it need not ask the network for one.
        return SMTP(inbox, loop=loop, hostname="localhost", enable_SMTPUTF8=True, **how)

    def let_in() -> None:
        visitor, _ = listening.accept()
        visitors.append(visitor)
        greetings.append(loop.create_task(loop.connect_accepted_socket(conversation, visitor, ssl=tls)))

    loop.add_reader(listening, let_in)
    await asyncio.wrap_future(over)
    loop.remove_reader(listening)
    await asyncio.gather(*greetings, return_exceptions=True)  # who does not trust us does not get further
    await until_closed(visitors)


async def until_closed(connections: list[socket.socket]) -> None:
    """Wait until connections are closed, by the other side first and then by ours."""
    async with asyncio.timeout(PATIENCE):
        while any(connection.fileno() >= 0 for connection in connections):
            await asyncio.sleep(0.002)


@contextmanager
def stubborn_mail_server(answers: dict[str, str]) -> Iterator[int]:
    """The port of a mail server that talks once and has one answer to each command; that to "" is its greeting."""
    with socket.create_server((HERE, 0)) as listening, ThreadPoolExecutor(1) as thread:
        listening.settimeout(PATIENCE)
        talking = thread.submit(talk, listening, USUAL | answers)
        yield listening.getsockname()[1]
        talking.result()


def talk(listening: socket.socket, answers: Mapping[str, str]) -> None:
    """Answer whoever comes first, until they hang up."""
    visitor, _ = listening.accept()
    visitor.settimeout(PATIENCE)
    with visitor, visitor.makefile("rb") as lines, suppress(ConnectionError):
        visitor.sendall(answers[""].encode() + b"\r\n")
        for line in lines:
            command = line.split()[0].decode().upper()
            visitor.sendall(answers.get(command, "250 so be it").encode() + b"\r\n")


@contextmanager
def dead_port() -> Iterator[int]:
    """A port on which nobody listens, and nobody else can begin to."""
    with socket.socket() as kept:
        kept.bind((HERE, 0))
        yield int(kept.getsockname()[1])
