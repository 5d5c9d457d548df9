"""The random stream: the published algorithm, unbiased numbers, the promise."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.core import chance
from tavolata.core.errors import BadInput
from tavolata.core.tiers import python_function
from tests.random_matches import many

MASK = (1 << 64) - 1


def slow_words(seed: bytes, count: int) -> list[int]:
    """Xoshiro256** as its authors describe it, with Python's whole numbers."""
    s = [int.from_bytes(seed[8 * k : 8 * k + 8], "little") for k in range(4)]
    words = []

    def rotated(x: int, by: int) -> int:
        return (x << by | x >> (64 - by)) & MASK

    for _ in range(count):
        words.append(rotated(s[1] * 5 & MASK, 7) * 9 & MASK)
        t = s[1] << 17 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)
    return words


def test_the_first_words_of_the_published_generator() -> None:
    rng = np.array([1, 2, 3, 4], np.uint64)
    words = [int(chance.next_word(rng)) for _ in range(4)]
    assert words == [11520, 0, 1509978240, 1215971899390074240]


@given(st.binary(min_size=32, max_size=32).filter(any))
def test_the_stream_is_xoshiro(seed: bytes) -> None:
    rng = chance.stream(seed)
    assert [int(chance.next_word(rng)) for _ in range(20)] == slow_words(seed, 20)


@given(st.binary(min_size=32, max_size=32).filter(any))
def test_stream_and_seed_are_inverse(seed: bytes) -> None:
    assert chance.seed_of(chance.stream(seed)) == seed


@given(st.integers(1, 200), st.integers(0, 1000))
def test_bounded_numbers_stay_below(n: int, seed: int) -> None:
    rng = chance.stream(chance.make_seed(seed))
    assert all(0 <= chance.below(rng, n) < n for _ in range(20))


class Scripted:
    """Words that are chosen, not random: for the one case in four thousand million that must be drawn again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, words: list[int]) -> None:
        self.left = [np.uint64(word) for word in words]
        monkeypatch.setattr(chance, "next_word", lambda _: self.left.pop(0))


def test_a_biased_word_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 = 3 · 1431655765 + 1: for n = 3 the one word whose low part is 0 would come once too often."""
    scripted = Scripted(monkeypatch, [0, 5 << 32, 1 << 63])
    below = python_function(chance.below)
    assert below(np.zeros(4, np.uint64), 3) == 0
    assert below(np.zeros(4, np.uint64), 3) == 1
    assert not scripted.left


def test_shuffling_reaches_every_sequence_equally_often() -> None:
    rng = chance.stream(chance.make_seed(1))
    rounds = many(24_000, 2_400)
    seen: Counter[bytes] = Counter()
    for _ in range(rounds):
        cards = np.arange(4, dtype=np.uint8)
        chance.shuffle(rng, cards, 4)
        seen[cards.tobytes()] += 1
    expected = rounds / 24
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


def test_streams_of_one_family_differ() -> None:
    parent = chance.stream(chance.make_seed(0))
    streams = set()
    for number in range(1000):
        rng = np.zeros(4, np.uint64)
        chance.branch(rng, parent, number)
        streams.add(rng.tobytes())
    assert len(streams) == 1000


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    seed = chance.make_seed(7)
    assert chance.commitment(seed) == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize(
    "bad", ["xyz", "00" * 32, b"short", b"\0" * 32, 1.5, True, "ab" * 31, pytest.param(10**5000, id="too long")]
)
def test_a_bad_seed_is_refused(bad: Any) -> None:
    with pytest.raises(BadInput, match="is not a seed"):
        chance.make_seed(bad)


def test_a_seed_may_be_written_in_hex() -> None:
    seed = chance.make_seed(7)
    assert chance.make_seed(seed.hex()) == seed


def test_the_best_is_found_and_among_equals_any_equally_often() -> None:
    rng = chance.stream(chance.make_seed(4))
    values = np.array([1, 3, 2, 3, 3, 9], np.float32)
    tries = many(6000, 600)
    found = Counter(chance.any_best(rng, values, 5) for _ in range(tries))
    assert sorted(found) == [1, 3, 4], "the sixth is not asked for"
    assert min(found.values()) > 0.25 * tries
