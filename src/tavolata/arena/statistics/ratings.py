"""Elo ratings of bots by the Bradley–Terry model.

In this model a bot of strength p finishes before one of strength q in p / (p + q) of their comparisons. Two bots are
compared whenever they play in the same game; a tie counts as half a win for each. Strengths are fitted by Hunter's
iteration (2004) and reported as Elo: 400 points more are odds of ten to one. Half a win for each side is added to
every pair, so that a bot which has never lost gets a finite rating, too. Unlike incremental ratings, these do not
depend on the order of the games.
"""

from __future__ import annotations

import numpy as np

from tavolata.arena.statistics.bootstrap import DealBootstrap, IntervalEstimate, percentile_interval
from tavolata.arena.statistics.result_table import ResultTable
from tavolata.core.state import Doubles

PRIOR_WINS = 0.5
TOLERANCE = 1e-6
MAX_ITERATIONS = 10_000
ELO_SCALE = 400 / np.log(10)


def pairwise_wins(results: ResultTable) -> Doubles:
    """For each game, a matrix of how often bot i finished before bot j."""
    kinds = len(results.names)
    wins = np.zeros((len(results), kinds, kinds))
    rows = np.arange(len(results))
    for one in range(results.players):
        for other in range(results.players):
            better = results.ranks[:, one] < results.ranks[:, other]
            equal = results.ranks[:, one] == results.ranks[:, other]
            different_bots = results.bots[:, one] != results.bots[:, other]
            won = different_bots * (better + equal / 2)
            np.add.at(wins, (rows, results.bots[:, one], results.bots[:, other]), won)
    return wins


def fit_bradley_terry(won: Doubles) -> Doubles:
    """Elo ratings from matrices of pairwise wins, any number of matrices at once; their mean is 0."""
    kinds = won.shape[-1]
    won = won + PRIOR_WINS * (1 - np.eye(kinds))
    comparisons, wins = won + np.swapaxes(won, -1, -2), won.sum(axis=-1)
    strength = np.ones(won.shape[:-1])
    for _ in range(MAX_ITERATIONS):
        before = strength
        strength = wins / (comparisons / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        strength = strength / np.exp(np.log(strength).mean(axis=-1, keepdims=True))
        if np.abs(np.log(strength / before)).max() < TOLERANCE:
            break
    ratings: Doubles = ELO_SCALE * np.log(strength)
    return ratings


def ratings(results: ResultTable, bootstrap: DealBootstrap) -> dict[str, IntervalEstimate]:
    """The rating of every bot."""
    won = pairwise_wins(results)
    samples = fit_bradley_terry(bootstrap.sums(won))
    count = (won + np.swapaxes(won, -1, -2)).sum(axis=(0, 2))
    return {name: percentile_interval(samples[:, kind], int(count[kind])) for kind, name in enumerate(results.names)}
