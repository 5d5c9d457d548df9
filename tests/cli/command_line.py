"""Running the command as people do: in a process of its own, or in a terminal of its own.

What answers and ends is forked from a process that has everything loaded, since most of its time would be its start.
`tests/cli/test_start.py` and all terminals start it as people do.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect

from tests.server.processes import loaded_fork_server

TAVOLATA = [sys.executable, "-m", "tavolata"]
ENGLISH = {
    "LANG": "en_US.UTF-8",
    "LC_ALL": "en_US.UTF-8",
    "LANGUAGE": "",
    "COLUMNS": "100",
    "LINES": "50",
    "TERM": "xterm",
    "PAGER": "cat",
    "TAVOLATA_PACE": "quick",
}

TERMINALS: list[Any] = []
"""That were started and perhaps not closed."""


def environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, **ENGLISH, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}


def run(home: Path, *arguments: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run to the end; `text` is what is typed, and nothing follows it."""
    return loaded_fork_server().run(arguments, environment(home, **more), home, text)


def terminal(home: Path, *arguments: str, **more: str) -> Any:
    """Start in a terminal, to be talked to; after the test it is closed."""
    started = pexpect.spawn(
        TAVOLATA[0],
        [*TAVOLATA[1:], *arguments],
        env=environment(home, **more),
        cwd=str(home),
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 100),
        preexec_fn=_hear_interrupts,
    )
    TERMINALS.append(started)
    return started


def close_terminals() -> None:
    """Close all terminals, and end and wait for whatever still runs in them."""
    while TERMINALS:
        TERMINALS.pop().close(force=True)


def _hear_interrupts() -> None:
    """As in a terminal, even where the tests run in the background of a shell and Ctrl-C is ignored for them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(text: str) -> str:
    """What a terminal shows, without colours and cursor movements."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
