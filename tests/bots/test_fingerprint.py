"""Bots that think otherwise have another mind."""

from __future__ import annotations

import dataclasses

import tavolata
from tavolata import Game
from tavolata.bots.fingerprint import bot_fingerprint


def test_what_decides_how_bots_think_is_in_their_mind(game: Game) -> None:
    thinking = dataclasses.replace(game.bot_config, prior_temperature=game.bot_config.prior_temperature + 1)
    assert bot_fingerprint(dataclasses.replace(game, bot_config=thinking)) != bot_fingerprint(game)
    assert bot_fingerprint(dataclasses.replace(game)) == bot_fingerprint(game)


def test_a_network_is_part_of_it() -> None:
    game = tavolata.game("da_luigi")
    without = dataclasses.replace(game, bot_config=dataclasses.replace(game.bot_config, learned=()))
    assert game.bot_config.learned
    assert bot_fingerprint(without) != bot_fingerprint(game)
