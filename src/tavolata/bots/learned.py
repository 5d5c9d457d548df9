"""The networks that come with the games, each read once."""

from __future__ import annotations

from functools import cache

from tavolata.bots.network import NO_NETWORK, Network, read
from tavolata.core.game import Game


@cache
def network_of(game: Game, players: int) -> Network:
    """The network a game ships for tables of this size, or none."""
    for learned in game.thinking.learned:
        if learned.players == players:
            return read(game.folder / learned.file)._replace(prior=learned.prior, trust=learned.trust)
    return NO_NETWORK
