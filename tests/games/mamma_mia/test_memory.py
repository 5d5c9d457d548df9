"""What is shown and what has to be remembered (MM-05, MM-43, MM-44): the view, the log, what undo tells, records."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tavolata import Match
from tavolata.cli import replay, verify
from tavolata.core import records
from tavolata.core.events import Event, seen
from tavolata.games.mamma_mia import Lay, NoOrder, Refuse
from tavolata.games.mamma_mia.state import DRAWING, KIND_COUNT, KINDS
from tests.games.mamma_mia.hidden import GAME, complaint, open_requests, owner_of, positions
from tests.playing import many, play_at_random, state_of

FLEETING = ("laid", "order_laid", "left_over")
OPEN = (
    "phase",
    "turn",
    "clearings",
    "colours",
    "ingredients_held",
    "orders_held",
    "waiters",
    "stock",
    "finished_pile",
    "finished",
    "oven_height",
    "oven_top",
    "oven",
    "revealed",
    "laid_out",
    "used",
    "checked",
)


def everybody(match: Match) -> tuple[int | None, ...]:
    return (None, *range(match.players))


def named(card: int) -> str | int:
    return KINDS[card] if card < KIND_COUNT else card - KIND_COUNT + 1


# --- the view ------------------------------------------------------------


@pytest.mark.clause("MM-44")
def test_open_things_are_the_same_for_all_and_only_the_own_hand_is_added() -> None:
    for match in positions(many(60, 12), each=2):
        shown = [match.view(seat).table for seat in everybody(match)]
        assert all({part: one[part] for part in OPEN} == {part: shown[0][part] for part in OPEN} for one in shown)
        assert all(set(one) == {*OPEN, "hand", "orders"} for one in shown)
        assert shown[0]["hand"] is shown[0]["orders"] is None


@pytest.mark.clause("MM-05", "MM-44")
def test_of_the_oven_only_height_and_top_card_are_shown_and_no_card_while_it_is_cleared() -> None:
    cleared = set()
    for match in positions(many(80, 15), each=2):
        s, table = state_of(match), match.view(0).table
        oven, revealed = [named(int(card)) for card in s.oven[: s.in_oven]], int(s.revealed)
        clears = s.phase > DRAWING
        cleared.add(clears)
        assert table["oven_height"] == len(oven) - revealed
        assert table["oven_top"] == (oven[-1] if oven and not clears else None)
        assert table["revealed"] == oven[:revealed]
        assert table["oven"] is None
    assert cleared == {True, False}


@pytest.mark.clause("MM-44")
def test_with_oven_memory_the_whole_oven_is_shown_and_the_log_forgets_nothing() -> None:
    for match in positions(many(20, 5), oven_memory=True):
        s = state_of(match)
        for seat in everybody(match):
            assert match.view(seat).table["oven"] == [named(int(card)) for card in s.oven[s.revealed : s.in_oven]]
            assert match.log(seat) == [
                events for number, events in enumerate(all_seen(match, seat)) if events or not number
            ]


@pytest.mark.clause("MM-44")
@pytest.mark.parametrize("oven_memory", [False, True])
def test_over_a_closed_oven_nobody_is_told_which_order_could_be_baked(oven_memory: bool) -> None:
    asked = set()
    for match in positions(many(80, 15), each=3, oven_memory=oven_memory):
        for seat in everybody(match):
            view = match.view(seat)
            may_ask = oven_memory or view.table["phase"] != "ordering"
            assert view.has_hint == (seat in match.movers and may_ask)
            asked.add((view.table["phase"] == "ordering", view.has_hint))
    assert asked >= {(True, oven_memory), (False, True), (False, False)}


@pytest.mark.clause("MM-43")
def test_finished_orders_are_counted_openly_only_at_the_end_or_if_the_table_wants_it() -> None:
    for open_count in (False, True):
        for match in positions(many(30, 8), open_count=open_count):
            over = match.result is not None
            for seat in everybody(match):
                view = match.view(seat)
                shown = open_count or over
                assert view.points == (match.points if shown else None)
                assert view.table["finished"] == (list(match.points) if shown else None)
                assert (view.result is not None) == over


@pytest.mark.clause("MM-44")
def test_every_view_is_plain_data() -> None:
    for match in positions(many(20, 5)):
        for seat in everybody(match):
            assert json.loads(json.dumps(match.view(seat).to_json()))


# --- the log ------------------------------------------------------------


def all_seen(match: Match, seat: int | None) -> list[list[Event]]:
    return [seen(events, seat) for events in match.full_log()]


def is_told(event: Event) -> bool:
    """Does it say what was laid, or left over?"""
    return set(event.fields) > {"seat"} if event.name != "left_over" else bool(event.fields)


@pytest.mark.clause("MM-05", "MM-44")
def test_the_log_forgets_this_round_s_cards_once_the_seat_has_moved_again() -> None:
    """What was laid since the seat's last move is there, what was laid before it only after the next clearing."""
    told_and_not = set()
    for match in positions(many(60, 12), each=2, seed=50):
        over = match.result is not None
        for seat in everybody(match):
            whole, log = all_seen(match, seat), match.log(seat)
            kept = [number for number, events in enumerate(whole) if events or not number]
            assert len(log) == len(kept)
            last = last_turn(match, seat, whole)
            places = [(n, k) for n in kept for k, event in enumerate(whole[n]) if event.name == "oven_cleared"]
            for number, events in zip(kept, log, strict=True):
                for k, event in enumerate(events):
                    if event.name in FLEETING:
                        recalled = bool(places) and (number, k) < places[-1]
                        assert is_told(event) == (recalled or number >= last or over)
                        told_and_not.add((event.name, is_told(event), recalled))
                    else:
                        assert event == whole[number][k]
    assert told_and_not >= {("laid", True, True), ("laid", False, False), ("laid", True, False)}
    assert told_and_not >= {("order_laid", True, True), ("order_laid", False, False), ("left_over", False, False)}


def last_turn(match: Match, seat: int | None, whole: Sequence[Sequence[object]]) -> int:
    """Where the seat's last turn ended before somebody else was seen to move; a spectator sees the last move only."""
    others = [n for n, move in enumerate(match.moves, 1) if move.seat != seat and whole[n]]
    if seat is None or not others:
        return others[-1] if others else 0
    return max((n for n, move in enumerate(match.moves, 1) if move.seat == seat and n < others[-1]), default=0)


@pytest.mark.clause("MM-05", "MM-44")
def test_a_round_in_the_log() -> None:
    match = GAME.new(3, seed=4, first=0)
    for seat in (0, 1):
        lay = match.legal(seat)[0]
        match.play(seat, lay)
        match.play(seat, NoOrder())
        match.play(seat, "draw stock")
    laid = [
        [dict(event.fields) for events in match.log(seat) for event in events if event.name == "laid"]
        for seat in range(3)
    ]
    assert [[sorted(fields) for fields in one] for one in laid] == [
        [["seat"], ["count", "kind", "seat"]],
        [["count", "kind", "seat"], ["count", "kind", "seat"]],
        [["count", "kind", "seat"], ["count", "kind", "seat"]],
    ]
    spectator = [event for events in match.log(None) for event in events if event.name == "laid"]
    assert [event.cut for event in spectator] == ["forgotten", "forgotten"]
    match.play(2, match.legal(2)[0])
    assert [event.cut for events in match.log(1) for event in events if event.name == "laid"] == ["forgotten"] * 2 + [
        ""
    ]


@pytest.mark.clause("MM-44")
def test_a_spectator_sees_no_more_than_any_player() -> None:
    for match in positions(many(40, 10), each=2, seed=70):
        spectator = [event for events in match.log(None) for event in events]
        for seat in range(match.players):
            mine = iter([event for events in match.log(seat) for event in events])
            for event in spectator:
                assert any(event.name == one.name and event.fields.items() <= one.fields.items() for one in mine)


def small(*hands: str, **entries: Any) -> Match:
    """These ingredients in the hands, and seat 0 begins; what goes without a choice goes by itself."""
    given = {"hands": [dict(Counter(hand.split())) for hand in hands], **entries}
    return GAME.position(given, 3, seed=4, first=0, colours="yellow,purple,green", automate=True)


@pytest.mark.clause("MM-44", "MM-47")
def test_a_turn_that_goes_by_itself_does_not_make_the_log_forget() -> None:
    """Seat 2 has one ingredient, which is laid without asking. It has not yet read what the others laid before."""
    match = small("olives olives peppers", "salami salami peppers", "shrimps")
    for seat, lay in ((0, Lay("olives", 2)), (1, Lay("salami", 1))):
        match.play(seat, lay)
        match.play(seat, NoOrder())
        match.play(seat, "draw waiter")
    assert match.moves[-1].automatic
    assert match.movers == (2,)
    laid = [dict(event.fields) for events in match.log(2) for event in events if event.name == "laid"]
    assert laid[:2] == [{"seat": 0, "kind": "olives", "count": 2}, {"seat": 1, "kind": "salami", "count": 1}]


# --- undo ------------------------------------------------------------


@pytest.mark.clause("MM-08", "MM-47")
def test_no_order_can_be_taken_back_after_the_only_ingredient_was_laid_by_itself() -> None:
    match = small("olives olives", "salami", "shrimps")
    match.play(0, Lay("olives", 1))
    match.play(0, NoOrder())
    match.play(0, "draw waiter")
    assert match.moves[-1].automatic
    before = match.state_bytes()
    match.play(1, NoOrder())
    assert match.view(None).table["phase"] == "drawing"
    assert complaint(match.undo, 1) == ""
    assert match.state_bytes() == before


@pytest.mark.clause("MM-44", "MM-47")
def test_no_undo_goes_back_across_a_card_that_somebody_else_laid_by_itself() -> None:
    """Seat 0 would know what seat 1's only ingredient is, and choose again. It holds nine orders and draws nothing."""
    match = small("olives olives", "salami", "shrimps shrimps", orders=[list(range(1, 10)), None, None])
    match.play(0, Lay("olives", 1))
    match.play(0, NoOrder())
    assert [move.seat for move in match.moves] == [0, 0, 1]
    assert match.moves[-1].automatic
    assert complaint(match.undo, 0) != ""


@pytest.mark.clause("MM-30")
def test_undo_says_the_same_whoever_has_answered() -> None:
    for match in open_requests(many(10, 3), 4, seed=300):
        owner = owner_of(match)
        asked = sorted(match.movers, key=lambda seat: (seat - owner) % 4)
        said = {seat: complaint(match.undo, seat) for seat in range(4)}
        match.play(asked[-1], Refuse())
        assert match.view(None).table["phase"] == "answering"
        now = {seat: complaint(match.undo, seat) for seat in range(4)}
        assert all(now[seat] == said[seat] for seat in range(4) if seat != asked[-1])
        assert now[asked[-1]].startswith("undo-final")


# --- records ------------------------------------------------------------


@pytest.mark.clause("MM-43")
def test_verifying_an_unfinished_record_counts_no_finished_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = play_at_random(GAME.new(3, seed=1), seed=1)
    record = match.after(len(match.moves) - 5).record()
    records.write_file(tmp_path / "half.json", record)
    verify.run(tmp_path / "half.json", commitment=None, as_json=True)
    assert json.loads(capsys.readouterr().out)["points"] is None


@pytest.mark.clause("MM-30")
def test_a_replay_of_an_open_request_does_not_tell_who_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "Screen", lambda *given: None)
    for match in open_requests(3, 4, seed=300):
        owner = owner_of(match)
        asked = sorted(match.movers, key=lambda seat: (seat - owner) % 4)
        before = [replay.Replay(match, eyes, False, {}).to_json() for eyes in (None, owner, asked[0])]
        match.play(asked[-1], Refuse())
        assert [replay.Replay(match, eyes, False, {}).to_json() for eyes in (None, owner, asked[0])] == before
