"""The network that a game ships is used at tables of the size it was trained for, and at no others."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import tavolata
from tavolata import BadInput, Game
from tavolata.bots import network as networks
from tavolata.bots.game_networks import network_from_file, network_of
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.search.search import Search, SearchResult
from tavolata.core import chance
from tavolata.core.bot_config import Level, NetworkConfig
from tests.bots.naive_search import equal, random_network

A_LEVEL = Level(simulations=100, seconds=1)


@pytest.fixture
def with_network(domingo: Game, tmp_path: Path) -> Game:
    """Domingo with a network for three."""
    file = tmp_path / "three.npz"
    networks.write_network(random_network(domingo, 3, seed=1), file)
    config = dataclasses.replace(
        domingo.bot_config, networks=(NetworkConfig(str(file), players=3, policy_scale=0.5, value_scale=0.25),)
    )
    return dataclasses.replace(domingo, bot_config=config)


def searched(game: Game, players: int, network: Network | None = None, level: Level = A_LEVEL) -> SearchResult:
    match = game.new(players, seed=1, first=0)
    stream = chance.stream(chance.make_seed(1))
    return Search(game, network=network).run(match.imagine(0, 1), 0, stream, level, None)


def test_it_is_found_for_its_tables_only(domingo: Game, with_network: Game) -> None:
    found = network_of(with_network, 3)
    assert equal(found, random_network(domingo, 3, seed=1))
    assert (found.policy_scale, found.value_scale) == (0.5, 0.25)
    assert network_of(with_network, 2) is NO_NETWORK


def test_a_network_for_another_table_or_game_is_refused(domingo: Game, tmp_path: Path) -> None:
    file = tmp_path / "three.npz"
    networks.write_network(random_network(domingo, 3, seed=1), file)
    assert equal(network_from_file(domingo, 3, file), random_network(domingo, 3, seed=1))
    for game, players in ((domingo, 2), (tavolata.game("da_luigi"), 3)):
        with pytest.raises(BadInput, match=r"three\.npz: this network was made for another"):
            network_from_file(game, players, file)


def test_the_search_uses_it_at_its_tables_only(domingo: Game, with_network: Game) -> None:
    assert searched(with_network, 3) == searched(domingo, 3, network_of(with_network, 3))
    assert searched(with_network, 3) != searched(with_network, 3, NO_NETWORK) == searched(domingo, 3, NO_NETWORK)
    assert searched(with_network, 2) == searched(domingo, 2, NO_NETWORK)


def test_a_level_may_do_without(domingo: Game, with_network: Game) -> None:
    assert searched(with_network, 3, level=dataclasses.replace(A_LEVEL, uses_network=False)) == searched(
        domingo, 3, NO_NETWORK
    )
