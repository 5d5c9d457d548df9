"""Notices for people who are away while the table waits for them: by e-mail, or as a push message to the browser."""

from tavolata.server.notices.addresses import mailbox_of
from tavolata.server.notices.extra import make_vapid_key
from tavolata.server.notices.notice import Notice, Outcome
from tavolata.server.notices.notifier import Notifier
from tavolata.server.notices.refusal import NoticeRefusal
from tavolata.server.notices.settings import NoticeSettings

__all__ = [
    "Notice",
    "NoticeRefusal",
    "NoticeSettings",
    "Notifier",
    "Outcome",
    "mailbox_of",
    "make_vapid_key",
]
