"""Ratings: the most likely strengths, ties shared, whatever the sequence of the games."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from tavolata.arena.figures.ratings import ADDED, meetings, ratings, strengths
from tavolata.arena.figures.resampling import Deals, Figure
from tavolata.arena.figures.results import results
from tavolata.arena.tournament.played_games import PlayedGame
from tests.arena.tables import a_game

THREE = ("a", "b", "c")


def likelihood(won: np.ndarray[tuple[int, int], np.dtype[np.float64]], elo: list[float]) -> float:
    """How likely these meetings are with these ratings (its logarithm), straight from the model."""
    return sum(
        float(won[one, other]) * -math.log1p(10 ** ((elo[other] - elo[one]) / 400))
        for one in range(len(elo))
        for other in range(len(elo))
        if one != other
    )


def test_two_bots_have_the_elo_of_their_odds() -> None:
    won = np.array([[0, 30 - ADDED], [10 - ADDED, 0]])
    one, other = strengths(won)
    assert one - other == pytest.approx(400 * math.log10(3), abs=0.01)
    assert one + other == pytest.approx(0, abs=1e-9)


def test_no_other_ratings_make_the_games_more_likely() -> None:
    won = np.array([[0.0, 14, 25], [6, 0, 13.5], [5, 6.5, 0]])
    found = strengths(won).tolist()
    best = likelihood(won + ADDED * (1 - np.eye(3)), found)
    chance = random.Random(1)
    for _ in range(300):
        moved = [rating + chance.uniform(-20, 20) for rating in found]
        assert likelihood(won + ADDED * (1 - np.eye(3)), moved) <= best + 1e-9


TRUTH = {"a": 150.0, "b": 0.0, "c": -150.0}


def random_games(seed: int) -> list[PlayedGame]:
    """Games as the model has them."""
    chance, games = random.Random(seed), []
    for deal in range(600):
        one, other = chance.sample(THREE, 2)
        wins = chance.random() < 1 / (1 + 10 ** ((TRUTH[other] - TRUTH[one]) / 400))
        games.append(a_game([one, other], [1, 2] if wins else [2, 1], deal))
    return games


def rated(games: list[PlayedGame]) -> dict[str, Figure]:
    played = results(games, THREE, 2)
    return ratings(played, Deals(played.deal))


def test_intervals_hold_the_true_strengths() -> None:
    held = 0
    for seed in range(20):
        for name, found in rated(random_games(seed)).items():
            held += found.low < TRUTH[name] < found.high
            assert found.high - found.low < 80
    assert 54 <= held <= 60


def test_the_sequence_of_the_games_means_nothing() -> None:
    games = random_games(1)
    values = [{name: figure.value for name, figure in rated(some).items()} for some in (games, games[::-1])]
    assert values[0] == pytest.approx(values[1])


def test_everybody_meets_everybody_at_a_table_and_ties_are_shared() -> None:
    game = a_game(["a", "b", "c", "b"], ranks=[1, 1, 3, 4])
    (won,) = meetings(results([game], THREE, 4)).tolist()
    assert won == [[0, 1.5, 1], [0.5, 0, 1], [0, 1, 0]]


def test_who_never_lost_is_rated_too() -> None:
    games = [a_game(["a", "b"], [1, 2], deal) for deal in range(20)]
    played = results(games, ("a", "b"), 2)
    found = ratings(played, Deals(played.deal))
    assert math.isfinite(found["a"].value)
    assert found["a"].value > 200
