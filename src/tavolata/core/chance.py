"""Chance: a seed of 256 bits determines everything random in a game; its SHA-256 is published before the first move.

The seed is the first state of the generator xoshiro256** (Blackman and Vigna), which is kept in the state of the game:
its four 64-bit words are the 32 bytes of the seed, little-endian.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np

from tavolata.core.errors import BadInput, shown
from tavolata.core.state import Floats, Int8s, Uint8s, Uint64s
from tavolata.core.tiers import allow_overflow, called_often, compiled, interpreted_as

SEED_BYTES = 32
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW_32 = np.uint64(0xFFFFFFFF)
ONE, FIVE, SEVEN, NINE = np.uint64(1), np.uint64(5), np.uint64(7), np.uint64(9)
BITS_11, BITS_17, BITS_27, BITS_30, BITS_31, BITS_32 = (np.uint64(n) for n in (11, 17, 27, 30, 31, 32))
MASK_64, MASK_32 = 2**64 - 1, 2**32 - 1
"""All bits set, as Python integers."""
BITS_45, BITS_64 = np.uint64(45), np.uint64(64)


def make_seed(given: int | str | bytes | None = None) -> bytes:
    """A seed from a number (for repeatable games), from 32 bytes or their hex digits, or, from None, a secret one.

    >>> make_seed(7) == make_seed(7), make_seed() == make_seed()
    (True, False)
    """
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(given, int) and not isinstance(given, bool):
        return hashlib.sha256(f"tavolata seed {_digits(given)}".encode()).digest()
    if isinstance(given, str):
        return make_seed(_from_hex(given))
    if not isinstance(given, bytes) or len(given) != SEED_BYTES or not any(given):
        raise BadInput("bad-seed", seed=given.hex() if isinstance(given, bytes) else shown(given))
    return given


def _digits(number: int) -> str:
    try:
        return str(number)
    except ValueError:
        raise BadInput("bad-seed", seed=shown(number)) from None


def _from_hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("bad-seed", seed=text) from None


def commitment(seed: bytes) -> str:
    """The hash that is published when the game is dealt; the seed is published when it is over."""
    return hashlib.sha256(seed).hexdigest()


def stream(seed: bytes) -> Uint64s:
    """The random stream of a seed."""
    return np.frombuffer(seed, "<u8").astype(np.uint64)


def seed_of(words: Uint64s) -> bytes:
    """The seed that makes this stream: the inverse of `stream`."""
    return words.astype("<u8").tobytes()


@called_often
def next_word(rng: Uint64s) -> np.uint64:
    """The next 64 random bits: one step of xoshiro256**."""
    scrambled = rng[1] * FIVE
    result = ((scrambled << SEVEN) | (scrambled >> (BITS_64 - SEVEN))) * NINE
    shifted = rng[1] << BITS_17
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = (rng[3] << BITS_45) | (rng[3] >> (BITS_64 - BITS_45))
    return np.uint64(result)


@interpreted_as(next_word)
def next_word_in_python(rng: Uint64s | list[int]) -> int:
    """The same with Python's numbers: three times as fast as with NumPy's. The stream may be a list of four words."""
    a, b, c, d = rng if isinstance(rng, list) else map(int, rng.tolist())
    scrambled = b * 5 & MASK_64
    c ^= a
    d ^= b
    rng[0], rng[1] = a ^ d, b ^ c
    rng[2], rng[3] = c ^ (b << 17 & MASK_64), (d << 45 | d >> 19) & MASK_64
    return ((scrambled << 7 | scrambled >> 57) & MASK_64) * 9 & MASK_64


@compiled
def below(rng: Uint64s, n: int) -> int:
    """A whole number from 0 to n - 1, all equally likely (Lemire's method on the upper 32 bits)."""
    bound = np.uint64(n)
    product = (next_word(rng) >> BITS_32) * bound
    if product & LOW_32 < bound:
        threshold = (LOW_32 - bound + ONE) % bound
        while product & LOW_32 < threshold:
            product = (next_word(rng) >> BITS_32) * bound
    return int(np.int64(product >> BITS_32))


@interpreted_as(below)
def below_in_python(rng: Uint64s | list[int], n: int) -> int:
    """The same with Python's numbers."""
    bound = int(n)
    product = (next_word_in_python(rng) >> 32) * bound
    if product & MASK_32 < bound:
        threshold = (MASK_32 + 1 - bound) % bound
        while product & MASK_32 < threshold:
            product = (next_word_in_python(rng) >> 32) * bound
    return product >> 32


@called_often
def fraction(rng: Uint64s) -> float:
    """A random number from 0 to 1, 1 excluded."""
    return float((next_word(rng) >> BITS_11) / 2.0**53)


@compiled
def any_best(rng: Uint64s, values: Floats, count: int) -> int:
    """The index of the highest of the first `count` values; among equal ones, a random one."""
    best, equals = 0, 1
    for k in range(1, count):
        if values[k] > values[best]:
            best, equals = k, 1
        elif values[k] == values[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = k
    return best


@compiled
def shuffle(rng: Uint64s, cards: Uint8s | Int8s, count: int) -> None:
    """Shuffle the first `count` cards (Fisher and Yates, from the last to the first)."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@allow_overflow
@compiled
def mixed(word: np.uint64) -> np.uint64:
    """Scramble 64 bits: the output function of splitmix64 (Steele, Lea and Flood)."""
    word = (word ^ (word >> BITS_30)) * MIX_1
    word = (word ^ (word >> BITS_27)) * MIX_2
    return np.uint64(word ^ (word >> BITS_31))


@allow_overflow
@called_often
def branch(rng: Uint64s, parent: Uint64s, number: int) -> None:
    """Set `rng` to stream `number` of a family of independent streams, made from a parent."""
    for k in range(4):
        rng[k] = mixed(parent[k] + GOLDEN * np.uint64(4 * number + k + 1))
