"""A whole training. It can be interrupted and resumed after any step; the result is the same."""

from __future__ import annotations

import dataclasses

import torch

from tavolata.arena.progress import ProgressCallback, no_progress
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.folder import StepMetrics, TrainFolder
from tavolata.arena.train.learner import Learner, new_learner
from tavolata.arena.train.ppo import update
from tavolata.arena.train.selfplay import play
from tavolata.arena.train.strength import measure_strength


def train(folder: TrainFolder, command: str = "", progress: ProgressCallback = no_progress) -> list[StepMetrics]:
    """Train to the last step, from the checkpoint if there is one; return the metrics of all steps.

    `progress` counts the steps; `command` is noted beside the network as how to make it again.
    """
    torch.set_num_threads(1)  # the same sums in the same order, on any number of cores
    config = folder.config
    learner = new_learner(config)
    optimiser = torch.optim.Adam(learner.parameters(), eps=1e-5)
    metrics = folder.restore(learner, optimiser)
    while len(metrics) < config.steps:
        progress(len(metrics), config.steps)
        metrics.append(one_step(learner, optimiser, config, len(metrics)))
        folder.save(learner, optimiser, metrics)
    progress(len(metrics), config.steps)
    folder.export(learner, metrics, command)
    return metrics


def one_step(learner: Learner, optimiser: torch.optim.Optimizer, config: TrainConfig, step: int) -> StepMetrics:
    """Play, update, and every few steps measure the strength."""
    metrics: StepMetrics = {"step": step + 1}
    experience = play(learner, config, step)
    if step == 0:
        learner.fit_input_scale(experience.observations)
    metrics |= dataclasses.asdict(update(learner, optimiser, experience, config, step))
    if (step + 1) % config.measure_every == 0 or step + 1 == config.steps:
        metrics |= dataclasses.asdict(measure_strength(learner, config))
    return metrics
