"""Bots: honest, repeatable, and the greedy one better than the random one."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tavolata import BadInput, Game
from tavolata.bots import BOTS, Bot, action_choice, advice, advise, heuristic_values
from tavolata.bots import bot as bot_module
from tavolata.bots.advice import RELIABLE_VISITS
from tavolata.core.bot_config import Level
from tavolata.core.state import States
from tests.random_matches import changed, in_world, many, play_at_random, random_positions

LONG = 700
"""Some bots never end a game; after so many moves it counts as played."""


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on the number of simulations."""
    level_of = action_choice.level_of

    def shorter(game: Game, bot: int) -> Level:
        level = level_of(game, bot)
        return dataclasses.replace(level, simulations=min(level.simulations, 20 + bot), seconds=100.0)

    for module in (action_choice, advice):
        monkeypatch.setattr(module, "level_of", shorter)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_legal_moves_to_the_end(game: Game, name: str) -> None:
    for players in game.seats:
        match = game.new(players, seed=1)
        bot = Bot(name, seed=2)
        while match.movers and len(match.moves) < LONG:
            seat = match.movers[0]
            match.play(seat, bot.choose(match, seat))
        assert match.result or len(match.moves) == LONG


@pytest.mark.parametrize("name", BOTS)
def test_exchanging_what_is_hidden_changes_no_decision(game: Game, name: str) -> None:
    different = 0
    for match in random_positions(game, many(40, 4)):
        for seat in match.movers:
            truth, other = changed(match), in_world(match, match.imagine(seat, seed=11))
            different += other.state_bytes() != truth.state_bytes()
            for seed in range(3):
                assert Bot(name, seed=seed).choose(other, seat) == Bot(name, seed=seed).choose(truth, seat)
            assert heuristic_values(other, seat) == heuristic_values(truth, seat)
            assert advise(other, seat) == advise(truth, seat)
    assert different > many(12, 1)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gets_a_determinization_and_never_the_true_state(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_at_random(game.new(game.seats[-1], seed=1), seed=1, moves=4)
    seat, bot = match.movers[0], Bot(name, seed=2)
    handed: list[bytes] = []
    choose_action = action_choice.choose_action

    def watched(game: Game, number: int, world: States, *rest: Any) -> int:
        handed.append(world.tobytes())
        return choose_action(game, number, world, *rest)

    monkeypatch.setattr(bot_module, "choose_action", watched)
    bot.choose(match, seat)
    assert handed == [match.imagine(seat, bot._seed, number=len(match.moves)).tobytes()]
    assert handed[0] != match.state_bytes()


def test_the_same_seed_chooses_the_same(game: Game) -> None:
    match = play_at_random(game.new(game.seats[0], seed=1), seed=1, moves=5)
    seat = match.movers[0]
    assert len({Bot("random", seed=4).choose(match, seat) for _ in range(5)}) == 1
    assert len({Bot("random", seed=seed).choose(match, seat) for seed in range(40)}) > 1


def test_advice_has_the_statistics_of_every_action_that_was_tried(game: Game) -> None:
    match = play_at_random(game.new(game.seats[0], seed=1), seed=1, moves=5)
    seat = match.movers[0]
    advice = advise(match, seat)
    actions = [str(one.action) for one in advice]
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(map(str, match.legal(seat)))
    assert sum(one.visits for one in advice) > 20
    assert all(0 <= one.win <= 1 and one.visits > 0 for one in advice)
    assert [one.is_sure for one in advice] == [one.visits >= RELIABLE_VISITS for one in advice]
    assert 0 < sum(one.probability for one in advice) <= 1 + 1e-9


def test_a_bot_does_not_touch_the_match(game: Game) -> None:
    match = game.new(game.seats[-1], seed=1)
    before = match.state_bytes()
    Bot("greedy").choose(match, match.movers[0])
    assert match.state_bytes() == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no bot “clever”\. The bots are: random, greedy, level-1"):
        Bot("clever")
