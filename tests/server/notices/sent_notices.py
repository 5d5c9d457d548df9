"""A notice, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from tavolata.core.errors import BadInput
from tavolata.core.json_types import JSON
from tavolata.server.notices import Notice, NoticeSettings, Notifier, Outcome, make_vapid_key
from tests.server.mail_servers import PATIENCE

PRIVATE, PUBLIC = make_vapid_key()
NOTICE = Notice("your-turn", "domingo", "kUx7", "Anna", "/table/kUx7", "en", "t0ken")
ANNA: dict[str, JSON] = {"way": "email", "address": "anna@example.org"}


def told(settings: NoticeSettings, contact: Mapping[str, JSON], notice: Notice = NOTICE) -> Outcome:
    """What becomes of a notice, with a notifier of its own."""

    async def telling() -> Outcome:
        notifier = Notifier(settings)
        try:
            return await notifier.tell(contact, notice)
        finally:
            await notifier.close()

    return asyncio.run(telling())


def refused(contact: Mapping[str, JSON], settings: NoticeSettings) -> str:
    """The key by which a contact is refused."""
    with pytest.raises(BadInput) as refusal:
        Notifier(settings).check(contact)
    return refusal.value.key


def mailing(port: int, form: str = "smtp://127.0.0.1:{port}?starttls=no", timeout: float = PATIENCE) -> NoticeSettings:
    """Settings for e-mail by a server on this machine."""
    return NoticeSettings(
        smtp=form.format(port=port),
        mail_from="Games & Co. <games@example.org>",
        public_url="https://play.example.org/tavolata/",
        timeout=timeout,
    )
