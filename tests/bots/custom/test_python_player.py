"""Python objects play, and whatever they do wrong costs them the move and nobody else anything."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from tavolata import Game
from tavolata.bots import Bot, BotFault, BotQuestion
from tavolata.core.actions import Action


class First:
    """Plays the first legal action."""

    def choose(self, question: BotQuestion, chance: random.Random) -> Action:
        return question.legal[0]


class AtRandom:
    """Plays at random, and says so in notation."""

    def choose(self, question: BotQuestion, chance: random.Random) -> str:
        return str(chance.choice(question.legal))


class Answers:
    """Does what it is given to do."""

    def __init__(self, choose: Any) -> None:
        self._choose = choose

    def choose(self, question: BotQuestion, chance: random.Random) -> Any:
        return self._choose(question)


def shouts(question: BotQuestion) -> Action:
    print("my hand is", question.view["table"]["hand"])
    return question.legal[0]


def dawdles(question: BotQuestion) -> Action:
    while not question.must_stop():
        pass
    while question.seconds_left() >= 0:
        pass
    return question.legal[0]


def test_a_player_of_one_s_own_plays_every_game_to_its_end(game: Game) -> None:
    match, bots = game.new(game.seats[0], seed=1), [Bot(First(), seed=1), Bot(AtRandom(), seed=2), Bot(First(), seed=3)]
    while match.movers and len(match.moves) < 700:
        seat = match.movers[0]
        match.move(seat, bots[seat % 3].choose(match, seat))
    assert [bot.faults for bot in bots] == [[], [], []]


def test_the_same_seed_chooses_the_same(domingo: Game) -> None:
    match = domingo.new(players=2, seed=3, first=0)
    chosen = [Bot(AtRandom(), seed=seed).choose(match, 0) for seed in (1, 1, *range(20))]
    assert chosen[0] == chosen[1] == chosen[3]
    assert len(set(chosen)) > 1


FAULTY = [
    (
        "raised",
        lambda question: question.legal[99],
        r"IndexError: tuple index .*test_python_player\.py:\d+",
    ),
    ("raised", lambda question: sys.exit("enough"), "SystemExit: enough"),
    ("illegal", lambda question: "place tta middle", "place tta middle"),
    ("illegal", lambda question: None, "None"),
    ("printed", shouts, "my hand is"),
    ("late", dawdles, "0.05 s"),
]


@pytest.mark.parametrize(("kind", "choose", "detail"), FAULTY)
def test_a_fault_loses_the_move_to_the_fallback_and_is_named(
    domingo: Game, kind: str, choose: Any, detail: str, caplog: pytest.LogCaptureFixture, capsys: Any
) -> None:
    match = domingo.new(players=2, seed=3, first=0)
    bot = Bot(Answers(choose), seed=1, seconds=0.05)
    assert bot.choose(match, 0) == Bot("greedy", seed=1).choose(match, 0)
    assert [fault.kind for fault in bot.faults] == [kind]
    with pytest.raises(BotFault, match=detail):
        raise bot.faults[0]
    assert "Answers loses a move to greedy" in caplog.text
    assert capsys.readouterr().out == ""


def test_a_strict_bot_raises_its_faults(domingo: Game) -> None:
    match = domingo.new(players=2, seed=3, first=0)
    with pytest.raises(BotFault, match="division by zero"):
        Bot(Answers(lambda question: 1 / 0), strict=True).choose(match, 0)


def test_an_object_in_this_process_thinks_ahead_here_and_its_faults_are_named(domingo: Game) -> None:
    class Ahead(First):
        def think_ahead(self, question: BotQuestion, chance: random.Random) -> None:
            assert not question.legal, "there is nothing to choose"
            raise RuntimeError(f"{question.seconds} seconds")

    match, bot = domingo.new(players=2, seed=3, first=0), Bot(Ahead(), seed=1)
    match.move(0, bot.choose(match, 0))
    assert bot.thinks_ahead
    assert not Bot(First()).thinks_ahead
    bot.think_ahead(match, 0, seconds=7.0)
    assert [fault.kind for fault in bot.faults] == ["raised"]
    assert "7.0 seconds" in bot.faults[0].detail


def test_what_a_player_does_to_a_question_and_its_worlds_changes_nothing(domingo: Game) -> None:
    match = domingo.new(players=2, seed=3, first=0)
    before, legal = match.state_bytes(), match.legal(0)

    def spoil(question: BotQuestion) -> Action:
        world = question.imagine()
        world.move(0, world.legal(0)[0])
        question.view["table"].clear()
        question.log.clear()
        return question.legal[0]

    Bot(Answers(spoil), seed=1, strict=True).choose(match, 0)
    assert match.state_bytes() == before
    assert match.legal(0) == legal
    assert match.view(0).table["hand"]
