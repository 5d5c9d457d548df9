"""Notices by web push: an encrypted message to the browser, which puts it into words itself."""

from __future__ import annotations

import errno
import json
import socket
import time
from collections.abc import Mapping
from hashlib import sha256
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import ResolveResult
from py_vapid import Vapid02
from pywebpush import WebPusher
from yarl import URL

from tavolata.core.json_types import JSON
from tavolata.server.notices.addresses import is_public, push_endpoint
from tavolata.server.notices.keys import VapidKey, check_browser_keys, to_base64url
from tavolata.server.notices.notice import Notice, NotSent, Outcome
from tavolata.server.notices.refusal import NoticeRefusal
from tavolata.server.protocol.notices import PushMessage

TTL_SECONDS = 3 * 24 * 60 * 60
"""How long a push service keeps a message for a browser that is not there."""
SIGNATURE_SECONDS = 12 * 60 * 60
"""How long a signature is good for; RFC 8292 allows a day at most."""
TOPIC_CHARACTERS = 32
GONE = (404, 410)


class WebPush:
    """The way `push`. A contact is `{"way": "push", "subscription": …}`, with what the browser calls so."""

    def __init__(self, private_key: str, subject: str, anywhere: bool, timeout: float) -> None:
        self._vapid = Vapid02(VapidKey.read(private_key).private)
        self._subject = subject
        self._anywhere = anywhere
        self._timeout = timeout

    def check(self, contact: Mapping[str, JSON]) -> dict[str, JSON]:
        """The contact with nothing but what is needed."""
        subscription = contact.get("subscription")
        keys = subscription.get("keys") if isinstance(subscription, dict) else None
        if not isinstance(subscription, dict) or not isinstance(keys, dict):
            raise NoticeRefusal("push-subscription")
        endpoint = push_endpoint(subscription.get("endpoint"), self._anywhere)
        checked: dict[str, JSON] = {**check_browser_keys(keys.get("p256dh"), keys.get("auth"))}
        return {"way": "push", "subscription": {"endpoint": endpoint, "keys": checked}}

    def address_of(self, contact: Mapping[str, JSON]) -> str:
        """Where a contact leads."""
        subscription = self.check(contact)["subscription"]
        assert isinstance(subscription, dict)
        return str(subscription["endpoint"])

    async def send(self, contact: Mapping[str, JSON], notice: Notice) -> Outcome:
        """Hand the message in at the push service that the browser has chosen."""
        subscription = contact["subscription"]
        assert isinstance(subscription, dict)
        endpoint = str(subscription["endpoint"])
        body: bytes = WebPusher(subscription).encode(payload(notice))["body"]
        status = await self._post(endpoint, body, self._headers(endpoint, notice))
        if status in GONE:
            return Outcome.GONE
        if not 200 <= status < 300:
            raise NotSent(f"status {status}")
        return Outcome.SENT

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> int:
        # `encoded`: a push service gets its address back letter by letter. A redirection could lead inside.
        address = URL(endpoint, encoded=True)
        try:
            async with (
                session(self._anywhere, self._timeout) as posting,
                posting.post(address, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return answer.status
        except (aiohttp.ClientError, OSError) as problem:
            raise NotSent(type(problem).__name__) from problem

    def _headers(self, endpoint: str, notice: Notice) -> dict[str, str]:
        parts = urlsplit(endpoint)
        signed: dict[str, str] = self._vapid.sign(
            {
                "aud": f"{parts.scheme}://{parts.netloc}",
                "sub": self._subject,
                "exp": int(time.time()) + SIGNATURE_SECONDS,
            }
        )
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Topic": topic(endpoint, notice.table_id),
        }

    async def close(self) -> None:
        """Nothing is left open between two messages."""


def payload(notice: Notice) -> bytes:
    """What the browser gets."""
    message: PushMessage = {"what": notice.kind, "game": notice.game, "table": notice.table_id}
    return json.dumps(message).encode()


def topic(endpoint: str, table_id: str) -> str:
    """A newer message of the same table replaces one that has not arrived yet (RFC 8030).

    The push service can read it. It differs from browser to browser: who plays with whom is not its business.
    """
    return to_base64url(sha256(f"{endpoint} {table_id}".encode()).digest())[:TOPIC_CHARACTERS]


class PublicResolver(aiohttp.ThreadedResolver):
    """Finds the numbers for a name, if all of them belong to the open internet."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses to connect to: exactly those that were judged."""
        found = await super().resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise OSError(errno.EACCES, "not a public address")
        return found


def session(anywhere: bool, timeout: float) -> aiohttp.ClientSession:
    """A session for one message, which finds public names only unless `anywhere` is allowed."""
    connector = aiohttp.TCPConnector(resolver=None if anywhere else PublicResolver(), force_close=True)
    return aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(total=timeout))
