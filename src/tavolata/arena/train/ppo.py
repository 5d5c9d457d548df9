"""Learning from what was lived through: proximal policy optimisation, with entropy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tavolata.arena.train.advantages import advantages
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, log_chances
from tavolata.arena.train.selfplay import Experience


@dataclass(frozen=True)
class Lesson:
    """How learning from the games of one step went."""

    entropy: float
    """How undecided the learner was, in nats."""
    worth_error: float
    """How far off its value_logits were from the outcomes: the root of the mean square."""
    own_error: float
    """The same for the game's own judgement."""
    change: float
    """How much its choices have changed (the mean of log chances before minus after)."""


@dataclass(frozen=True)
class Choices:
    """Some choices, as tensors."""

    known: Tensor
    mask: Tensor
    heuristic: Tensor
    odds: Tensor
    actions: Tensor
    log_chances: Tensor
    advantages: Tensor
    outcomes: Tensor

    def some(self, rows: Tensor) -> Choices:
        return Choices(**{name: tensor[rows] for name, tensor in vars(self).items()})

    def __len__(self) -> int:
        return len(self.actions)


def choices_of(experience: Experience, smoothing: float) -> Choices:
    """What to learn from; advantages are brought to mean 0 and spread 1."""
    gained = advantages(experience.games, experience.seats, experience.expected, experience.outcomes[:, 0], smoothing)
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    return Choices(
        known=torch.from_numpy(experience.known),
        mask=torch.from_numpy(experience.mask),
        heuristic=torch.from_numpy(experience.heuristic),
        odds=torch.from_numpy(experience.odds),
        actions=torch.from_numpy(experience.actions),
        log_chances=torch.from_numpy(experience.log_chances),
        advantages=torch.from_numpy(gained),
        outcomes=torch.from_numpy(experience.outcomes),
    )


def clipped_loss(now: Tensor, before: Tensor, gained: Tensor, clip: float) -> Tensor:
    """What choices lose on the average; beyond the clip it brings nothing to change them further."""
    ratio = torch.exp(now - before)
    return -torch.minimum(ratio * gained, torch.clamp(ratio, 1 - clip, 1 + clip) * gained).mean()


def entropy_of(likely: Tensor) -> Tensor:
    """How undecided choices are, on the average, from their log chances."""
    return -(likely.exp() * likely).sum(dim=-1).mean()


def loss_of(learner: Learner, choices: Choices, settings: TrainConfig) -> tuple[Tensor, Tensor, Tensor]:
    """The whole loss; and the log chances of the choices now, and the entropy."""
    policy_logits, value_logits = learner(choices.known)
    likely = log_chances(policy_logits, choices.heuristic, choices.mask, settings.sharpness)
    now = likely.gather(1, choices.actions[:, None])[:, 0]
    undecided = entropy_of(likely)
    worth = functional.binary_cross_entropy_with_logits(choices.odds + value_logits, choices.outcomes)
    whole = clipped_loss(now, choices.log_chances, choices.advantages, settings.clip)
    return whole + settings.worth_weight * worth - settings.entropy * undecided, now, undecided


def learn(
    learner: Learner, optimiser: torch.optim.Optimizer, experience: Experience, settings: TrainConfig, step: int
) -> Lesson:
    """Learn from the games of one step."""
    choices = choices_of(experience, settings.smoothing)
    for group in optimiser.param_groups:
        group["lr"] = settings.learning_rate * (1 - step / settings.steps)
    order = torch.Generator().manual_seed(settings.number_for(f"order {step}"))
    entropies, changes = [], []
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(choices), generator=order).split(settings.minibatch):  # type: ignore[no-untyped-call]
            some = choices.some(rows)
            loss, now, undecided = loss_of(learner, some, settings)
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(learner.parameters(), settings.most_gradient)
            optimiser.step()
            entropies.append(undecided.item())
            changes.append((some.log_chances - now).mean().item())
    own = torch.sigmoid(choices.odds[:, 0]).numpy()
    final = experience.outcomes[:, 0]
    return Lesson(
        entropy=float(np.mean(entropies)),
        worth_error=float(np.sqrt(np.mean((experience.expected - final) ** 2))),
        own_error=float(np.sqrt(np.mean((own - final) ** 2))),
        change=float(np.mean(changes)),
    )
