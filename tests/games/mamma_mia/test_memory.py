"""What is shown and what has to be remembered (MM-05, MM-43, MM-44): the view, the log, what undo tells, records."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from tavolata import Match
from tavolata.cli.commands import replay, verify
from tavolata.core import records
from tavolata.core.events import Event, seen_events
from tavolata.games.mamma_mia import Lay, NoOrder, Refuse
from tavolata.games.mamma_mia.state import DRAWING, KIND_COUNT, KINDS, ORDERS_OF_A_COLOUR, OVER
from tests.games.mamma_mia.hidden import GAME, complaint, open_requests, owner_of, positions
from tests.random_matches import many, play_at_random, state_of

FLEETING = ("laid", "order_laid", "left_over", "kind_drawn", "order_drawn")
CLEARING = {
    "ingredients_revealed",
    "order_revealed",
    "forbidden_found",
    "no_fewest_found",
    "kind_chosen",
    "kinds_chosen",
    "gave_up",
    "added",
    "asked_for",
    "request_made",
    "answered",
    "helped",
    "nobody_helped",
    "gave",
    "baked",
    "ingredients_used",
    "rewarded",
    "order_returned",
}
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


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_open_things_are_the_same_for_all_and_only_the_own_hand_is_added() -> None:
    for match in positions(many(30, 12), each=2):
        shown = [match.view(seat).table for seat in everybody(match)]
        assert all({part: one[part] for part in OPEN} == {part: shown[0][part] for part in OPEN} for one in shown)
        assert all(set(one) == {*OPEN, "hand", "orders"} for one in shown)
        assert shown[0]["hand"] is shown[0]["orders"] is None


@pytest.mark.slow
@pytest.mark.clause("MM-05", "MM-44")
def test_of_the_oven_only_height_and_top_card_are_shown_and_no_card_while_it_is_cleared() -> None:
    cleared = set()
    for match in positions(many(40, 15), each=2):
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
def test_with_oven_memory_the_whole_oven_is_shown() -> None:
    for match in positions(many(20, 5), oven_memory=True):
        s = state_of(match)
        for seat in everybody(match):
            assert match.view(seat).table["oven"] == [named(int(card)) for card in s.oven[s.revealed : s.in_oven]]


@pytest.mark.slow
@pytest.mark.clause("MM-44")
@pytest.mark.parametrize("oven_memory", [False, True])
def test_over_a_closed_oven_nobody_is_told_which_order_could_be_baked(oven_memory: bool) -> None:
    asked = set()
    for match in positions(many(40, 15), each=3, oven_memory=oven_memory):
        for seat in everybody(match):
            view = match.view(seat)
            may_ask = oven_memory or view.table["phase"] != "ordering"
            assert view.has_hint == (seat in match.movers and may_ask)
            asked.add((view.table["phase"] == "ordering", view.has_hint))
    assert asked >= {(True, oven_memory), (False, True), (False, False)}


@pytest.mark.slow
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
    return [seen_events(events, seat) for events in match.full_log()]


def last_clearing(whole: Sequence[Sequence[Event]]) -> tuple[int, int]:
    """The move that ended the last round, and the event of it."""
    ends = [(n, k) for n, events in enumerate(whole) for k, event in enumerate(events) if event.name == "oven_cleared"]
    return max(ends, default=(-1, 0))


def later(event: Event, past: bool, oven_memory: bool) -> tuple[str, frozenset[str]]:
    """The name and the fields that a log may have of an event once the reader has moved again."""
    if past and event.name in CLEARING:
        return "ingredients_revealed", frozenset()
    if event.name in FLEETING and (past or not oven_memory):
        return event.name, frozenset(event.fields) & {"seat"}
    return event.name, frozenset(event.fields)


@pytest.mark.slow
@pytest.mark.clause("MM-05", "MM-44")
@pytest.mark.parametrize("oven_memory", [False, True])
def test_the_log_forgets_cards_once_the_seat_has_moved_again_and_clearings_once_they_are_over(
    oven_memory: bool,
) -> None:
    compared = set()
    for match in positions(many(30, 12), each=2, seed=50, oven_memory=oven_memory):
        over = state_of(match).phase == OVER
        for seat in everybody(match):
            whole, log = all_seen(match, seat), match.log_by_move(seat)
            last, cleared = last_turn(match, seat, whole), last_clearing(whole)
            for number, (events, shown) in enumerate(zip(whole, log, strict=True)):
                if over or number >= max(last, cleared[0] + 1):
                    assert shown == events
                    continue
                past = [(number, k) <= cleared for k in range(len(events))]
                kept = [later(event, is_over, oven_memory) for event, is_over in zip(events, past, strict=True)]
                seen_once = [one for one, _ in groupby((event.name, frozenset(event.fields)) for event in shown)]
                assert seen_once == [one for one, _ in groupby(kept)]
                compared |= {(event.name, is_over) for event, is_over in zip(events, past, strict=True)}
    assert compared >= {(name, past) for name in ("laid", "order_laid", "baked", "order_returned") for past in (0, 1)}


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_every_move_that_was_seen_keeps_its_place_in_the_log() -> None:
    for match in positions(many(20, 5), each=2, seed=20):
        for seat in everybody(match):
            whole = all_seen(match, seat)
            assert len(match.log(seat)) == 1 + sum(bool(events) for events in whole[1:])


class Bookkeeper:
    """Works out from a log what players have to remember: the bottom of the oven, the points, the waiters' bottoms."""

    def __init__(self, log: Sequence[Sequence[Event]]) -> None:
        self.laid_out: Counter[str] = Counter()
        self.bottom: dict[str, int] = {}
        self.points: Counter[int] = Counter()
        self.waiters: dict[int, list[str]] = {}
        for event in (event for events in log for event in events if not event.cut):
            getattr(self, f"_{event.name}", lambda event: None)(event)

    def _ingredients_revealed(self, event: Event) -> None:
        self.laid_out[str(event["kind"])] += int(event["count"])

    _added = _gave = _ingredients_revealed

    def _ingredients_used(self, event: Event) -> None:
        self.laid_out[str(event["kind"])] -= int(event["count"])

    def _baked(self, event: Event) -> None:
        self.points[int(event["seat"])] += 1

    _rewarded = _baked

    def _order_returned(self, event: Event) -> None:
        self.waiters.setdefault(int(event["seat"]), []).insert(0, str(event["order"]))

    def _oven_cleared(self, event: Event) -> None:
        self.bottom = {kind: count for kind, count in self.laid_out.items() if count}
        self.laid_out.clear()

    def _left_over(self, event: Event) -> None:
        self.bottom[str(event["kind"])] = int(event["count"])


def next_round(seed: int, **options: Any) -> Match:
    """A game in which the oven has been cleared and the next round has begun: nobody has moved since."""
    match, chance = GAME.new(3, seed=seed, **options), random.Random(seed)
    while not state_of(match).clearings:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def truth(match: Match) -> tuple[dict[str, int], list[int], dict[int, list[str]]]:
    """What lay in the oven when the round began, the points, and the orders that were put back."""
    whole = Bookkeeper(match.full_log())
    s, names = state_of(match), match.edition.names["order"]
    oven = [named(int(card)) for card in s.oven[: sum(whole.bottom.values())]]
    assert oven == [kind for kind in KINDS for _ in range(whole.bottom.get(kind, 0))]
    assert [whole.points[seat] for seat in range(match.players)] == s.points[: match.players].tolist()
    for seat, orders in whole.waiters.items():
        first = int(s.colours[seat]) * ORDERS_OF_A_COLOUR
        lowest = s.waiter[seat, : min(len(orders), int(s.in_waiter[seat]))]
        assert [str(names[first + int(k)]) for k in lowest] == orders[: len(lowest)]
    return whole.bottom, s.points[: match.players].tolist(), whole.waiters


@pytest.mark.clause("MM-43", "MM-44")
def test_the_log_of_the_next_round_gives_nothing_away_that_has_to_be_remembered() -> None:
    compared = 0
    for seed in (7, *range(20, 20 + many(20, 4))):
        match = next_round(seed)
        bottom, points, waiters = truth(match)
        compared += bool(bottom) + bool(sum(points)) + bool(waiters)
        for seat in everybody(match):
            found = Bookkeeper(match.log(seat))
            assert (found.bottom, found.points, found.waiters) == ({}, {}, {})
    assert compared > many(20, 4)


@pytest.mark.clause("MM-43", "MM-44")
def test_the_options_show_the_oven_and_the_points_and_nothing_else() -> None:
    for seed in (7, *range(20, 20 + many(10, 2))):
        match = next_round(seed, oven_memory=True, open_count=True)
        bottom, points, _ = truth(match)
        for seat in everybody(match):
            found = Bookkeeper(match.log(seat))
            assert (found.bottom, found.waiters) == (bottom, {})
            assert match.view(seat).table["finished"] == points


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


@pytest.mark.slow
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
    records.write_record(tmp_path / "half.json", record)
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
