"""The settings of a training: all that decides what is learned. The same settings, on one machine, the same network."""

from __future__ import annotations

import dataclasses
import hashlib
from dataclasses import dataclass

from tavolata.bots.fingerprint import bot_fingerprint
from tavolata.core.errors import BadInput
from tavolata.core.game import JSON, Game


@dataclass(frozen=True)
class TrainConfig:
    """What is learned, from how much, and how boldly."""

    game: Game
    players: int = 2
    steps: int = 200
    """In each, games are played to their ends, and then it is learned from them."""
    seed: int = 0
    games: int = 256
    """How many games a step."""
    hidden: int = 64
    """How many units each of the two hidden layers has."""
    sharpness: float = 3.0
    """An action that looks better by one `prior_temperature` is chosen e to this power times as often."""
    learning_rate: float = 1e-3
    """At the first step; it falls evenly, to nothing after the last."""
    epochs: int = 3
    """How many times it is learned from the same games."""
    minibatch: int = 1024
    clip: float = 0.2
    """A choice that has become so much likelier, or less likely, by the games of one step is not pushed further."""
    entropy: float = 0.003
    """How much it counts to stay undecided: who never tries another way never learns it."""
    worth_weight: float = 0.5
    """How much it counts to foresee the outcome."""
    smoothing: float = 0.95
    """How far the outcome counts back: 0 only to the last choice, 1 evenly to all."""
    most_gradient: float = 0.5
    """Longer steps than this are shortened."""
    measure_every: int = 25
    """After so many steps it plays against the greedy bot …"""
    measure_games: int = 1000
    """… so many games, which it does not learn from."""

    def __post_init__(self) -> None:
        self.game.choose(self.players, {})
        for name in ("steps", "games", "hidden", "epochs", "minibatch", "measure_every", "measure_games"):
            if getattr(self, name) < 1:
                raise BadInput("train-setting", name=name, value=getattr(self, name))
        for name in ("sharpness", "learning_rate", "clip", "most_gradient"):
            if not getattr(self, name) > 0:
                raise BadInput("train-setting", name=name, value=getattr(self, name))

    def describe(self) -> dict[str, JSON]:
        """The settings as they stand in a training's folder."""
        own = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return own | {"game": self.game.name, "rules": self.game.version, "mind": bot_fingerprint(untaught(self.game))}

    def seed_for(self, what: str) -> bytes:
        """A seed of this training for a purpose."""
        return hashlib.sha256(f"tavolata training {self.seed} {what}".encode()).digest()

    def number_for(self, what: str) -> int:
        """The same as a number, for generators that want one."""
        return int.from_bytes(self.seed_for(what)[:6], "little")


def untaught(game: Game) -> Game:
    """The game as a network learns it: without levels, and without what others have learned."""
    return dataclasses.replace(game, bot_config=dataclasses.replace(game.bot_config, levels=(), networks=()))
