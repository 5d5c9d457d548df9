"""Keys of web push: this server's own (VAPID, RFC 8292), and those that a browser has given (RFC 8291)."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

from tavolata.server.notices.refusal import NoticeRefusal

CURVE = ec.SECP256R1()
PRIVATE_BYTES = 32
AUTH_BYTES = 16
BASE64URL = re.compile(r"([A-Za-z0-9_-]+)={0,2}")


def to_base64url(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def from_base64url(text: str) -> bytes:
    """The bytes, or ValueError."""
    written = BASE64URL.fullmatch(text)
    if not written:
        raise ValueError("not base64url")
    digits = written[1]
    return urlsafe_b64decode(digits + "=" * (-len(digits) % 4))


@dataclass(frozen=True)
class VapidKey:
    """The key by which push services know this server again."""

    private: ec.EllipticCurvePrivateKey

    @classmethod
    def new(cls) -> VapidKey:
        """A key nobody has had before."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, text: str) -> VapidKey:
        """A key as PEM, or as its 32 bytes in base64url."""
        try:
            return cls(_from_pem(text) if text.lstrip().startswith("-----BEGIN") else _from_number(text.strip()))
        except (ValueError, TypeError, UnsupportedAlgorithm):
            raise NoticeRefusal("vapid-key") from None

    @property
    def private_text(self) -> str:
        """The secret, for the settings."""
        return to_base64url(self.private.private_numbers().private_value.to_bytes(PRIVATE_BYTES, "big"))

    @property
    def public_text(self) -> str:
        """What a browser needs to subscribe (`applicationServerKey`)."""
        return to_base64url(self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _from_pem(text: str) -> ec.EllipticCurvePrivateKey:
    key = load_pem_private_key(text.encode("ascii"), password=None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise ValueError("another kind of key")
    return key


def _from_number(text: str) -> ec.EllipticCurvePrivateKey:
    raw = from_base64url(text)
    if len(raw) != PRIVATE_BYTES:
        raise ValueError("another length")
    return ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)


def check_browser_keys(p256dh: object, auth: object) -> dict[str, str]:
    """The keys of a subscription: a point on the curve, and a secret of 16 bytes."""
    if not isinstance(p256dh, str) or not isinstance(auth, str):
        raise NoticeRefusal("push-keys")
    try:
        point, secret = from_base64url(p256dh), from_base64url(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise NoticeRefusal("push-keys") from None
    if len(secret) != AUTH_BYTES:
        raise NoticeRefusal("push-keys")
    return {"p256dh": to_base64url(point), "auth": to_base64url(secret)}
