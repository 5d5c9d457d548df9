"""Startup time: CPU seconds of the smallest commands, each in its own process.

CPU seconds instead of wall-clock time, because they do not depend on what else runs. Each command runs once to warm up
Python's bytecode cache; then the best of a few repeats counts.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

STARTS = {
    "import tavolata": ["-c", "import tavolata"],
    "tavolata --help": ["-m", "tavolata", "--help"],
    "tavolata games": ["-m", "tavolata", "games"],
}
REPEATS = 5


def cpu_seconds(arguments: list[str]) -> float:
    """The CPU time of Python with these arguments, child processes included; its output is discarded."""
    quiet = [(os.POSIX_SPAWN_OPEN, standard, os.devnull, os.O_WRONLY, 0) for standard in (1, 2)]
    child = os.posix_spawn(sys.executable, [sys.executable, *arguments], os.environ, file_actions=quiet)
    _, status, used = os.wait4(child, 0)
    if status:
        sys.exit(f"{arguments}: exit status {os.waitstatus_to_exitcode(status)}")
    return used.ru_utime + used.ru_stime


def best(arguments: list[str], repeats: int) -> float:
    """The least of a few repeats, after a warm-up."""
    cpu_seconds(arguments)
    return min(cpu_seconds(arguments) for _ in range(repeats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = {name: best(command, arguments.repeats) for name, command in STARTS.items()}
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    for name, seconds in figures.items():
        print(f"{name:16} {seconds:6.2f} s")


if __name__ == "__main__":
    main()
