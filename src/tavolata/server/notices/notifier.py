"""Sends notices, by every way that the operator has set up."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

from tavolata.core.json_types import JSON
from tavolata.server.notices.extra import push_extra
from tavolata.server.notices.mail import Mail
from tavolata.server.notices.mail_server import MailServer
from tavolata.server.notices.notice import Notice, NotSent, Outcome
from tavolata.server.notices.refusal import NoticeRefusal
from tavolata.server.notices.settings import NoticeSettings

log = logging.getLogger(__name__)


class Way(Protocol):
    """One way to tell somebody something."""

    def check(self, contact: Mapping[str, JSON]) -> dict[str, JSON]: ...

    def address_of(self, contact: Mapping[str, JSON]) -> str: ...

    async def send(self, contact: Mapping[str, JSON], notice: Notice) -> Outcome: ...

    async def close(self) -> None: ...


class Notifier:
    """Tells absent people, by the ways that the operator has set up."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._ways = ways_of(settings)
        self.push_key = settings.push_key
        """What a browser needs to subscribe to push messages, if there are any."""

    @property
    def ways(self) -> tuple[str, ...]:
        """What a contact may be: `email`, `push`, both or nothing."""
        return tuple(self._ways)

    def check(self, contact: Mapping[str, JSON]) -> dict[str, JSON]:
        """The contact as it is to be kept, or a refusal. Asks no other machine."""
        return self._way(contact).check(contact)

    def address_of(self, contact: Mapping[str, JSON]) -> str:
        """The address that a contact leads to, or a refusal; the same for every contact that leads there."""
        return self._way(contact).address_of(contact)

    def needs_consent(self, contact: Mapping[str, JSON]) -> bool:
        """Can a contact be somebody else's? A browser was asked by itself before it subscribed."""
        return contact.get("way") == "email"

    async def tell(self, contact: Mapping[str, JSON], notice: Notice) -> Outcome:
        """Send one notice. Whatever another machine does or a contact has become, it is an outcome, not an error."""
        try:
            way = self._way(contact)
            return await way.send(way.check(contact), notice)
        except (NotSent, NoticeRefusal) as problem:
            return _failed(problem, contact, notice.table_id)

    async def ask(self, contact: Mapping[str, JSON], token: str, language: str) -> Outcome:
        """Send the one mail that asks whether notices may come."""
        try:
            return await self._mails().ask(contact, token, language)
        except (NotSent, NoticeRefusal) as problem:
            return _failed(problem, contact, "-")

    def stop_page(self, token: str) -> str:
        """The page on which whoever got a mail can stop them."""
        return self._mails().page("stop", token)

    def _mails(self) -> Mail:
        mail = self._ways.get("email")
        if not isinstance(mail, Mail):
            raise NoticeRefusal("notice-way", known=", ".join(self._ways) or "–")
        return mail

    async def close(self) -> None:
        """Wait for what is under way."""
        for way in self._ways.values():
            await way.close()

    def _way(self, contact: Mapping[str, JSON]) -> Way:
        way = self._ways.get(str(contact.get("way")))
        if way is None:
            raise NoticeRefusal("notice-way", known=", ".join(self._ways) or "–")
        return way


def _failed(problem: NotSent | NoticeRefusal, contact: Mapping[str, JSON], table_id: str) -> Outcome:
    reason = problem.key if isinstance(problem, NoticeRefusal) else str(problem)
    log.warning("notice not sent: way=%r table=%r reason=%s", contact.get("way"), table_id, reason)
    return Outcome.FAILED


def ways_of(settings: NoticeSettings) -> dict[str, Way]:
    """The ways that are set up."""
    ways: dict[str, Way] = {}
    if settings.smtp and settings.mail_from and settings.public_url:
        server = MailServer.read(settings.smtp)
        ways["email"] = Mail(
            server, settings.mail_from, settings.public_url, settings.mail_any_domain, settings.timeout
        )
    if settings.vapid_private_key and settings.vapid_subject:
        with push_extra():
            from tavolata.server.notices.push import WebPush
        ways["push"] = WebPush(
            settings.vapid_private_key, settings.vapid_subject, settings.push_any_endpoint, settings.timeout
        )
    return ways
