"""The bootstrap: resampled deal by deal, with intervals as wide as they should be."""

from __future__ import annotations

import random
from statistics import fmean, quantiles

import numpy as np
import pytest

from tavolata.arena.statistics.bootstrap import SAMPLES, DealBootstrap


def slow_interval(deal: list[int], values: list[float]) -> tuple[float, float]:
    """The same, a deal at a time, with another random generator."""
    rng = random.Random(3)
    by_deal = {number: [v for d, v in zip(deal, values, strict=True) if d == number] for number in set(deal)}
    means = []
    for _ in range(2000):
        drawn = rng.choices(sorted(by_deal), k=len(by_deal))
        means.append(fmean(value for number in drawn for value in by_deal[number]))
    cuts = quantiles(means, n=40)
    return cuts[0], cuts[-1]


def test_the_interval_is_that_of_resampling_whole_deals() -> None:
    rng = np.random.default_rng(1)
    deal = [number for number in range(60) for _ in range(1 + number % 3)]
    luck = rng.normal(size=60)
    values = [float(luck[number] + rng.normal() / 4) for number in deal]
    found = DealBootstrap(np.array(deal)).mean(np.array(values), np.ones(len(deal)))
    low, high = slow_interval(deal, values)
    assert found.value == pytest.approx(fmean(values))
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.1 * (high - low))
    assert found.count == len(deal)


def test_games_of_one_deal_count_as_one() -> None:
    """A hundred copies of each game do not narrow the interval."""
    values = np.random.default_rng(2).normal(size=30)
    once = DealBootstrap(np.arange(30)).mean(values, np.ones(30))
    copies = DealBootstrap(np.repeat(np.arange(30), 100)).mean(np.repeat(values, 100), np.ones(3000))
    assert (copies.low, copies.high) == pytest.approx((once.low, once.high))


def test_an_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(200):
        found = DealBootstrap(np.arange(80)).mean(rng.normal(size=80), np.ones(80))
        held += found.low <= 0 <= found.high
    assert 180 <= held <= 198


def test_only_what_counts_is_counted() -> None:
    values, counted = np.array([[1.0, 50.0], [3.0, 50.0]]), np.array([[1.0, 0.0], [1.0, 0.0]])
    assert DealBootstrap(np.array([0, 1])).mean(values, counted).value == 2


def test_the_first_sample_is_the_original() -> None:
    weights = DealBootstrap(np.array([5, 5, 9])).weights
    assert weights.shape == (1 + SAMPLES, 2)
    assert weights[0].tolist() == [1, 1]
    assert (weights.sum(axis=1) == 2).all()
