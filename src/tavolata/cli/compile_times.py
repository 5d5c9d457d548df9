"""What it costs to compile a game, from an empty cache: seconds, compilations, and which functions cost most.

Each game is compiled in a process of its own: `python -m tavolata.cli.compile_times GAME`.
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

COSTLIEST = 10


@dataclass(frozen=True)
class CompileTimes:
    """CPU seconds until a bot can move as machine code, and what they were spent on."""

    seconds: float
    compilations: int
    functions: int
    costliest: dict[str, float]
    """The functions that cost most, without what they call, in seconds."""


def measure(game: str) -> CompileTimes:
    """Compile a game from an empty cache."""
    with tempfile.TemporaryDirectory(prefix="tavolata-") as empty:
        environment = os.environ | {"NUMBA_CACHE_DIR": empty}
        command = [sys.executable, "-m", "tavolata.cli.compile_times", game]
        ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return CompileTimes(**json.loads(ran.stdout))


def compile_here(game: str) -> CompileTimes:
    """Compile a game in this process, and watch."""
    import tavolata
    from tavolata import bots
    from tavolata.core.compile_units import ensure_compiled

    ensure_compiled.on_progress = lambda unit, done, total: None
    stopwatch = Stopwatch()
    begun = time.process_time()
    bots.compile_game(tavolata.game(game))
    seconds = time.process_time() - begun
    return CompileTimes(seconds, sum(stopwatch.times.values()), len(stopwatch.times), stopwatch.costliest())


class Stopwatch:
    """Hears of every compilation of Numba's, and counts its own time, without that of those it waits for."""

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
        """The functions that cost most."""
        return dict(sorted(self.seconds.items(), key=lambda one: -one[1])[:COSTLIEST])

    def _switch(self, place: int) -> None:
        """The time since the last start or stop belongs to one of those that run."""
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
