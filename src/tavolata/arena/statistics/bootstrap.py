"""Confidence intervals by a bootstrap over deals.

Games of one deal are not independent: the same cards are played from every seat. So whole deals are resampled, with
replacement, as many as there are, again and again; an interval holds 95 % of the resulting values.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tavolata.core.state import Doubles, Int64s

SAMPLES = 1000
LOW, HIGH = 2.5, 97.5


@dataclass(frozen=True)
class IntervalEstimate:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """The number of observations."""

    def times(self, factor: float) -> IntervalEstimate:
        """The same in another unit."""
        return IntervalEstimate(self.value * factor, self.low * factor, self.high * factor, self.count)


class DealBootstrap:
    """Bootstrap samples of the deals of many games."""

    def __init__(self, deal: Int64s) -> None:
        """`deal` has the number of the deal of each game."""
        numbers, self._index = np.unique(deal, return_inverse=True)
        self.count = len(numbers)

    @property
    def weights(self) -> Doubles:
        """How often each deal is in each sample, one row per sample. The first row is the original: each deal once."""
        return sample_weights(self.count)

    def sums(self, values: Doubles) -> Doubles:
        """The sum of the values of all games (rows), in every sample."""
        flat = values.reshape(len(values), -1)
        by_deal = np.zeros((self.count, flat.shape[1]))
        np.add.at(by_deal, self._index, flat)
        return (self.weights @ by_deal).reshape(len(self.weights), *values.shape[1:])

    def mean(self, values: Doubles, counted: Doubles) -> IntervalEstimate:
        """The mean of the values that count; both arrays have one row per game."""
        per_game = tuple(range(1, values.ndim))
        sums = self.sums((values * counted).sum(axis=per_game))
        return ratio_interval(sums, self.sums(counted.sum(axis=per_game)))


@lru_cache(maxsize=4)
def sample_weights(count: int) -> Doubles:
    """Samples of this many deals: the same for all estimates, so that they are consistent with each other."""
    rng = np.random.default_rng(0)
    drawn = rng.multinomial(count, np.full(count, 1 / count), size=SAMPLES)
    return np.vstack([np.ones(count), drawn])


def ratio_interval(sums: Doubles, counts: Doubles) -> IntervalEstimate:
    """A ratio of sums, from the samples of both. Samples without observations are left out."""
    some = counts > 0
    return percentile_interval(sums[some] / counts[some], int(counts[0]))


def percentile_interval(samples: Doubles, count: int) -> IntervalEstimate:
    """An estimate from its samples, of which the first is the value itself."""
    low, high = np.percentile(samples[1:], [LOW, HIGH]) if len(samples) > 1 else (samples[0], samples[0])
    return IntervalEstimate(float(samples[0]), float(low), float(high), count)
