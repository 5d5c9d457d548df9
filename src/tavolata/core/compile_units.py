"""Compile units: what has to be compiled before something runs as machine code.

A unit is one piece of a game: its rules, its bots, its batches. Bulk work waits until its unit is compiled. People do
not wait: for them the units of a table are compiled in the background.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from tavolata.core.compile_cache import compile_cache
from tavolata.core.compile_mode import compiling, is_compiler_off, is_compiling
from tavolata.core.compiled_sources import package_fingerprint
from tavolata.core.tiers import Rule, Tiered, on_machine_code, use_machine_code

ProgressListener = Callable[[str, int, int], None]
"""Called with the name of the unit that is being compiled, the number of functions done, and the number of all."""


@dataclass(frozen=True)
class CompileUnit:
    """Functions that are compiled together."""

    name: str
    steps: Callable[[], Sequence[Callable[[], object]]]
    """Calls that compile all of them."""
    functions: Callable[[], set[Tiered]]
    """The functions themselves."""
    package: str = "tavolata"
    """Where the game comes from."""

    @property
    def key(self) -> str:
        """The name on disk: what comes from another package is kept by a hash of its sources."""
        sources = package_fingerprint(self.package)
        return f"{self.name}-{sources}" if sources else self.name


def reachable(entries: Iterable[Callable[..., Any]], dtype: np.dtype[Any]) -> set[Tiered]:
    """All tiered functions that these may call, for the states of one game."""
    found: set[Tiered] = set()
    todo: list[Any] = list(entries)
    while todo:
        one = todo.pop()
        function = one.implementations.get(dtype, one.default) if isinstance(one, Rule) else one
        if isinstance(function, Tiered) and function not in found:
            found.add(function)
            todo += _named_in(function.python)
    return found


def _named_in(function: Callable[..., Any]) -> list[Any]:
    """What the names in a function can mean: its globals, and the members of modules among them."""
    assert isinstance(function, FunctionType)
    names = function.__code__.co_names
    known = [function.__globals__[name] for name in names if name in function.__globals__]
    modules = [value for value in known if isinstance(value, ModuleType)]
    return known + [getattr(module, name) for module in modules for name in names if hasattr(module, name)]


def print_progress(unit: str, done: int, total: int) -> None:
    """Show progress on stderr: a line that is updated on a terminal, one line elsewhere."""
    # Translation files are read only where somebody has to wait.
    from tavolata.core.languages import language_of_environment
    from tavolata.core.words import words_of

    line = words_of(None, language_of_environment())("compiling-unit", unit=unit, done=done, total=total)
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == 0:
        print(line, file=sys.stderr, flush=True)


def is_compiled(unit: CompileUnit) -> bool:
    """Is a unit compiled and on disk?"""
    return compile_cache().is_complete(unit.key)


class UnitCompiler:
    """Compiles and loads units, each once, and reports progress."""

    def __init__(self) -> None:
        self.on_progress: ProgressListener = print_progress
        self._ready: set[str] = set()
        self._lock = threading.RLock()

    def __call__(self, unit: CompileUnit) -> None:
        """Wait until a unit runs as machine code: compiled, if it is not on disk, and loaded."""
        if is_compiler_off() or is_compiling() or unit.name in self._ready:
            return
        with self._lock:
            if is_compiled(unit):
                self.load(unit)
            else:
                self._compile(unit)

    def load(self, unit: CompileUnit) -> None:
        """Load a unit into memory, so that the first call takes no longer than any other."""
        if not is_compiler_off():
            with compiling():
                for step in unit.steps():
                    step()
            use_machine_code()
            self._ready.add(unit.name)

    def _compile(self, unit: CompileUnit) -> None:
        disk, total = compile_cache(), len(unit.functions())
        done: set[Callable[..., Any]] = set()

        def count(function: Callable[..., Any]) -> None:
            done.add(function)
            finished = min(len(done), total - 1)
            self.on_progress(unit.name, finished, total)
            disk.set_progress(unit.key, finished / total)

        self.on_progress(unit.name, 0, total)
        with on_machine_code(count):
            self.load(unit)
        self.on_progress(unit.name, total, total)
        disk.set_complete(unit.key)


ensure_compiled = UnitCompiler()
