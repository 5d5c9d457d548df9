"""The config of a search: what game, level and network say about it, in one tuple for compiled code."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.bots.network import Network


class SearchConfig(NamedTuple):
    """How a seat searches; `BotConfig` and `Level` explain the fields."""

    rollout_depth: int
    prior_temperature: float
    c_puct: float
    clear_lead: float
    memory_loss: float
    max_legal: int
    """The largest number of legal actions."""
    network: Network
