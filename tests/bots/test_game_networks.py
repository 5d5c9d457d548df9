"""A network that comes with a game helps at the tables it has learned for, and at no others."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import tavolata
from tavolata import BadInput, Game
from tavolata.bots import network
from tavolata.bots.game_networks import network_of, read_for
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.search.search import Search, SearchResult
from tavolata.core import chance
from tavolata.core.bot_config import Level, NetworkConfig
from tests.bots.naive import any_network, equal

A_LEVEL = Level(simulations=100, seconds=1)


@pytest.fixture
def learned(domingo: Game, tmp_path: Path) -> Game:
    """Domingo with a network for three."""
    file = tmp_path / "three.npz"
    network.write(any_network(domingo, 3, seed=1), file)
    config = dataclasses.replace(
        domingo.bot_config, learned=(NetworkConfig(str(file), players=3, prior=0.5, trust=0.25),)
    )
    return dataclasses.replace(domingo, bot_config=config)


def thought(game: Game, players: int, named: Network | None = None, level: Level = A_LEVEL) -> SearchResult:
    match = game.new(players, seed=1, first=0)
    stream = chance.stream(chance.make_seed(1))
    return Search(game, network=named).think(match.imagine(0, 1), 0, stream, level, None)


def test_it_is_found_for_its_tables_only(domingo: Game, learned: Game) -> None:
    found = network_of(learned, 3)
    assert equal(found, any_network(domingo, 3, seed=1))
    assert (found.prior, found.trust) == (0.5, 0.25)
    assert network_of(learned, 2) is NO_NETWORK


def test_a_network_for_another_table_or_game_is_refused(domingo: Game, tmp_path: Path) -> None:
    file = tmp_path / "three.npz"
    network.write(any_network(domingo, 3, seed=1), file)
    assert equal(read_for(domingo, 3, file), any_network(domingo, 3, seed=1))
    for game, players in ((domingo, 2), (tavolata.game("da_luigi"), 3)):
        with pytest.raises(BadInput, match=r"three\.npz: this network was made for another"):
            read_for(game, players, file)


def test_the_search_goes_by_it_at_its_tables_only(domingo: Game, learned: Game) -> None:
    assert thought(learned, 3) == thought(domingo, 3, network_of(learned, 3))
    assert thought(learned, 3) != thought(learned, 3, NO_NETWORK) == thought(domingo, 3, NO_NETWORK)
    assert thought(learned, 2) == thought(domingo, 2, NO_NETWORK)


def test_a_level_may_do_without(domingo: Game, learned: Game) -> None:
    assert thought(learned, 3, level=dataclasses.replace(A_LEVEL, learned=False)) == thought(domingo, 3, NO_NETWORK)
