"""Notices by e-mail: one plain text each, with a way to stop them (RFC 8058)."""

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
from typing import Literal

import tavolata
from tavolata.core.json_types import JSON
from tavolata.server.notices.addresses import greeting_name, mail_address, one_line, public_pages, sender
from tavolata.server.notices.mail_server import MailServer
from tavolata.server.notices.notice import Notice, NotSent, Outcome
from tavolata.server.notices.refusal import NoticeRefusal, notice_words

PRINTABLE = re.compile(r"[!-~]*")


class Mail:
    """The way `email`. A contact is `{"way": "email", "address": …}`."""

    def __init__(self, server: MailServer, mail_from: str, public_url: str, anywhere: bool, timeout: float) -> None:
        self._server = server
        self._sender, self._from = sender(mail_from)
        self._pages = public_pages(public_url)
        self._anywhere = anywhere
        self._timeout = timeout
        # Threads of its own: a slow mail server must not hold up whatever else the server does in threads.
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="mail")

    def check(self, contact: Mapping[str, JSON]) -> dict[str, JSON]:
        """The contact with nothing but what is needed."""
        return {"way": "email", "address": self._checked(contact)}

    def address_of(self, contact: Mapping[str, JSON]) -> str:
        """Where a contact leads; letters of either case mean the same."""
        return mail_address(contact.get("address"), anywhere=True).lower()

    def _checked(self, contact: Mapping[str, JSON]) -> str:
        return mail_address(contact.get("address"), self._anywhere)

    async def send(self, contact: Mapping[str, JSON], notice: Notice) -> Outcome:
        """Hand the mail in at the mail server."""
        return await self._hand_in(self.write(self._checked(contact), notice))

    async def ask(self, contact: Mapping[str, JSON], token: str, language: str) -> Outcome:
        """Ask whoever has the address whether they want notices."""
        return await self._hand_in(self.write_question(self._checked(contact), token, language))

    async def _hand_in(self, message: EmailMessage) -> Outcome:
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
        player = greeting_name(notice.player)
        text = words(
            f"text-{notice.kind}",
            game=title,
            table=one_line(notice.table_id),
            greeting=words("text-greeting", player=player) if player else words("text-greeting-nobody"),
            link=self._link(notice),
            stop=self.page("stop", notice.token),
        )
        return self._message(address, words(f"subject-{notice.kind}", game=title), text, notice.language, notice.token)

    def write_question(self, address: str, token: str, language: str) -> EmailMessage:
        """The mail that asks for a confirmation. Nothing in it comes from whoever gave the address."""
        words = notice_words(language)
        text = words(
            "text-confirm", server=self._pages, confirm=self.page("confirm", token), stop=self.page("stop", token)
        )
        return self._message(address, words("subject-confirm"), text, language, token)

    def page(self, what: Literal["confirm", "stop"], token: str) -> str:
        """The address of a page on which whoever got a mail decides. To open it does nothing yet."""
        return f"{self._pages}/#/mail/{what}/{token}"

    def _message(self, address: str, subject: str, text: str, language: str, token: str) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message.set_content(f"{text}\n", cte="quoted-printable")
        message["From"] = Address(self._sender, addr_spec=self._from)
        message["To"] = Address(addr_spec=address)
        message["Subject"] = subject
        message["Date"] = localtime()
        message["Message-ID"] = make_msgid(domain=self._from.rpartition("@")[2])
        message["Content-Language"] = language
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._pages}/api/mail/{token}/stop>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
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
