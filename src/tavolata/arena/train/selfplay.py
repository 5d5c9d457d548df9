"""Self-play: the learner on every seat, many games in parallel, each played to its end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, log_probs
from tavolata.bots.batch_evaluation import evaluate_batch, evaluation_unit
from tavolata.bots.search.evaluation import LEAD_WEIGHT, MAX_UTILITY
from tavolata.core import chance
from tavolata.core.batch import Batch
from tavolata.core.compile_units import ensure_compiled
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import Floats, Int8s, Int32s, Int64s, Uint64s

Bools = NDArray[np.bool_]


@dataclass(frozen=True)
class BatchObservation:
    """All games of a batch in which a seat has a choice now; one row per game."""

    games: Int64s
    """Their numbers in the batch."""
    seats: Int8s
    observations: Floats
    mask: Bools
    """The legal actions."""
    heuristic: Floats
    """The heuristic value of every action, in units of the game's `prior_temperature`."""
    heuristic_value_logits: Floats
    """The log odds of the utilities in the game's own evaluation; seats clockwise from the deciding one."""


@dataclass(frozen=True)
class Experience(BatchObservation):
    """All choices of many games, in the order they were made; one row per choice."""

    actions: Int64s
    log_probs: Floats
    """The log probability of the action when it was chosen."""
    values: Floats
    """The expected utility of the seat that chose."""
    outcomes: Floats
    """The utility of every seat at the end, clockwise from the one that chose."""


@dataclass(frozen=True)
class SampledActions:
    """The actions that were sampled in the games of a batch; one row per game."""

    actions: Int64s
    log_probs: Floats
    values: Floats
    """The expected utility of the deciding seat."""


def observe_batch(batch: Batch, stream: Uint64s) -> BatchObservation:
    """Observations, legal actions and heuristics of the deciding seats, where there is more than one legal action."""
    ensure_compiled(evaluation_unit(batch.game))
    game, bot_config = batch.game, batch.game.bot_config
    values = np.zeros((len(batch), len(game.actions)), np.float32)
    utilities = np.zeros((len(batch), batch.players), np.float32)
    evaluate_batch(batch.states, batch.seats, stream, game.max_legal, bot_config.clear_lead, values, utilities)
    mask = batch.mask() > 0
    games = np.flatnonzero(mask.sum(axis=1) > 1)
    return BatchObservation(
        games=games,
        seats=batch.seats[games],
        observations=batch.observe()[games],
        mask=mask[games],
        heuristic=values[games] / np.float32(bot_config.prior_temperature),
        heuristic_value_logits=log_odds(utilities[games]),
    )


def log_odds(utilities: Floats) -> Floats:
    """The log odds of utilities, read as probabilities."""
    probabilities = np.clip(utilities, 1 - MAX_UTILITY, MAX_UTILITY)
    odds: Floats = np.log(probabilities / (1 - probabilities))
    return odds


def utilities_of(returns: Int32s, clear_lead: float) -> Floats:
    """The utility of every seat in games that are over, one row per game: the same utility as in the search."""
    points, wins = returns[:, 0].astype(np.float64), win_shares(ranks_of(returns))
    best_other = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])], axis=1)
    lead = (points - best_other) / clear_lead
    utilities = (1 - LEAD_WEIGHT) * wins + LEAD_WEIGHT * (1 + lead / (1 + np.abs(lead))) / 2
    final: Floats = utilities.astype(np.float32)
    return final


def play(learner: Learner, config: TrainConfig, step: int) -> Experience:
    """Play the games of one step; actions are sampled from the learner's policy."""
    game, seed = config.game, config.seed_for(f"games {step}")
    batch = game.batch(config.games, config.players, seed=seed)
    rng = np.random.default_rng(config.int_seed_for(f"draws {step}"))
    worlds = chance.stream(config.seed_for(f"worlds {step}"))
    observed: list[BatchObservation] = []
    sampled: list[SampledActions] = []
    while not batch.over.all():
        chance.next_word(worlds)
        observed.append(observe_batch(batch, worlds))
        sampled.append(sample_actions(learner, observed[-1], config.inverse_temperature, rng))
        step_batch(batch, observed[-1], sampled[-1].actions)
    return collect_experience(observed, sampled, utilities_of(batch.returns(), game.bot_config.clear_lead))


def step_batch(batch: Batch, observed: BatchObservation, actions: Int64s) -> None:
    """Play the actions where there was a choice, and the only legal action elsewhere."""
    played = batch.mask().argmax(axis=1)
    played[observed.games] = actions
    batch.step(played)


def sample_actions(
    learner: Learner, observed: BatchObservation, inverse_temperature: float, rng: np.random.Generator
) -> SampledActions:
    """Sample an action in every game from the policy, by the Gumbel-max trick."""
    with torch.no_grad():
        policy_logits, value_logits = learner(torch.from_numpy(observed.observations))
        policy = log_probs(
            policy_logits,
            torch.from_numpy(observed.heuristic),
            torch.from_numpy(observed.mask),
            inverse_temperature,
        )
        logits = torch.from_numpy(observed.heuristic_value_logits) + value_logits
        values: Floats = torch.sigmoid(logits)[:, 0].numpy()
    log_policy: Floats = policy.numpy()
    noise = rng.gumbel(size=log_policy.shape).astype(np.float32)
    actions = np.where(observed.mask, log_policy + noise, -np.inf).argmax(axis=1)
    return SampledActions(actions, np.take_along_axis(log_policy, actions[:, None], axis=1)[:, 0], values)


def collect_experience(observed: list[BatchObservation], sampled: list[SampledActions], outcomes: Floats) -> Experience:
    """All choices in one, each with the outcome of its game."""
    games = np.concatenate([one.games for one in observed])
    seats = np.concatenate([one.seats for one in observed])
    players = outcomes.shape[1]
    clockwise = (seats[:, None] + np.arange(players)) % players
    return Experience(
        games=games,
        seats=seats,
        observations=np.concatenate([one.observations for one in observed]),
        mask=np.concatenate([one.mask for one in observed]),
        heuristic=np.concatenate([one.heuristic for one in observed]),
        heuristic_value_logits=np.concatenate([one.heuristic_value_logits for one in observed]),
        actions=np.concatenate([one.actions for one in sampled]),
        log_probs=np.concatenate([one.log_probs for one in sampled]),
        values=np.concatenate([one.values for one in sampled]),
        outcomes=np.take_along_axis(outcomes[games], clockwise, axis=1),
    )
