"""Limits, beside a model that counts tick by tick."""

from __future__ import annotations

import ipaddress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.server.errors import TooManyRequests
from tavolata.server.http.limits import rate_limits
from tavolata.server.http.limits.rate_limits import RateLimit
from tavolata.server.networks import client_network
from tests.server.inside import Clock

TICKS = 64
"""Of a second: floating-point numbers add them without a mistake."""


class Counted:
    """A bucket into which something drips every tick."""

    def __init__(self, rate: int, burst: int) -> None:
        self.drip = Fraction(rate, TICKS)
        self.burst = Fraction(burst)
        self.level = Fraction(burst)

    def wait(self, ticks: int) -> None:
        for _ in range(ticks):
            self.level = min(self.burst, self.level + self.drip)

    def take(self) -> bool:
        there = self.level >= 1
        if there:
            self.level -= 1
        return there


def is_allowed(limit: RateLimit, name: str) -> bool:
    try:
        limit.check(name)
    except TooManyRequests:
        return False
    return True


@given(st.integers(0, 20), st.integers(0, 30), st.lists(st.tuples(st.integers(0, 200), st.sampled_from("ab"))))
def test_a_limit_counts_like_the_model_and_everybody_alone(rate: int, burst: int, asked: list[tuple[int, str]]) -> None:
    now = 0.0
    limit = RateLimit("too-many-requests", rate, burst, lambda: now)
    models = {name: Counted(rate, burst) for name in "ab"}
    for ticks, name in asked:
        now += ticks / TICKS
        for model in models.values():
            model.wait(ticks)
        assert is_allowed(limit, name) == models[name].take()


@given(st.integers(1, 20), st.integers(1, 30), st.lists(st.integers(0, 200), min_size=1, max_size=60))
def test_in_no_stretch_of_time_there_is_more_than_burst_and_rate(rate: int, burst: int, waits: list[int]) -> None:
    now = 0.0
    limit = RateLimit("too-many-requests", rate, burst, lambda: now)
    times = []
    for ticks in waits:
        now += ticks / TICKS
        if is_allowed(limit, "a"):
            times.append(now)
    for first in range(len(times)):
        for last in range(first, len(times)):
            assert last - first + 1 <= burst + rate * (times[last] - times[first])


def test_to_look_whether_something_is_left_takes_nothing() -> None:
    limit = RateLimit("too-many-guesses", 0, 2, Clock())
    for _ in range(5):
        limit.check_left("a")
    limit.check("a")
    limit.check("a")
    with pytest.raises(TooManyRequests, match="wrong links"):
        limit.check_left("a")


def test_whoever_has_not_come_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 3)
    limit = RateLimit("too-many-requests", 0, 1, Clock())
    for name in ("a", "b", "c"):
        assert is_allowed(limit, name)
    assert not is_allowed(limit, "a")
    assert is_allowed(limit, "d")
    assert not is_allowed(limit, "a")
    assert is_allowed(limit, "b")


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_addresses_of_one_household_count_as_one(address: ipaddress.IPv6Address, other: int) -> None:
    if address.ipv4_mapped is None:
        neighbour = ipaddress.IPv6Address(int(address) >> 64 << 64 | other)
        if neighbour.ipv4_mapped is None:
            assert client_network(str(address)) == client_network(str(neighbour))
        elsewhere = ipaddress.IPv6Address(int(address) ^ 1 << 64)
        assert client_network(str(address)) != client_network(str(elsewhere))


@given(st.ip_addresses(v=4))
def test_every_other_address_counts_alone(address: ipaddress.IPv4Address) -> None:
    assert client_network(str(address)) == client_network(f"::ffff:{address}") == str(address)


def test_what_is_no_address_stays_as_it_is() -> None:
    assert [client_network(name) for name in ("", "localhost", "unix:")] == ["", "localhost", "unix:"]
