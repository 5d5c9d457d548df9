"""Worlds that a seat could be in: first the checker is checked, then no world contradicts what was seen (MM-44)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tavolata import Match
from tavolata.core.state import state_at
from tavolata.games.mamma_mia.state import (
    DRAWING,
    KIND_COUNT,
    OVER,
)
from tests.games.mamma_mia.hidden import (
    exchange,
    positions,
    small_table,
)
from tests.games.mamma_mia.recall import Recall
from tests.random_matches import many, play_at_random, state_of

Truth = Any
SMALL = ((4, 5, 6), (5, 5, 6, 6))


def small_position(number: int) -> tuple[Match, Recall]:
    """Somewhere in a game with few cards, and what one seat has seen of it."""
    deck, players, chance = SMALL[number % 2], 3 + number % 2, random.Random(number)
    whole, _ = small_table(deck, 2, number, players)
    length = len(play_at_random(whole, number).moves)
    seat = chance.randrange(players)
    moment, dealt = small_table(deck, 2, number, players)
    play_at_random(moment, number, chance.randrange(length // 2, length))
    return moment, Recall(moment, seat, [*deck, *[0] * (KIND_COUNT - len(deck))], dealt[seat])


def ingredients(s: Truth, seat: int) -> tuple[tuple[int, ...], ...]:
    """The hands of all others, and the stock."""
    stock = s.stock[: s.in_stock].tolist()
    hands = [tuple(s.hand[other].tolist()) for other in range(s.players) if other != seat]
    return (*hands, tuple(stock.count(kind) for kind in range(KIND_COUNT)))


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_the_checker_finds_exactly_what_trying_everything_finds() -> None:
    rounds, impossible, known_held = set(), 0, 0
    for number in range(60):
        match, recall = small_position(number)
        s = state_of(match)
        every = recall.every_possibility()
        if len(every) > 60:
            continue
        found = set()
        for world in recall.imaginable():
            hands: list[list[int]] = [[0] * KIND_COUNT] * match.players
            for other, hand in zip(recall.others, world, strict=False):
                hands[other] = list(hand)
            if recall.could_be(hands, list(world[-1])):
                found.add(world)
            impossible += world not in every
        assert found == every
        assert ingredients(s, recall.seat) in every
        rounds.add(int(s.clearings))
        known_held += bool(s.held[s.clearings].any())
    assert rounds == {0, 1, 2}
    assert impossible > 100
    assert known_held


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_the_truth_passes_the_checker() -> None:
    phases = set()
    for match in positions(15):
        s = state_of(match)
        phases.add(int(s.phase))
        for seat in range(match.players):
            recall = Recall(match, seat)
            assert recall.complaint(s) == ""
            assert recall.brought(s)
    assert OVER in phases


def spoilt(match: Match, change: Callable[[Truth], None]) -> Truth:
    s = state_of(match)
    change(s)
    return s


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_spoilt_worlds_do_not_pass() -> None:
    complaints = set()
    for match in positions(12, each=2, seed=500):
        truth = state_of(match)
        for seat in range(match.players):
            recall, other = Recall(match, seat), (seat + 1) % match.players
            for name, change in spoilers(truth, recall, seat, other):
                assert recall.complaint(spoilt(match, change)) == name
                complaints.add(name)
    orders = {"finished", "waiter", "orders", "an order twice"}
    assert {"oven", "table", "points", "own hand", "ingredients"} | orders <= complaints


def spoilers(truth: Truth, recall: Recall, seat: int, other: int) -> list[tuple[str, Callable[[Truth], None]]]:
    """Changes that somebody with perfect recall would notice here, and what there is to complain of."""
    found: list[tuple[str, Callable[[Truth], None]]] = []
    oven, revealed = truth.oven[: truth.in_oven].tolist(), int(truth.revealed)
    if len(set(oven[revealed:])) > 1:
        one = next(k for k in range(revealed + 1, len(oven)) if oven[k] != oven[revealed])
        found.append(("oven", lambda s: exchange(s.oven, revealed, one)))
    if truth.laid_out.any():
        found.append(("table", lambda s: s.laid_out.__setitem__(slice(None), np.roll(s.laid_out, 1) + 1)))
    if truth.points[other] > 0:
        found.append(("points", lambda s: s.points.__setitem__(other, s.points[other] - 1)))
    back = [place for place, known in enumerate(recall.waiters[other]) if known is not None]
    if back and truth.in_waiter[other] > 1:
        place = back[0] + 1 if back[0] == 0 else 0
        found.append(("waiter", lambda s: exchange(s.waiter[other], back[0], place)))
    if truth.in_waiter[other] > 1:
        found.append(("waiter" if 1 in back else "an order twice", lambda s: copy_first(s.waiter[other])))
    if truth.orders[other]:
        found.append(("orders", lambda s: s.orders.__setitem__(other, s.orders[other] & s.orders[other] - 1)))
    if recall.finished and recall.finished[0][1] is not None and truth.in_finished > 1:
        found.append(("finished", lambda s: exchange(s.finished, 0, 1)))
    found.append(("own hand", lambda s: s.hand[seat].__setitem__(0, s.hand[seat, 0] + 1)))
    if truth.hand[other].any():
        kind = int(truth.hand[other].argmax())
        found.append(("ingredients", lambda s: s.hand[other].__setitem__(kind, s.hand[other, kind] - 1)))
        if truth.in_stock:
            top = int(truth.stock[0])
            found.append(("ingredients", lambda s: s.stock.__setitem__(0, (top + 1) % KIND_COUNT)))
            strange = [k for k in range(KIND_COUNT) if truth.hand[other, k] and recall.new[-1][k] == 0]
            if strange:
                found.append(("ingredients", lambda s: hand_for_stock(s, other, strange[0])))
    return found


def copy_first(cards: Any) -> None:
    cards[1] = int(cards[0])


def hand_for_stock(s: Truth, seat: int, kind: int) -> None:
    """A card that did not come new with this round cannot be in the stock."""
    s.hand[seat, s.stock[0]] += 1
    s.hand[seat, kind] -= 1
    s.stock[0] = kind


@pytest.mark.slow
@pytest.mark.clause("MM-26", "MM-44")
def test_an_asker_without_the_rest_does_not_pass() -> None:
    """Where an asker must have cards, they are exchanged for other cards of somebody else."""
    tried = 0
    for match in positions(40, each=2, seed=100, helping=True):
        s = state_of(match)
        for other, kind in np.argwhere(s.held[s.clearings] > 0).tolist():
            seat = (other + 1) % match.players
            third = [o for o in range(match.players) if o not in (seat, other)]
            keeps = int(s.held[s.clearings, other, kind]) - 1
            world = state_of(match)
            if not third or not moved_away(world, other, third[0], kind, keeps):
                continue
            assert Recall(match, seat).complaint(world) == "ingredients"
            tried += 1
        if tried > 3:
            return
    assert tried


def moved_away(s: Truth, giver: int, taker: int, kind: int, keeps: int) -> bool:
    """Exchange the giver's cards of this kind, but a few, for any others of the taker."""
    while s.hand[giver, kind] > keeps:
        back = [k for k in range(KIND_COUNT) if k != kind and s.hand[taker, k]]
        if not back:
            return False
        for seat, loses, gains in ((giver, kind, back[0]), (taker, back[0], kind)):
            s.hand[seat, loses] -= 1
            s.hand[seat, gains] += 1
    return True


# --- are the worlds possible? ------------------------------------------------


@pytest.mark.slow
@pytest.mark.clause("MM-05", "MM-21", "MM-25", "MM-26", "MM-27", "MM-44")
def test_no_imagined_world_contradicts_what_was_seen() -> None:
    rounds = set()
    for match in positions(30, seed=1000):
        s = state_of(match)
        if s.phase == OVER:
            continue
        rounds.add((bool(s.helping), int(s.clearings), s.phase > DRAWING))
        for seat in range(match.players):
            recall = Recall(match, seat)
            for number in range(2):
                world = state_at(match.imagine(seat, seed=3, number=number), 0)
                assert recall.complaint(world) == "", (match.players, len(match.moves), seat)
    assert rounds >= {(True, 2, True), (True, 2, False), (False, 3, True), (False, 3, False), (True, 0, True)}


@pytest.mark.slow
@pytest.mark.clause("MM-42", "MM-44")
def test_when_the_finished_orders_have_been_counted_worlds_keep_to_it() -> None:
    """The rewards were turned up one by one for all to see."""
    tried = 0
    for match in positions(many(25, 10), seed=2000, helping=True):
        whole = play_at_random(match, seed=1)
        recall = Recall(whole, 0)
        if any(order is None for _, order in recall.finished):
            tried += 1
            worlds = [state_at(whole.imagine(0, seed=seed), 0) for seed in range(5)]
            assert [recall.complaint(world) for world in worlds] == [""] * 5
    assert tried


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_what_an_imagined_world_remembers_of_the_draws_is_true_in_it() -> None:
    """Else the world holds on to the truth: what the others really drew. A seat in it would contradict itself."""
    for match in positions(8, seed=1000):
        for seat in range(match.players):
            recall = Recall(match, seat)
            assert recall.brought(state_at(match.imagine(seat, seed=3), 0)), (match.players, len(match.moves), seat)


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_every_possibility_occurs_and_nothing_else() -> None:
    """Few cards: all that could be has been found by trying everything."""
    tried, rounds = 0, set()
    for number in range(80):
        match, recall = small_position(number)
        s = state_of(match)
        every = recall.every_possibility()
        if not 1 < len(every) <= 6 or (s.clearings == 0 and tried % 4):
            continue
        occurred: set[tuple[tuple[int, ...], ...]] = set()
        worlds = 0
        while occurred != every and worlds < 1500:
            world = state_at(match.imagine(recall.seat, seed=7, number=worlds), 0)
            occurred.add(ingredients(world, recall.seat))
            worlds += 1
            assert occurred <= every
        assert occurred == every
        tried += 1
        rounds.add(int(s.clearings))
    assert tried > 5
    assert rounds == {0, 1, 2}


@pytest.mark.clause("MM-27", "MM-44")
def test_unseen_rewards_and_waiters_can_be_any_unseen_order() -> None:
    tried = 0
    for match in positions(30, seed=3000, helping=True):
        s = state_of(match)
        recall = Recall(match, 0)
        rewards = [(place, owner) for place, (owner, order) in enumerate(recall.finished) if order is None]
        if s.phase == OVER or not rewards:
            continue
        place, owner = rewards[0]
        first = int(s.colours[owner]) * 15
        gone = int(s.seen[owner]) | (int(s.orders[owner]) if owner == 0 else 0)
        unseen = {first + k for k in range(15) if not gone >> k & 1}
        worlds = [state_at(match.imagine(0, seed=seed), 0) for seed in range(120)]
        assert {int(world.finished[place]) for world in worlds} == unseen
        hidden = [k for k, order in enumerate(recall.waiters[owner]) if order is None]
        for k in hidden[:1]:
            assert {first + int(world.waiter[owner, k]) for world in worlds} == unseen
        tried += 1
        if tried == 2:
            return
    raise AssertionError("too few rewards")
