"""In which config to think: what a game, a level and a network say about it, in one piece for compiled code."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.bots.network import Network


class SearchConfig(NamedTuple):
    """How a seat thinks; `BotConfig` and `Level` say what each of it means."""

    rollout_depth: int
    prior_temperature: float
    c_puct: float
    lead: float
    memory_loss: float
    most_legal: int
    """So many actions there are at most to choose from."""
    network: Network
