"""Telling by e-mail: one plain text a notice."""

from __future__ import annotations

import asyncio
import re
import smtplib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, make_msgid

import tavolata
from tavolata.core.json_types import JSON
from tavolata.server.notices.addresses import mail_address, one_line, public_pages, sender
from tavolata.server.notices.mail_server import MailServer
from tavolata.server.notices.notice import Notice, NotSent, Outcome
from tavolata.server.notices.refusal import NoticeRefusal, notice_words

LONGEST_NAME = 40
PRINTABLE = re.compile(r"[!-~]*")


class Mail:
    """The way `email`. A contact is `{"way": "email", "address": …}`."""

    def __init__(self, server: MailServer, mail_from: str, public_url: str, timeout: float) -> None:
        self._server = server
        self._sender, self._from = sender(mail_from)
        self._pages = public_pages(public_url)
        self._timeout = timeout
        # Threads of its own: a slow mail server must not hold up whatever else the server does in threads.
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="mail")

    def check(self, contact: Mapping[str, JSON]) -> dict[str, JSON]:
        """The contact with nothing but what is needed."""
        return {"way": "email", "address": mail_address(contact.get("address"))}

    async def send(self, contact: Mapping[str, JSON], notice: Notice) -> Outcome:
        """Hand the mail in at the mail server."""
        message = self.write(mail_address(contact.get("address")), notice)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._server.send, message, self._timeout)
        except (OSError, ValueError) as problem:
            raise NotSent(_reason(problem)) from problem
        return Outcome.SENT

    def write(self, address: str, notice: Notice) -> EmailMessage:
        """The mail for a notice."""
        words = notice_words(notice.language)
        title = tavolata.game(notice.game).title
        text = words(
            f"text-{notice.what}",
            game=title,
            table=one_line(notice.table),
            player=one_line(notice.player[:LONGEST_NAME]),
            link=self._link(notice),
        )
        message = EmailMessage(policy=SMTP)
        message.set_content(f"{text}\n", cte="quoted-printable")
        message["From"] = Address(self._sender, addr_spec=self._from)
        message["To"] = Address(addr_spec=address)
        message["Subject"] = words(f"subject-{notice.what}", game=title)
        message["Date"] = localtime()
        message["Message-ID"] = make_msgid(domain=self._from.rpartition("@")[2])
        message["Content-Language"] = notice.language
        message["Auto-Submitted"] = "auto-generated"
        return message

    def _link(self, notice: Notice) -> str:
        """The whole address of the table's page. A mail never leads anywhere but to this server."""
        address = self._pages + notice.link if notice.link.startswith("/") else notice.link
        if not address.startswith(f"{self._pages}/") or not PRINTABLE.fullmatch(address):
            raise NoticeRefusal("notice-link", public=self._pages)
        return address

    async def close(self) -> None:
        """Wait for the mails that are under way."""
        await asyncio.to_thread(self._threads.shutdown)


def _reason(problem: Exception) -> str:
    """The kind of failure, with the mail server's code; its text could repeat an address."""
    kind = type(problem).__name__
    return f"{kind} {problem.smtp_code}" if isinstance(problem, smtplib.SMTPResponseException) else kind
