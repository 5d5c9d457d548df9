"""How the bots of a game play, at levels from 1 to 5: declared in the game's own folder."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How a bot of one level plays. Weaker ones search less, choose softly or forget; none plays silly moves."""

    simulations: int
    """The number of simulations of a search; 0: it uses the game's heuristic alone."""
    seconds: float
    """The time limit of a search."""
    temperature: float = 0.0
    """How many points worse by the heuristic an action may be and still be taken often; 0: the best is taken."""
    memory_loss: float = 0.0
    """The share of what is known only from memory that it gets wrong."""
    learned: bool = True
    """Does it use a trained network, if the game has one for tables of this size?"""


@dataclass(frozen=True)
class NetworkConfig:
    """A network trained for a game at tables of one size, and how much a search uses it."""

    file: str
    """In the game's folder."""
    players: int
    prior: float
    """How much the search uses its policy where it begins to try actions: from 0, not at all, to 1, fully."""
    trust: float
    """How much the search uses its value where a simulation ends: from 0 to 1."""


@dataclass(frozen=True)
class BotConfig:
    """How a search plays one game."""

    rollout_depth: int
    """How many moves a simulation continues beyond the tree, until its result is estimated."""
    prior_temperature: float
    """How many points worse by the heuristic an action may be and still be tried often."""
    lead: float
    """A lead of this many points is a clear one."""
    levels: tuple[Level, ...]
    """The first is level 1."""
    c_puct: float = 0.8
    """The bonus for actions that were tried little, where choices are open: the constant of PUCT."""
    learned: tuple[NetworkConfig, ...] = ()
    """Networks for tables of different sizes; where there is none, the search uses the game's heuristic only."""
