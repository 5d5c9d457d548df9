"""Self-play: the learner on every seat, many games side by side, each played to its end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, log_chances
from tavolata.bots.batch_evaluation import evaluate_each, evaluation_unit
from tavolata.bots.search.evaluation import LEAD_WEIGHT, MAX_UTILITY
from tavolata.core import chance
from tavolata.core.batch import Batch
from tavolata.core.compile_units import ensure_compiled
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import Floats, Int8s, Int32s, Int64s, Uint64s

Bools = NDArray[np.bool_]


@dataclass(frozen=True)
class BatchObservation:
    """All games of a batch in which somebody has a choice now; a row a game."""

    games: Int64s
    """Their numbers in the batch."""
    seats: Int8s
    known: Floats
    mask: Bools
    heuristic: Floats
    """The game's heuristic of every action, in units of its prior_temperature."""
    odds: Floats
    """Where the game seems to lead by its own judgement: the logarithms of odds, seats from the one who decides."""


@dataclass(frozen=True)
class Experience:
    """What was lived through in many games; a row a choice, in the sequence of the choices."""

    games: Int64s
    seats: Int8s
    known: Floats
    mask: Bools
    heuristic: Floats
    odds: Floats
    actions: Int64s
    log_chances: Floats
    """How likely the action was when it was chosen."""
    expected: Floats
    """What the seat that chose hoped for."""
    outcomes: Floats
    """What every seat had in the end, seats from the one who chose."""


def look(batch: Batch, stream: Uint64s) -> BatchObservation:
    """What the deciding seats know, may do and think at first, where there is more than one thing to do."""
    ensure_compiled(evaluation_unit(batch.game))
    game, config = batch.game, batch.game.bot_config
    values = np.zeros((len(batch), len(game.actions)), np.float32)
    utilities = np.zeros((len(batch), batch.players), np.float32)
    evaluate_each(batch.states, batch.seats, stream, game.most_legal, config.lead, values, utilities)
    mask = batch.mask() > 0
    games = np.flatnonzero(mask.sum(axis=1) > 1)
    return BatchObservation(
        games=games,
        seats=batch.seats[games],
        known=batch.observe()[games],
        mask=mask[games],
        heuristic=values[games] / np.float32(config.prior_temperature),
        odds=log_odds(utilities[games]),
    )


def log_odds(utilities: Floats) -> Floats:
    """The logarithms of the odds that utilities stand for."""
    shares = np.clip(utilities, 1 - MAX_UTILITY, MAX_UTILITY)
    odds: Floats = np.log(shares / (1 - shares))
    return odds


def utilities_of(returns: Int32s, clear_lead: float) -> Floats:
    """What every seat has of games that are over, a row a game: the same as a search plays for."""
    points, wins = returns[:, 0].astype(np.float64), win_shares(ranks_of(returns))
    best_other = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])], axis=1)
    lead = (points - best_other) / clear_lead
    liked = (1 - LEAD_WEIGHT) * wins + LEAD_WEIGHT * (1 + lead / (1 + np.abs(lead))) / 2
    final: Floats = liked.astype(np.float32)
    return final


def play(learner: Learner, settings: TrainConfig, step: int) -> Experience:
    """Play the games of one step; choices are drawn by lot, by how likely the learner finds them."""
    game, seed = settings.game, settings.seed_for(f"games {step}")
    batch = game.batch(settings.games, settings.players, seed=seed)
    draws = np.random.default_rng(settings.number_for(f"draws {step}"))
    worlds = chance.stream(settings.seed_for(f"worlds {step}"))
    observations: list[BatchObservation] = []
    chosen: list[tuple[Int64s, Floats, Floats]] = []
    while not batch.over.all():
        chance.next_word(worlds)
        observed = look(batch, worlds)
        choice = choose(learner, observed, settings.sharpness, draws)
        take(batch, observed, choice[0])
        observations.append(observed)
        chosen.append(choice)
    return remember(observations, chosen, utilities_of(batch.returns(), game.bot_config.clear_lead))


def take(batch: Batch, observed: BatchObservation, actions: Int64s) -> None:
    """Play the actions where there was a choice; where there was none, what is left to do."""
    played = batch.mask().argmax(axis=1)
    played[observed.games] = actions
    batch.step(played)


def choose(
    learner: Learner, observed: BatchObservation, sharpness: float, draws: np.random.Generator
) -> tuple[Int64s, Floats, Floats]:
    """An action drawn by lot in every game, how likely it was, and what its seat value_logits for."""
    with torch.no_grad():
        policy_logits, value_logits = learner(torch.from_numpy(observed.known))
        wanted = log_chances(
            policy_logits, torch.from_numpy(observed.heuristic), torch.from_numpy(observed.mask), sharpness
        )
        expected: Floats = torch.sigmoid(torch.from_numpy(observed.odds) + value_logits)[:, 0].numpy()
    likely: Floats = wanted.numpy()
    lots = draws.gumbel(size=likely.shape).astype(np.float32)
    actions = np.where(observed.mask, likely + lots, -np.inf).argmax(axis=1)
    return actions, np.take_along_axis(likely, actions[:, None], axis=1)[:, 0], expected


def remember(
    observations: list[BatchObservation], chosen: list[tuple[Int64s, Floats, Floats]], outcomes: Floats
) -> Experience:
    """All observations in one, with what came of it in the end."""
    games = np.concatenate([observed.games for observed in observations])
    seats = np.concatenate([observed.seats for observed in observations])
    players = outcomes.shape[1]
    clockwise = (seats[:, None] + np.arange(players)) % players
    return Experience(
        games=games,
        seats=seats,
        known=np.concatenate([observed.known for observed in observations]),
        mask=np.concatenate([observed.mask for observed in observations]),
        heuristic=np.concatenate([observed.heuristic for observed in observations]),
        odds=np.concatenate([observed.odds for observed in observations]),
        actions=np.concatenate([actions for actions, _, _ in chosen]),
        log_chances=np.concatenate([likely for _, likely, _ in chosen]),
        expected=np.concatenate([expected for _, _, expected in chosen]),
        outcomes=np.take_along_axis(outcomes[games], clockwise, axis=1),
    )
