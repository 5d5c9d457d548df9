"""Clocks, beside a model that counts every millisecond."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tavolata.server.table.clocks import Clock, TimeControl

TURNS = st.lists(st.tuples(st.integers(0, 300), st.integers(0, 300)), max_size=20)
"""How long somebody waits before each turn, and thinks in it."""


def ticked_down(left: int, thinking: int) -> int:
    """What is left after thinking, millisecond by millisecond."""
    for _ in range(thinking):
        if left > 0:
            left -= 1
    return left


@given(st.integers(1, 500), st.integers(0, 100), TURNS)
def test_a_bank_loses_what_was_thought_and_gains_the_increment(
    bank: int, increment: int, turns: list[tuple[int, int]]
) -> None:
    pace, now, left = TimeControl(bank=bank, increment=increment), 1_000, bank
    clock = pace.first()
    for waiting, thinking in turns:
        now += waiting
        assert clock == Clock(left)
        clock = clock.started(now)
        assert clock.started(now + thinking) is clock
        assert clock.runs_out == now + left
        now += thinking
        left = ticked_down(left, thinking) + increment
        clock = pace.stopped(clock, now)
    assert clock == Clock(left)


@given(st.integers(1, 500), TURNS)
def test_an_allowance_is_there_anew_for_every_decision(allowance: int, turns: list[tuple[int, int]]) -> None:
    pace, now = TimeControl(allowance=allowance), 0
    clock = pace.first()
    for waiting, thinking in turns:
        clock = clock.started(now + waiting)
        assert clock.runs_out == now + waiting + allowance
        now += waiting + thinking
        clock = pace.stopped(clock, now)
        assert clock == Clock(allowance)


@given(st.integers(1, 500), st.integers(0, 500), st.integers(0, 500))
def test_a_clock_that_stands_still_is_not_stopped_again(bank: int, left: int, now: int) -> None:
    pace = TimeControl(bank=bank, increment=7)
    assert pace.stopped(Clock(left), now) == Clock(left)
    assert Clock(left).runs_out is None


def test_a_clock_of_another_machine_that_is_behind_costs_nothing() -> None:
    assert TimeControl(bank=100).stopped(Clock(100, since=50), 20) == Clock(100)


def test_without_a_pace_everybody_may_think_as_long_as_they_like() -> None:
    assert TimeControl().is_free
    assert not TimeControl(bank=1).is_free
    assert not TimeControl(allowance=1).is_free
