"""Waiting for the keyboard: whatever the moment in which a signal comes, its handler runs at once."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType

import pytest

from tavolata.cli.keyboard import wait_for_line


class HandlerRan(Exception):
    """What the handler of this test's signal raises."""


@pytest.fixture
def raising_handler() -> Iterator[None]:
    def handler(number: int, frame: FrameType | None) -> None:
        raise HandlerRan

    before = signal.signal(signal.SIGUSR1, handler)
    yield
    signal.signal(signal.SIGUSR1, before)


@pytest.fixture
def keyboard() -> Iterator[tuple[int, int]]:
    ends = os.openpty()
    yield ends
    for end in ends:
        os.close(end)


def send_behind_the_back_of_this_thread() -> None:
    """The signal is noted, but interrupts no system call here: as one that comes just before a call blocks."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
    signal.raise_signal(signal.SIGUSR1)


@pytest.mark.usefixtures("raising_handler")
def test_a_signal_that_interrupts_no_system_call_is_noticed_all_the_same(keyboard: tuple[int, int]) -> None:
    _, terminal = keyboard
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
    sender = threading.Timer(0.1, send_behind_the_back_of_this_thread)
    rescue = threading.Timer(20.0, os.write, (keyboard[0], b"nobody came\n"))
    rescue.start()
    try:
        sender.start()
        with pytest.raises(HandlerRan):
            wait_for_line(terminal)
    finally:
        rescue.cancel()
        sender.join()
        rescue.join()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def test_what_is_typed_can_be_read_then(keyboard: tuple[int, int]) -> None:
    typing, terminal = keyboard
    os.write(typing, b"1 left\n")
    wait_for_line(terminal)
    assert os.read(terminal, 100) == b"1 left\n"


def test_a_signal_without_a_reason_to_stop_goes_on_waiting(keyboard: tuple[int, int]) -> None:
    typing, terminal = keyboard
    came: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, frame: came.append(number))
    writer = threading.Timer(0.2, os.write, (typing, b"2\n"))
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGUSR1)).start()
    writer.start()
    try:
        wait_for_line(terminal)
    finally:
        writer.join()
        signal.signal(signal.SIGUSR1, before)
    assert came == [signal.SIGUSR1]
    assert os.read(terminal, 100) == b"2\n"
