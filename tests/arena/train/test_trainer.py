"""A whole training, small: the same again from its seed, the same in pieces, and what it writes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch

from tavolata import BadInput, Game
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.folder import TrainFolder
from tavolata.arena.train.learner import new_learner
from tavolata.arena.train.trainer import train
from tavolata.bots import network
from tests.bots.naive_search import equal, value_logits_at
from tests.random_matches import random_positions

BIGGEST_FILE = 1_000_000


def tiny(game: Game, seed: int = 1, **given: int) -> TrainConfig:
    return TrainConfig(
        game, seed=seed, **{"steps": 3, "games": 4, "hidden": 8, "measure_every": 2, "measure_games": 6} | given
    )


class Interruption(Exception):
    """Stops a training."""


def test_interrupted_and_resumed_it_learns_the_same(domingo: Game, tmp_path: Path) -> None:
    whole, pieces = TrainFolder(tmp_path / "whole", tiny(domingo)), TrainFolder(tmp_path / "pieces", tiny(domingo))
    metrics = train(whole)

    def interrupt(done: int, total: int) -> None:
        if done == 2:
            raise Interruption

    with pytest.raises(Interruption):
        train(pieces, progress=interrupt)
    assert not pieces.network.exists()
    calls: list[tuple[int, int]] = []
    again = train(
        TrainFolder(tmp_path / "pieces", tiny(domingo)), progress=lambda done, total: calls.append((done, total))
    )
    assert calls == [(2, 3), (3, 3)]
    assert again == metrics
    assert [row["step"] for row in metrics] == [1, 2, 3]
    assert ["wins" in row for row in metrics] == [False, True, True]
    assert equal(network.read_network(pieces.network), network.read_network(whole.network))
    assert (pieces.path / "metrics.jsonl").read_text() == (whole.path / "metrics.jsonl").read_text()


def test_the_seed_makes_the_network(domingo: Game, tmp_path: Path) -> None:
    learned = []
    for name, seed in (("one", 1), ("again", 1), ("other", 2)):
        folder = TrainFolder(tmp_path / name, tiny(domingo, seed, steps=1))
        train(folder)
        learned.append(network.read_network(folder.network))
    assert equal(learned[0], learned[1])
    assert not equal(learned[0], learned[2])


def test_what_is_exported_is_what_was_learned(game: Game, tmp_path: Path) -> None:
    """The compiled network gives the same outputs as PyTorch, to the fifth digit."""
    for players in (game.seats[0], game.seats[-1]):
        learner = new_learner(TrainConfig(game, players=players))
        for layer in (learner.policy, learner.value):
            torch.nn.init.normal_(layer.weight, std=0.3)
            torch.nn.init.normal_(layer.bias)
        matches = [match for match in random_positions(game, 30) if match.players == players and match.movers]
        observations = np.stack([match.observe(match.movers[0]) for match in matches])
        learner.fit_input_scale(observations)
        network.write_network(learner.export(), tmp_path / "network.npz")
        assert (tmp_path / "network.npz").stat().st_size <= BIGGEST_FILE
        layers = network.read_network(tmp_path / "network.npz")
        with torch.no_grad():
            policy_logits, value_logits = (tensor.numpy() for tensor in learner(torch.from_numpy(observations)))
        for row, match in enumerate(matches):
            seat = match.movers[0]
            world = match.imagine(seat, seed=1)
            actions = np.array([game.actions.number(action) for action in match.legal(seat)], np.int16)
            found = network.policy_logits_at(layers, world, 0, seat, actions, len(actions))
            assert found == pytest.approx(policy_logits[row, actions], abs=1e-5)
            assert value_logits_at(layers, world, 0, seat) == pytest.approx(value_logits[row], abs=1e-5)


def test_how_it_was_made_is_noted_beside_the_network(domingo: Game, tmp_path: Path) -> None:
    folder = TrainFolder(tmp_path / "here", tiny(domingo))
    metrics = train(folder, command="tavolata train domingo")
    about = json.loads((tmp_path / "here" / "network.json").read_text(encoding="utf-8"))
    assert about["command"] == "tavolata train domingo"
    assert about["config"] == tiny(domingo).describe()
    assert about["versions"]["torch"] == str(torch.__version__)
    assert about["against_greedy"] == metrics[1:]


def test_another_config_is_refused_where_a_training_was_started(domingo: Game, tmp_path: Path) -> None:
    TrainFolder(tmp_path / "here", tiny(domingo))
    TrainFolder(tmp_path / "here", tiny(domingo))
    with pytest.raises(BadInput, match="“steps” was 3 there, and is 4 now"):
        TrainFolder(tmp_path / "here", tiny(domingo, steps=4))


@pytest.mark.parametrize(("file", "text"), [("letter.txt", "Dear Anna"), ("config.json", "no config")])
def test_a_folder_of_something_else_is_refused(domingo: Game, tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="but no training"):
        TrainFolder(tmp_path, tiny(domingo))


def test_a_place_that_cannot_be_written_to_is_refused(domingo: Game, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot be written to"):
        TrainFolder(tmp_path / "file" / "here", tiny(domingo))


@pytest.mark.parametrize("name", ["steps", "games", "hidden", "epochs", "minibatch", "measure_games"])
def test_zero_is_refused(domingo: Game, name: str) -> None:
    with pytest.raises(BadInput, match=f"“{name}” cannot be 0"):
        tiny(domingo, **{name: 0})
