"""A player is asked with what its seat may know, and with nothing else."""

from __future__ import annotations

import gc
import json
import time
from typing import Any

import pytest

from tavolata import Game, Match
from tavolata.bots.custom.bot_question import BotQuestion, QuestionKind, game_line, question_line
from tests.random_matches import changed, in_world, many, play_at_random, random_positions

SEED = bytes(range(32))


def lines(match: Match, seat: int, seconds: float | None = None, kind: QuestionKind = "question") -> tuple[str, str]:
    """All that a player gets."""
    world = match.imagine(seat, SEED)
    return game_line(match, seat, is_python=True), question_line(match, seat, SEED, seconds, world, kind)


def question(match: Match, seat: int, seconds: float | None = None) -> BotQuestion:
    return BotQuestion(match.game, *lines(match, seat, seconds))


def test_exchanging_what_is_hidden_changes_no_byte_that_a_player_gets(game: Game) -> None:
    different = 0
    for match in random_positions(game, many(40, 4)):
        for seat in match.movers:
            truth, other = changed(match), in_world(match, match.imagine(seat, seed=11))
            different += other.state_bytes() != truth.state_bytes()
            assert lines(other, seat) == lines(truth, seat)
        for seat in set(range(match.players)) - set(match.movers):
            truth, other = changed(match), in_world(match, match.imagine(seat, seed=11))
            assert lines(other, seat, kind="think") == lines(truth, seat, kind="think")
    assert different > many(12, 1)


def test_events_that_another_seat_alone_sees_are_in_no_line(domingo: Game) -> None:
    match = play_at_random(domingo.new(players=2, seed=1, first=0), seed=1, moves=6)
    asked = json.loads(lines(match, 0)[1])
    drawn = [event for events in asked["log"] for event in events if event["name"] == "drew"]
    assert {"card" in event["fields"] for event in drawn if event["fields"]["seat"] == 1} == {False}
    assert {"card" in event["fields"] for event in drawn if event["fields"]["seat"] == 0} == {True}


def test_nothing_leads_from_a_question_to_the_match(domingo: Game) -> None:
    match = play_at_random(domingo.new(players=3, seed=1), seed=1, moves=5)
    asked = question(match, match.movers[0])
    reached, todo = {id(asked)}, [asked.__dict__]
    while todo:
        for thing in gc.get_referents(todo.pop()):
            if id(thing) not in reached and not isinstance(thing, type(json) | type) and not callable(thing):
                reached.add(id(thing))
                todo.append(thing)
    assert len(reached) > 100
    assert id(match) not in reached
    assert id(match._state) not in reached
    assert id(match.moves) not in reached


def test_a_question_says_what_the_seat_may_know(game: Game) -> None:
    match = play_at_random(game.new(game.seats[0], seed=1), seed=1, moves=7)
    seat = match.movers[0]
    asked = question(match, seat)
    assert asked.view == json.loads(json.dumps(match.view(seat).to_json()))
    assert list(asked.legal) == match.legal(seat)
    assert (asked.players, asked.seat, dict(asked.options)) == (match.players, seat, dict(match.options))
    assert asked.observation.tolist() == match.observe(seat).tolist()
    seen = [[event.name for event in events] for events in match.log(seat) if events]
    assert [[event.name for event in events] for events in asked.log] == seen


def test_news_begins_with_what_the_own_last_choice_brought(domingo: Game) -> None:
    match = domingo.new(players=2, seed=3, first=0)
    assert question(match, 0).news == []
    for _ in range(2):
        match.move(match.movers[0], match.legal(match.movers[0])[0])
    news = question(match, 0).news
    assert [(events[0].name, events[0]["seat"]) for events in news] == [("placed", 0), ("placed", 1)]
    assert news[0][-1].name == "drew"
    assert "card" in news[0][-1].fields


def test_every_imagined_world_is_another_one_that_the_seat_could_be_in(game: Game) -> None:
    match = play_at_random(game.new(game.seats[-1], seed=1), seed=1, moves=6)
    seat = match.movers[0]
    asked = question(match, seat)
    worlds = [asked.imagine() for _ in range(6)]
    assert len({world.state_bytes() for world in worlds}) == 6
    for world in worlds:
        assert world.legal(seat) == match.legal(seat)
        assert world.view(seat).table == match.view(seat).table
        assert world.seed != match.seed
        play_at_random(world, seed=1)
        assert world.result or len(world.moves) > 100
    assert question(match, seat).imagine().state_bytes() == question(match, seat).imagine().state_bytes()


def test_time_runs_from_the_question_on(domingo: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = domingo.new(players=2, seed=3, first=0)
    assert not question(match, 0, seconds=None).must_stop()
    asked, began = question(match, 0, seconds=5.0), time.monotonic()
    assert 0 < asked.seconds_left() <= 5
    assert not asked.must_stop()
    clock: Any = lambda: began + 5.1  # noqa: E731
    monkeypatch.setattr(time, "monotonic", clock)
    assert asked.must_stop()


def test_a_player_can_be_told_to_stop(domingo: Game) -> None:
    asked = question(domingo.new(players=2, seed=3, first=0), 0)
    asked.stop.set()
    assert asked.must_stop()
