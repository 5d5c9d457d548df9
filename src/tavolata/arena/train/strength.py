"""The strength of the network alone against the greedy bot, in games that are not used for training."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from tavolata.arena.statistics.margins import margin_of_mean
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner
from tavolata.arena.train.selfplay import BatchObservation, observe_batch, step_batch
from tavolata.core import chance
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import Floats, Int64s


@dataclass(frozen=True)
class Strength:
    """The network's share of the wins, half of its 95 % interval, and its lead over the others' mean in points."""

    wins: float
    margin: float
    lead: float


def measure_strength(learner: Learner, config: TrainConfig) -> Strength:
    """Let the network play one seat of every game, the greedy bot all others; the seat changes from game to game."""
    game, players = config.game, config.players
    batch = game.batch(config.measure_games, players, seed=config.seed_for("measured games"))
    worlds = chance.stream(config.seed_for("measured worlds"))
    rng = np.random.default_rng(config.int_seed_for("ties"))
    own = np.arange(len(batch)) % players
    while not batch.over.all():
        chance.next_word(worlds)
        observed = observe_batch(batch, worlds)
        of_network = best_actions(observed, policy_logits_of(learner, observed), rng)
        of_greedy = best_actions(observed, np.zeros_like(observed.heuristic), rng)
        step_batch(batch, observed, np.where(observed.seats == own[observed.games], of_network, of_greedy))
    returns = batch.returns()
    rows = np.arange(len(batch))
    wins = win_shares(ranks_of(returns))[rows, own]
    points = returns[:, 0].astype(np.float64)
    lead_over_mean = points[rows, own] - (points.sum(axis=1) - points[rows, own]) / (players - 1)
    return Strength(float(wins.mean()), margin_of_mean(wins), float(lead_over_mean.mean()))


def policy_logits_of(learner: Learner, observed: BatchObservation) -> Floats:
    with torch.no_grad():
        logits: Floats = learner(torch.from_numpy(observed.observations))[0].numpy()
    return logits


def best_actions(observed: BatchObservation, policy_logits: Floats, rng: np.random.Generator) -> Int64s:
    """The best action of every game; ties are broken at random."""
    logits = observed.heuristic + policy_logits
    noise = rng.random(logits.shape) * 1e-6
    actions: Int64s = np.where(observed.mask, logits + noise, -np.inf).argmax(axis=1)
    return actions
