"""The operator's mail server: its address as a URL, and a conversation with it."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Literal
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from tavolata.server.notices.refusal import NoticeRefusal

Encryption = Literal["none", "starttls", "tls"]

LOOPBACK = ("localhost", "127.0.0.1", "::1")
PORTS: dict[Encryption, int] = {"none": 25, "starttls": 587, "tls": 465}
STARTTLS: dict[str, Encryption] = {"yes": "starttls", "no": "none"}


@dataclass(frozen=True)
class MailServer:
    """Where mails are handed in, and as whom."""

    host: str
    port: int
    encryption: Encryption
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, url: str) -> MailServer:
        """`smtp://user:password@host:587?starttls=yes`, or `smtps://user:password@host:465`.

        STARTTLS is the rule; `starttls=no` is for a server on this machine, or one without a password.

        >>> MailServer.read("smtp://localhost:2525?starttls=no")
        MailServer(host='localhost', port=2525, encryption='none', user='')
        """
        try:
            server = cls._read(url)
        except ValueError:
            raise NoticeRefusal("smtp-url") from None
        if server.password and server.encryption == "none" and server.host not in LOOPBACK:
            raise NoticeRefusal("smtp-open-password")
        return server

    @classmethod
    def _read(cls, url: str) -> MailServer:
        parts = urlsplit(url)
        encryption = _encryption(parts)
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        if not parts.hostname or parts.path.strip("/") or parts.fragment or bool(user) != bool(password):
            raise ValueError("not the address of a mail server")
        for text in (parts.hostname, user, password):
            text.encode("ascii")
        return cls(parts.hostname, parts.port or PORTS[encryption], encryption, user, password)

    def send(self, message: EmailMessage, timeout: float) -> None:
        """Hand in one mail. Every answer may take `timeout` seconds.

        Raises OSError (SMTPException is one), or ValueError for an answer that cannot be read.
        """
        with closing(self._connected(timeout)) as smtp:
            try:
                self._hand_in(message, smtp)
            finally:
                # Whether the mail is handed in does not depend on how the server says goodbye.
                with suppress(OSError):
                    smtp.quit()

    def _hand_in(self, message: EmailMessage, smtp: smtplib.SMTP) -> None:
        if self.encryption == "starttls":
            smtp.starttls(context=ssl.create_default_context())
        if self.user:
            smtp.login(self.user, self.password)
        smtp.send_message(message)

    def _connected(self, timeout: float) -> smtplib.SMTP:
        if self.encryption == "tls":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=timeout, context=ssl.create_default_context())
        return smtplib.SMTP(self.host, self.port, timeout=timeout)


def _encryption(parts: SplitResult) -> Encryption:
    """What the scheme and `?starttls=` say, or ValueError."""
    asked = dict(parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query)))
    if parts.scheme == "smtps" and not asked:
        return "tls"
    if parts.scheme == "smtp" and asked.keys() <= {"starttls"} and asked.get("starttls", "yes") in STARTTLS:
        return STARTTLS[asked.get("starttls", "yes")]
    raise ValueError("neither smtp nor smtps")
