"""The network while it learns. It begins by changing nothing of the game's heuristic."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn

from tavolata.bots.network import Network, network_from_layers
from tavolata.core.state import Floats

if TYPE_CHECKING:
    from tavolata.arena.train.config import TrainConfig

NEVER = -1e9
"""The preference of an illegal action."""


class Learner(nn.Module):
    """Two hidden layers that both the policy and the values are read from (see `bots.network`)."""

    largest: Tensor
    """How large each input gets: they are all brought to about 1."""

    def __init__(self, inputs: int, actions: int, players: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("largest", torch.ones(inputs))
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, players)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, known: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and values of all seats."""
        deep = torch.relu(self.second(torch.relu(self.first(known / self.largest))))
        return self.policy(deep), self.value(deep)

    def get_used_to(self, known: Floats) -> None:
        """See how large inputs get."""
        self.largest.copy_(torch.from_numpy(np.maximum(np.abs(known).max(axis=0), 1)))

    def export(self) -> Network:
        """The layers as the bots run them."""
        first = self.first.weight.detach() / self.largest
        layers = (
            first.T,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.policy.weight,
            self.policy.bias,
            self.value.weight,
            self.value.bias,
        )
        return network_from_layers(np.array(layer.detach().numpy(), np.float32, order="C") for layer in layers)


def new_learner(settings: TrainConfig) -> Learner:
    """A learner for a game, from the seed of its settings."""
    game = settings.game
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(settings.number_for("weights"))
        return Learner(game.observation_size, len(game.actions), settings.players, settings.hidden)


def log_chances(policy_logits: Tensor, heuristic: Tensor, mask: Tensor, sharpness: float) -> Tensor:
    """The log probability of each action; illegal ones have none. The heuristic is in units of `prior_temperature`."""
    wanted = torch.where(mask, sharpness * (heuristic + policy_logits), NEVER)
    return torch.log_softmax(wanted, dim=-1)
