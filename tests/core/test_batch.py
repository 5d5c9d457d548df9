"""The batch does what a match does, many times at once."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata import BadInput, Game, IllegalMove
from tavolata.core.state import Int64s, Uint8s
from tests.random_matches import many


def random_choice(mask: Uint8s, seed: int) -> Int64s:
    chosen: Int64s = (np.random.default_rng(seed).random(mask.shape) * mask).argmax(axis=1)
    return chosen


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_batch_plays_the_same_games_as_matches(game: Game, workers: int) -> None:
    players = game.seats[-1]
    batch = game.batch(many(20, 4), players, seed=3, workers=workers)
    twins = [game.new(players, seed=batch.seed_of(i)) for i in range(len(batch))]
    for step in range(game.max_moves):
        actions = random_choice(batch.mask(), seed=step)
        for i, twin in enumerate(twins):
            if twin.movers:
                assert batch.seats[i] == twin.movers[0]
                twin.play(twin.movers[0], game.actions[int(actions[i])])
        batch.step(actions)
        assert batch.states.tobytes() == b"".join(twin.state_bytes() for twin in twins)
        if batch.over.all():
            break
    assert batch.over.all()
    assert [tuple(points) for points in batch.points.tolist()] == [twin.points for twin in twins]


def test_observations_are_those_of_the_deciding_seat(game: Game) -> None:
    batch = game.batch(5, game.seats[0], seed=1)
    for i, row in enumerate(batch.observe()):
        twin = game.new(game.seats[0], seed=batch.seed_of(i))
        assert (row == twin.observe(int(batch.seats[i]))).all()


def test_an_illegal_action_changes_nothing(domingo: Game) -> None:
    batch = domingo.batch(10, 2, seed=1)
    actions = batch.mask().argmax(axis=1)
    actions[7] = np.flatnonzero(batch.mask()[7] == 0)[0]
    before = batch.states.tobytes()
    with pytest.raises(IllegalMove, match=r"Game 7 of the batch: .*\. \(DO-\d\d\)$"):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("number", [-1, 505, 2**32 + 6, 2**40])
def test_a_number_that_is_no_action_is_refused(domingo: Game, number: int) -> None:
    batch = domingo.batch(2, 2, seed=1)
    with pytest.raises(BadInput, match=f"“{number}” is not an action"):
        batch.step([number, number])


def test_a_step_needs_an_action_a_game(domingo: Game) -> None:
    for actions in ([0, 0], [0.5, 0.5, 0.5], [float("nan")] * 3, ["a"] * 3, [[0, 0, 0]]):
        with pytest.raises(BadInput, match="one action number for each of the 3 games"):
            domingo.batch(3, 2, seed=1).step(actions)


@pytest.mark.parametrize(("count", "workers"), [(0, 1), (3, 0), (-1, 2)])
def test_an_empty_batch_is_refused(domingo: Game, count: int, workers: int) -> None:
    with pytest.raises(BadInput, match="At least one game and one worker"):
        domingo.batch(count, 2, seed=1, workers=workers)


def test_finished_games_are_dealt_again_with_new_seeds(domingo: Game) -> None:
    batch = domingo.batch(4, 2, seed=1)
    first = {batch.seed_of(i) for i in range(4)}
    while not batch.over.all():
        batch.step(batch.mask().argmax(axis=1))
    assert batch.deal_again() == 4
    assert not batch.over.any()
    assert not first & {batch.seed_of(i) for i in range(4)}
    twin = domingo.new(2, seed=batch.seed_of(2))
    assert batch.states[2:3].tobytes() == twin.state_bytes()


@pytest.mark.parametrize("workers", [1, 2])
def test_random_moves_are_counted(game: Game, workers: int) -> None:
    batch = game.batch(2, game.seats[0], seed=1, workers=workers)
    played = batch.random_moves(many(5000, 100))
    assert many(5000, 100) <= played <= many(5000, 100) + workers * (game.max_moves + 1)
