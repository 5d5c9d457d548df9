"""The first lesson of a game that brings none: made from its clauses, short, and as its reader may see it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
import tavolata_briscola

from tavolata import Game
from tavolata.core.errors import IllegalMove
from tavolata.core.game import DECLARED_GAMES
from tavolata.server.content.lessons import MOST_LETTERS, chapters_of, first_lesson, pages
from tests.server.inside import inside, run

BRISCOLA = tavolata_briscola.GAME
MOST_STEPS = 15


def told(game: Game) -> list[str]:
    return [number for step in first_lesson(game).steps for number in step.clauses]


def test_clauses_are_told_when_they_matter() -> None:
    steps = first_lesson(BRISCOLA).steps
    assert [(step.says, list(step.clauses), bool(step.expects)) for step in steps] == [
        ("summary", [], False),
        (None, ["BR-01", "BR-02", "BR-03"], False),
        (None, ["BR-04", "BR-05"], False),
        (None, ["BR-06", "BR-07"], True),
        (None, ["BR-08", "BR-09", "BR-10"], True),
        (None, ["BR-11"], False),
        ("lesson-over", ["BR-12", "BR-13", "BR-14"], False),
    ]
    assert steps[-1].view["result"]


def test_every_game_can_be_taught_by_its_rules(game: Game) -> None:
    steps = first_lesson(game).steps
    assert len(steps) <= MOST_STEPS
    assert sum(step.expects is not None for step in steps) >= 2
    assert all(step.expects in step.view["decision"] for step in steps if step.expects)
    assert len({step.view["seat"] for step in steps if step.says != "lesson-example" and not step.example}) == 1
    assert len(told(game)) == len(set(told(game))) > 3
    assert set(told(game)) <= set(game.clauses)
    assert steps[-1].view["result"]


def test_what_is_told_at_once_is_short(game: Game) -> None:
    for page in pages(game.clauses, list(game.clauses)):
        assert len({game.clauses[number].section for number in page}) == 1
        assert len(page) == 1 or sum(len(game.clauses[number].text) for number in page) <= MOST_LETTERS


def test_worked_examples_of_the_rulebook_are_played(domingo: Game) -> None:
    asked, played = [step for step in first_lesson(domingo).steps if step.example or step.says == "lesson-example"][:2]
    assert asked.expects == domingo.examples[played.example or ""].moves[0]
    assert [bool(move.events) for move in played.moves]
    assert played.moves[-1].view == played.view


def test_each_move_comes_with_the_table_after_it(game: Game) -> None:
    steps = first_lesson(game).steps
    assert any(len(step.moves) > 1 for step in steps)
    for asked, step in pairwise(steps):
        if asked.expects and step.moves:
            assert step.moves[0].view["table"] != asked.view["table"]
            assert step.moves[-1].view["table"] == step.view["table"]


def test_a_game_without_reasons_or_without_a_clause_about_winning_is_taught_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(DECLARED_GAMES, BRISCOLA.name, BRISCOLA)  # the changed one must not stay in its place
    plain = replace(BRISCOLA, why=lambda s, seat, action, edition: IllegalMove("never"), winner_clause="")
    match = plain.new(2, seed=1)
    chapters = chapters_of(match, match.movers[0])
    assert (chapters.before, chapters.choice, chapters.end) == ([], [], [])
    assert chapters.later == list(plain.clauses)


def test_a_lesson_is_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            assert (await server.get("/games/domingo/lesson"))["steps"][0]["says"] == "summary"
            assert await server.refused_with("GET", "/games/chess/lesson") == (400, "unknown-game")

    run(scenario())
