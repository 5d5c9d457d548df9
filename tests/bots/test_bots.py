"""Bots: honest, repeatable, and the greedy one better than the random one."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata import BadInput, Game, bots
from tavolata.bots import BOTS, Bot, opinion
from tavolata.bots.decision import decide_at
from tavolata.core.record import States
from tests.playing import many, play_at_random, random_positions


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_legal_moves_to_the_end(game: Game, name: str) -> None:
    for players in game.seats:
        match = game.new(players, seed=1)
        bot = Bot(name, seed=2)
        while match.movers:
            seat = match.movers[0]
            match.play(seat, bot.choose(match, seat))
        assert match.result


@pytest.mark.parametrize("name", BOTS)
def test_exchanging_what_is_hidden_changes_no_decision(game: Game, name: str) -> None:
    different = 0
    for match in random_positions(game, many(60, 6)):
        for seat in match.movers:
            other = match.after(len(match.moves))
            other._state[:] = match.imagine(seat, seed=11)
            different += other.state_bytes() != match.state_bytes()
            for seed in range(3):
                assert Bot(name, seed=seed).choose(other, seat) == Bot(name, seed=seed).choose(match, seat)
            assert opinion(other, seat) == opinion(match, seat)
    assert different > many(20, 2)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_handed_an_imagined_world_and_never_the_true_one(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_at_random(game.new(game.seats[-1], seed=1), seed=1, moves=4)
    seat, bot = match.movers[0], Bot(name, seed=2)
    handed: list[bytes] = []
    think = decide_at

    def watched(number: int, world: States, *rest: Any) -> int:
        handed.append(world.tobytes())
        return think(number, world, *rest)

    monkeypatch.setattr(bots, "decide_at", watched)
    bot.choose(match, seat)
    assert handed == [match.imagine(seat, bot._seed, number=len(match.moves)).tobytes()]
    assert handed[0] != match.state_bytes()


def test_the_same_seed_chooses_the_same(game: Game) -> None:
    match = play_at_random(game.new(game.seats[0], seed=1), seed=1, moves=5)
    seat = match.movers[0]
    assert len({Bot("random", seed=4).choose(match, seat) for _ in range(5)}) == 1
    assert len({Bot("random", seed=seed).choose(match, seat) for seed in range(40)}) > 1


def test_a_bot_does_not_touch_the_match(game: Game) -> None:
    match = game.new(game.seats[-1], seed=1)
    before = match.state_bytes()
    Bot("greedy").choose(match, match.movers[0])
    assert match.state_bytes() == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no bot “clever”\. The bots are: random, greedy"):
        Bot("clever")
