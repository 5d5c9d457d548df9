"""Ratings: how strong bots are, on one scale, after the model of Bradley and Terry.

In this model a bot of strength p finishes before one of strength q in p / (p + q) of their meetings. Two bots meet
whenever they sit at one table; who shares a rank, shares the meeting. Strengths are fitted by the iteration of Hunter
(2004) and told as Elo: 400 points more are odds of ten to one. A half meeting won by each side is added to every pair,
so that a bot which has never lost has a rating, too. Unlike ratings that are carried on from game to game, these do
not depend on the sequence of the games.
"""

from __future__ import annotations

import numpy as np

from tavolata.arena.figures.resampling import Deals, Figure, interval
from tavolata.arena.figures.results import Results
from tavolata.core.state import Doubles

ADDED = 0.5
ENOUGH = 1e-6
MOST_STEPS = 10_000
ELO = 400 / np.log(10)


def meetings(results: Results) -> Doubles:
    """For each game, how often bot i finished before bot j: a matrix a game."""
    kinds = len(results.names)
    before = np.zeros((len(results), kinds, kinds))
    rows = np.arange(len(results))
    for one in range(results.players):
        for other in range(results.players):
            better = results.ranks[:, one] < results.ranks[:, other]
            equal = results.ranks[:, one] == results.ranks[:, other]
            strangers = results.bots[:, one] != results.bots[:, other]
            won = strangers * (better + equal / 2)
            np.add.at(before, (rows, results.bots[:, one], results.bots[:, other]), won)
    return before


def strengths(won: Doubles) -> Doubles:
    """Elo from matrices of meetings won, any number of matrices at once; the mean is 0."""
    kinds = won.shape[-1]
    won = won + ADDED * (1 - np.eye(kinds))
    met, wins = won + np.swapaxes(won, -1, -2), won.sum(axis=-1)
    strength = np.ones(won.shape[:-1])
    for _ in range(MOST_STEPS):
        before = strength
        strength = wins / (met / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        strength = strength / np.exp(np.log(strength).mean(axis=-1, keepdims=True))
        if np.abs(np.log(strength / before)).max() < ENOUGH:
            break
    ratings: Doubles = ELO * np.log(strength)
    return ratings


def ratings(results: Results, deals: Deals) -> dict[str, Figure]:
    """The rating of every bot."""
    won = meetings(results)
    samples = strengths(deals.sums(won))
    count = (won + np.swapaxes(won, -1, -2)).sum(axis=(0, 2))
    return {name: interval(samples[:, kind], int(count[kind])) for kind, name in enumerate(results.names)}
