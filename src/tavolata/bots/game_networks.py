"""The networks that games ship, each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tavolata.bots.network import NO_NETWORK, Network, read_network
from tavolata.core.errors import BadInput
from tavolata.core.game_spec import GameSpec


@cache
def network_of(game: GameSpec, players: int) -> Network:
    """The network a game ships for tables of this size, or `NO_NETWORK`."""
    for config in game.bot_config.networks:
        if config.players == players:
            network = network_from_file(game, players, game.folder / config.file)
            return network._replace(policy_scale=config.policy_scale, value_scale=config.value_scale)
    return NO_NETWORK


def network_from_file(game: GameSpec, players: int, file: Path) -> Network:
    """The network in a file; refused if its shape does not fit this game and table size."""
    network = read_network(file)
    shapes = [
        (game.observation_size, len(network.first_bias)),
        (len(network.first_bias), len(network.second_bias)),
        (len(game.actions), len(network.second_bias)),
        (players, len(network.second_bias)),
    ]
    weights = (network.first, network.second, network.policy, network.value)
    biases = (network.policy_bias, network.value_bias)
    if [layer.shape for layer in weights] != shapes or [len(bias) for bias in biases] != [len(game.actions), players]:
        raise BadInput("network-misfit", file=str(file))
    return network
