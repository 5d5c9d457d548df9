"""The match: seats, automatic answers, undo, log, and what it refuses."""

from __future__ import annotations

import gc
import hashlib
import pickle
import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import tavolata
from tavolata import BadInput, Game, IllegalMove, Match
from tavolata.core.events import ROW
from tavolata.core.move_events import MoveEvents
from tavolata.core.moves import Move, Undoable
from tavolata.core.state import EVENT_FIELDS
from tavolata.games.domingo import Place
from tavolata.games.mamma_mia import Help
from tests.games.domingo.boards import table
from tests.random_matches import many, play_at_random, random_positions

LINE = "t o a l t o a l t o a l\n" * 3
WITHOUT_STOCK = LINE * 3 + "o a t o a t o . . . . .\n" * 3
"""43 cards: the last five are in the hands of two players."""


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None])
def test_a_seat_that_is_not_there_is_refused(domingo: Game, seat: Any) -> None:
    match = domingo.new(2, seed=1)
    asked = (match.legal, match.undo, match.take_back, match.check_take_back, match.observe)
    for ask in (*asked, lambda seat: match.play(seat, "place ttt left")):
        with pytest.raises(BadInput, match=r"no seat with the number"):
            ask(seat)


@pytest.mark.parametrize(
    "action",
    [
        "place",
        "fly away",
        "place ttt top",
        ["x"],
        7,
        pytest.param(10**5000, id="too many digits"),
        Place("xyz", "left"),
        Place("ttt", "middle"),
    ],
)
def test_what_is_no_action_of_the_game_is_refused(domingo: Game, action: Any) -> None:
    match = domingo.new(2, seed=1)
    with pytest.raises(BadInput, match="is not an action of this game"):
        match.play(match.movers[0], action)


def test_unknown_and_wrong_options_are_refused_with_the_list(domingo: Game) -> None:
    with pytest.raises(BadInput, match=r"no option “turnin”\. The options are: turning, announcing, overclaim, first"):
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
    """In a growing line equal cards leave no choice: one is laid by itself, and everybody has seen it."""
    match = table(WITHOUT_STOCK, hand="ttt lll aaa", next_hand="ooo ooo", automate=True)
    match.play(0, Place("ttt", "right"))
    assert [move.automatic for move in match.moves] == [False, True]
    after = match.state_bytes()
    with pytest.raises(IllegalMove, match="too late to take that back"):
        match.undo(0)
    assert match.state_bytes() == after


def test_what_a_seat_is_told_of_others_automatic_moves_holds_no_secret() -> None:
    board = LINE + "o a t . . . . . . . . .\n" * 3
    match = table(board, hand="ttt lll", next_hand="ooo ooo ooo", automate=True)
    events = match.play(0, Place("ttt", "right"))
    drew = {event["seat"]: event for event in events if event.name == "drew"}
    assert "card" in drew[0].fields
    assert "card" not in drew[1].fields


def test_a_finished_game_is_not_reopened(domingo: Game) -> None:
    match = play_at_random(domingo.new(2, seed=1), seed=1)
    with pytest.raises(IllegalMove, match="The game is over"):
        match.undo(match.moves[-1].seat)


def test_a_match_says_why_without_playing(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    before, allowed = match.state_bytes(), match.legal(0)[0]
    assert match.why(0, allowed) is None
    assert match.why(0, str(allowed)) is None
    refused = match.why(1, allowed)
    assert refused is not None
    assert (refused.key, refused.clause) == ("not-your-turn", "DO-06")
    with pytest.raises(BadInput, match="not an action"):
        match.why(0, "fly")
    with pytest.raises(BadInput, match="seat"):
        match.why(2, allowed)
    assert match.state_bytes() == before
    with pytest.raises(IllegalMove) as raised:
        match.play(1, allowed)
    assert str(raised.value) == str(refused)


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
    match = table(WITHOUT_STOCK, hand="ttt lll")
    before = match.state_bytes()
    match.play(0, Place("ttt", "right"))
    assert match.undoable(0) == Undoable(Place("ttt", "right"), is_last=True)
    match.undo(0)
    assert match.undoable(0) is None
    assert match.state_bytes() == before
    assert match.moves == []


def test_a_choice_is_taken_back_across_what_others_have_chosen_since() -> None:
    match = table(WITHOUT_STOCK, hand="ttt lll")
    before = match.state_bytes()
    match.play(0, Place("ttt", "right"))
    between = match.state_bytes()
    match.play(1, match.legal(1)[0])
    with pytest.raises(IllegalMove, match="somebody else has made a choice"):
        match.undo(0)
    again = match.after(2)
    again.take_back(1)
    assert again.state_bytes() == between
    match.check_take_back(0)
    assert len(match.moves) == 2
    assert match.undoable(0) == Undoable(Place("ttt", "right"), is_last=False)
    match.take_back(0)
    assert match.state_bytes() == before
    assert match.moves == []


def test_whoever_has_chosen_nothing_has_nothing_to_take_back() -> None:
    match = table("t\no\na", hand="ttt lll", announcing=True)
    match.play(0, Place("ttt", "left"))
    for refused in (match.check_take_back, match.take_back):
        with pytest.raises(IllegalMove, match="nothing to take back"):
            refused(1)
    assert len(match.moves) == 1


def test_no_agreement_takes_back_what_was_drawn(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    match.play(0, match.legal(0)[0])
    after = match.state_bytes()
    for refused in (match.check_take_back, match.take_back):
        with pytest.raises(IllegalMove, match="cannot be taken back"):
            refused(0)
    assert match.state_bytes() == after


def test_no_agreement_reopens_a_finished_game(domingo: Game) -> None:
    match = play_at_random(domingo.new(2, seed=1), seed=1)
    for refused in (match.check_take_back, match.take_back):
        with pytest.raises(IllegalMove, match="The game is over"):
            refused(0)


@pytest.mark.parametrize("back", [Match.undo, Match.take_back])
def test_what_others_have_done_unseen_stands_in_nobody_s_way(back: Callable[[Match, int], None]) -> None:
    """An answer given in secret is final, but who did not see it must not learn of it by a refusal."""
    game = tavolata.game("mamma_mia")
    match = game.new(3, seed=1, first=0)
    before = match.state_bytes()
    match.play(0, match.legal(0)[0])
    answered = [kind.name for kind in game.events.kinds].index("answered")
    secret = MoveEvents(ROW.pack(answered, 1, *[0] * (EVENT_FIELDS - 1)), game.events, match.edition.names)
    match.moves.append(Move(1, Help(), automatic=False, raw_events=secret))
    assert match.events_since(1, 1) == [list(secret.events())]
    assert match.events_since(0, 1) == [[]]
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        back(match, 1)
    back(match, 0)
    assert match.state_bytes() == before
    assert match.moves == []


def last_choice(match: Match, seat: int) -> int | None:
    """The number of the seat's last own choice."""
    own = (number for number, move in enumerate(match.moves) if move.seat == seat and not move.automatic)
    return max(own, default=None)


def play_and_note(match: Match, seed: int, choices: int) -> dict[int, bytes]:
    """Make random choices; returns the state before each, by the number of its move."""
    chance, before = random.Random(seed), {}
    for _ in range(choices):
        if match.movers:
            before[len(match.moves)] = match.state_bytes()
            seat = chance.choice(match.movers)
            match.play(seat, chance.choice(match.legal(seat)))
    return before


@pytest.mark.slow
def test_a_choice_is_taken_back_exactly_or_refused_for_what_the_seat_has_seen(game: Game) -> None:
    taken = refused = 0
    for number in range(many(200, 40)):
        match = game.new(game.seats[number % len(game.seats)], seed=number, automate=bool(number % 2))
        before = play_and_note(match, seed=number, choices=7 * number % 60)
        for seat in range(match.players):
            chosen, copy = last_choice(match, seat), match.after(len(match.moves))
            since = [] if chosen is None else match.events_since(seat, chosen)
            if chosen is None or not match.movers or any(event.final for events in since for event in events):
                for ask in (copy.check_take_back, copy.take_back):
                    with pytest.raises(IllegalMove):
                        ask(seat)
                refused += 1
            else:
                copy.take_back(seat)
                assert copy.state_bytes() == before[chosen]
                assert copy.moves == match.moves[:chosen]
                taken += 1
    assert taken
    assert refused


@pytest.mark.slow
def test_the_log_by_move_has_an_entry_for_every_move(game: Game) -> None:
    for match in random_positions(game, many(8, 3)):
        for seat in (None, *range(match.players)):
            by_move = match.log_by_move(seat)
            assert len(by_move) == 1 + len(match.moves)
            assert [by_move[0], *filter(None, by_move[1:])] == match.log(seat)


def test_what_a_seat_saw_since_is_what_it_was_told_then(game: Game) -> None:
    match = game.new(game.seats[-1], seed=2, automate=True)
    chance = random.Random(2)
    while match.movers:
        seat, known = chance.choice(match.movers), len(match.moves)
        returned = match.play(seat, chance.choice(match.legal(seat)))
        since = match.events_since(seat, known)
        assert len(since) == len(match.moves) - known
        assert tuple(event for events in since for event in events) == returned
    assert match.events_since(None, len(match.moves)) == []
    for wrong in (-1, len(match.moves) + 1):
        with pytest.raises(BadInput):
            match.events_since(0, wrong)


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


def test_every_earlier_moment_is_played_again_exactly(game: Game) -> None:
    match = game.new(game.seats[0], seed=3, automate=True)
    before = play_and_note(match, seed=3, choices=20)
    for number, state in before.items():
        assert match.after(number).state_bytes() == state
        assert match.after(number).moves == match.moves[:number]


def watched_to_the_middle(game: Game, seed: int, moves: int) -> Match:
    """A game played by chance, in which everybody has looked at the table after every move."""
    match, chance = game.new(4, seed=seed, automate=True), random.Random(seed)
    while match.movers and len(match.moves) < moves:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
        for eyes in (None, *range(4)):
            match.view(eyes)
    return match


@pytest.mark.slow
def test_thousands_of_live_matches_find_room(game: Game) -> None:
    """In the middle of a game a match at which everybody looks takes little memory: one of Domingo even less."""
    half = len(play_at_random(game.new(4, seed=0, automate=True), seed=0).moves) // 2
    watched_to_the_middle(game, 0, half)
    count = many(8, 5)
    tracemalloc.start()
    matches = [watched_to_the_middle(game, seed, half) for seed in range(count)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(matches) == count
    assert taken / count < (30_000 if game.name == "domingo" else 150_000)


def test_the_commitment_tells_nothing_but_binds(domingo: Game) -> None:
    match = domingo.new(2, seed=1)
    assert match.commitment == hashlib.sha256(match.seed).hexdigest()


@pytest.mark.parametrize("name", tavolata.games())
def test_what_is_played_in_a_copy_does_not_change_the_match(name: str) -> None:
    match = tavolata.game(name).new(players=3, seed=5)
    for _ in range(12):
        seat = match.movers[0]
        before, shown, moves = match.state_bytes(), match.view(seat), list(match.moves)
        copy = match.copy()
        copy.play(seat, copy.legal(seat)[-1])
        assert (match.state_bytes(), match.view(seat), match.moves) == (before, shown, moves)
        match.play(seat, match.legal(seat)[-1])
        assert match.state_bytes() == copy.state_bytes()
        assert match.view(seat) == copy.view(seat)


@pytest.mark.parametrize("name", tavolata.games())
def test_views_are_the_same_after_they_were_forgotten(name: str) -> None:
    for match in random_positions(tavolata.game(name), 3):
        viewers = (None, *range(match.players))
        views = [(match.view(viewer), match.view_json(viewer)) for viewer in viewers]
        match.forget_views()
        assert [(match.view(viewer), match.view_json(viewer)) for viewer in viewers] == views


@pytest.mark.slow
@pytest.mark.parametrize("name", tavolata.games())
def test_what_is_made_for_many_seats_at_once_is_what_each_is_shown(name: str) -> None:
    """Views as plain data, events, and who is reached by them: for everybody the same as asked for one by one."""
    for match in random_positions(tavolata.game(name), many(8, 4)):
        viewers = (None, *range(match.players))
        for viewer in viewers:
            assert match.view_json(viewer) == match.view(viewer).to_json()
            assert list(match.view_json(viewer)) == list(match.view(viewer).to_json())
        for move in match.moves:
            shown, first, anything = move.raw_events.shown(), *(move.raw_events.reach(k) for k in (True, False))
            for viewer in viewers:
                seen = move.raw_events.seen_by(viewer)
                assert [(one, one.plain) for one in shown.to(viewer)] == [(one, one.plain) for one in seen]
                assert anything(viewer) == bool(seen)
                assert first(viewer) == bool(MoveEvents.seen_by(first_of(move), viewer))


def first_of(move: Move) -> MoveEvents:
    """The first event of a move alone."""
    return MoveEvents(move.raw_events.rows[: ROW.size], move.raw_events.kinds, move.raw_events.names)
