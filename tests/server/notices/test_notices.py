"""Notices, told to real servers: a mail server that takes mails in, and a push service that reads what it gets."""

from __future__ import annotations

import asyncio
import datetime
import json
import logging
import socket
import ssl
import subprocess
import sys
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import aiohttp
import http_ece
import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from tavolata.core.errors import BadInput
from tavolata.core.json_types import JSON
from tavolata.core.words import LANGUAGES
from tavolata.server.notices import Notice, NoticeRefusal, NoticeSettings, Notifier, Outcome, make_vapid_key
from tavolata.server.notices.addresses import is_public, mail_address, push_endpoint
from tavolata.server.notices.keys import to_base64url
from tavolata.server.notices.mail_server import MailServer
from tavolata.server.notices.push import session
from tests.server.mail_servers import HERE, PATIENCE, dead_port, mail_server, stubborn_mail_server

PRIVATE, PUBLIC = make_vapid_key()
NOTICE = Notice("your-turn", "domingo", "kUx7", "Anna", "/table/kUx7", "en")
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


# E-mail


def only_games(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object) -> AuthResult:
    """Lets in `games` with the password `s3cret@`."""
    known = isinstance(data, LoginPassword) and (data.login, data.password) == (b"games", b"s3cret@")
    return AuthResult(success=known, handled=False)


def mailing(port: int, form: str = "smtp://127.0.0.1:{port}?starttls=no", timeout: float = PATIENCE) -> NoticeSettings:
    """Settings for e-mail by a server on this machine."""
    return NoticeSettings(
        smtp=form.format(port=port),
        mail_from="Games & Co. <games@example.org>",
        public_url="https://play.example.org/tavolata/",
        timeout=timeout,
    )


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
        ("en", "Domingo: it is your turn", "it is your turn at your table of Domingo (kUx7)."),
        ("de", "Domingo: Du bist an der Reihe", "an deinem Tisch Domingo (kUx7) bist du an der Reihe."),
        ("it", "Domingo: tocca a te", "al tuo tavolo di Domingo (kUx7) tocca a te."),
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
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail.get_content_type() == "text/plain"
    lines = inbox.lines()
    assert "Zoë" in lines[0]
    assert line in lines
    assert links(lines) == ["https://play.example.org/tavolata/table/kUx7"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["your-turn", "game-over", "take-back-asked"])
def test_everything_that_can_be_told_has_its_mail(what: Any, language: str) -> None:
    with mail_server() as (inbox, port):
        notice = replace(NOTICE, what=what, game="mille_grazie", language=language)
        assert told(mailing(port), ANNA, notice) is Outcome.SENT
    assert inbox.only_mail()["Subject"].startswith("Mille Grazie: ")
    assert links(inbox.lines()) == ["https://play.example.org/tavolata/table/kUx7"]


def test_a_name_with_line_breaks_stays_one_line_of_the_text() -> None:
    name = "Anna\r\n.\r\nMAIL FROM:<eve@example.org>\nBcc: all@example.org\x00\u2028!"
    with mail_server() as (inbox, port):
        assert told(mailing(port), ANNA, replace(NOTICE, player=name)) is Outcome.SENT
    written = "From To Subject Date Message-ID Content-Language Auto-Submitted"
    technical = "Content-Type Content-Transfer-Encoding MIME-Version"
    assert sorted(inbox.only_mail().keys()) == sorted(f"{written} {technical}".split())
    assert inbox.lines()[0] == "Hello Anna . MAIL FROM:<eve@example.org> Bcc,"


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
    assert links(inbox.lines()) == ["https://play.example.org/tavolata/table/kUx7"]


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


@pytest.mark.parametrize(
    "address",
    ["anna@example.org", "anna+tavolata@mail.example.org", "o'hara@example.co.uk", "root@localhost"],
)
def test_good_mail_addresses(address: str) -> None:
    assert Notifier(mailing(25)).check({"way": "email", "address": f" {address} ", "more": 1}) == {
        "way": "email",
        "address": address,
    }


@pytest.mark.parametrize(
    "address",
    [
        None,
        7,
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@example",
        "anna@example..org",
        "an na@example.org",
        "anna@example.org\nBcc: all@example.org",
        "anna\r\n@example.org",
        "Anna <anna@example.org>",
        "anna@example.org, eve@example.org",
        "anna@exam ple.org",
        "änna@example.org",
        '"anna"@example.org',
        "anna@[127.0.0.1]",
        "anna@127.0.0.1",
        "a" * 65 + "@example.org",
        "anna@" + "a" * 60 + ("." + "a" * 60) * 4 + ".org",
    ],
)
def test_bad_mail_addresses(address: JSON) -> None:
    assert refused({"way": "email", "address": address}, mailing(25)) == "mail-address"


def test_a_domain_with_umlauts_is_written_as_mail_servers_know_it() -> None:
    assert mail_address("anna@bücher.example") == "anna@xn--bcher-kva.example"


# Web push


@dataclass
class Pushed:
    """What the push service got."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """A push service that answers with one status and keeps what it gets."""

    daemon_threads = False
    """At the end it waits for its threads."""

    def __init__(self, status: int) -> None:
        super().__init__((HERE, 0), PushRequest)
        self.status = status
        self.got: list[Pushed] = []

    @property
    def origin(self) -> str:
        return f"http://{HERE}:{self.server_address[1]}"


class PushRequest(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, PushService)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append(Pushed(self.path, headers, body))
        self.send_response(self.server.status)
        self.send_header("Location", f"{self.server.origin}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *parts: object) -> None:
        """Keep quiet."""


@contextmanager
def push_service(status: int = 201) -> Iterator[PushService]:
    """A push service on a free port."""
    with PushService(status) as service:
        thread = threading.Thread(target=service.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()


@dataclass
class Browser:
    """The receiver of push messages: a pair of keys and a secret."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen  letters"

    def contact(self, endpoint: str) -> dict[str, JSON]:
        """As the page hands it over: what `PushSubscription.toJSON()` says."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys: dict[str, JSON] = {"p256dh": to_base64url(point), "auth": to_base64url(self.auth)}
        return {"way": "push", "subscription": {"endpoint": endpoint, "expirationTime": None, "keys": keys}}

    def read(self, body: bytes) -> Any:
        """The message, decrypted."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


PUSHING = NoticeSettings(
    vapid_private_key=PRIVATE, vapid_subject="mailto:games@example.org", push_any_endpoint=True, timeout=PATIENCE
)
STRICT = replace(PUSHING, push_any_endpoint=False)
ENDPOINT = "https://push.example.org/send/abc"


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_of(authorization: str, public: str) -> Any:
    """What a VAPID header claims, after its signature has been checked with the server's public key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    header, _, claims = signed.partition(".")
    assert json.loads(from_base64url(header)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64url(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(from_base64url(claims))


def test_a_push_message_is_signed_by_the_server_and_read_by_the_browser_alone() -> None:
    browser = Browser()
    with push_service() as service:
        contact = browser.contact(f"{service.origin}/send/abc?token=a%2fb%2B%7e+c")
        assert told(PUSHING, contact, replace(NOTICE, what="take-back-asked")) is Outcome.SENT
    (pushed,) = service.got
    assert pushed.path == "/send/abc?token=a%2fb%2B%7e+c"
    assert browser.read(pushed.body) == {"what": "take-back-asked", "game": "domingo", "table": "kUx7"}
    claims = claims_of(pushed.headers["authorization"], PUBLIC)
    assert PUSHING.push_key == PUBLIC
    assert claims["aud"] == service.origin
    assert claims["sub"] == "mailto:games@example.org"
    assert time.time() < claims["exp"] <= time.time() + 24 * 60 * 60
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    assert b"domingo" not in pushed.body
    assert "kUx7" not in str(pushed.headers)


def test_a_newer_message_of_a_table_replaces_an_older_one_for_this_browser_only() -> None:
    browser = Browser()
    with push_service() as service:
        for path, table in [("a", "kUx7"), ("a", "kUx7"), ("a", "other"), ("b", "kUx7")]:
            told(PUSHING, browser.contact(f"{service.origin}/{path}"), replace(NOTICE, table=table))
    first, same, other_table, other_browser = (pushed.headers["topic"] for pushed in service.got)
    assert first == same
    assert len({first, other_table, other_browser}) == 3
    assert len(first) == 32


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Outcome.SENT),
        (201, Outcome.SENT),
        (202, Outcome.SENT),
        (404, Outcome.GONE),
        (410, Outcome.GONE),
        (307, Outcome.FAILED),
        (403, Outcome.FAILED),
        (429, Outcome.FAILED),
        (500, Outcome.FAILED),
    ],
)
def test_what_the_push_service_answers(status: int, outcome: Outcome, caplog: pytest.LogCaptureFixture) -> None:
    with push_service(status) as service:
        assert told(PUSHING, Browser().contact(f"{service.origin}/send/abc")) is outcome
    assert [pushed.path for pushed in service.got] == ["/send/abc"]
    failed = [f"notice not sent: way='push' table='kUx7' reason=status {status}"]
    assert caplog.messages == (failed if outcome is Outcome.FAILED else [])


def test_a_push_service_that_is_not_there_or_silent_is_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    browser = Browser()
    with dead_port() as port:
        assert told(PUSHING, browser.contact(f"http://{HERE}:{port}/secret")) is Outcome.FAILED
    with socket.create_server((HERE, 0)) as silent:
        began = time.monotonic()
        contact = browser.contact(f"http://{HERE}:{silent.getsockname()[1]}/secret")
        assert told(replace(PUSHING, timeout=0.3), contact) is Outcome.FAILED
    assert time.monotonic() - began < 3
    assert len(caplog.messages) == 2
    assert "secret" not in caplog.text


def test_a_subscription_is_kept_without_what_is_not_needed() -> None:
    contact = Browser().contact(ENDPOINT)
    kept = Notifier(STRICT).check(contact)
    assert contact["subscription"] == {**as_object(kept["subscription"]), "expirationTime": None}
    assert Notifier(STRICT).check(kept) == kept


def as_object(value: JSON) -> dict[str, JSON]:
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize(
    "endpoint",
    [
        None,
        5,
        "",
        "push.example.org/send",
        "http://push.example.org/send",
        "file:///etc/passwd",
        "https://localhost/send",
        "https://localhost:8080/send",
        "https://127.0.0.1/send",
        "https://127.1/send",
        "https://2130706433/send",
        "https://0x7f.0x1/send",
        "https://10.0.0.1/send",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/send",
        "https://[::ffff:10.0.0.1]/send",
        "https://1.1.1.1/send",
        "https://intranet/send",
        "https://push.example.org@127.0.0.1/send",
        "https://user:password@push.example.org/send",
        "https://push.example.org\\@127.0.0.1/send",
        "https://push.example.org/send\r\nHost: localhost",
        "https://push.example.org/se nd",
        "https://push.example.org",
        "https://push.exämple.org/send",
        "https://push.example.org/" + "a" * 2000,
    ],
)
def test_a_push_service_must_be_a_public_one(endpoint: JSON) -> None:
    contact = Browser().contact(ENDPOINT)
    as_object(contact["subscription"])["endpoint"] = endpoint
    assert refused(contact, STRICT) == "push-endpoint"
    assert told(STRICT, contact) is Outcome.FAILED


def test_a_name_that_leads_inside_is_found_out_when_connecting() -> None:
    async def post(port: int) -> None:
        async with session(anywhere=False, timeout=5.0) as posting:
            await posting.post(f"http://localhost:{port}/send", data=b"x")

    with push_service() as service, pytest.raises(aiohttp.ClientConnectorError, match="not a public address"):
        asyncio.run(post(service.server_address[1]))
    assert not service.got


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("9.9.9.9", True),
        ("2620:fe::fe", True),
        ("64:ff9b::9.9.9.9", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("fc00::1", False),
        ("fe80::1", False),
        ("ff02::1", False),
    ],
)
def test_which_numbers_are_public(number: str, public: bool) -> None:
    assert is_public(number) is public


@pytest.mark.parametrize(
    ("subscription", "key"),
    [
        (None, "push-subscription"),
        ([], "push-subscription"),
        ({}, "push-subscription"),
        ({"endpoint": ENDPOINT}, "push-subscription"),
        ({"endpoint": ENDPOINT, "keys": {}}, "push-keys"),
        ({"endpoint": ENDPOINT, "keys": {"p256dh": 1, "auth": 2}}, "push-keys"),
        ({"endpoint": ENDPOINT, "keys": {"p256dh": "ä", "auth": "ö"}}, "push-keys"),
        ({"endpoint": ENDPOINT, "keys": {"p256dh": to_base64url(b"\x04" + bytes(64)), "auth": "AAAA"}}, "push-keys"),
        ({"endpoint": ENDPOINT, "keys": {"p256dh": PUBLIC, "auth": to_base64url(bytes(15))}}, "push-keys"),
    ],
)
def test_damaged_subscriptions_are_refused(subscription: JSON, key: str) -> None:
    assert refused({"way": "push", "subscription": subscription}, STRICT) == key


def test_the_tests_own_push_service_needs_the_operator_s_word() -> None:
    assert push_endpoint("http://127.0.0.1:8080/send", anywhere=True)
    with pytest.raises(NoticeRefusal):
        push_endpoint("http://127.0.0.1:8080/send")


# Settings

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


WITHOUT_EXTRA = """
import sys
for name in ("pywebpush", "py_vapid", "http_ece", "cryptography", "aiohttp", "yarl"):
    sys.modules[name] = None
from tavolata.server.notices import NoticeRefusal, NoticeSettings, Notifier, make_vapid_key
mail = NoticeSettings(smtp="smtp://localhost?starttls=no", mail_from="a@example.org", public_url="https://example.org")
print(Notifier(mail).ways)
for push in (make_vapid_key, lambda: NoticeSettings(vapid_private_key="x", vapid_subject="mailto:a@example.org")):
    try:
        push()
    except NoticeRefusal as refusal:
        print(refusal)
"""


def test_without_the_extra_mails_go_out_and_push_says_what_to_install() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT_EXTRA], capture_output=True, text=True, timeout=60, check=True)
    ways, *refusals = run.stdout.splitlines()
    assert ways == "('email',)"
    assert len(refusals) == 2
    assert all('pip install "tavolata[push]"' in refusal for refusal in refusals)


def test_notices_are_logged_as_warnings_of_this_part(caplog: pytest.LogCaptureFixture) -> None:
    with dead_port() as port:
        told(mailing(port), ANNA)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.name == "tavolata.server.notices.notifier"
    assert record.getMessage() == "notice not sent: way='email' table='kUx7' reason=ConnectionRefusedError"
