"""The operator's settings for notices. Without them none is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tavolata.server.notices.addresses import mail_address, public_pages, sender
from tavolata.server.notices.extra import public_key_of
from tavolata.server.notices.mail_server import MailServer
from tavolata.server.notices.refusal import NoticeRefusal

VARIABLES = {
    "smtp": "TAVOLATA_SMTP",
    "mail_from": "TAVOLATA_MAIL_FROM",
    "vapid_private_key": "TAVOLATA_VAPID_KEY",
    "vapid_subject": "TAVOLATA_VAPID_SUBJECT",
    "public_url": "TAVOLATA_PUBLIC_URL",
}
ANY_ENDPOINT = "TAVOLATA_PUSH_ANY_ENDPOINT"
ANY_DOMAIN = "TAVOLATA_MAIL_ANY_DOMAIN"
NEEDS = {
    "smtp": ("mail_from", "public_url"),
    "mail_from": ("smtp",),
    "vapid_private_key": ("vapid_subject",),
    "vapid_subject": ("vapid_private_key",),
}


@dataclass(frozen=True)
class NoticeSettings:
    """The operator's settings. What makes no sense is refused here, before the server begins to serve."""

    smtp: str | None = field(default=None, repr=False)
    mail_from: str | None = None
    vapid_private_key: str | None = field(default=None, repr=False)
    vapid_subject: str | None = None
    public_url: str | None = None
    push_any_endpoint: bool = False
    """Also push to addresses without TLS and inside the operator's own network."""
    mail_any_domain: bool = False
    """Also mail to domains inside the operator's own network."""
    timeout: float = 10.0
    """Seconds that a mail server may take for an answer, and a push service for everything."""

    def __post_init__(self) -> None:
        self._refuse_halves()
        if self.smtp:
            MailServer.read(self.smtp)
        if self.mail_from:
            sender(self.mail_from)
        if self.vapid_private_key:
            public_key_of(self.vapid_private_key)
        if self.vapid_subject:
            check_subject(self.vapid_subject)
        if self.public_url:
            public_pages(self.public_url)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> NoticeSettings:
        """The settings in the variables `TAVOLATA_…`; an empty one counts as not set."""
        given = {name: environment.get(variable) or None for name, variable in VARIABLES.items()}
        return cls(
            smtp=given["smtp"],
            mail_from=given["mail_from"],
            vapid_private_key=given["vapid_private_key"],
            vapid_subject=given["vapid_subject"],
            public_url=given["public_url"],
            push_any_endpoint=environment.get(ANY_ENDPOINT) == "1",
            mail_any_domain=environment.get(ANY_DOMAIN) == "1",
        )

    @property
    def push_key(self) -> str | None:
        """The public key that a browser needs to subscribe to push messages, if there are any."""
        return public_key_of(self.vapid_private_key) if self.vapid_private_key else None

    def _refuse_halves(self) -> None:
        for given, needed in NEEDS.items():
            missing = [VARIABLES[name] for name in needed if not getattr(self, name)]
            if getattr(self, given) and missing:
                raise NoticeRefusal("half-configured", given=VARIABLES[given], missing=", ".join(missing))


def check_subject(subject: str) -> None:
    """Push services want to know whom to ask when something goes wrong: a `mailto:` address."""
    scheme, _, address = subject.partition(":")
    try:
        if scheme != "mailto" or mail_address(address, anywhere=True) != address:
            raise NoticeRefusal("vapid-subject")
    except NoticeRefusal:
        raise NoticeRefusal("vapid-subject") from None
