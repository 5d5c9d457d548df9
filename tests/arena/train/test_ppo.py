"""The pieces of PPO, each checked by hand; and a problem small enough to be learned in a second."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

import tavolata
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, log_probs
from tavolata.arena.train.ppo import clipped_loss, mean_entropy, training_batch, update
from tavolata.arena.train.selfplay import Experience

ARMS = np.array([[0.1, 0.9, 0.3, 0.0], [0.8, 0.2, 0.1, 1.0]], np.float32)
"""What each arm of two bandits pays; the last arm may never be pulled."""
LEGAL = np.array([True, True, True, False])


def test_the_clipped_loss_by_hand() -> None:
    ratios, advantages = [0.5, 0.9, 1.1, 1.5, 0.5, 1.5], [1.0, 1.0, 1.0, 1.0, -1.0, -1.0]
    by_hand = [0.5, 0.9, 1.1, 1.2, -0.8, -1.5]
    new_log_probs = torch.tensor([math.log(ratio) for ratio in ratios])
    loss = clipped_loss(new_log_probs, torch.zeros(6), torch.tensor(advantages), clip=0.2)
    assert loss.item() == pytest.approx(-sum(by_hand) / 6)


def test_beyond_the_clip_range_there_is_no_gradient() -> None:
    new_log_probs = torch.tensor([math.log(1.5), math.log(1.1)], requires_grad=True)
    clipped_loss(new_log_probs, torch.zeros(2), torch.ones(2), clip=0.2).backward()  # type: ignore[no-untyped-call]
    assert new_log_probs.grad is not None
    assert new_log_probs.grad[0] == 0
    assert new_log_probs.grad[1] < 0


def test_probabilities_and_entropy_by_hand() -> None:
    policy = log_probs(
        torch.tensor([[0.5, 0.0, 9.0]]), torch.tensor([[0.0, 1.0, 9.0]]), torch.tensor([[True, True, False]]), 2.0
    )
    one, other = math.exp(1.0), math.exp(2.0)
    assert policy[0, :2].exp().tolist() == pytest.approx([one / (one + other), other / (one + other)])
    assert policy[0, 2].exp() == 0, "an illegal action is never chosen, however high its logit"
    shares = policy[0, :2].exp().tolist()
    assert mean_entropy(policy).item() == pytest.approx(-sum(share * math.log(share) for share in shares))


def pulls(learner: Learner, config: TrainConfig, seed: int, count: int = 256) -> Experience:
    """Arms pulled by the learner's policy: every pull is a game of its own whose outcome only depends on the arm."""
    rng = np.random.default_rng(seed)
    which = rng.integers(0, 2, count)
    observations, nothing = np.eye(2, dtype=np.float32)[which], np.zeros((count, 4), np.float32)
    mask = np.tile(LEGAL, (count, 1))
    with torch.no_grad():
        policy_logits, value_logits = learner(torch.from_numpy(observations))
        policy = log_probs(policy_logits, torch.from_numpy(nothing), torch.from_numpy(mask), config.inverse_temperature)
    shares = policy.exp().numpy().astype(np.float64)
    actions = np.array([rng.choice(4, p=row / row.sum()) for row in shares])
    return Experience(
        games=np.arange(count),
        seats=np.zeros(count, np.int8),
        observations=observations,
        mask=mask,
        heuristic=nothing,
        heuristic_value_logits=np.zeros((count, 1), np.float32),
        actions=actions,
        log_probs=policy.numpy()[np.arange(count), actions],
        values=torch.sigmoid(value_logits)[:, 0].numpy(),
        outcomes=ARMS[which, actions][:, None],
    )


def test_advantages_are_normalised(domingo: tavolata.Game) -> None:
    learner = Learner(inputs=2, actions=4, players=1, hidden=8)
    batch = training_batch(pulls(learner, TrainConfig(domingo), seed=1), gae_lambda=0.9)
    assert batch.advantages.mean().item() == pytest.approx(0, abs=1e-5)
    assert batch.advantages.std(correction=0).item() == pytest.approx(1, abs=1e-3)


def test_bandits_are_learned(domingo: tavolata.Game) -> None:
    config = TrainConfig(domingo, steps=60, learning_rate=0.01, minibatch=64, inverse_temperature=1.0)
    torch.manual_seed(1)
    learner = Learner(inputs=2, actions=4, players=1, hidden=8)
    optimiser = torch.optim.Adam(learner.parameters())
    stats = []
    for step in range(config.steps):
        experience = pulls(learner, config, seed=step)
        assert LEGAL[experience.actions].all()
        stats.append(update(learner, optimiser, experience, config, step))
    last = pulls(learner, config, seed=1000)
    best = ARMS[:, LEGAL].argmax(axis=1)[last.observations.argmax(axis=1)]
    assert (last.actions == best).mean() > 0.9
    assert last.outcomes.mean() > 0.8
    assert stats[-1].entropy < stats[0].entropy
    assert stats[-1].value_error < stats[0].value_error / 2, "and what they pay is predicted"
