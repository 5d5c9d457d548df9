"""Networks that come with a game: small, told how they were made, and worth it."""

from __future__ import annotations

import dataclasses
import json

import pytest
import torch

import tavolata
from tavolata import Game
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner, new_learner
from tavolata.arena.train.strength import measure
from tavolata.bots.game_networks import network_of
from tavolata.bots.network import LAYERS, Network
from tavolata.core.bot_config import NetworkConfig

SHIPPED = [(game, learned) for game in map(tavolata.game, tavolata.games()) for learned in game.bot_config.networks]
BIGGEST_FILE = 1_000_000

every_network = pytest.mark.parametrize(
    ("game", "learned"), SHIPPED, ids=[f"{game.name}-{learned.players}" for game, learned in SHIPPED]
)


def learner_of(network: Network, settings: TrainConfig) -> Learner:
    """The network as it was when it learned."""
    learner = new_learner(settings)
    layers = [torch.from_numpy(getattr(network, name)) for name in LAYERS]
    layers[0], layers[2] = layers[0].T, layers[2].T
    with torch.no_grad():
        for parameter, layer in zip(learner.parameters(), layers, strict=True):
            parameter.copy_(layer)
    return learner


@every_network
def test_it_is_small_and_fits_its_game(game: Game, learned: NetworkConfig) -> None:
    assert (game.folder / learned.file).stat().st_size <= BIGGEST_FILE
    network = network_of(game, learned.players)
    assert len(network.first) == game.observation_size
    assert len(network.policy) == len(game.actions)
    assert len(network.value) == learned.players


@every_network
def test_beside_it_stands_how_to_make_it_again(game: Game, learned: NetworkConfig) -> None:
    about = json.loads((game.folder / learned.file).with_suffix(".json").read_text(encoding="utf-8"))
    settings = about["settings"]
    assert about["command"].startswith(f"tavolata train {game.name} --players {learned.players} ")
    assert (settings["game"], settings["players"], settings["rules"]) == (game.name, learned.players, game.version)
    assert about["against_greedy"][-1]["step"] == settings["steps"]


@every_network
def test_a_training_can_go_on_after_its_network_was_shipped(game: Game, learned: NetworkConfig) -> None:
    before = dataclasses.replace(game, bot_config=dataclasses.replace(game.bot_config, networks=()))
    assert (
        TrainConfig(game, learned.players).describe()["mind"] == TrainConfig(before, learned.players).describe()["mind"]
    )


@every_network
def test_alone_it_beats_the_opinion_that_it_corrects(game: Game, learned: NetworkConfig) -> None:
    """If this fails, the opinion has changed since: train it anew, with the command that stands beside it."""
    settings = TrainConfig(game, learned.players, measure_games=400)
    told = measure(learner_of(network_of(game, learned.players), settings), settings)
    assert told.wins - told.margin > 1 / learned.players
