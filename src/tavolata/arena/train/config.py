"""The config of a training: everything that decides what is learned. On one machine, the same config gives the same
network."""

from __future__ import annotations

import dataclasses
import hashlib
from dataclasses import dataclass

from tavolata.bots.fingerprint import bot_fingerprint
from tavolata.core.errors import BadInput
from tavolata.core.game import Game
from tavolata.core.json_types import JSON
from tavolata.core.package import RULES_PAGE


@dataclass(frozen=True)
class TrainConfig:
    """The game and the hyperparameters."""

    game: Game
    players: int = 2
    steps: int = 200
    """In each step, games are played to their ends, and the network is updated from them."""
    seed: int = 0
    games: int = 256
    """Games per step."""
    hidden: int = 64
    """Units of each of the two hidden layers."""
    inverse_temperature: float = 3.0
    """An action that is better by one `prior_temperature` is chosen e to this power times as often."""
    learning_rate: float = 1e-3
    """At the first step; it decays linearly to 0 after the last."""
    epochs: int = 3
    """How many times the network is updated from the same games."""
    minibatch: int = 1024
    clip: float = 0.2
    """The clip range of PPO: how far the probability ratio may move before its gradient vanishes."""
    entropy_coef: float = 0.003
    """The weight of the entropy bonus, which keeps the policy exploring."""
    value_coef: float = 0.5
    """The weight of the value loss."""
    gae_lambda: float = 0.95
    """The lambda of generalised advantage estimation: 0 looks ahead one choice, 1 to the outcome."""
    max_grad_norm: float = 0.5
    """Longer gradients are clipped to this norm."""
    measure_every: int = 25
    """After this many steps, the strength against the greedy bot is measured …"""
    measure_games: int = 1000
    """… in this many games, which are not used for training."""

    def __post_init__(self) -> None:
        self.game.resolve_options(self.players, {})
        if not self.game.observation:
            raise BadInput("game-incomplete", name=self.game.name, missing="observe, observation", page=RULES_PAGE)
        for name in ("steps", "games", "hidden", "epochs", "minibatch", "measure_every", "measure_games"):
            if getattr(self, name) < 1:
                raise BadInput("train-config", name=name, value=getattr(self, name))
        for name in ("inverse_temperature", "learning_rate", "clip", "max_grad_norm"):
            if not getattr(self, name) > 0:
                raise BadInput("train-config", name=name, value=getattr(self, name))

    def describe(self) -> dict[str, JSON]:
        """The config as it is saved in the training's folder."""
        own = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return own | {
            "game": self.game.name,
            "rules": self.game.version,
            "bot_fingerprint": bot_fingerprint(without_levels_and_networks(self.game)),
        }

    def seed_for(self, purpose: str) -> bytes:
        """A seed of this training for a purpose."""
        return hashlib.sha256(f"tavolata training {self.seed} {purpose}".encode()).digest()

    def int_seed_for(self, purpose: str) -> int:
        """The same as an integer, for generators that want one."""
        return int.from_bytes(self.seed_for(purpose)[:6], "little")


def without_levels_and_networks(game: Game) -> Game:
    """The game as far as training depends on it: its levels and shipped networks do not matter."""
    return dataclasses.replace(game, bot_config=dataclasses.replace(game.bot_config, levels=(), networks=()))
