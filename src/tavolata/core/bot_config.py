"""Levels: how hard the bots of a game think, from 1 to 5, declared in the game's own folder."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How a bot of one level thinks. Weaker ones think less, choose softly or forget; none plays a silly move."""

    simulations: int
    """How many times it plays on in thought; 0: it goes by the game's heuristic alone."""
    seconds: float
    """After so long it answers with what it has."""
    temperature: float = 0.0
    """How many points worse an action may look and still be taken often, by the heuristic; 0: the best is taken."""
    memory_loss: float = 0.0
    """Which share of what is known by memory alone it gets wrong."""
    learned: bool = True
    """Does it go by what a network has learned, if the game has one for tables of this size?"""


@dataclass(frozen=True)
class NetworkConfig:
    """What a network has learned about a game at tables of one size, and how much a search goes by it."""

    file: str
    """In the game's folder."""
    players: int
    prior: float
    """Where it begins to try actions: 0 not at all, 1 fully."""
    trust: float
    """Where it judges what a thought has come to."""


@dataclass(frozen=True)
class BotConfig:
    """How to think about one game."""

    rollout_depth: int
    """How many moves a thought goes on beyond what has been tried before, until it is judged."""
    prior_temperature: float
    """How many points worse an action may look at first and still be tried often."""
    lead: float
    """A lead of so many points is a clear one."""
    levels: tuple[Level, ...]
    """The first is level 1."""
    c_puct: float = 0.8
    """How much it speaks for an open choice that it was tried little."""
    learned: tuple[NetworkConfig, ...] = ()
    """Networks that help to think, each for tables of another size; without one, the game's heuristic is all."""
