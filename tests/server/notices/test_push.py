"""Notices by web push, sent to a real push service."""

from __future__ import annotations

import json
import socket
import time
from dataclasses import replace
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tavolata.core.json_types import JSON
from tavolata.server.notices import Notifier, Outcome
from tavolata.server.notices.keys import to_base64url
from tests.server.mail_servers import HERE, dead_port
from tests.server.notices.push_services import (
    ENDPOINT,
    PUSHING,
    STRICT,
    Browser,
    as_object,
    from_base64url,
    push_service,
)
from tests.server.notices.sent_notices import NOTICE, PUBLIC, refused, told


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
        assert told(PUSHING, contact, replace(NOTICE, kind="take-back-asked")) is Outcome.SENT
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
            told(PUSHING, browser.contact(f"{service.origin}/{path}"), replace(NOTICE, table_id=table))
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
