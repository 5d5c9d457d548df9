"""A line from the keyboard, while which no signal is lost."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tavolata.cli.output import console


def read_line(prompt: str) -> str:
    """Ask for a line, and wait for it."""
    console.print(prompt, end=" ", markup=False)
    if os.name == "posix" and sys.stdin.isatty():
        wait_for_line(sys.stdin.fileno())
    return input().strip()


def wait_for_line(keyboard: int) -> None:
    """Return when there is something to read, or let a signal's handler raise.

    Python runs handlers between two of its own instructions. A signal that comes when `input` has begun, but does not
    block yet, would be noticed only after the next line.
    """
    with signal_pipe() as signals:
        while keyboard not in select.select([keyboard, signals], [], [])[0]:
            os.read(signals, 1)


@contextmanager
def signal_pipe() -> Iterator[int]:
    """A file descriptor that can be read as soon as a signal has come, whenever that was."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    before = signal.set_wakeup_fd(writer)
    try:
        yield reader
    finally:
        signal.set_wakeup_fd(before)
        os.close(writer)
        os.close(reader)
