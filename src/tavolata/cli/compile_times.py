"""What it costs to compile a game from an empty cache: seconds, compilations, and the slowest functions.

Each game is compiled in its own process: `python -m tavolata.cli.compile_times GAME`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import asdict, dataclass
from typing import Any

SLOWEST = 10


@dataclass(frozen=True)
class CompileTimes:
    """CPU seconds until bots run as machine code, and what they were spent on."""

    seconds: float
    compilations: int
    functions: int
    costliest: dict[str, float]
    """Seconds of the slowest functions, without the functions they call."""


def measure(game: str) -> CompileTimes:
    """Compile a game from an empty cache."""
    with tempfile.TemporaryDirectory(prefix="tavolata-") as empty:
        environment = os.environ | {"NUMBA_CACHE_DIR": empty}
        command = [sys.executable, "-m", "tavolata.cli.compile_times", game]
        ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return CompileTimes(**json.loads(ran.stdout))


def compile_here(game: str) -> CompileTimes:
    """Compile a game in this process, with a stopwatch."""
    import tavolata
    from tavolata import bots
    from tavolata.core.compile_units import ensure_compiled

    ensure_compiled.on_progress = lambda unit, done, total: None
    stopwatch = Stopwatch()
    started = time.process_time()
    bots.compile_game(tavolata.game(game))
    seconds = time.process_time() - started
    return CompileTimes(seconds, sum(stopwatch.times.values()), len(stopwatch.times), stopwatch.costliest())


class Stopwatch:
    """Listens to Numba's compile events and measures each function's own time, without nested compilations."""

    def __init__(self) -> None:
        from numba.core import event

        self.times: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._running: list[float] = []
        self._switched = time.process_time()
        event.register("numba:compile", _listener(event, self))

    def start(self) -> None:
        self._running.append(0.0)
        self._switch(-2)

    def stop(self, name: str) -> None:
        self._switch(-1)
        self.times[name] += 1
        self.seconds[name] += self._running.pop()

    def costliest(self) -> dict[str, float]:
        """The slowest functions, with their seconds."""
        return dict(sorted(self.seconds.items(), key=lambda one: -one[1])[:SLOWEST])

    def _switch(self, place: int) -> None:
        """Add the time since the last start or stop to one of the running compilations."""
        now = time.process_time()
        if len(self._running) >= -place:
            self._running[place] += now - self._switched
        self._switched = now


def _listener(event: Any, stopwatch: Stopwatch) -> Any:
    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            stopwatch.start()

        def on_end(self, event: Any) -> None:
            function = event.data["dispatcher"].py_func
            stopwatch.stop(f"{function.__module__}.{function.__qualname__}")

    return Listener()


if __name__ == "__main__":
    print(json.dumps(asdict(compile_here(sys.argv[1]))))
