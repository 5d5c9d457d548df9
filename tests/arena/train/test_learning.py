"""The pieces of learning, each against what it is by hand; and a lesson small enough to be learned in a second."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

import tavolata
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, log_chances
from tavolata.arena.train.ppo import choices_of, clipped_loss, entropy_of, learn
from tavolata.arena.train.selfplay import Experience

ARMS = np.array([[0.1, 0.9, 0.3, 0.0], [0.8, 0.2, 0.1, 1.0]], np.float32)
"""What each arm of two bandits pays; the last arm may never be pulled."""
LEGAL = np.array([True, True, True, False])


def test_the_clipped_loss_by_hand() -> None:
    ratios, gained = [0.5, 0.9, 1.1, 1.5, 0.5, 1.5], [1.0, 1.0, 1.0, 1.0, -1.0, -1.0]
    by_hand = [0.5, 0.9, 1.1, 1.2, -0.8, -1.5]
    now = torch.tensor([math.log(ratio) for ratio in ratios])
    loss = clipped_loss(now, torch.zeros(6), torch.tensor(gained), clip=0.2)
    assert loss.item() == pytest.approx(-sum(by_hand) / 6)


def test_beyond_the_clip_nothing_pulls() -> None:
    now = torch.tensor([math.log(1.5), math.log(1.1)], requires_grad=True)
    clipped_loss(now, torch.zeros(2), torch.ones(2), clip=0.2).backward()  # type: ignore[no-untyped-call]
    assert now.grad is not None
    assert now.grad[0] == 0
    assert now.grad[1] < 0


def test_chances_and_entropy_by_hand() -> None:
    likely = log_chances(
        torch.tensor([[0.5, 0.0, 9.0]]), torch.tensor([[0.0, 1.0, 9.0]]), torch.tensor([[True, True, False]]), 2.0
    )
    one, other = math.exp(1.0), math.exp(2.0)
    assert likely[0, :2].exp().tolist() == pytest.approx([one / (one + other), other / (one + other)])
    assert likely[0, 2].exp() == 0, "an illegal action is never chosen, however much it is preferred"
    shares = likely[0, :2].exp().tolist()
    assert entropy_of(likely).item() == pytest.approx(-sum(share * math.log(share) for share in shares))


def pulls(learner: Learner, settings: TrainConfig, seed: int, count: int = 256) -> Experience:
    """Pull arms as the learner likes: every pull is a game of its own, with an outcome that only depends on the arm."""
    chance = np.random.default_rng(seed)
    which = chance.integers(0, 2, count)
    known, nothing = np.eye(2, dtype=np.float32)[which], np.zeros((count, 4), np.float32)
    mask = np.tile(LEGAL, (count, 1))
    with torch.no_grad():
        policy_logits, value_logits = learner(torch.from_numpy(known))
        likely = log_chances(policy_logits, torch.from_numpy(nothing), torch.from_numpy(mask), settings.sharpness)
    shares = likely.exp().numpy().astype(np.float64)
    actions = np.array([chance.choice(4, p=row / row.sum()) for row in shares])
    return Experience(
        games=np.arange(count),
        seats=np.zeros(count, np.int8),
        known=known,
        mask=mask,
        heuristic=nothing,
        odds=np.zeros((count, 1), np.float32),
        actions=actions,
        log_chances=likely.numpy()[np.arange(count), actions],
        expected=torch.sigmoid(value_logits)[:, 0].numpy(),
        outcomes=ARMS[which, actions][:, None],
    )


def test_advantages_are_brought_to_one_scale(domingo: tavolata.Game) -> None:
    learner = Learner(inputs=2, actions=4, players=1, hidden=8)
    choices = choices_of(pulls(learner, TrainConfig(domingo), seed=1), smoothing=0.9)
    assert choices.advantages.mean().item() == pytest.approx(0, abs=1e-5)
    assert choices.advantages.std(correction=0).item() == pytest.approx(1, abs=1e-3)


def test_bandits_are_learned(domingo: tavolata.Game) -> None:
    settings = TrainConfig(domingo, steps=60, learning_rate=0.01, minibatch=64, sharpness=1.0)
    torch.manual_seed(1)
    learner = Learner(inputs=2, actions=4, players=1, hidden=8)
    optimiser = torch.optim.Adam(learner.parameters())
    lessons = []
    for step in range(settings.steps):
        experience = pulls(learner, settings, seed=step)
        assert LEGAL[experience.actions].all()
        lessons.append(learn(learner, optimiser, experience, settings, step))
    last = pulls(learner, settings, seed=1000)
    best = ARMS[:, LEGAL].argmax(axis=1)[last.known.argmax(axis=1)]
    assert (last.actions == best).mean() > 0.9
    assert last.outcomes.mean() > 0.8
    assert lessons[-1].entropy < lessons[0].entropy
    assert lessons[-1].worth_error < lessons[0].worth_error / 2, "and what they pay is foreseen"
