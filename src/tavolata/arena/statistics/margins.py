"""The margin of a mean, where its observations are independent; else `bootstrap` has intervals."""

from __future__ import annotations

from tavolata.core.state import Doubles

NORMAL_95 = 1.96
"""95 % of a normal distribution lie within this many standard deviations."""


def margin_of_mean(values: Doubles) -> float:
    """Half of the 95 % interval of the mean of these values, by the normal approximation."""
    return float(NORMAL_95 * values.std() / len(values) ** 0.5)
