"""Measuring: the network alone against the greedy bot, in games that it does not learn from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner
from tavolata.arena.train.selfplay import BatchObservation, look, take
from tavolata.core import chance
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import Floats, Int64s

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Strength:
    """How the network did: its share of the wins, half the 95 % interval, and its lead in points."""

    wins: float
    margin: float
    lead: float


def measure(learner: Learner, settings: TrainConfig) -> Strength:
    """Play one seat of every game, and let the game's heuristic play all others; the seat moves on game by game."""
    game, players = settings.game, settings.players
    batch = game.batch(settings.measure_games, players, seed=settings.seed_for("measured games"))
    worlds = chance.stream(settings.seed_for("measured worlds"))
    ties = np.random.default_rng(settings.number_for("ties"))
    own = np.arange(len(batch)) % players
    while not batch.over.all():
        chance.next_word(worlds)
        observed = look(batch, worlds)
        corrected = best(observed, policy_logits_of(learner, observed), ties)
        greedy = best(observed, np.zeros_like(observed.heuristic), ties)
        take(batch, observed, np.where(observed.seats == own[observed.games], corrected, greedy))
    returns = batch.returns()
    rows = np.arange(len(batch))
    wins = win_shares(ranks_of(returns))[rows, own]
    points = returns[:, 0].astype(np.float64)
    lead = points[rows, own] - (points.sum(axis=1) - points[rows, own]) / (players - 1)
    return Strength(float(wins.mean()), float(NORMAL_95 * wins.std() / len(batch) ** 0.5), float(lead.mean()))


def policy_logits_of(learner: Learner, observed: BatchObservation) -> Floats:
    with torch.no_grad():
        found: Floats = learner(torch.from_numpy(observed.known))[0].numpy()
    return found


def best(observed: BatchObservation, policy_logits: Floats, ties: np.random.Generator) -> Int64s:
    """In every game the action that looks best; among equals, any."""
    wanted = observed.heuristic + policy_logits
    lots = ties.random(wanted.shape) * 1e-6
    chosen: Int64s = np.where(observed.mask, wanted + lots, -np.inf).argmax(axis=1)
    return chosen
