"""What has to be compiled before something runs as machine code, and how far that has come.

A part is a piece of that for one game: its rules, its bots, its batches. Work in bulk waits for its parts. People do
not: for them the parts of a table are compiled in the background.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolata.core.compile_cache import compile_cache
from tavolata.core.tiers import (
    Tiered,
    compiling,
    is_compiler_off,
    is_compiling,
    on_machine_code,
    use_machine_code,
)

if TYPE_CHECKING:
    from tavolata.core.game import Game

Progress = Callable[[str, int, int], None]
"""MoveEvents the part that is being compiled, how many functions are done, and how many there are."""


@dataclass(frozen=True)
class CompileUnit:
    """Something that is compiled in one go."""

    name: str
    steps: Callable[[], Sequence[Callable[[], object]]]
    """What to run so that all that is needed gets compiled."""
    functions: Callable[[], set[Tiered]]
    """The functions that are needed."""


UnitOf = Callable[["Game"], CompileUnit]
TABLE_UNITS: list[UnitOf] = []
"""What a table needs, in this sequence. The rules stand here, and the bots if they have been imported."""


def print_progress(part: str, done: int, total: int) -> None:
    """A line that grows on a terminal, and one line elsewhere: nobody waits in silence."""
    line = f"Tavolata compiles {part}, once: {done} of {total}"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == 0:
        print(line, file=sys.stderr, flush=True)


def table_units(game: Game) -> list[CompileUnit]:
    """What has to be compiled for tables of a game, in this sequence."""
    return [unit_of(game) for unit_of in TABLE_UNITS]


def progress_of(game: Game) -> float:
    """How much of what tables need has been compiled on this disk, from 0 to 1."""
    sizes = {part.name: _size(part.name, part.functions) for part in table_units(game)}
    done = sum(size * compile_cache().progress(name) for name, size in sizes.items())
    return done / sum(sizes.values())


_sizes: dict[str, int] = {}


def _size(name: str, functions: Callable[[], set[Tiered]]) -> int:
    if name not in _sizes:
        _sizes[name] = len(functions())
    return _sizes[name]


def is_compiled(part: CompileUnit) -> bool:
    """Has a part been compiled on this disk?"""
    return compile_cache().is_complete(part.name)


class UnitCompiler:
    """Has parts compiled and loaded, each once, and lets people see that it takes a while."""

    def __init__(self) -> None:
        self.tell: Progress = print_progress
        self._ready: set[str] = set()
        self._one_at_a_time = threading.RLock()

    def __call__(self, part: CompileUnit) -> None:
        """Wait until a part runs as machine code: compiled, unless it is on disk, and in memory."""
        if is_compiler_off() or is_compiling() or part.name in self._ready:
            return
        with self._one_at_a_time:
            if is_compiled(part):
                self.load(part)
            else:
                self._compile(part)

    def load(self, part: CompileUnit) -> None:
        """Have a part in memory, so that the first answer takes no longer than any other."""
        if not is_compiler_off():
            with compiling():
                for step in part.steps():
                    step()
            use_machine_code()
            self._ready.add(part.name)

    def _compile(self, part: CompileUnit) -> None:
        folder, total = compile_cache(), len(part.functions())
        done: set[Tiered] = set()

        def count(function: Tiered) -> None:
            done.add(function)
            finished = min(len(done), total - 1)
            self.tell(part.name, finished, total)
            folder.set_progress(part.name, finished / total)

        self.tell(part.name, 0, total)
        with on_machine_code(count):
            self.load(part)
        self.tell(part.name, total, total)
        folder.set_complete(part.name)


ensure_compiled = UnitCompiler()
