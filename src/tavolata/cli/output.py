"""What commands print: text for people, JSON for programs, progress for whoever waits."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tavolata.cli.language import words

if TYPE_CHECKING:
    from rich.progress import Progress

    from tavolata import JSON

STOPPED = 1
INTERRUPTED = 130
"""What the shell is told of a game that somebody left, and of a command that was broken off."""

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def wipe() -> None:
    """Clear the screen and all that can be scrolled back to: what a hand held must not be found there."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
        console.file.flush()


def this_command() -> str:
    """How the reader has called this program, to be typed again."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m tavolata"
    return "tavolata" if shutil.which("tavolata") else str(called)


def print_json(data: JSON) -> None:
    """One JSON document on standard output."""
    console.out(json.dumps(data, ensure_ascii=False, indent=2), highlight=False)


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Progress]:
    """A bar on standard error: it stays out of what a program reads."""
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
        bar.add_task(label, total=total)
        yield bar


class CompilingBar:
    """Shows the first compile of a part as a bar."""

    def __init__(self) -> None:
        self._bars = ExitStack()

    def __call__(self, part: str, done: int, total: int) -> None:
        if done == 0:
            self._bar = self._bars.enter_context(progress_bar(words("compiling", part=part), total))
        self._bar.update(self._bar.task_ids[-1], completed=done)
        if done == total:
            self._bars.close()


@contextmanager
def progress_shown(label: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how much is done, and of how much."""
    with progress_bar(label, 1) as bar:
        yield lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)
