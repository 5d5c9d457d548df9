"""What needs the extra `push`: it is loaded only when somebody wants it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tavolata.server.notices.refusal import NoticeRefusal


@contextmanager
def push_extra() -> Iterator[None]:
    """Around an import: what is missing becomes a refusal that says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise NoticeRefusal("push-extra-missing", module=missing.name) from missing


def make_vapid_key() -> tuple[str, str]:
    """A new private key for `TAVOLATA_VAPID_KEY`, and its public key."""
    with push_extra():
        from tavolata.server.notices.keys import VapidKey
    key = VapidKey.new()
    return key.private_text, key.public_text


def public_key_of(private: str) -> str:
    """The public key of a private one."""
    with push_extra():
        from tavolata.server.notices.keys import VapidKey
    return VapidKey.read(private).public_text
