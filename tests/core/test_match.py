"""The match: seats, automatic answers, undo, log, and what it refuses."""

from __future__ import annotations

import hashlib
import pickle
from typing import Any

import pytest

from tavolata import BadInput, Game, IllegalMove
from tavolata.games.domingo import Place
from tavolata.games.domingo.state import strip_of
from tests.games.domingo.boards import table
from tests.playing import play_at_random, random_positions


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None])
def test_a_seat_that_is_not_there_is_refused(domingo: Game, seat: Any) -> None:
    match = domingo.new(2, seed=1)
    for ask in (match.legal, match.undo, match.observe, lambda seat: match.play(seat, "place ttt left")):
        with pytest.raises(BadInput, match=r"no seat with the number"):
            ask(seat)


@pytest.mark.parametrize(
    "action", ["place", "fly away", "place ttt top", ["x"], 7, Place("xyz", "left"), Place("ttt", "middle")]
)
def test_what_is_no_action_of_the_game_is_refused(domingo: Game, action: Any) -> None:
    match = domingo.new(2, seed=1)
    with pytest.raises(BadInput, match="is not an action of this game"):
        match.play(match.movers[0], action)


def test_unknown_and_wrong_options_are_refused_with_the_list(domingo: Game) -> None:
    with pytest.raises(BadInput, match=r"no option “turnin”\. The options are: turning, announcing, first"):
        domingo.new(2, turnin=True)
    with pytest.raises(BadInput, match=r"“turning” cannot be “1”\. Choose one of: False, True\. \(DO-08\)"):
        domingo.new(2, turning=1)


def test_actions_may_be_given_in_their_notation(domingo: Game) -> None:
    one, other = domingo.new(2, seed=1), domingo.new(2, seed=1)
    action = one.legal(one.movers[0])[0]
    one.play(one.movers[0], action)
    other.play(other.movers[0], str(action))
    assert one.state_bytes() == other.state_bytes()


def test_an_answer_that_is_the_only_one_is_played_by_itself(domingo: Game) -> None:
    asked = play_at_random(domingo.new(2, seed=11, automate=True, turning=False), seed=3)
    automatic = [move for move in asked.moves if move.automatic]
    assert automatic
    assert len(asked.moves) == 47
    again = domingo.new(2, seed=11, turning=False)
    for move in asked.moves:
        if move.automatic:
            assert again.legal(move.seat) == [move.action]
        again.play(move.seat, move.action)
    assert again.state_bytes() == asked.state_bytes()


def test_undo_does_not_cross_what_somebody_else_laid_by_itself() -> None:
    """In a growing line a hand of one card leaves no choice: it is laid by itself, and everybody has seen it."""
    match = table(("t o a l t o a l t o a l\n" * 3) + ("o a t . . . . . . . . .\n" * 3), hand="ttt lll")
    match.automate = True
    match._state["in_stock"] = 0
    match._state["hand"][0, 1, :] = [strip_of("ooo"), 0, 0]
    match._state["in_hand"][0, 1] = 1
    match.play(0, Place("ttt", "right"))
    assert [move.automatic for move in match.moves] == [False, True, True]
    after = match.state_bytes()
    with pytest.raises(IllegalMove, match="too late to take that back"):
        match.undo(0)
    assert match.state_bytes() == after


def test_what_a_seat_is_told_of_others_automatic_moves_holds_no_secret() -> None:
    match = table(("t o a l t o a l t o a l\n" * 3) + ("o a t . . . . . . . . .\n" * 3), hand="ttt lll")
    match.automate = True
    match._state["in_stock"] = 3
    match._state["hand"][0, 1, :] = [strip_of("ooo"), 0, 0]
    match._state["in_hand"][0, 1] = 1
    events = match.play(0, Place("ttt", "right"))
    drew = {event["seat"]: event for event in events if event.name == "drew"}
    assert "card" in drew[0].fields
    assert "card" not in drew[1].fields


def test_a_finished_game_is_not_reopened(domingo: Game) -> None:
    match = play_at_random(domingo.new(2, seed=1), seed=1)
    with pytest.raises(IllegalMove, match="The game is over"):
        match.undo(match.moves[-1].seat)


def test_refusals_can_travel_between_processes(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    with pytest.raises(IllegalMove) as refused:
        match.play(1, "place ttt left")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_undo_is_not_for_somebody_else_s_choice() -> None:
    match = table("t\no\na", hand="ttt lll", announcing=True)
    match.play(0, Place("ttt", "left"))
    with pytest.raises(IllegalMove, match="somebody else has made a choice"):
        match.undo(1)


def test_there_is_nothing_to_undo_at_the_start(domingo: Game) -> None:
    with pytest.raises(IllegalMove, match="nothing to take back"):
        domingo.new(2, seed=1).undo(0)


def test_undo_does_not_cross_a_draw(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    match.play(0, match.legal(0)[0])
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        match.undo(0)


def test_without_a_draw_the_last_placement_can_be_taken_back() -> None:
    match = table("t\no\na", hand="ttt lll")
    match._state["in_stock"] = 0
    before = match.state_bytes()
    match.play(0, Place("ttt", "left"))
    match.undo(0)
    assert match.state_bytes() == before
    assert match.moves == []


def test_a_view_is_plain_data_and_names_the_decision(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    view = match.view(0).to_json()
    assert view["movers"] == [0]
    assert view["decision"] == [str(action) for action in match.legal(0)]
    assert match.view(1).to_json()["decision"] == []
    assert match.view(None).decision == ()


def test_the_log_has_an_entry_a_move(domingo: Game) -> None:
    match = play_at_random(domingo.new(3, seed=1), seed=1)
    assert len(match.log(0)) == 48
    assert match.view(0).result == match.result
    assert match.view(0).to_json()["result"]


def test_an_earlier_moment_of_a_match(domingo: Game) -> None:
    for match in random_positions(domingo, 3):
        half = match.after(len(match.moves) // 2)
        assert match.full_log()[: len(half.moves) + 1] == half.full_log()


def test_the_commitment_tells_nothing_but_binds(domingo: Game) -> None:
    match = domingo.new(2, seed=1)
    assert match.commitment == hashlib.sha256(match.seed).hexdigest()
