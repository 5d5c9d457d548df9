"""Who may be written to, by digests of addresses: asked once a day, confirmed, stopped, and how often told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select, update

from tavolata.server.errors import TooManyRequests
from tavolata.server.milliseconds import DAY, HOUR
from tavolata.server.protocol.notices import ConsentState
from tavolata.server.store.journal import inserting
from tavolata.server.store.schema import recipients

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection
    from sqlalchemy import Row as Found

    from tavolata.server.store.executor import Executor


@dataclass(frozen=True, slots=True)
class Recipient:
    """A mailbox that mails go to, or a browser that push messages go to."""

    digest: str
    """Of the mailbox: it may have several addresses."""
    address: str
    """The digest of the very address."""
    token: str
    """For whoever is not known yet: what the links in mails to them will have."""


@dataclass(frozen=True, slots=True)
class Consent:
    """What somebody has decided, and the token of the links on which they decide."""

    state: ConsentState
    token: str


def find_consent(connection: Connection, recipient: Recipient) -> Consent | None:
    """What the holder of an address has decided; None: they have never been asked."""
    found = connection.execute(select(recipients).where(recipients.c.digest == recipient.digest)).first()
    return _consent(found, recipient.address) if found else None


def find_by_token(connection: Connection, token: str) -> Consent | None:
    """What somebody who got a mail has decided."""
    found = connection.execute(select(recipients).where(recipients.c.token == token)).first()
    return _consent(found, found.asked_for) if found else None


def _consent(found: Found[tuple[object, ...]], address: str) -> Consent:
    if found.stopped is not None:
        return Consent("stopped", found.token)
    return Consent("on" if address and found.confirmed_for == address else "waiting", found.token)


def note_question(connection: Connection, recipient: Recipient, now: int, most_an_hour: int) -> str | None:
    """The token for a mail that asks for a confirmation; None if none is to be sent now.

    Every mailbox is asked once a day at most, one that has stopped mails never.
    """
    asked_lately = select(func.count()).where(recipients.c.asked > now - HOUR)
    if (connection.scalar(asked_lately) or 0) >= most_an_hour:
        raise TooManyRequests("too-many-questions")
    question: dict[str, str | int] = {"asked_for": recipient.address, "asked": now}
    if _insert(connection, recipient, **question):
        return recipient.token
    found = _locked(connection, recipients.c.digest == recipient.digest)
    is_due = found.asked is None or found.asked <= now - DAY
    if not is_due or _consent(found, recipient.address).state != "waiting":
        return None
    connection.execute(update(recipients).where(recipients.c.digest == recipient.digest).values(question))
    return str(found.token)


def confirm(connection: Connection, token: str) -> Consent | None:
    """Whoever got a mail agrees to further ones, to the address at which they were asked."""
    agreed = {"confirmed_for": recipients.c.asked_for, "stopped": None}
    connection.execute(update(recipients).where(recipients.c.token == token).values(agreed))
    return find_by_token(connection, token)


def stop(connection: Connection, token: str, now: int) -> Consent | None:
    """Whoever got a mail wants no more of them."""
    stopped = {"confirmed_for": None, "stopped": now}
    connection.execute(update(recipients).where(recipients.c.token == token).values(stopped))
    return find_by_token(connection, token)


def count_notice(connection: Connection, recipient: Recipient, now: int, most_a_day: int) -> bool:
    """Count one more notice; False if there have been too many today."""
    _insert(connection, recipient)
    found = _locked(connection, recipients.c.digest == recipient.digest)
    is_new_day = found.day <= now - DAY
    sent = 0 if is_new_day else found.notices
    if sent >= most_a_day:
        return False
    counted = {"day": now if is_new_day else found.day, "notices": sent + 1}
    connection.execute(update(recipients).where(recipients.c.digest == recipient.digest).values(counted))
    return True


def delete_unused(connection: Connection, older_than: int) -> None:
    """Forget whoever has had no mail for so long; but never who has stopped them."""
    last = func.coalesce(recipients.c.asked, 0)
    unused = (recipients.c.stopped.is_(None), last < older_than, recipients.c.day < older_than)
    connection.execute(delete(recipients).where(*unused))


def _insert(connection: Connection, recipient: Recipient, **more: str | int) -> bool:
    """Enter somebody new; False if they are known."""
    row = {"digest": recipient.digest, "token": recipient.token, "day": 0, "notices": 0, **more}
    new = inserting(recipients, connection.dialect.name).values(row).on_conflict_do_nothing()
    return connection.execute(new.returning(recipients.c.digest)).first() is not None


def _locked(connection: Connection, which: ColumnElement[bool]) -> Found[tuple[object, ...]]:
    """A row that nobody else changes until this is committed."""
    return connection.execute(select(recipients).where(which).with_for_update()).one()


class RecipientStore:
    """What the holders of addresses have decided about notices, and how many they got."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def consent_of(self, recipient: Recipient) -> Consent | None:
        """What the holder of an address has decided; None: they have never been asked."""
        return await self._executor.read(find_consent, recipient)

    async def consent_by(self, token: str) -> Consent | None:
        """What somebody has decided who got a mail with this token."""
        return await self._executor.read(find_by_token, token)

    async def note_question(self, recipient: Recipient, now: int, most_an_hour: int) -> str | None:
        """The token for a mail that asks for a confirmation; None if none is to be sent now."""
        return await self._executor.change(note_question, recipient, now, most_an_hour)

    async def confirm(self, token: str) -> Consent | None:
        """Whoever got a mail with this token wants notices."""
        return await self._executor.change(confirm, token)

    async def stop(self, token: str, now: int) -> Consent | None:
        """Whoever got a mail with this token wants no more of them."""
        return await self._executor.change(stop, token, now)

    async def count_notice(self, recipient: Recipient, now: int, most_a_day: int) -> bool:
        """Count a notice; False if there were too many today."""
        return await self._executor.change(count_notice, recipient, now, most_a_day)

    async def delete_unused(self, older_than: int) -> None:
        """Forget whoever has had no mail for so long; but never who has stopped them."""
        await self._executor.change(delete_unused, older_than)
