"""Proximal policy optimisation (PPO), with a value loss and an entropy bonus."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tavolata.arena.train.advantages import advantages
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, log_probs
from tavolata.arena.train.selfplay import Experience


@dataclass(frozen=True)
class UpdateStats:
    """The metrics of the update of one step."""

    entropy: float
    """The mean entropy of the policy, in nats."""
    value_error: float
    """The root mean square error of the predicted utilities."""
    heuristic_error: float
    """The same for the game's own evaluation."""
    approx_kl: float
    """The mean of the log probabilities before minus after: how much the policy has changed."""


@dataclass(frozen=True)
class TrainingBatch:
    """Choices to learn from, as tensors; one row per choice."""

    observations: Tensor
    mask: Tensor
    heuristic: Tensor
    heuristic_value_logits: Tensor
    actions: Tensor
    log_probs: Tensor
    advantages: Tensor
    outcomes: Tensor

    def rows(self, indices: Tensor) -> TrainingBatch:
        return TrainingBatch(**{name: tensor[indices] for name, tensor in vars(self).items()})

    def __len__(self) -> int:
        return len(self.actions)


def training_batch(experience: Experience, gae_lambda: float) -> TrainingBatch:
    """The batch of an experience; its advantages are normalised to mean 0 and standard deviation 1."""
    found = advantages(experience.games, experience.seats, experience.values, experience.outcomes[:, 0], gae_lambda)
    found = (found - found.mean()) / (found.std() + 1e-8)
    return TrainingBatch(
        observations=torch.from_numpy(experience.observations),
        mask=torch.from_numpy(experience.mask),
        heuristic=torch.from_numpy(experience.heuristic),
        heuristic_value_logits=torch.from_numpy(experience.heuristic_value_logits),
        actions=torch.from_numpy(experience.actions),
        log_probs=torch.from_numpy(experience.log_probs),
        advantages=torch.from_numpy(found),
        outcomes=torch.from_numpy(experience.outcomes),
    )


def clipped_loss(new_log_probs: Tensor, old_log_probs: Tensor, advantages: Tensor, clip: float) -> Tensor:
    """The policy loss of PPO; beyond the clip range it has no gradient."""
    ratio = torch.exp(new_log_probs - old_log_probs)
    return -torch.minimum(ratio * advantages, torch.clamp(ratio, 1 - clip, 1 + clip) * advantages).mean()


def mean_entropy(log_probs: Tensor) -> Tensor:
    """The mean entropy of policies, from their log probabilities."""
    return -(log_probs.exp() * log_probs).sum(dim=-1).mean()


def loss_of(learner: Learner, batch: TrainingBatch, config: TrainConfig) -> tuple[Tensor, Tensor, Tensor]:
    """The total loss, the new log probabilities of the chosen actions, and the entropy."""
    policy_logits, value_logits = learner(batch.observations)
    policy = log_probs(policy_logits, batch.heuristic, batch.mask, config.inverse_temperature)
    chosen = policy.gather(1, batch.actions[:, None])[:, 0]
    entropy = mean_entropy(policy)
    value_loss = functional.binary_cross_entropy_with_logits(
        batch.heuristic_value_logits + value_logits, batch.outcomes
    )
    policy_loss = clipped_loss(chosen, batch.log_probs, batch.advantages, config.clip)
    return policy_loss + config.value_coef * value_loss - config.entropy_coef * entropy, chosen, entropy


def update(
    learner: Learner, optimiser: torch.optim.Optimizer, experience: Experience, config: TrainConfig, step: int
) -> UpdateStats:
    """Update the learner from the games of one step."""
    batch = training_batch(experience, config.gae_lambda)
    for group in optimiser.param_groups:
        group["lr"] = config.learning_rate * (1 - step / config.steps)
    order = torch.Generator().manual_seed(config.int_seed_for(f"order {step}"))
    entropies, changes = [], []
    for _ in range(config.epochs):
        for indices in torch.randperm(len(batch), generator=order).split(config.minibatch):  # type: ignore[no-untyped-call]
            minibatch = batch.rows(indices)
            loss, new_log_probs, entropy = loss_of(learner, minibatch, config)
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(learner.parameters(), config.max_grad_norm)
            optimiser.step()
            entropies.append(entropy.item())
            changes.append((minibatch.log_probs - new_log_probs).mean().item())
    heuristic_values = torch.sigmoid(batch.heuristic_value_logits[:, 0]).numpy()
    outcomes = experience.outcomes[:, 0]
    return UpdateStats(
        entropy=float(np.mean(entropies)),
        value_error=float(np.sqrt(np.mean((experience.values - outcomes) ** 2))),
        heuristic_error=float(np.sqrt(np.mean((heuristic_values - outcomes) ** 2))),
        approx_kl=float(np.mean(changes)),
    )
