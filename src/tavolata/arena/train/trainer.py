"""A training, from the first step to the last, in one go or in several: what is learned is the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import torch

from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.folder import Row, TrainFolder
from tavolata.arena.train.learner import Learner, new_learner
from tavolata.arena.train.ppo import learn
from tavolata.arena.train.selfplay import play
from tavolata.arena.train.strength import measure

Told = Callable[[int, int], None]


def train(folder: TrainFolder, command: str = "", tell: Told = lambda done, total: None) -> list[Row]:
    """Train to the end, or on to the end; `tell` hears how many steps are done. Returns what is known of every step."""
    torch.set_num_threads(1)  # the same sums in the same sequence, however many cores there are
    settings = folder.settings
    learner = new_learner(settings)
    optimiser = torch.optim.Adam(learner.parameters(), eps=1e-5)
    rows = folder.restore(learner, optimiser)
    while len(rows) < settings.steps:
        tell(len(rows), settings.steps)
        rows.append(one_step(learner, optimiser, settings, len(rows)))
        folder.save(learner, optimiser, rows)
    tell(len(rows), settings.steps)
    folder.export(learner, rows, command)
    return rows


def one_step(learner: Learner, optimiser: torch.optim.Optimizer, settings: TrainConfig, step: int) -> Row:
    """Play, learn, and now and then measure."""
    row: Row = {"step": step + 1}
    experience = play(learner, settings, step)
    if step == 0:
        learner.get_used_to(experience.known)
    row |= dataclasses.asdict(learn(learner, optimiser, experience, settings, step))
    if (step + 1) % settings.measure_every == 0 or step + 1 == settings.steps:
        row |= dataclasses.asdict(measure(learner, settings))
    return row
