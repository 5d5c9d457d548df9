"""In which manner to think: what a game, a level and a network say about it, in one piece for compiled code."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.bots.network import Network


class Manner(NamedTuple):
    """How a seat thinks; `Thinking` and `Level` say what each of it means."""

    horizon: int
    warmth: float
    curiosity: float
    lead: float
    forgets: float
    most_legal: int
    """So many actions there are at most to choose from."""
    network: Network
