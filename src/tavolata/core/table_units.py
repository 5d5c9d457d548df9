"""The compile units that tables of a game need, and how much of them is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tavolata.core.compile_cache import compile_cache
from tavolata.core.compile_units import CompileUnit
from tavolata.core.rules_unit import rules_unit

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec

UnitFactory = Callable[["GameSpec"], CompileUnit]
TABLE_UNITS: list[UnitFactory] = [rules_unit]
"""In the sequence in which they are compiled: the rules, then the bots, which add theirs when they are imported."""


def units_of(game: GameSpec) -> list[CompileUnit]:
    """What has to be compiled for tables of a game, in this sequence."""
    return [make_unit(game) for make_unit in TABLE_UNITS]


def progress_of(game: GameSpec) -> float:
    """How much of what tables need is compiled and on disk, from 0 to 1."""
    sizes = {unit.key: _size(unit) for unit in units_of(game)}
    done = sum(size * compile_cache().progress(key) for key, size in sizes.items())
    return done / sum(sizes.values())


_sizes: dict[str, int] = {}


def _size(unit: CompileUnit) -> int:
    if unit.name not in _sizes:
        _sizes[unit.name] = len(unit.functions())
    return _sizes[unit.name]
