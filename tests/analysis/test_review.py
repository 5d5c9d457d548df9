"""Reviews: luck and play make up the result, nothing depends on threads, and all of it can be written down and read."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import numpy as np
import pytest

import tavolata
from tavolata.analysis import Budget, review
from tavolata.analysis.decision import is_decision
from tavolata.analysis.pages.curves import chart
from tavolata.analysis.pages.review_page import review_page
from tavolata.analysis.review import Review, sure_events
from tavolata.analysis.review_text import ReviewText, review_words
from tavolata.bots import Bot
from tavolata.core.errors import BadInput
from tavolata.core.languages import LANGUAGES
from tavolata.core.match import Match

SMALL = Budget(simulations=8, searches=2)


def played(game: str, players: int, seed: int = 4) -> Match:
    """A game between quick bots."""
    match = tavolata.game(game).new(players, seed=seed)
    bots = [Bot("random" if seat else "greedy", seed=seat) for seat in range(players)]
    while match.movers:
        seat = match.movers[0]
        match.move(seat, bots[seat].choose(match, seat))
    return match


@pytest.fixture(scope="module")
def domingo() -> tuple[Match, Review]:
    match = played("domingo", 3)
    return match, review(match, budget=SMALL, playouts=8)


@pytest.mark.parametrize("game", tavolata.games())
def test_the_result_is_what_the_table_gives_and_luck_and_play(game: str) -> None:
    match = played(game, tavolata.game(game).seats[-1])
    reviewed = review(match, seats=[0], budget=SMALL, playouts=8)
    assert match.result is not None
    assert reviewed.values[-1] == pytest.approx(match.result.win_shares)
    total = np.array(reviewed.table) + reviewed.total_luck + reviewed.total_play
    assert total == pytest.approx(match.result.win_shares, abs=1e-9)
    assert sum(reviewed.table) == pytest.approx(1)
    assert {one.seat for one in reviewed.decisions} == {0}


def test_it_is_the_same_in_one_thread_or_several(domingo: tuple[Match, Review]) -> None:
    match, reviewed = domingo
    assert review(match, budget=SMALL, playouts=8, threads=3).to_json() == reviewed.to_json()


def test_every_decision_is_judged_and_nothing_else(domingo: tuple[Match, Review]) -> None:
    match, reviewed = domingo
    decided = []
    for number, before in enumerate(match.replay(), start=1):
        if number <= len(match.moves) and is_decision(before, match.moves[number - 1].seat):
            decided.append(number)
    assert [one.move for one in reviewed.decisions] == decided
    assert all(str(one.judgement.chosen.action) == str(match.moves[one.move - 1].action) for one in reviewed.decisions)


def test_only_a_game_played_from_memory_is_judged_twice(domingo: tuple[Match, Review]) -> None:
    assert all(one.remembered is None for one in domingo[1].decisions)
    short = played("mamma_mia", 2).after(12)
    remembered = [one.remembered for one in review(short, budget=SMALL, playouts=8).decisions]
    assert remembered
    assert None not in remembered


def test_progress_is_told_decision_by_decision(domingo: tuple[Match, Review]) -> None:
    told: list[tuple[int, int]] = []
    review(
        domingo[0].after(9),
        seats=[1],
        budget=SMALL,
        playouts=8,
        progress=lambda done, count: told.append((done, count)),
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_an_unknown_seat_is_refused(domingo: tuple[Match, Review]) -> None:
    with pytest.raises(BadInput, match="no seat with the number 7"):
        review(domingo[0], seats=[7], budget=SMALL, playouts=8)


def test_sure_events_come_whatever_is_hidden() -> None:
    match = tavolata.game("domingo").new(2, seed=6, first=0)
    action = match.legal(0)[0]
    names = [event.name for event in sure_events(match, 0, action, seed=1)]
    assert names[0] == "placed"
    assert "drew" not in names, "what is drawn is not known before"


def test_turning_points_are_the_steps_that_moved_most(domingo: tuple[Match, Review]) -> None:
    _, reviewed = domingo
    moved = np.abs(np.diff(reviewed.values, axis=0)).max(axis=1)
    for step in reviewed.turning_points:
        others = [moved[k] for k in range(len(moved)) if k + 1 not in reviewed.turning_points]
        assert moved[step - 1] >= max(others)


def test_it_is_plain_data(domingo: tuple[Match, Review]) -> None:
    match, reviewed = domingo
    data = json.loads(json.dumps(reviewed.to_json()))
    assert len(data["values"]) == 1 + len(match.moves)
    assert data["decisions"][0]["chosen"]["action"] == match.moves[0].action.notation


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_page_says_everything_in_every_language(domingo: tuple[Match, Review], language: str) -> None:
    match, reviewed = domingo
    text = ReviewText(reviewed, match, review_words("domingo", language), {0: "Anna <b>", 1: "Ben"})
    page = review_page(text, [0, 1, 2])
    assert "Anna &lt;b&gt;" in page
    assert "<b>" not in page
    assert page.count("<svg") == page.count("</svg>") == 3 + match.players
    for line in text.turning_points() + text.worst([0, 1, 2]):
        assert line.split(":")[0].replace("<b>", "&lt;b&gt;") in page
    begin, end = page.index("<figure>"), page.rindex("</figure>")
    ElementTree.fromstring(f"<page>{page[begin:end]}</figure></page>")


def test_a_chart_has_a_point_for_every_step() -> None:
    drawn = chart("", "", np.array([[0.5, 0.5], [0.7, 0.3], [1.0, 0.0]]), ["Anna", "Ben"], [1])
    assert [line.points for line in drawn.lines] == [
        "0.0,100.0 360.0,60.0 720.0,0.0",
        "0.0,100.0 360.0,140.0 720.0,200.0",
    ]
    assert [label for _, label in drawn.heights] == ["0", "25", "50", "75", "100"]
    assert drawn.turns == ((360.0, 1),)
