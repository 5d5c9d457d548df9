"""What a game is thought to lead to is what it leads to, in points and in wins."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tavolata import Game, Match
from tavolata.arena.simulation import simulate
from tavolata.bots import Bot
from tavolata.core import rules
from tavolata.core.record import MOST_SEATS
from tests.playing import many

NEARLY = 0.25
"""So far the forecast points may be off, as a share of the real ones."""


def forecast(match: Match) -> tuple[list[float], list[float]]:
    """The points that everybody should end with, and their chances to win."""
    points = np.zeros(MOST_SEATS)
    doubt = rules.estimate(match._state[0], points)
    likely = np.exp((points[: match.players] - points[: match.players].max()) / doubt)
    return points[: match.players].tolist(), (likely / likely.sum()).tolist()


def test_points_are_foreseen_at_tables_of_every_size(game: Game) -> None:
    for players in game.seats:
        played = simulate(game, players, many(60, 4), seed=players)
        dealt = [game.new(players, seed=played.seed_of(k)) for k in range(len(played.moves))]
        foreseen = np.mean([forecast(match)[0] for match in dealt])
        assert foreseen == pytest.approx(played.points.mean(), rel=many(1, 3) * NEARLY), players


def test_who_should_win_wins_as_often_as_foreseen(game: Game) -> None:
    foreseen, won = [], []
    for number in range(many(60, 6)):
        match, bot = game.new(2, seed=number), Bot("greedy", seed=number)
        moments = []
        while match.movers:
            moments.append(forecast(match)[1][0])
            match.move(match.movers[0], bot.choose(match, match.movers[0]))
        assert match.result
        foreseen += moments
        won += [match.result.win_shares[0]] * len(moments)
    chances, wins = np.array(foreseen), np.array(won)
    for low, high in pairwise((0.0, 0.35, 0.65, 1.01)):
        here = (chances >= low) & (chances < high)
        assert wins[here].mean() == pytest.approx(chances[here].mean(), abs=many(12, 60) / 100)
