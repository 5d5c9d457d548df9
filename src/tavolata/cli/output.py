"""What commands print: text for people, JSON for programs, and progress bars."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tavolata.cli.language import words
from tavolata.core.safe_text import first_unsafe

if TYPE_CHECKING:
    from tavolata import JSON

STOPPED = 1
INTERRUPTED = 130
"""Exit statuses: of a game that ended early, and of a command that was interrupted."""

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def clear_screen() -> None:
    """Clear the screen and its scroll-back, so that the next player cannot find the cards of the last one there."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
        console.file.flush()


def this_command() -> str:
    """How this program was called, for messages that show a command to type."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m tavolata"
    return "tavolata" if shutil.which("tavolata") else str(called)


def print_json(data: JSON) -> None:
    """One JSON document on standard output. Where a terminal would obey a character in it, all are escaped."""
    written = json.dumps(data, ensure_ascii=False, indent=2)
    is_safe = first_unsafe(written.replace("\n", " ")) is None
    console.out(written if is_safe else json.dumps(data, indent=2), highlight=False)


@contextmanager
def progress_callback(label: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, so that standard output stays clean for programs.

    It is a function to call with how much is done, and of how much.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def progress_steps(label: str, total: int) -> Iterator[Callable[[], None]]:
    """The same for work in equal steps: a function to call after each of them."""
    steps = count(1)
    with progress_callback(label) as progress:
        progress(0, total)
        yield lambda: progress(next(steps), total)


class CompileProgressBar:
    """Shows the compilation of a unit as a progress bar."""

    def __init__(self) -> None:
        self._bars = ExitStack()

    def __call__(self, unit: str, done: int, total: int) -> None:
        if done == 0:
            self._progress = self._bars.enter_context(progress_callback(words("compiling", unit=unit)))
        self._progress(done, total)
        if done == total:
            self._bars.close()
