"""Secrets: nobody guesses them, and nothing but a hash of them is kept."""

from __future__ import annotations

import base64
import hashlib

from hypothesis import given
from hypothesis import strategies as st

from tavolata.server import tokens
from tavolata.server.protocol.commands import Hello

MANY = 2_000
CODES = st.text(tokens.CODE_LETTERS, min_size=tokens.CODE_LENGTH, max_size=tokens.CODE_LENGTH)


def test_secrets_have_192_bits_and_never_come_twice() -> None:
    made = [tokens.new_secret() for _ in range(MANY)]
    assert len(set(made)) == MANY
    assert {len(base64.urlsafe_b64decode(secret)) for secret in made} == {24}
    bits = [int.from_bytes(base64.urlsafe_b64decode(secret), "big") for secret in made]
    for bit in range(192):
        assert MANY / 3 < sum(number >> bit & 1 for number in bits) < 2 * MANY / 3


def test_names_of_tables_are_safe_in_an_address_and_on_a_command_line_and_never_come_twice() -> None:
    made = [tokens.new_id() for _ in range(MANY)]
    assert len(set(made)) == MANY
    assert all(name.isascii() and name.isalnum() and len(name) == 12 for name in made)


def test_codes_have_letters_that_do_not_look_alike() -> None:
    letters = {letter for _ in range(MANY) for letter in tokens.new_code()}
    assert letters == set(tokens.CODE_LETTERS)
    assert not letters & set("01ILOU")
    assert len(tokens.CODE_LETTERS) ** tokens.CODE_LENGTH > 2**39


@given(CODES, st.lists(st.sampled_from([" ", "-", "–", "\t", ".", "\u00a0"]), min_size=9, max_size=9), st.booleans())
def test_a_code_is_read_however_it_is_typed(code: str, between: list[str], is_small: bool) -> None:
    typed = between[0] + "".join(letter + gap for letter, gap in zip(code, between[1:], strict=True))
    assert tokens.read_code(typed.lower() if is_small else typed) == code


@given(st.text(max_size=50))
def test_a_hash_is_the_sha_256_of_the_secret_and_does_not_contain_it(secret: str) -> None:
    assert tokens.digest(secret) == hashlib.sha256(secret.encode()).hexdigest()
    assert len(secret) < 3 or secret not in tokens.digest(secret) or set(secret) <= set("0123456789abcdef")


@given(st.text(max_size=20), st.text(max_size=20))
def test_secrets_are_the_same_if_they_are(one: str, other: str) -> None:
    assert tokens.is_same_secret(one, other) == (one == other)
    assert tokens.is_same_secret(one, one)


def test_a_hello_has_room_for_a_secret() -> None:
    assert Hello(secret=tokens.new_secret()).since is None
