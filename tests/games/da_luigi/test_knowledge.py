"""Who knows what (DL-52), in every phase, and what is asked (DL-53)."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import numpy as np
import pytest

import tavolata
from tavolata import Match
from tavolata.core.state import state_at
from tavolata.games.da_luigi.guests import GUESTS
from tavolata.games.da_luigi.state import RECYCLED, UNSEEN
from tests.games.da_luigi.tables import PLAIN, legal, play, question, shown, table
from tests.random_matches import COMPILED, changed, many, play_at_random, random_positions, state_of

GAME = tavolata.game("da_luigi")


def hidden_slots(s: Any) -> list[tuple[Any, int]]:
    """Where cards lie face down: among those taken, in the stack, in the box."""
    piles = ((s.taken, s.in_taken), (s.stack, s.in_stack), (s.box, s.in_box))
    return [(pile, k) for pile, size in piles for k in range(size)]


def exchange_hidden(match: Match, seed: int) -> Match:
    """Deal the face-down cards anew, those who came back among themselves; and another random stream."""
    chance, truth = random.Random(seed), cast(dict[str, Any], match.truth())
    slots = [(pile, k) for pile in ("taken", "stack", "box") for k in range(len(truth[pile]))]
    for came_back in (True, False):
        same = [(pile, k) for pile, k in slots if (truth[pile][k] in truth["recycled"]) == came_back]
        guests = [truth[pile][k] for pile, k in same]
        chance.shuffle(guests)
        for (pile, k), guest in zip(same, guests, strict=True):
            truth[pile][k] = guest
    return changed(match, **truth | {"stream": chance.randbytes(32).hex()})


def knowledge(match: Match, seat: int) -> tuple[object, ...]:
    return (
        json.dumps(match.view(seat).to_json()),
        match.observe(seat).tobytes(),
        tuple(match.legal(seat)),
        match.movers,
        match.imagine(seat, seed=5).tobytes(),
        match.imagine(seat, seed=6, number=3).tobytes(),
    )


def positions(count: int) -> list[Match]:
    return [match for rulebook in ("de", "it") for match in random_positions(GAME, many(count, 8), rulebook=rulebook)]


@pytest.mark.slow
@pytest.mark.clause("DL-52")
def test_what_is_hidden_can_be_exchanged_without_anybody_noticing() -> None:
    questions, recycled, exchanged = set(), 0, 0
    for match in positions(150):
        questions.add(question(match))
        recycled += bool(match.truth()["recycled"])
        other = exchange_hidden(match, seed=len(match.moves))
        exchanged += other.state_bytes() != match.state_bytes()
        for seat in range(match.players):
            assert knowledge(other, seat) == knowledge(match, seat)
    assert exchanged
    if COMPILED:
        assert recycled
        assert len(questions) > 9


@pytest.mark.clause("DL-52")
def test_a_possible_world_keeps_all_that_is_open_and_all_that_was_cashed() -> None:
    hidden = ("rng", "stack", "box", "taken", "event_count", "events")
    for match in positions(60):
        truth = state_of(match)
        for seat in range(match.players):
            world = state_at(match.imagine(seat, seed=3), 0)
            for field in match.game.state.names or ():
                if field not in hidden:
                    assert np.array_equal(getattr(world, field), getattr(truth, field)), field
            slots = list(zip(hidden_slots(world), hidden_slots(truth), strict=True))
            assert sorted(int(p[k]) for (p, k), _ in slots) == sorted(int(p[k]) for _, (p, k) in slots)
            assert all(truth.where[p[k]] == truth.where[q[j]] for (p, k), (q, j) in slots)


@pytest.mark.clause("DL-52", "DL-60")
def test_any_unseen_guest_may_come_next_and_recycled_ones_only_where_they_lie() -> None:
    match = table(coming=[PLAIN], stack=1, discarded=["10 wi", "10 sa"], rulebook="it", players=4)
    play(match, "greet")
    where = state_of(match).where.tolist()
    came_back = {card for card in range(GUESTS) if where[card] == RECYCLED}
    tops, thirds = set(), set()
    for number in range(many(600, 150)):
        world = state_at(match.imagine(2, seed=1, number=number), 0)
        taken = world.taken[: world.in_taken].tolist()[::-1]
        tops.add(taken[0])
        thirds.add(taken[2])
    assert tops == came_back
    assert thirds <= {card for card in range(GUESTS) if where[card] == UNSEEN}
    assert len(thirds) > 50


@pytest.mark.clause("DL-52")
def test_everything_on_the_table_is_open_to_all() -> None:
    for match in positions(20):
        views: list[Any] = [match.view(seat).table for seat in (None, *range(match.players))]
        assert all(view == views[0] for view in views)
        truth: Any = match.truth()
        for seat in range(match.players):
            assert views[0]["restaurants"][seat]["supply"] == truth["restaurants"][seat]["supply"]


@pytest.mark.clause("DL-52")
def test_the_total_is_not_shown_before_the_end_unless_the_table_wants_it() -> None:
    match = table("wa:4 . . . . .", market="wa . . . . . . . . . . .")
    play(match, "shop", "buy 1a")
    assert match.view(0).points is None
    assert match.points == (4, 0)
    assert "4" not in json.dumps(shown(match, "restaurants"))
    assert shown(match, "restaurants")[0]["fulfilled"] == 1
    scored = play(table("wa:4 . . . . .", market="wa . . . . . . . . . . .", open_score=True), "shop", "buy 1a")
    assert scored.view(0).points == (4, 0)
    whole = play_at_random(GAME.new(2, seed=1), seed=1)
    assert whole.view(0).points == whole.points


@pytest.mark.clause("DL-52")
def test_what_the_bag_holds_follows_from_what_is_open() -> None:
    for match in positions(20):
        view: Any = match.view(0).table
        open_cubes = [view["bag"], view["beside"], *view["market"].values()]
        for restaurant in view["restaurants"]:
            open_cubes += [restaurant["supply"], *(guest["laid"] for guest in restaurant["bar"] if guest)]
        assert sum(sum(cubes.values()) for cubes in open_cubes) == 90


@pytest.mark.clause("DL-53")
def test_questions_with_one_answer_are_asked_and_automation_answers_them() -> None:
    match = table(". . . . . sapi", market=". . . wawa . . . . . . . .")
    play(match, "shop")
    assert legal(match) == ["buy 2a"]
    play(match, "buy 2a")
    assert legal(match) == ["push 10"]
    automated = GAME.new(3, seed=4, automate=True)
    play_at_random(automated, seed=4)
    assert any(move.automatic for move in automated.moves)


@pytest.mark.clause("DL-53")
def test_nothing_is_asked_that_has_no_answer_and_servings_without_choice_never() -> None:
    """In random games: who is asked to serve by the German book can serve one cube to two guests."""
    asked = 0
    for seed in range(many(20, 4)):
        match = GAME.new(2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while match.movers:
            (seat,) = match.movers
            answers = match.legal(seat)
            if question(match) == "serve":
                asked += 1
                dishes = [answer.dish for answer in answers]  # type: ignore[attr-defined]
                assert all(dishes.count(dish) >= 2 for dish in dishes)
            match.play(seat, chance.choice(answers))
        assert question(match) == "over"
    assert asked
