"""Notices by e-mail, sent to real mail servers."""

from __future__ import annotations

import asyncio
import datetime
import logging
import socket
import ssl
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tavolata.core.languages import LANGUAGES
from tavolata.server.notices import Notifier, Outcome
from tests.server.mail_servers import HERE, dead_port, mail_server, stubborn_mail_server
from tests.server.notices.sent_notices import ANNA, NOTICE, mailing, told

LINKS = ["https://play.example.org/tavolata/table/kUx7", "https://play.example.org/tavolata/#/mail/stop/t0ken"]
STOP = "<https://play.example.org/tavolata/api/mail/t0ken/stop>"


def only_games(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object) -> AuthResult:
    """Lets in `games` with the password `s3cret@`."""
    known = isinstance(data, LoginPassword) and (data.login, data.password) == (b"games", b"s3cret@")
    return AuthResult(success=known, handled=False)


def links(lines: list[str]) -> list[str]:
    """Every word of a mail that leads somewhere."""
    return [word for line in lines for word in line.split() if "://" in word]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for this machine, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("certificate")
    shown, kept = folder / "certificate.pem", folder / "key.pem"
    shown.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    kept.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return shown, kept


@pytest.fixture
def tls(certificate: tuple[Path, Path]) -> ssl.SSLContext:
    """What a mail server needs to speak TLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    return context


@pytest.fixture
def trusted(certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine trusts the certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))


@pytest.mark.parametrize(
    ("language", "subject", "line"),
    [
        ("en", "Domingo: it is your turn", "It is your turn in Domingo (kUx7)."),
        ("de", "Domingo: Du bist dran", "bei Domingo (kUx7) bist du dran."),
        ("it", "Domingo: è il tuo turno", "a Domingo (kUx7) è il tuo turno."),
    ],
)
def test_a_mail_arrives_in_the_reader_s_language(language: str, subject: str, line: str) -> None:
    with mail_server() as (inbox, port):
        assert told(mailing(port), ANNA, replace(NOTICE, language=language, player="Zoë")) is Outcome.SENT
    assert inbox.envelopes[0].mail_from == "games@example.org"
    assert inbox.envelopes[0].rcpt_tos == ["anna@example.org"]
    mail = inbox.only_mail()
    assert mail["From"] == '"Games & Co." <games@example.org>'
    assert mail["To"] == "anna@example.org"
    assert mail["Subject"] == subject
    assert mail["Content-Language"] == language
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == STOP
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail.get_content_type() == "text/plain"
    lines = inbox.lines()
    assert "Zoë" in lines[0]
    assert line in lines
    assert links(lines) == LINKS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["your-turn", "game-over", "take-back-asked", "free-asked"])
def test_everything_that_can_be_told_has_its_mail(what: Any, language: str) -> None:
    with mail_server() as (inbox, port):
        notice = replace(NOTICE, kind=what, game="mille_grazie", language=language)
        assert told(mailing(port), ANNA, notice) is Outcome.SENT
    assert inbox.only_mail()["Subject"].startswith("Mille Grazie: ")
    assert links(inbox.lines()) == LINKS


def test_a_name_with_line_breaks_stays_one_line_of_the_text() -> None:
    name = "Anna\r\n.\r\nMAIL FROM:<eve@example.org>\nBcc: all@example.org\x00\u2028!"
    with mail_server() as (inbox, port):
        assert told(mailing(port), ANNA, replace(NOTICE, player=name)) is Outcome.SENT
    written = "From To Subject Date Message-ID Content-Language Auto-Submitted List-Unsubscribe List-Unsubscribe-Post"
    technical = "Content-Type Content-Transfer-Encoding MIME-Version"
    assert sorted(inbox.only_mail().keys()) == sorted(f"{written} {technical}".split())
    assert inbox.lines()[0] == "Hello Anna MAIL FROM eve example org,"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_has_nothing_but_two_links(language: str) -> None:
    async def ask() -> Outcome:
        notifier = Notifier(mailing(port))
        try:
            return await notifier.ask(ANNA, "t0ken", language)
        finally:
            await notifier.close()

    with mail_server() as (inbox, port):
        assert asyncio.run(ask()) is Outcome.SENT
    mail = inbox.only_mail()
    assert mail["List-Unsubscribe"] == STOP
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert [link.strip(",:.") for link in links(inbox.lines())] == [
        "https://play.example.org/tavolata",
        "https://play.example.org/tavolata/#/mail/confirm/t0ken",
        "https://play.example.org/tavolata/#/mail/stop/t0ken",
    ]


def test_a_name_that_is_none_is_left_out() -> None:
    with mail_server() as (inbox, port):
        assert told(mailing(port), ANNA, replace(NOTICE, player="\u202e!!! …")) is Outcome.SENT
    assert inbox.lines()[0] == "Hello,"


@pytest.mark.parametrize(
    "link",
    [
        "https://evil.example/table/kUx7",
        "https://play.example.org.evil.example/",
        "table/kUx7",
        "/table/kUx7\nhttp://x",
    ],
)
def test_a_mail_leads_nowhere_else(link: str, caplog: pytest.LogCaptureFixture) -> None:
    with mail_server() as (inbox, port):
        assert told(mailing(port), ANNA, replace(NOTICE, link=link)) is Outcome.FAILED
    assert not inbox.envelopes
    assert caplog.messages == ["notice not sent: way='email' table='kUx7' reason=notice-link"]


def test_a_whole_address_may_be_given_as_a_link() -> None:
    with mail_server() as (inbox, port):
        told(mailing(port), ANNA, replace(NOTICE, link="https://play.example.org/tavolata/table/kUx7"))
    assert links(inbox.lines()) == LINKS


@pytest.mark.usefixtures("trusted")
def test_a_mail_server_that_wants_a_password_gets_it(tls: ssl.SSLContext) -> None:
    with mail_server(authenticator=only_games, auth_required=True, tls_context=tls) as (inbox, port):
        settings = mailing(port, "smtp://games:s3cret%40@localhost:{port}?starttls=yes")
        assert told(settings, ANNA) is Outcome.SENT
    assert len(inbox.envelopes) == 1


@pytest.mark.usefixtures("trusted")
def test_a_refused_password_is_a_failure_and_one_line_without_secrets(
    tls: ssl.SSLContext, caplog: pytest.LogCaptureFixture
) -> None:
    with mail_server(authenticator=only_games, auth_required=True, tls_context=tls) as (inbox, port):
        settings = mailing(port, "smtp://games:wr0ng@localhost:{port}?starttls=yes")
        assert told(settings, ANNA) is Outcome.FAILED
    assert not inbox.envelopes
    ours = [record for record in caplog.records if record.name.startswith("tavolata")]
    assert [record.getMessage() for record in ours] == [
        "notice not sent: way='email' table='kUx7' reason=SMTPAuthenticationError 535"
    ]
    assert ours[0].exc_info is None


def test_a_refused_address_is_not_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with mail_server() as (_, port):
        assert told(mailing(port), {"way": "email", "address": "nobody@example.org"}) is Outcome.FAILED
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("tavolata")]
    assert ours == ["notice not sent: way='email' table='kUx7' reason=SMTPRecipientsRefused"]


@pytest.mark.parametrize(
    "answers",
    [
        {"": "554 not today"},
        {"": "what do you want"},
        {"EHLO": "421 too busy", "HELO": "421 too busy"},
        {"EHLO": "250-localhost\r\n250 AUTH PLAIN", "AUTH": "454 later, perhaps"},
        {"EHLO": "250-localhost\r\n250 AUTH CRAM-MD5", "AUTH": "334 abc"},
        {"EHLO": "250-localhost\r\n250 AUTH PLAIN", "AUTH": "235 welcome", "MAIL": "421 too busy"},
        {"EHLO": "250-localhost\r\n250 AUTH PLAIN", "AUTH": "235 welcome", "DATA": "554 not today", "QUIT": "500 what"},
    ],
)
def test_whatever_a_mail_server_answers_it_is_a_failure_and_we_hang_up(answers: dict[str, str]) -> None:
    with stubborn_mail_server(answers) as port:
        settings = mailing(port, "smtp://games:s3cret@127.0.0.1:{port}?starttls=no")
        assert told(settings, ANNA) is Outcome.FAILED


def test_a_mail_that_was_taken_in_is_sent_however_the_goodbye_sounds() -> None:
    with mail_server(goodbye="421 too busy for goodbyes") as (inbox, port):
        assert told(mailing(port), ANNA) is Outcome.SENT
    assert len(inbox.envelopes) == 1


def test_a_dead_port_is_a_failure() -> None:
    with dead_port() as port:
        assert told(mailing(port), ANNA) is Outcome.FAILED


def test_a_silent_mail_server_is_a_failure_after_the_timeout() -> None:
    with socket.create_server((HERE, 0)) as silent:
        began = time.monotonic()
        assert told(mailing(silent.getsockname()[1], timeout=0.3), ANNA) is Outcome.FAILED
    assert time.monotonic() - began < 3


@pytest.mark.usefixtures("trusted")
def test_starttls_and_tls_encrypt(tls: ssl.SSLContext) -> None:
    with mail_server(tls_context=tls, require_starttls=True) as (inbox, port):
        assert told(mailing(port, "smtp://localhost:{port}"), ANNA) is Outcome.SENT
        assert told(mailing(port, "smtp://localhost:{port}?starttls=no"), ANNA) is Outcome.FAILED
    assert len(inbox.envelopes) == 1
    with mail_server(tls=tls) as (inbox, port):
        assert told(mailing(port, "smtps://localhost:{port}"), ANNA) is Outcome.SENT
    assert len(inbox.envelopes) == 1


@pytest.mark.parametrize("form", ["smtp://localhost:{port}", "smtp://127.0.0.1:{port}?starttls=yes"])
def test_nothing_is_sent_to_a_server_that_cannot_prove_who_it_is(tls: ssl.SSLContext, form: str) -> None:
    with mail_server(tls_context=tls) as (inbox, port):
        assert told(mailing(port, form), ANNA) is Outcome.FAILED
    assert not inbox.envelopes


def test_nothing_is_sent_openly_if_the_server_does_not_offer_starttls() -> None:
    with mail_server() as (inbox, port):
        assert told(mailing(port, "smtp://localhost:{port}"), ANNA) is Outcome.FAILED
    assert not inbox.envelopes


def test_mails_under_way_do_not_hold_up_the_server() -> None:
    async def both() -> list[Outcome]:
        """A mail server in the same event loop: it can let somebody in only if nobody holds that up."""
        visitors: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        async with await asyncio.start_server(lambda _, visitor: visitors.put_nowait(visitor), HERE, 0) as listening:
            notifier = Notifier(mailing(listening.sockets[0].getsockname()[1]))
            telling = [asyncio.create_task(notifier.tell(ANNA, NOTICE)) for _ in range(2)]
            waiting = [await visitors.get() for _ in telling]
            assert not any(task.done() for task in telling)
            for visitor in waiting:
                visitor.close()
                await visitor.wait_closed()
            outcomes = await asyncio.gather(*telling)
            await notifier.close()
            return outcomes

    assert asyncio.run(both()) == [Outcome.FAILED, Outcome.FAILED]


def test_notices_are_logged_as_warnings_of_this_part(caplog: pytest.LogCaptureFixture) -> None:
    with dead_port() as port:
        told(mailing(port), ANNA)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.name == "tavolata.server.notices.notifier"
    assert record.getMessage() == "notice not sent: way='email' table='kUx7' reason=ConnectionRefusedError"
