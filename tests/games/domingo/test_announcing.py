"""Announcing (DO-21 … DO-24)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavolata import BadInput, Game, IllegalMove, Match
from tavolata.bots import Bot
from tavolata.games.domingo import Announce, Place
from tests.games.domingo.boards import table
from tests.random_matches import changed, play_at_random

NINE_POINTS = "t a\no t\nt t"


def after_placing(hand: str = "aot lll", **options: Any) -> Match:
    match = table(NINE_POINTS, hand=hand, announcing=True, **options)
    match.play(0, Place("aot", "right"))
    return match


@pytest.mark.clause("DO-21")
def test_after_a_placement_any_number_from_0_to_120_may_be_announced() -> None:
    match = after_placing()
    assert match.movers == (0,)
    assert match.legal(0) == [Announce(points) for points in range(121)]


@pytest.mark.clause("DO-21")
def test_also_a_card_worth_nothing_is_announced() -> None:
    match = table("t\no\na", hand="llo", announcing=True)
    match.play(0, Place("llo", "right"))
    assert Announce(0) in match.legal(0)
    match.play(0, Announce(0))
    assert match.points == (0, 0)


@pytest.mark.clause("DO-21")
def test_the_next_card_waits_for_the_claim() -> None:
    match = after_placing()
    with pytest.raises(IllegalMove, match=r"First announce.*from 0 to 120\. \(DO-21\)"):
        match.play(0, Place("lll", "right"))


@pytest.mark.clause("DO-21")
def test_there_is_nothing_to_announce_before_a_card_lies() -> None:
    match = table(NINE_POINTS, hand="aot", announcing=True)
    with pytest.raises(IllegalMove, match=r"first lay a card\. \(DO-21\)"):
        match.play(0, Announce(9))


@pytest.mark.clause("DO-21", "DO-28")
def test_the_table_does_not_give_the_answer_away() -> None:
    """Before the claim nothing shows what the card is worth: no event tells a run, and the view has no such number."""
    match = after_placing()
    assert [event.name for event in match.moves[-1].events] == ["placed"]
    assert "worth" not in json.dumps(match.view(0).to_json())
    assert match.points == (0, 0)


@pytest.mark.clause("DO-22")
def test_too_many_are_corrected() -> None:
    match = after_placing()
    match.play(0, Announce(10))
    assert match.points[0] == 9


@pytest.mark.clause("DO-22")
@pytest.mark.parametrize(("claim", "points"), [(9, 9), (8, 8), (10, 0), (120, 0)])
def test_with_overclaim_lost_too_many_score_nothing(claim: int, points: int) -> None:
    match = after_placing(overclaim="lost")
    assert match.view(1).table["overclaim"] == "lost"
    match.play(0, Announce(claim))
    assert match.points[0] == points
    (shown,) = [event for event in match.log(1)[-1] if event.name == "worth_shown"]
    assert shown.fields == {"seat": 0, "claim": claim, "worth": 9, "points": points}


@pytest.mark.clause("DO-22", "DO-24")
def test_overclaim_is_corrected_by_default_and_means_nothing_without_announcing(domingo: Game) -> None:
    assert domingo.new(2, seed=1).options["overclaim"] == "corrected"
    assert after_placing().view(0).table["overclaim"] == "corrected"
    with pytest.raises(BadInput, match=r"“overclaim” cannot be “'doubled'”\. .*'corrected', 'lost'\. \(DO-22\)"):
        domingo.new(2, overclaim="doubled")
    plain, lost = (play_at_random(domingo.new(2, seed=4, overclaim=value), seed=4) for value in ("corrected", "lost"))
    assert lost.points == plain.points


@pytest.mark.clause("DO-22", "DO-28")
def test_bots_know_what_becomes_of_a_claim_that_is_too_high() -> None:
    corrected, lost = after_placing(), after_placing(overclaim="lost")
    assert corrected.observe(0).tobytes() != lost.observe(0).tobytes()
    for match in (corrected, lost):
        assert Bot("greedy", seed=1).choose(match, 0) == Announce(9)


@pytest.mark.clause("DO-22", "DO-24")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_whoever_chooses_announcing_is_told_about_claims_that_are_too_high(domingo: Game, language: str) -> None:
    words = domingo.words(language)
    assert words("option-announcing-help").count(". ") == 1
    assert "(" not in words("option-overclaim-help")
    assert words("option-overclaim-corrected") != words("option-overclaim-lost")


@pytest.mark.clause("DO-23")
def test_of_too_few_only_those_announced_count() -> None:
    match = after_placing()
    match.play(0, Announce(6))
    assert match.points[0] == 6


@pytest.mark.clause("DO-21", "DO-28")
def test_after_the_claim_everybody_sees_what_the_card_was_worth() -> None:
    match = after_placing()
    match.play(0, Announce(6))
    by_name = {event.name: event for event in match.log(1)[-1]}
    assert by_name["announced"].fields == {"seat": 0, "points": 6}
    assert by_name["worth_shown"].fields == {"seat": 0, "claim": 6, "worth": 9, "points": 6}


@pytest.mark.clause("DO-24")
def test_by_default_the_program_announces_exactly(domingo: Game) -> None:
    assert domingo.new(2, seed=1).options["announcing"] is False
    match = table(NINE_POINTS, hand="aot")
    match.play(0, Place("aot", "right"))
    assert match.points[0] == 9
    with pytest.raises(IllegalMove, match=r"Nothing is announced at this table.*\(DO-24\)"):
        match.play(1, Announce(0))


@pytest.mark.clause("DO-25")
def test_the_game_ends_with_the_last_claim(domingo: Game) -> None:
    match = play_at_random(domingo.new(2, seed=6, announcing=True), seed=1, moves=93)
    assert match.result is None
    assert {type(action) for action in match.legal(match.movers[0])} == {Announce}
    match.play(match.movers[0], Announce(0))
    assert match.result is not None
    assert len(match.moves) == 2 * 47 == domingo.max_moves


def test_a_placement_may_be_taken_back_until_it_is_announced() -> None:
    match = table(NINE_POINTS, hand="aot lll", announcing=True)
    before = match.state_bytes()
    match.play(0, Place("aot", "right"))
    match.undo(0)
    assert match.state_bytes() == before


def test_a_claim_cannot_be_taken_back_because_the_worth_has_been_shown(domingo: Game) -> None:
    """Also at the end, when no card is drawn after it."""
    match = play_at_random(domingo.new(2, seed=6, announcing=True), seed=1, moves=91)
    assert match.view(None).table["in_stock"] == 0
    (seat,) = match.movers
    match.play(seat, Announce(6))
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        match.undo(seat)


@pytest.mark.clause("DO-21", "DO-28")
def test_which_card_is_to_be_announced_is_known() -> None:
    """The same display can come about with another card laid last, and then it is worth something else."""
    match = after_placing()
    placed = match.moves[-1].events[0]
    for seat in (None, 0, 1):
        assert match.view(seat).table["claimed"] == {"row": placed["row"], "column": placed["column"]}
    left, right = (changed(match, left=-1, placed={"row": 0, "column": column}) for column in (-1, 1))
    assert left.view(0).table["board"] == right.view(0).table["board"]
    assert left.observe(0).tobytes() != right.observe(0).tobytes()
