"""How long the house takes to open: CPU seconds of the smallest commands, each in a process of its own.

CPU seconds, and not those on the clock: they say what a start costs wherever it runs and whatever runs beside it. The
best of a few repeats counts; before them, each runs once, so that Python has compiled what it imports.
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
    """What Python takes with these arguments, with all that it starts; what it prints is thrown away."""
    quiet = [(os.POSIX_SPAWN_OPEN, standard, os.devnull, os.O_WRONLY, 0) for standard in (1, 2)]
    child = os.posix_spawn(sys.executable, [sys.executable, *arguments], os.environ, file_actions=quiet)
    _, status, used = os.wait4(child, 0)
    if status:
        sys.exit(f"{arguments}: exit status {os.waitstatus_to_exitcode(status)}")
    return used.ru_utime + used.ru_stime


def best(arguments: list[str], repeats: int) -> float:
    """The least of a few repeats, when everything is warm."""
    cpu_seconds(arguments)
    return min(cpu_seconds(arguments) for _ in range(repeats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = {name: best(arguments, given.repeats) for name, arguments in STARTS.items()}
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    for name, seconds in figures.items():
        print(f"{name:16} {seconds:6.2f} s")


if __name__ == "__main__":
    main()
