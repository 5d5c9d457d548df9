"""Telling somebody who is away from the table that it waits: by e-mail, or by a push message to the browser."""

from tavolata.server.notices.extra import make_vapid_key
from tavolata.server.notices.notice import Notice, Outcome, What
from tavolata.server.notices.notifier import Notifier
from tavolata.server.notices.refusal import NoticeRefusal
from tavolata.server.notices.settings import NoticeSettings

__all__ = ["Notice", "NoticeRefusal", "NoticeSettings", "Notifier", "Outcome", "What", "make_vapid_key"]
