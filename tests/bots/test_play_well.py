"""The second lesson: what it recommends is the best bot's choice by a clear margin, and not what suggests itself."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import tavolata
from tavolata.bots import load_game
from tavolata.bots.advice import advise

obvious_action = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "instructive.py"))["obvious_action"]
POSITIONS = [(name, lesson) for name in tavolata.games() for lesson in tavolata.game(name).play_well]
CLEAR = 0.07
"""The share of wins by which the best action has to be ahead of the obvious one."""
BETTER = 0.03
"""And of every other one that the search did not give up at once."""


@pytest.mark.parametrize(("name", "lesson"), POSITIONS)
def test_the_recommended_move_is_clearly_the_best(name: str, lesson: str) -> None:
    game = tavolata.game(name)
    load_game(game)
    example = game.play_well[lesson]
    match, recommended = game.example_match(example), example.moves[0]
    obvious = obvious_action(match, example.seat)
    best, *others = advise(match, example.seat, seed=1, timed=False)
    assert not best.is_secret
    assert best.action.notation == recommended != obvious.notation
    weaker = next(one for one in others if one.action == obvious)
    assert best.win - weaker.win >= CLEAR
    assert best.win - max(one.win for one in others if one.is_sure or one is weaker) >= BETTER


@pytest.mark.parametrize(("name", "lesson"), POSITIONS)
def test_all_that_is_shown_of_it_can_be_played(name: str, lesson: str) -> None:
    game = tavolata.game(name)
    example = game.play_well[lesson]
    match = game.example_match(example)
    assert match.movers == (example.seat,)
    for move in example.moves:
        match.play(match.movers[0], move)


def test_a_second_lesson_has_six_to_eight_steps() -> None:
    lessons = {name: 2 * len(tavolata.game(name).play_well) for name in tavolata.games()}
    assert all(steps in (6, 8) for steps in lessons.values()), lessons
