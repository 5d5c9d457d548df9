"""Secret answers (MM-30): nobody learns more than who helped, and nothing is answered by itself."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any, cast

import pytest

from tavolata import Match
from tavolata.games.mamma_mia import Add, AddMissing, Ask, GiveUp, Help, Refuse
from tests.games.mamma_mia.hidden import (
    clearing,
    complaint,
    open_requests,
    owner_of,
    shown_to,
    wanted,
)
from tests.random_matches import COMPILED, set_state

Truth = Any
SMALL = ((4, 5, 6), (5, 5, 6, 6))


def answered(match: Match, answers: dict[int, bool], sequence: tuple[int, ...]) -> Match | None:
    """The request after these answers; None if somebody cannot give theirs."""
    after = match.after(len(match.moves))
    for seat in sequence:
        action = Help() if answers[seat] else Refuse()
        if seat in after.movers:
            if action not in after.legal(seat):
                return None
            after.play(seat, action)
    return after


def asked_seats(match: Match) -> list[int]:
    checked: Any = match.view(None).table["checked"]
    return list(checked["asked"])


def all_answers(match: Match, at_most: int) -> list[tuple[dict[int, bool], tuple[int, ...]]]:
    """All answers of some of those asked, in all sequences of arrival."""
    asked = asked_seats(match)
    return [
        (dict(zip(sequence, said, strict=True)), sequence)
        for size in range(at_most + 1)
        for sequence in permutations(asked, size)
        for said in product((True, False), repeat=size)
    ]


def is_open_still(after: Match, match: Match) -> bool:
    checked, before = (cast(Any, one.view(None).table["checked"]) for one in (after, match))
    return after.view(None).table["phase"] == "answering" and checked["order"] == before["order"]


@pytest.mark.slow
@pytest.mark.clause("MM-30")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_while_a_request_is_open_nobody_learns_of_the_others_answers(players: int) -> None:
    """Not in any world that somebody thinks possible: whoever could not help, or would not, or has not answered."""
    compared, at_most = 0, min(3, players - 2) if COMPILED else 3 - players // 4
    for match in open_requests(2 if players < 5 else 1, players, seed=players * 1000):
        owner = owner_of(match)
        for eyes in (None, *range(players)):
            told_before: dict[object, tuple[object, ...]] = {}
            worlds = [match.after(len(match.moves)) for _ in range(2)]
            for number, world in enumerate(worlds[1:]):
                set_state(world, match.imagine(owner if eyes is None else eyes, seed=9, number=number))
            for world in worlds:
                for answers, sequence in all_answers(match, at_most=at_most):
                    after = answered(world, answers, sequence)
                    if after is None or not is_open_still(after, match):
                        continue
                    own = None if eyes is None else answers.get(eyes)
                    now = shown_to(after, eyes)
                    assert told_before.setdefault(own, now) == now
                    if eyes is not None:
                        mine, theirs = after.imagine(eyes, seed=5), world.imagine(eyes, seed=5)
                        mine["answers"][0, eyes] = theirs["answers"][0, eyes]
                        assert mine.tobytes() == theirs.tobytes()
                    compared += 1
    assert compared > 20


@pytest.mark.clause("MM-30", "MM-44")
def test_all_who_were_asked_seem_to_move_but_oneself_after_answering() -> None:
    for match in open_requests(3, 4):
        asked = asked_seats(match)
        owner = owner_of(match)
        clockwise = sorted(asked, key=lambda seat: (seat - owner) % 4)
        for answering in clockwise[1:]:
            match.play(answering, Refuse())
            assert match.view(answering).movers == tuple(seat for seat in asked if seat != answering)
            for eyes in (None, owner, clockwise[0]):
                assert match.view(eyes).movers == tuple(asked)
            assert match.view(answering).decision == ()
            assert match.view(clockwise[0]).decision
        assert match.movers == (clockwise[0],)


@pytest.mark.slow
@pytest.mark.clause("MM-25", "MM-28", "MM-30")
def test_afterwards_only_the_helper_is_known_whatever_was_answered_behind_and_whenever() -> None:
    """Owner and spectator see the same after all answers with the same outcome; so does who was never asked."""
    outcomes = set()
    for match in open_requests(3, 4, seed=77):
        owner, asked = owner_of(match), asked_seats(match)
        seen_after: dict[object, list[tuple[object, ...]]] = {}
        for said in product((True, False), repeat=len(asked)):
            answers = dict(zip(asked, said, strict=True))
            helper = next((seat for k in range(1, 4) if answers.get(seat := (owner + k) % 4)), None)
            for sequence in permutations(asked):
                after = answered(match, answers, sequence)
                if after is None:
                    continue
                quiet = [None, owner, *(seat for seat in range(4) if seat != owner and seat not in asked)]
                now = seen_after.setdefault(helper, [shown_to(after, eyes) for eyes in quiet])
                assert [shown_to(after, eyes) for eyes in quiet] == now
                outcomes.add(helper is None)
    assert outcomes == {True, False}


@pytest.mark.clause("MM-25", "MM-30")
def test_the_answer_of_who_cannot_looks_like_the_one_of_who_will_not() -> None:
    texts = []
    can, cannot = "olives olives olives", "peppers peppers peppers"
    for others in (("", cannot, can), ("", can, cannot)):
        match = clearing("minipizza", "", "", players=4, others=others)
        for kind in wanted(match):
            match.play(1, Ask(kind))
        for seat in (3, 0):
            match.play(seat, Refuse())
        texts.append([shown_to(match, None), shown_to(match, 1), complaint(match.undo, 1)])
        texts[-1] += [complaint(match.undo, 2), [event.name for event in match.moves[-1].events]]
    assert texts[0] == texts[1]


@pytest.mark.clause("MM-30")
def test_nothing_is_answered_by_itself() -> None:
    """Though all who were asked can only refuse, one after the other, down to the last."""
    match = clearing("minipizza", "", "", players=4, automate=True)
    for kind in wanted(match):
        if match.view(1).movers == (1,):
            match.play(1, Ask(kind))
    for seat in (0, 3):
        assert match.legal(seat) == [Refuse()]
        match.play(seat, Refuse())
        assert match.view(None).table["phase"] == "answering"
    assert match.movers == (2,)


@pytest.mark.clause("MM-24", "MM-30")
def test_no_request_is_completed_by_itself() -> None:
    """Who holds none of three missing cards must ask for all; who holds two may stop after one. Nobody is to see it."""
    movers = []
    for hand in ("", "one", "two"):
        match = clearing("minipizza", "", "")
        kind = wanted(match)[0]
        cards = " ".join([kind] * {"": 0, "one": 1, "two": 2}[hand])
        match = clearing("minipizza", "", cards, automate=True)
        match.play(1, Ask(kind))
        movers.append(match.view(2).movers)
    assert movers == [(1,)] * 3


@pytest.mark.clause("MM-20", "MM-30")
def test_an_owner_who_cannot_add_is_asked_nevertheless() -> None:
    """Without helping, at a table that answers by itself."""
    match = clearing("minipizza", "", "", automate=True, helping=False)
    assert match.view(None).table["phase"] == "deciding"
    assert match.legal(1) == [GiveUp()]
    assert match.movers == (1,)


@pytest.mark.clause("MM-30", "MM-32")
def test_cards_for_a_bombastica_are_chosen_though_there_is_one_kind_only() -> None:
    match = clearing("bombastica", " ".join(["salami"] * 13), "olives olives olives olives", automate=True)
    match.play(1, AddMissing())
    assert match.view(None).table["phase"] == "adding"
    assert match.legal(1) == [Add("olives")]


@pytest.mark.clause("MM-30")
def test_whoever_can_only_refuse_is_told_so_and_keeps_the_same_pause_as_who_can_help() -> None:
    views = []
    missing = wanted(clearing("minipizza", "", ""))
    for held in ("", " ".join(missing)):
        match = clearing("minipizza", "", "", others=[held])
        for kind in missing:
            match.play(1, Ask(kind))
        views.append(match.view(0))
    assert [view.obvious for view in views] == [Refuse(), None]
    assert [view.keeps_pause for view in views] == [True, True]


@pytest.mark.clause("MM-20")
def test_an_owner_who_can_only_give_up_has_nothing_to_decide() -> None:
    match = clearing("minipizza", "", "", automate=True, helping=False)
    assert match.view(1).obvious == GiveUp()
    assert match.view(1).keeps_pause
    assert (match.view(2).obvious, match.view(2).keeps_pause) == (None, False)
