"""The compiled network equals matrix multiplication, and a network of zeros changes nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tavolata import BadInput, Game
from tavolata.bots import network
from tavolata.bots.network import LAYERS, NO_NETWORK, Network
from tavolata.bots.search.search import Search
from tavolata.core import chance
from tavolata.core.bot_config import Level
from tests.bots.naive_search import equal, outputs, random_network, value_logits_at
from tests.random_matches import random_positions


def test_it_equals_matrix_multiplication(game: Game) -> None:
    for match in random_positions(game, 12):
        if match.movers:
            seat = match.movers[0]
            layers, world = random_network(game, match.players, seed=1), match.imagine(seat, seed=1)
            actions = np.array([game.actions.number(action) for action in match.legal(seat)], np.int16)
            policy_logits, value_logits = outputs(layers, match.observe(seat))
            found = network.policy_logits_at(layers, world, 0, seat, actions, len(actions))
            assert found == pytest.approx(policy_logits[actions], abs=1e-4)
            assert value_logits_at(layers, world, 0, seat) == pytest.approx(value_logits, abs=1e-4)


def test_a_network_of_zeros_does_not_change_the_search(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    zeros = network.network_from_layers(
        np.zeros_like(getattr(random_network(domingo, 2, seed=0), name)) for name in LAYERS
    )

    def visits(guide: Network) -> list[tuple[int, int]]:
        stream = chance.stream(chance.make_seed(1))
        found = Search(domingo, network=guide).run(match.imagine(0, 1), 0, stream, Level(100, 1), None)
        return [(one.action, one.visits) for one in found.actions]

    assert visits(zeros._replace(policy_scale=1.0)) == visits(NO_NETWORK)
    assert visits(random_network(domingo, 2, seed=0)) == visits(NO_NETWORK), "both scales are 0"
    assert visits(random_network(domingo, 2, seed=0)._replace(policy_scale=1.0)) != visits(NO_NETWORK)
    assert visits(random_network(domingo, 2, seed=0)._replace(value_scale=1.0)) != visits(NO_NETWORK)


def test_what_is_written_is_read(domingo: Game, tmp_path: Path) -> None:
    layers = random_network(domingo, 3, seed=2)
    network.write_network(layers, tmp_path / "network.npz")
    assert equal(network.read_network(tmp_path / "network.npz"), layers)


@pytest.mark.parametrize("content", [None, b"", b"a letter", b"PK\x03\x04 torn"])
def test_what_is_no_network_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "network.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadInput, match="this is not a network"):
        network.read_network(file)


def test_an_archive_of_something_else_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", first=np.zeros(3))
    np.save(tmp_path / "other.npy", np.zeros(3))
    for name in ("other.npz", "other.npy"):
        with pytest.raises(BadInput, match="this is not a network"):
            network.read_network(tmp_path / name)
