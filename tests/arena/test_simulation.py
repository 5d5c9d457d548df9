"""Simulation: balanced seats, and the same games on any number of cores."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata import BadInput, Game
from tavolata.arena.simulation import simulate
from tavolata.bots import BOTS


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(game: Game) -> None:
    one, three = (simulate(game, game.seats[0], 200, 5, ["greedy", "random"], workers=workers) for workers in (1, 3))
    assert one.points.tolist() == three.points.tolist()
    assert one.moves.tolist() == three.moves.tolist()


def test_every_bot_sits_everywhere_equally_often(game: Game) -> None:
    players = game.seats[-1]
    played = simulate(game, players, 10 * players, 5, ["greedy", "random"])
    for seat in range(players):
        assert len(set(np.bincount(played.bots[:, seat], minlength=2).tolist())) == 1


def test_greedy_beats_random(game: Game) -> None:
    played = simulate(game, game.seats[0], 300, 1, ["greedy", "random"])
    greedy, random = (played.wins()[played.bots == BOTS.index(name)].mean() for name in ("greedy", "random"))
    assert greedy > random


def test_wins_add_up_to_one_a_game(game: Game) -> None:
    played = simulate(game, game.seats[-1], 100, 1, ["random"])
    assert np.allclose(played.wins().sum(axis=1), 1)
    assert (played.moves <= game.max_moves).all()


def test_a_row_names_the_seed_of_its_game(game: Game) -> None:
    played = simulate(game, game.seats[0], 5, 1, ["random"])
    columns = played.columns()
    assert [len(column) for column in columns.values()] == [5] * len(columns)
    match = game.new(game.seats[0], seed=str(columns["seed"][3]))
    assert match.seed == played.seed_of(3)


def test_progress_is_reported(game: Game) -> None:
    reported: list[tuple[int, int]] = []
    simulate(game, game.seats[0], 50, 1, ["random"], workers=2, progress=lambda *how_far: reported.append(how_far))
    assert reported == sorted(reported)
    assert reported[-1] == (50, 50)
    assert len(reported) > 5


@pytest.mark.parametrize(
    ("games", "bots", "complaint"),
    [
        (0, ["random"], "At least one game"),
        (5, [], "between 1 and 2 bots"),
        (5, ["random"] * 3, "between 1 and 2 bots"),
        (5, ["x"], "no bot “x”"),
        (5, ["level-5"], "thinks about every move"),
    ],
)
def test_nonsense_is_refused(domingo: Game, games: int, bots: list[str], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        simulate(domingo, 2, games, 1, bots)
