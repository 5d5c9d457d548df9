"""Secrets: links that nobody can guess, stored as hashes only, and short codes that people can type."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import string

SECRET_BYTES = 24
ID_LETTERS = string.ascii_letters + string.digits
"""No hyphen: a command would take a name that begins with one for an option."""
ID_LENGTH = 12
URL_SAFE_LETTER = r"[A-Za-z0-9_\-]"
URL_SAFE = f"^{URL_SAFE_LETTER}+$"
"""What identifiers and secrets are made of, older names of tables too: nothing that an address would have to quote."""
MAX_ID = 40
"""Longer than any of ours."""
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8


def new_secret() -> str:
    """A secret of 192 bits, safe in an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_from(code: str, key: str) -> str:
    """The secret that somebody gets for a code: the same again for the same key, of which only they know.

    >>> secret_from("code", "key") == secret_from("code", "key") != secret_from("code", "another key")
    True
    """
    drawn = hmac.digest(key.encode(), code.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(drawn[:SECRET_BYTES]).decode()


def new_id() -> str:
    """The public name of a table: not a secret, but none that comes twice."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A code to type on another device, without letters that look alike."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def digest(secret: str) -> str:
    """What is stored of a secret: enough to recognise it, not to know it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def read_code(typed: str) -> str:
    """A code as people type it: small letters, spaces and hyphens do not matter.

    >>> read_code("abcd-2345 ")
    'ABCD2345'
    """
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def is_same_secret(one: str, other: str) -> bool:
    """Are two secrets the same? The time this takes tells nothing."""
    return secrets.compare_digest(one.encode(), other.encode())
