"""Bots that would play differently have another fingerprint."""

from __future__ import annotations

import dataclasses

import tavolata
from tavolata import Game
from tavolata.bots.fingerprint import bot_fingerprint


def test_the_bot_config_is_part_of_the_fingerprint(game: Game) -> None:
    changed = dataclasses.replace(game.bot_config, prior_temperature=game.bot_config.prior_temperature + 1)
    assert bot_fingerprint(dataclasses.replace(game, bot_config=changed)) != bot_fingerprint(game)
    assert bot_fingerprint(dataclasses.replace(game)) == bot_fingerprint(game)


def test_the_networks_are_part_of_the_fingerprint() -> None:
    game = tavolata.game("da_luigi")
    without = dataclasses.replace(game, bot_config=dataclasses.replace(game.bot_config, networks=()))
    assert game.bot_config.networks
    assert bot_fingerprint(without) != bot_fingerprint(game)
