"""Self-play: legal, complete, with the utilities of the search; an untrained network plays like the greedy bot."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from tavolata import Game
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, new_learner
from tavolata.arena.train.selfplay import Experience, log_odds, observe_batch, play, utilities_of
from tavolata.arena.train.strength import measure_strength
from tavolata.bots.search.evaluation import UTILITY, evaluate
from tavolata.core import chance, rules
from tavolata.core.domains import MAX_SEATS
from tests.random_matches import play_at_random


def played(game: Game, **given: int) -> tuple[Learner, TrainConfig, Experience]:
    config = TrainConfig(game, games=6, hidden=8, **given)
    learner = new_learner(config)
    return learner, config, play(learner, config, step=3)


def test_every_choice_is_legal_and_there_was_one(game: Game) -> None:
    _, _, experience = played(game)
    rows = np.arange(len(experience.actions))
    assert experience.mask[rows, experience.actions].all()
    assert (experience.mask.sum(axis=1) > 1).all()
    assert set(experience.games.tolist()) == set(range(6))
    assert (experience.log_probs <= 0).all()


def test_the_values_of_an_untrained_learner_are_those_of_the_game(game: Game) -> None:
    _, _, experience = played(game)
    odds = experience.heuristic_value_logits[:, 0]
    assert experience.values == pytest.approx(1 / (1 + np.exp(-odds)), abs=1e-5)


def test_outcomes_are_those_of_the_seat_that_chose_and_of_the_others_clockwise(game: Game) -> None:
    players = game.seats[-1]
    _, config, experience = played(game, players=players)
    by_seat = np.zeros((config.games, players), np.float32)
    for row in range(len(experience.games)):
        clockwise = (int(experience.seats[row]) + np.arange(players)) % players
        seen = by_seat[experience.games[row], clockwise]
        assert (seen == 0).all() or np.array_equal(seen, experience.outcomes[row]), "one outcome a game"
        by_seat[experience.games[row], clockwise] = experience.outcomes[row]


def test_an_outcome_is_the_utility_of_the_search(game: Game) -> None:
    for players in (game.seats[0], game.seats[-1]):
        match = play_at_random(game.new(players, seed=players), seed=players)
        state, final = match.imagine(0, seed=1), np.zeros((1, 2, players), np.int32)
        evaluation = np.zeros((3, MAX_SEATS), np.float64)
        evaluate(state[0], evaluation, game.bot_config.clear_lead)
        rules.returns_at(state, 0, final[0])
        assert utilities_of(final, game.bot_config.clear_lead)[0] == pytest.approx(
            evaluation[UTILITY, :players], abs=1e-6
        )


def test_log_odds_are_kept_within_bounds() -> None:
    shares = np.array([0.0, 0.25, 0.5, 1.0], np.float32)
    assert 1 / (1 + np.exp(-log_odds(shares))) == pytest.approx([0.01, 0.25, 0.5, 0.99], abs=1e-6)


def test_an_observation_is_what_the_deciding_seat_knows(domingo: Game) -> None:
    batch = domingo.batch(5, 2, seed=1)
    observed = observe_batch(batch, chance.stream(chance.make_seed(1)))
    for row, i in enumerate(observed.games.tolist()):
        twin = domingo.new(2, seed=batch.seed_of(i))
        seat = int(observed.seats[row])
        assert seat == twin.movers[0]
        assert np.array_equal(observed.observations[row], twin.observe(seat))
        legal = np.array([domingo.actions.number(action) for action in twin.legal(seat)], np.int16)
        assert np.flatnonzero(observed.mask[row]).tolist() == legal.tolist()
        values = np.zeros(domingo.max_legal, np.float32)
        rules.heuristic_at(twin.imagine(seat, seed=1), 0, seat, legal, len(legal), values)
        heuristic = observed.heuristic[row, legal] * domingo.bot_config.prior_temperature
        assert heuristic == pytest.approx(values[: len(legal)], abs=1e-4)


def test_an_untrained_network_is_as_good_as_the_greedy_bot(domingo: Game) -> None:
    config = TrainConfig(domingo, measure_games=400)
    strength = measure_strength(new_learner(config), config)
    assert abs(strength.wins - 0.5) < 2 * strength.margin


def test_a_network_that_prefers_bad_actions_loses(domingo: Game) -> None:
    config = TrainConfig(domingo, measure_games=200)
    learner = new_learner(config)
    torch.nn.init.normal_(learner.policy.bias, std=10.0)
    assert measure_strength(learner, config).wins < 0.3
