"""The operator's settings for notices: all of them, or a refusal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tavolata.core.errors import BadInput
from tavolata.core.languages import LANGUAGES
from tavolata.server.notices import NoticeRefusal, NoticeSettings, Notifier, Outcome, make_vapid_key
from tavolata.server.notices.keys import to_base64url
from tavolata.server.notices.mail_server import MailServer
from tests.server.notices.push_services import PUSHING, from_base64url
from tests.server.notices.sent_notices import ANNA, PRIVATE, PUBLIC, refused, told

MAIL = {
    "TAVOLATA_SMTP": "smtp://games:s3cret@mail.example.org:587?starttls=yes",
    "TAVOLATA_MAIL_FROM": "games@example.org",
    "TAVOLATA_PUBLIC_URL": "https://play.example.org",
}

PUSH = {"TAVOLATA_VAPID_KEY": PRIVATE, "TAVOLATA_VAPID_SUBJECT": "mailto:games@example.org"}


def test_by_default_nobody_is_told_anything() -> None:
    settings = NoticeSettings.from_environment({"PATH": "/bin", "TAVOLATA_SMTP": ""})
    assert settings == NoticeSettings()
    assert settings.push_key is None
    assert Notifier(settings).ways == ()
    assert refused(ANNA, settings) == "notice-way"


def test_a_contact_for_a_way_that_is_no_longer_set_up_is_a_failure() -> None:
    assert told(NoticeSettings(), ANNA) is Outcome.FAILED
    assert told(NoticeSettings(), {}) is Outcome.FAILED


@pytest.mark.parametrize(
    ("environment", "ways"), [(MAIL, ("email",)), (PUSH, ("push",)), (MAIL | PUSH, ("email", "push"))]
)
def test_what_is_set_up_can_be_used(environment: dict[str, str], ways: tuple[str, ...]) -> None:
    settings = NoticeSettings.from_environment(environment)
    assert Notifier(settings).ways == ways
    assert not settings.push_any_endpoint
    assert NoticeSettings.from_environment(environment | {"TAVOLATA_PUSH_ANY_ENDPOINT": "1"}).push_any_endpoint
    assert not settings.mail_any_domain
    assert NoticeSettings.from_environment(environment | {"TAVOLATA_MAIL_ANY_DOMAIN": "1"}).mail_any_domain


def test_settings_do_not_show_their_secrets() -> None:
    shown = repr(NoticeSettings.from_environment(MAIL | PUSH)) + repr(MailServer.read(MAIL["TAVOLATA_SMTP"]))
    assert "s3cret" not in shown
    assert PRIVATE not in shown


@pytest.mark.parametrize("missing", [*MAIL, *PUSH])
def test_half_a_configuration_is_refused(missing: str) -> None:
    whole = MAIL | PUSH
    with pytest.raises(BadInput) as refusal:
        NoticeSettings.from_environment({name: value for name, value in whole.items() if name != missing})
    assert refusal.value.key == "half-configured"
    assert missing in refusal.value.text("de")


@pytest.mark.parametrize(
    ("variable", "value", "key"),
    [
        ("TAVOLATA_SMTP", "mail.example.org", "smtp-url"),
        ("TAVOLATA_SMTP", "http://mail.example.org", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://mail.example.org:many", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://mail.example.org/box", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://mail.example.org?starttls=perhaps", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://mail.example.org?starttls", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://mail.example.org?tls=no", "smtp-url"),
        ("TAVOLATA_SMTP", "smtps://mail.example.org?starttls=no", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://s3cret@mail.example.org", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://games:s3cretß@mail.example.org", "smtp-url"),
        ("TAVOLATA_SMTP", "smtp://games:s3cret@mail.example.org?starttls=no", "smtp-open-password"),
        ("TAVOLATA_MAIL_FROM", "Games", "mail-from"),
        ("TAVOLATA_MAIL_FROM", "games@example.org\nBcc: all@example.org", "mail-from"),
        ("TAVOLATA_MAIL_FROM", "games@example.org, all@example.org", "mail-from"),
        ("TAVOLATA_PUBLIC_URL", "play.example.org", "public-url"),
        ("TAVOLATA_PUBLIC_URL", "https://play.example.org?x=1", "public-url"),
        ("TAVOLATA_PUBLIC_URL", "https://play.example.org/a b", "public-url"),
        ("TAVOLATA_VAPID_KEY", "s3cret", "vapid-key"),
        pytest.param("TAVOLATA_VAPID_KEY", PUBLIC, "vapid-key", id="the public key"),
        ("TAVOLATA_VAPID_KEY", to_base64url(bytes(32)), "vapid-key"),
        ("TAVOLATA_VAPID_KEY", "-----BEGIN PRIVATE KEY-----\ns3cret\n-----END PRIVATE KEY-----\n", "vapid-key"),
        ("TAVOLATA_VAPID_SUBJECT", "games@example.org", "vapid-subject"),
        ("TAVOLATA_VAPID_SUBJECT", "mailto:games", "vapid-subject"),
    ],
)
def test_settings_that_make_no_sense_are_refused_in_every_language(variable: str, value: str, key: str) -> None:
    with pytest.raises(BadInput) as refusal:
        NoticeSettings.from_environment(MAIL | PUSH | {variable: value})
    assert refusal.value.key == key
    for language in LANGUAGES:
        said = refusal.value.text(language)
        assert said.startswith((variable, f"Mit {variable}", f"Con {variable}"))
        assert "s3cret" not in said
    assert str(refusal.value) == refusal.value.text("en")


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("smtp://mail.example.org", MailServer("mail.example.org", 587, "starttls")),
        ("smtp://mail.example.org:25?starttls=no", MailServer("mail.example.org", 25, "none")),
        ("smtp://localhost?starttls=no", MailServer("localhost", 25, "none")),
        ("smtps://a%40b:p%2Fw@mail.example.org", MailServer("mail.example.org", 465, "tls", "a@b", "p/w")),
    ],
)
def test_addresses_of_mail_servers(url: str, server: MailServer) -> None:
    assert MailServer.read(url) == server


def test_a_vapid_key_may_be_a_pem_file_s_text() -> None:
    key = ec.derive_private_key(int.from_bytes(from_base64url(PRIVATE), "big"), ec.SECP256R1())
    for form in (serialization.PrivateFormat.PKCS8, serialization.PrivateFormat.TraditionalOpenSSL):
        pem = key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()
        assert replace(PUSHING, vapid_private_key=pem).push_key == PUBLIC


def test_a_key_on_another_curve_is_refused() -> None:
    pem = ec.generate_private_key(ec.SECP384R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with pytest.raises(NoticeRefusal, match="P-256"):
        replace(PUSHING, vapid_private_key=pem.decode())


def test_every_vapid_key_is_another() -> None:
    keys = {make_vapid_key() for _ in range(3)}
    assert len(keys) == 3
    for private, public in keys:
        assert len(from_base64url(private)) == 32
        assert replace(PUSHING, vapid_private_key=private).push_key == public
