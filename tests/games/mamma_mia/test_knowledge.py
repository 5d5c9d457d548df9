"""Who knows what (MM-44): no imagined world contradicts what was seen, and nobody is told more than that.

`recall` decides, from the rules and the events alone, whether a world could be true. It is tested here first.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations, product
from typing import Any, cast

import numpy as np
import pytest

from tavolata import Match
from tavolata.core import rules
from tavolata.core.state import state_at
from tavolata.games.mamma_mia import Add, AddMissing, Ask, GiveUp, Help, Refuse
from tavolata.games.mamma_mia.state import (
    DRAWING,
    KIND_COUNT,
    OVER,
)
from tests.games.mamma_mia.hidden import (
    GAME,
    clearing,
    complaint,
    open_requests,
    owner_of,
    positions,
    small_table,
    told,
    twin,
)
from tests.games.mamma_mia.recall import Recall
from tests.playing import changed, many, play_at_random, state_of, states_of

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


# --- first, is the checker right? ---------------------------------------------


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


def exchange(cards: Any, one: int, other: int) -> None:
    cards[one], cards[other] = int(cards[other]), int(cards[one])


def copy_first(cards: Any) -> None:
    cards[1] = int(cards[0])


def hand_for_stock(s: Truth, seat: int, kind: int) -> None:
    """A card that did not come new with this round cannot be in the stock."""
    s.hand[seat, s.stock[0]] += 1
    s.hand[seat, kind] -= 1
    s.stock[0] = kind


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


# --- then, are the worlds possible? ---------------------------------------------


@pytest.mark.clause("MM-05", "MM-21", "MM-25", "MM-26", "MM-27", "MM-44")
def test_no_imagined_world_contradicts_what_was_seen() -> None:
    rounds = set()
    for match in positions(many(60, 30), seed=1000):
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


@pytest.mark.clause("MM-44")
def test_what_an_imagined_world_remembers_of_the_draws_is_true_in_it() -> None:
    """Else the world holds on to the truth: what the others really drew. A seat in it would contradict itself."""
    for match in positions(8, seed=1000):
        for seat in range(match.players):
            recall = Recall(match, seat)
            assert recall.brought(state_at(match.imagine(seat, seed=3), 0)), (match.players, len(match.moves), seat)


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


# --- nothing leaks ------------------------------------------------------------


def twins(count: int, seed: int = 0) -> list[tuple[Match, Match, int]]:
    """Pairs of games that went otherwise for somebody, but looked the same to one seat, from the deal on."""
    found, chance = [], random.Random(seed)
    for match in positions(10 * count, seed=seed):
        seat = chance.randrange(match.players)
        for _ in range(6):
            other = twin(match, seat, chance)
            if other:
                found.append((match, other, seat))
                break
        if len(found) == count:
            break
    assert len(found) == count
    return found


@pytest.mark.clause("MM-44", "MM-30")
def test_games_that_looked_the_same_tell_the_same() -> None:
    """View, log, observation, choices, refusals and undo, in two true games that differ where a seat could not see."""
    rounds = set()
    for match, other, seat in twins(10):
        assert told(match, seat) == told(other, seat)
        assert told(match, None) == told(other, None)
        rounds.add(int(state_of(match).clearings))
    assert rounds >= ({0, 1, 2} if 0 else {0, 1})


@pytest.mark.clause("MM-44")
def test_games_that_looked_the_same_give_the_same_samples() -> None:
    for match, other, seat in twins(5, seed=4000):
        for number in range(2):
            mine, theirs = (one.imagine(seat, seed=5, number=number) for one in (match, other))
            differing = [name for name in mine.dtype.names or () if not np.array_equal(mine[name], theirs[name])]
            assert differing == [], (match.players, len(match.moves), seat)


# --- secret answers (MM-30) -----------------------------------------------------


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


@pytest.mark.clause("MM-30")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_while_a_request_is_open_nobody_learns_of_the_others_answers(players: int) -> None:
    """Not in any world that somebody thinks possible: whoever could not help, or would not, or has not answered."""
    compared = 0
    for match in open_requests(2 if players < 5 else 1, players, seed=players * 1000):
        owner = owner_of(match)
        for eyes in (None, *range(players)):
            told_before: dict[object, tuple[object, ...]] = {}
            worlds = [match.after(len(match.moves)) for _ in range(2)]
            for number, world in enumerate(worlds[1:]):
                world._state[:] = match.imagine(owner if eyes is None else eyes, seed=9, number=number)
            for world in worlds:
                for answers, sequence in all_answers(match, at_most=many(min(3, players - 2), 3 - players // 4)):
                    after = answered(world, answers, sequence)
                    if after is None or not is_open_still(after, match):
                        continue
                    own = None if eyes is None else answers.get(eyes)
                    now = told(after, eyes)
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
                now = seen_after.setdefault(helper, [told(after, eyes) for eyes in quiet])
                assert [told(after, eyes) for eyes in quiet] == now
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
        texts.append([told(match, None), told(match, 1), complaint(match.undo, 1)])
        texts[-1] += [complaint(match.undo, 2), [event.name for event in match.moves[-1].events]]
    assert texts[0] == texts[1]


def wanted(match: Match) -> list[str]:
    """What is missing of the order being checked, card by card."""
    checked: Any = match.view(None).table["checked"]
    return [kind for kind, count in checked["missing"].items() for _ in range(count)]


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


# --- numbers ------------------------------------------------------------


def third_round(seed: int = 1) -> Match:
    match = GAME.new(4, seed=seed)
    chance = random.Random(seed)
    while state_of(match).clearings < 2 or state_of(match).phase > DRAWING:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
    for _ in range(20):
        seat = match.movers[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def drew_later(s: Truth) -> None:
    """Somebody drew one card fewer in the second round and one more in the third."""
    rows = [
        [k for k in range(s.turns_by[r - 1], s.turns_by[r]) if s.turns[k, 0] == 1 and s.turns[k, 3]] for r in (1, 2)
    ]
    s.turns[rows[0][0], 3] -= 1
    s.turns[rows[1][0], 3] += 1


def laid_otherwise(s: Truth) -> None:
    row = next(k for k in range(s.turns_by[0]) if s.turns[k, 0] == 1)
    s.turns[row, 1] = (s.turns[row, 1] + 1) % KIND_COUNT


def oven_otherwise(s: Truth) -> None:
    cards = [k for k in range(s.in_oven) if s.oven[k] < KIND_COUNT]
    other = next(k for k in cards if s.oven[k] != s.oven[cards[0]])
    exchange(s.oven, cards[0], other)


def put_back_otherwise(s: Truth) -> None:
    seat = next(seat for seat in range(s.players) if s.seen[seat] >> int(s.waiter[seat, 0]) & 1 and s.in_waiter[seat])
    s.waiter[seat, : s.in_waiter[seat]] = np.roll(s.waiter[seat, : s.in_waiter[seat]], 1)


REMEMBERED: dict[str, Callable[[Truth], None]] = {
    "new cards": lambda s: exchange(s.pool[1], int(s.pool[1].argmax()), int(s.pool[1].argmin())),
    "own draws": lambda s: exchange(s.drawn[1, 0], int(s.drawn[1, 0].argmax()), int(s.drawn[1, 0].argmin())),
    "laid": laid_otherwise,
    "drawn by others": drew_later,
    "given": lambda s: s.given[1].__setitem__((1, 2), s.given[1, 1, 2] + 1),
    "held": lambda s: s.held[2].__setitem__((1, 2), s.held[2, 1, 2] + 1),
    "oven": oven_otherwise,
    "orders put back": put_back_otherwise,
    "finished": lambda s: s.points.__setitem__(1, s.points[1] + 1),
}


@pytest.mark.clause("MM-44")
@pytest.mark.parametrize("what", REMEMBERED)
def test_the_observation_has_what_a_seat_can_remember(what: str) -> None:
    match = third_round()
    changed_states, out = states_of(match), np.zeros(GAME.observation_size, np.float32)
    REMEMBERED[what](state_at(changed_states, 0))
    rules.observe_at(changed_states, 0, 0, out)
    assert out.tobytes() != match.observe(0).tobytes()


@pytest.mark.clause("MM-44")
def test_the_observation_has_who_clears_and_so_begins_the_next_round() -> None:
    match = clearing("minipizza", "", "")
    assert match.view(2).table["turn"] == 0
    assert changed(match, turn=2).observe(2).tobytes() != match.observe(2).tobytes()


@pytest.mark.clause("MM-23", "MM-44")
def test_the_observation_has_the_kinds_chosen() -> None:
    """Six of two kinds each are laid out, only the own one is missing: which six will be used?"""
    seen = set()
    for kind in ("salami", "peppers"):
        match = clearing("monotoni:", " ".join(["salami"] * 6 + ["peppers"] * 6), "olives")
        match.play(1, f"choose {kind}")
        assert match.view(None).table["phase"] == "deciding"
        seen.add(match.observe(0).tobytes())
    assert len(seen) == 2


@pytest.mark.clause("MM-30", "MM-44")
def test_the_observation_has_the_own_answer() -> None:
    match = clearing("minipizza", "", "", players=4)
    for kind in wanted(match):
        match.play(1, Ask(kind))
    checked: Any = match.truth()["checked"]
    seen = set()
    for answer in (None, "help", "refuse"):
        seen.add(changed(match, checked=checked | {"answers": [None, None, None, answer]}).observe(3).tobytes())
    assert len(seen) == 3


@pytest.mark.clause("MM-27", "MM-44")
def test_the_observation_has_the_helper() -> None:
    """The owner of a Bombastica has been helped and still adds: somebody else waits for a reward."""
    match = clearing(
        "bombastica", " ".join(["salami"] * 12), "olives olives olives peppers", players=4, others=["salami"] * 3
    )
    match.play(1, Ask("salami"))
    match.play(1, "that-is-all")
    match.play(2, Help())
    truth: Any = match.truth()
    assert (truth["phase"], truth["checked"]["helper"]) == ("adding", 2)
    other = changed(match, checked=truth["checked"] | {"helper": 3})
    assert other.view(0).table["checked"]["helper"] == 3  # type: ignore[index,call-overload]
    assert other.observe(0).tobytes() != match.observe(0).tobytes()
