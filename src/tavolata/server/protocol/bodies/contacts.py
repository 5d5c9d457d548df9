"""How people are reached when it is their turn, and what they decide about mails."""

from __future__ import annotations

from typing import Any, Literal

from tavolata.core.languages import LANGUAGES
from tavolata.server.protocol.bodies.body import Body
from tavolata.server.protocol.notices import ConsentState, NoticeState


class Contact(Body):
    """How to tell somebody that it is their turn, if the operator has set up a way."""

    contact: dict[str, Any] | None
    """`{"way": "email", "address": …}`, `{"way": "push", "subscription": …}`, or nothing."""
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]


class ContactState(Body):
    """What becomes of notices to the asker.

    `waiting`: the address has to be confirmed first, by a link in a mail. At most one such mail is sent a day, and none
    to somebody who wants no mails.
    """

    state: NoticeState


class MailState(Body):
    """What whoever got a mail has decided: nothing yet, to be told, or not to be told any more."""

    state: ConsentState
