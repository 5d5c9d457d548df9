"""Small numeric functions with the same results, to the last bit, as machine code and as plain Python.

Numba has all of them, too, but compiling one of its own takes as long as a whole rule.
"""

from __future__ import annotations

from typing import Any

from tavolata.core.tiers import compiled


@compiled
def assign(target: Any, source: Any) -> None:
    """Copy one row into another of the same length."""
    for k in range(len(source)):
        target[k] = source[k]


@compiled
def highest(values: Any, count: int) -> Any:
    """The highest of the first `count` values."""
    best = values[0]
    for k in range(1, count):
        best = max(best, values[k])
    return best


@compiled
def total(values: Any) -> int:
    """The sum of a row of integers."""
    found = 0
    for value in values:
        found += int(value)
    return found


@compiled
def total_weight(values: Any) -> float:
    """The sum of a row of numbers, added from the first to the last: NumPy adds in a different order."""
    found = 0.0
    for value in values:
        found += float(value)
    return found


@compiled
def power(base: float, times: int) -> float:
    """A number to the power of a natural number."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found
