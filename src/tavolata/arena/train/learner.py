"""The network during training, in PyTorch. It starts as a network that does not change the game's heuristic."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn

from tavolata.bots.network import Network, network_from_layers
from tavolata.core.state import Floats

if TYPE_CHECKING:
    from tavolata.arena.train.config import TrainConfig

ILLEGAL_LOGIT = -1e9


class Learner(nn.Module):
    """Two shared hidden layers with a policy head and a value head (see `bots.network`)."""

    input_scale: Tensor
    """The largest magnitude of each input; inputs are divided by it."""

    def __init__(self, inputs: int, actions: int, players: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("input_scale", torch.ones(inputs))
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, players)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Policy logits of all actions, and value logits of all seats."""
        hidden = torch.relu(self.second(torch.relu(self.first(observations / self.input_scale))))
        return self.policy(hidden), self.value(hidden)

    def fit_input_scale(self, observations: Floats) -> None:
        """Set the scale of the inputs from observations."""
        self.input_scale.copy_(torch.from_numpy(np.maximum(np.abs(observations).max(axis=0), 1)))

    def export(self) -> Network:
        """The layers as the bots run them; the first includes the input scale."""
        first = self.first.weight.detach() / self.input_scale
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


def new_learner(config: TrainConfig) -> Learner:
    """A learner for a game, initialised from the seed of the config."""
    game = config.game
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(config.int_seed_for("weights"))
        return Learner(game.observation_size, len(game.actions), config.players, config.hidden)


def log_probs(policy_logits: Tensor, heuristic: Tensor, mask: Tensor, inverse_temperature: float) -> Tensor:
    """The log probability of each action, masked to legal ones. The heuristic is in units of `prior_temperature`."""
    logits = torch.where(mask, inverse_temperature * (heuristic + policy_logits), ILLEGAL_LOGIT)
    return torch.log_softmax(logits, dim=-1)
