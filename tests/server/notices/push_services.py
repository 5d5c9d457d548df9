"""A push service that keeps what it gets, and a browser that can read it."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tavolata.core.json_types import JSON
from tavolata.server.notices import NoticeSettings
from tavolata.server.notices.keys import to_base64url
from tests.server.mail_servers import HERE, PATIENCE
from tests.server.notices.sent_notices import PRIVATE


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


def as_object(value: JSON) -> dict[str, JSON]:
    assert isinstance(value, dict)
    return value
