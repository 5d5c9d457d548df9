"""How the bots of a game search, and how their levels 1 to 5 differ; declared in the game's own folder."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How a bot of one level plays. Weaker ones search less, choose by softmax or forget; none plays a silly move."""

    simulations: int = 0
    """How many simulations it runs for a decision; 0: it chooses by the game's heuristic alone, at once."""
    seconds: float = math.inf
    """The time limit of its search."""
    temperature: float = 0.0
    """Without simulations: the temperature of the softmax over heuristic values, in points; 0: the best is taken."""
    memory_loss: float = 0.0
    """The share of what is known by memory alone that it gets wrong."""
    uses_network: bool = True
    """Does its search use the game's network, if there is one for tables of this size?"""


@dataclass(frozen=True)
class NetworkConfig:
    """A network that the game ships for tables of one size, and how strongly a search uses it."""

    file: str
    """In the game's folder."""
    players: int
    policy_scale: float
    """Factor for the policy head in the priors: 0 ignores it, 1 uses it fully."""
    value_scale: float
    """Factor for the value head in the evaluation of leaves."""


@dataclass(frozen=True)
class BotConfig:
    """How to search in one game."""

    rollout_depth: int
    """How many moves a simulation plays outside of the trees before it is evaluated."""
    prior_temperature: float
    """The temperature of the priors, in points: an action that much worse has 1/e times the prior."""
    clear_lead: float
    """A lead of this many points counts as a clear one in the utility."""
    levels: tuple[Level, ...]
    """The first is level 1."""
    c_puct: float = 0.8
    """The exploration constant of PUCT."""
    networks: tuple[NetworkConfig, ...] = ()
    """Each for tables of another size; without one, the priors and evaluations are the game's own."""
