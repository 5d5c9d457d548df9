"""Ratings: the most likely strengths, with ties shared, in any order of the games."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from tavolata.arena.statistics.bootstrap import DealBootstrap, IntervalEstimate
from tavolata.arena.statistics.ratings import PRIOR_WINS, fit_bradley_terry, pairwise_wins, ratings
from tavolata.arena.statistics.result_table import result_table
from tavolata.arena.tournament.played_games import PlayedGame
from tests.arena.tables import a_game

THREE = ("a", "b", "c")


def log_likelihood(won: np.ndarray[tuple[int, int], np.dtype[np.float64]], elo: list[float]) -> float:
    """The log likelihood of pairwise wins under these ratings, straight from the model."""
    return sum(
        float(won[one, other]) * -math.log1p(10 ** ((elo[other] - elo[one]) / 400))
        for one in range(len(elo))
        for other in range(len(elo))
        if one != other
    )


def test_two_bots_have_the_elo_of_their_odds() -> None:
    won = np.array([[0, 30 - PRIOR_WINS], [10 - PRIOR_WINS, 0]])
    one, other = fit_bradley_terry(won)
    assert one - other == pytest.approx(400 * math.log10(3), abs=0.01)
    assert one + other == pytest.approx(0, abs=1e-9)


def test_no_other_ratings_make_the_games_more_likely() -> None:
    won = np.array([[0.0, 14, 25], [6, 0, 13.5], [5, 6.5, 0]])
    found = fit_bradley_terry(won).tolist()
    best = log_likelihood(won + PRIOR_WINS * (1 - np.eye(3)), found)
    rng = random.Random(1)
    for _ in range(300):
        moved = [rating + rng.uniform(-20, 20) for rating in found]
        assert log_likelihood(won + PRIOR_WINS * (1 - np.eye(3)), moved) <= best + 1e-9


TRUTH = {"a": 150.0, "b": 0.0, "c": -150.0}


def random_games(seed: int) -> list[PlayedGame]:
    """Games sampled from the model."""
    rng, games = random.Random(seed), []
    for deal in range(600):
        one, other = rng.sample(THREE, 2)
        wins = rng.random() < 1 / (1 + 10 ** ((TRUTH[other] - TRUTH[one]) / 400))
        games.append(a_game([one, other], [1, 2] if wins else [2, 1], deal))
    return games


def rated(games: list[PlayedGame]) -> dict[str, IntervalEstimate]:
    played = result_table(games, THREE, 2)
    return ratings(played, DealBootstrap(played.deal))


def test_intervals_hold_the_true_strengths() -> None:
    held = 0
    for seed in range(20):
        for name, found in rated(random_games(seed)).items():
            held += found.low < TRUTH[name] < found.high
            assert found.high - found.low < 80
    assert 54 <= held <= 60


def test_the_order_of_the_games_does_not_matter() -> None:
    games = random_games(1)
    values = [{name: rating.value for name, rating in rated(some).items()} for some in (games, games[::-1])]
    assert values[0] == pytest.approx(values[1])


def test_all_pairs_at_a_table_are_compared_and_ties_are_shared() -> None:
    game = a_game(["a", "b", "c", "b"], ranks=[1, 1, 3, 4])
    (won,) = pairwise_wins(result_table([game], THREE, 4)).tolist()
    assert won == [[0, 1.5, 1], [0.5, 0, 1], [0, 1, 0]]


def test_whoever_never_lost_is_rated_too() -> None:
    games = [a_game(["a", "b"], [1, 2], deal) for deal in range(20)]
    played = result_table(games, ("a", "b"), 2)
    found = ratings(played, DealBootstrap(played.deal))
    assert math.isfinite(found["a"].value)
    assert found["a"].value > 200
