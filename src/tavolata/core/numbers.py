"""Small things to do with numbers, each the same to the last bit as machine code and as plain Python.

Numba has them all, too, but takes as long to compile each of its own as a whole rule.
"""

from __future__ import annotations

from typing import Any

from tavolata.core.tiers import compiled


@compiled
def assign(target: Any, source: Any) -> None:
    """Write one row over another of the same length."""
    for k in range(len(source)):
        target[k] = source[k]


@compiled
def highest(values: Any, count: int) -> Any:
    """The highest of the first so many values."""
    best = values[0]
    for k in range(1, count):
        best = max(best, values[k])
    return best


@compiled
def total(values: Any) -> int:
    """The sum of a row of whole numbers."""
    found = 0
    for value in values:
        found += int(value)
    return found


@compiled
def total_weight(values: Any) -> float:
    """The sum of a row of numbers, one after the other: NumPy would add them up in another sequence."""
    found = 0.0
    for value in values:
        found += float(value)
    return found


@compiled
def power(base: float, times: int) -> float:
    """A number multiplied by itself so many times."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found
