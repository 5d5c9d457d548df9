"""Units are compiled once, and whoever waits sees how far that has come."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tavolata.core import compile_units, tiers
from tavolata.core.compile_cache import CompileCache
from tavolata.core.compile_mode import is_compiling
from tavolata.core.compile_units import CompileUnit, UnitCompiler
from tavolata.core.tiers import Tiered


def test_a_unit_is_compiled_once_on_a_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    monkeypatch.setattr(tiers, "_is_machine_code_used", False)
    cache = CompileCache(tmp_path)
    monkeypatch.setattr(compile_units, "compile_cache", lambda: cache)
    reported: list[tuple[str, int, int]] = []
    done: list[bool] = []
    unit = CompileUnit(
        "unit", lambda: [lambda: done.append(is_compiling())] * 2, lambda: {Tiered(lambda: None, is_entry=True)}
    )

    def compile_with(compile_unit: UnitCompiler) -> None:
        compile_unit.on_progress = lambda *progress: reported.append(progress)
        compile_unit(unit)
        compile_unit(unit)

    compile_with(UnitCompiler())
    assert done == [True, True]
    assert reported == [("unit", 0, 1), ("unit", 1, 1)]
    reported.clear()
    compile_with(UnitCompiler())
    assert done == [True] * 4, "another process loads it"
    assert reported == [], "and nothing takes long"
    assert not is_compiling()


def test_without_a_terminal_one_line_is_printed_in_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    for done in range(3):
        compile_units.print_progress("domingo.rules", done, 2)
    assert capsys.readouterr().err == "Tavolata kompiliert domingo.rules, nur einmal: 0 von 2\n"


def test_on_a_terminal_the_line_grows(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    for done in range(3):
        compile_units.print_progress("domingo.rules", done, 2)
    assert capsys.readouterr().err.endswith("\rTavolata compiles domingo.rules, once: 2 of 2\n")
