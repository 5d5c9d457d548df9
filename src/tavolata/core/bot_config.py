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


TO_THE_END = 2000
"""A rollout depth that no game reaches."""
USUAL_LEVELS = (
    Level(temperature=8.0),
    Level(temperature=3.0),
    Level(temperature=0.0),
    Level(simulations=200, seconds=0.5),
    Level(simulations=4000, seconds=2.0),
)
"""For a game that has not measured its own."""


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
    """How to search in one game. Without figures of its own, a game is played to its end in every simulation."""

    rollout_depth: int = TO_THE_END
    """How many moves a simulation plays outside of the trees before it is evaluated."""
    prior_temperature: float = 5.0
    """The temperature of the priors, in points: an action that much worse has 1/e times the prior."""
    clear_lead: float = 10.0
    """A lead of this many points counts as a clear one in the utility."""
    levels: tuple[Level, ...] = USUAL_LEVELS
    """The first is level 1."""
    c_puct: float = 0.8
    """The exploration constant of PUCT."""
    value_depth: int = 10
    """How many moves the heuristic plays on before `estimate` says what a position is worth, where luck is measured."""
    networks: tuple[NetworkConfig, ...] = ()
    """Each for tables of another size; without one, the priors and evaluations are the game's own."""
