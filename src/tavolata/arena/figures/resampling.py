"""How sure a figure is: the bootstrap over deals.

Games of one deal are not independent: the same cards are played from every seat. So whole deals are drawn, with
replacement, as many as there are, again and again; an interval holds 95 % of the figures that come out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tavolata.core.state import Doubles, Int64s

SAMPLES = 1000
LOW, HIGH = 2.5, 97.5


@dataclass(frozen=True)
class Figure:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """Of how many observations it is made."""

    def times(self, factor: float) -> Figure:
        """The same in another unit."""
        return Figure(self.value * factor, self.low * factor, self.high * factor, self.count)


class Deals:
    """The deals of many games, drawn again and again."""

    def __init__(self, deal: Int64s) -> None:
        """`deal` has the number of the deal of each game."""
        numbers, self._place = np.unique(deal, return_inverse=True)
        self.count = len(numbers)

    @property
    def weights(self) -> Doubles:
        """How often each deal was drawn: a row a sample. The first row is what really happened: each deal once."""
        return draws(self.count)

    def sums(self, values: Doubles) -> Doubles:
        """What the values of the games (rows) add up to, in every sample."""
        flat = values.reshape(len(values), -1)
        by_deal = np.zeros((self.count, flat.shape[1]))
        np.add.at(by_deal, self._place, flat)
        return (self.weights @ by_deal).reshape(len(self.weights), *values.shape[1:])

    def mean(self, values: Doubles, counted: Doubles) -> Figure:
        """The mean of those values that count; both have an entry a game and seat."""
        per_game = tuple(range(1, values.ndim))
        sums = self.sums((values * counted).sum(axis=per_game))
        return figure(sums, self.sums(counted.sum(axis=per_game)))


@lru_cache(maxsize=4)
def draws(count: int) -> Doubles:
    """So many deals, drawn again and again: the same for all figures, so that they fit each other."""
    chance = np.random.default_rng(0)
    drawn = chance.multinomial(count, np.full(count, 1 / count), size=SAMPLES)
    return np.vstack([np.ones(count), drawn])


def figure(sums: Doubles, counts: Doubles) -> Figure:
    """A ratio of sums, from the samples of both. Samples without any observation say nothing."""
    some = counts > 0
    return interval(sums[some] / counts[some], int(counts[0]))


def interval(samples: Doubles, count: int) -> Figure:
    """A figure from its samples, of which the first is the figure itself."""
    low, high = np.percentile(samples[1:], [LOW, HIGH]) if len(samples) > 1 else (samples[0], samples[0])
    return Figure(float(samples[0]), float(low), float(high), count)
