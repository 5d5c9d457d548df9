"""The networks that games ship: small, with a note of how they were made, and better than the heuristic."""

from __future__ import annotations

import dataclasses
import json

import pytest
import torch

import tavolata
from tavolata import Game
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, new_learner
from tavolata.arena.train.strength import measure_strength
from tavolata.bots.game_networks import network_of
from tavolata.bots.network import LAYERS, Network
from tavolata.core.bot_config import NetworkConfig

SHIPPED = [(game, shipped) for game in map(tavolata.game, tavolata.games()) for shipped in game.bot_config.networks]
BIGGEST_FILE = 1_000_000

every_network = pytest.mark.parametrize(
    ("game", "shipped"), SHIPPED, ids=[f"{game.name}-{shipped.players}" for game, shipped in SHIPPED]
)


def learner_of(network: Network, config: TrainConfig) -> Learner:
    """The network as a learner."""
    learner = new_learner(config)
    layers = [torch.from_numpy(getattr(network, name)) for name in LAYERS]
    layers[0], layers[2] = layers[0].T, layers[2].T
    with torch.no_grad():
        for parameter, layer in zip(learner.parameters(), layers, strict=True):
            parameter.copy_(layer)
    return learner


@every_network
def test_it_is_small_and_fits_its_game(game: Game, shipped: NetworkConfig) -> None:
    assert (game.folder / shipped.file).stat().st_size <= BIGGEST_FILE
    network = network_of(game, shipped.players)
    assert len(network.first) == game.observation_size
    assert len(network.policy) == len(game.actions)
    assert len(network.value) == shipped.players


@every_network
def test_how_to_make_it_again_is_noted_beside_it(game: Game, shipped: NetworkConfig) -> None:
    about = json.loads((game.folder / shipped.file).with_suffix(".json").read_text(encoding="utf-8"))
    config = about["config"]
    assert about["command"].startswith(f"tavolata train {game.name} --players {shipped.players} ")
    assert (config["game"], config["players"], config["rules"]) == (game.name, shipped.players, game.version)
    assert about["against_greedy"][-1]["step"] == config["steps"]


@every_network
def test_a_training_can_be_resumed_after_its_network_was_shipped(game: Game, shipped: NetworkConfig) -> None:
    before = dataclasses.replace(game, bot_config=dataclasses.replace(game.bot_config, networks=()))
    assert (
        TrainConfig(game, shipped.players).describe()["bot_fingerprint"]
        == TrainConfig(before, shipped.players).describe()["bot_fingerprint"]
    )


@every_network
def test_alone_it_beats_the_heuristic_that_it_corrects(game: Game, shipped: NetworkConfig) -> None:
    """If this fails, the heuristic has changed since: train it again, with the command that is noted beside it."""
    config = TrainConfig(game, shipped.players, measure_games=250)
    strength = measure_strength(learner_of(network_of(game, shipped.players), config), config)
    assert strength.wins - strength.margin > 1 / shipped.players
