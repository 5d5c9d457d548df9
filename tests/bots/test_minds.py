"""Bots that think otherwise have another mind."""

from __future__ import annotations

import dataclasses

import tavolata
from tavolata import Game
from tavolata.bots.minds import mind_of


def test_what_decides_how_bots_think_is_in_their_mind(game: Game) -> None:
    thinking = dataclasses.replace(game.thinking, warmth=game.thinking.warmth + 1)
    assert mind_of(dataclasses.replace(game, thinking=thinking)) != mind_of(game)
    assert mind_of(dataclasses.replace(game)) == mind_of(game)


def test_a_network_is_part_of_it() -> None:
    game = tavolata.game("da_luigi")
    without = dataclasses.replace(game, thinking=dataclasses.replace(game.thinking, learned=()))
    assert game.thinking.learned
    assert mind_of(without) != mind_of(game)
