"""Who may be told: mails go to people who have confirmed their address, and nobody is told too often."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tavolata.core.json_types import JSON
from tavolata.server import tokens
from tavolata.server.errors import NotFound
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.notices import Notifier, mailbox_of
from tavolata.server.protocol.notices import ConsentState, NoticeState
from tavolata.server.settings import Settings
from tavolata.server.store import Consent, Recipient, RecipientStore


class NoticePermission:
    """Asks for consent, keeps what was decided, and counts notices. An address itself is not kept here."""

    def __init__(
        self,
        recipients: RecipientStore,
        notifier: Notifier,
        tasks: BackgroundTasks,
        settings: Settings,
        now: Callable[[], int],
    ) -> None:
        self._recipients = recipients
        self._notifier = notifier
        self._tasks = tasks
        self._settings = settings
        self._now = now

    async def state_of(self, contact: Mapping[str, JSON] | None) -> NoticeState:
        """What becomes of notices to a contact. Whoever gave it cannot tell apart who has stopped and who waits."""
        if contact is None:
            return "none"
        if not self._notifier.needs_consent(contact):
            return "on"
        consent = await self._recipients.consent_of(self._recipient(contact))
        return "on" if consent and consent.state == "on" else "waiting"

    async def ask(self, contact: Mapping[str, JSON], language: str) -> None:
        """Send the mail that asks for a confirmation, unless there was one today or they want none at all."""
        most = self._settings.questions_an_hour
        token = await self._recipients.note_question(self._recipient(contact), self._now(), most)
        if token is not None:
            self._tasks.start(self._ask(contact, token, language))

    async def _ask(self, contact: Mapping[str, JSON], token: str, language: str) -> None:
        await self._notifier.ask(contact, token, language)

    async def next_notice(self, contact: Mapping[str, JSON]) -> Consent | None:
        """Whether a notice may be sent now, which it is then counted for; with the token of its links.

        None: not yet, or not today. The state says if they want none any more.
        """
        recipient = self._recipient(contact)
        consent = Consent("on", "")
        if self._notifier.needs_consent(contact):
            consent = await self._recipients.consent_of(recipient) or Consent("waiting", "")
        if consent.state != "on":
            return consent if consent.state == "stopped" else None
        may = await self._recipients.count_notice(recipient, self._now(), self._settings.notices_a_day)
        return consent if may else None

    async def state_by_token(self, token: str) -> ConsentState:
        """What whoever got a mail with this token has decided."""
        return _known(await self._recipients.consent_by(token)).state

    async def confirm(self, token: str) -> ConsentState:
        """They want notices."""
        return _known(await self._recipients.confirm(token)).state

    async def stop(self, token: str) -> ConsentState:
        """They want none any more."""
        return _known(await self._recipients.stop(token, self._now())).state

    def _recipient(self, contact: Mapping[str, JSON]) -> Recipient:
        address = self._notifier.address_of(contact)
        box = mailbox_of(address) if self._notifier.needs_consent(contact) else address
        return Recipient(tokens.digest(box), tokens.digest(address), tokens.new_secret())


def _known(consent: Consent | None) -> Consent:
    if consent is None:
        raise NotFound("no-such-mail")
    return consent
