"""Who knows what (DO-28)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, cast

import numpy as np
import pytest

from tavolata import Game, Match
from tavolata.core import rules
from tavolata.core.state import state_at
from tests.random_matches import changed, many, play_at_random, random_positions


def exchange_hidden(match: Match, seat: int, seed: int) -> Match:
    """Deal everything this seat has not seen anew, by hand: another truth that it cannot tell from this one."""
    truth, dice = cast(dict[str, Any], match.truth()), random.Random(seed)
    hidden = [*truth["stock"], *(card for other, hand in enumerate(truth["hands"]) if other != seat for card in hand)]
    dice.shuffle(hidden)
    hands = [hand if other == seat else [hidden.pop() for _ in hand] for other, hand in enumerate(truth["hands"])]
    return changed(match, hands=hands, stock=hidden, stream=dice.randbytes(32).hex())


def knowledge(match: Match, seat: int) -> tuple[object, ...]:
    """Everything that leaves the engine for a seat: view, observation, mask, samples."""
    return (
        json.dumps(match.view(seat).to_json()),
        match.observe(seat).tobytes(),
        tuple(match.legal(seat)),
        match.imagine(seat, seed=5).tobytes(),
        match.imagine(seat, seed=6, number=3).tobytes(),
    )


@pytest.mark.slow
@pytest.mark.clause("DO-28")
@pytest.mark.parametrize("announcing", [False, True])
def test_what_is_hidden_can_be_exchanged_without_anybody_noticing(domingo: Game, announcing: bool) -> None:
    exchanged = 0
    for match in random_positions(domingo, many(200, 15), announcing=announcing):
        for seat in range(match.players):
            other = exchange_hidden(match, seat, seed=len(match.moves))
            exchanged += other.state_bytes() != match.state_bytes()
            assert knowledge(other, seat) == knowledge(match, seat)
    assert exchanged > many(200, 15)


@pytest.mark.clause("DO-28")
def test_what_is_open_is_the_same_for_everybody(domingo: Game) -> None:
    match = play_at_random(domingo.new(3, seed=2), seed=2, moves=20)
    open_parts = [
        {name: part for name, part in match.view(seat).table.items() if name != "hand"} for seat in (0, 1, 2, None)
    ]
    assert all(part == open_parts[0] for part in open_parts)
    assert set(open_parts[0]) >= {"board", "in_hand", "in_stock", "lines", "laid"}
    assert match.view(None).points == match.points


@pytest.mark.clause("DO-28")
def test_only_the_drawer_sees_the_card_drawn(domingo: Game) -> None:
    match = play_at_random(domingo.new(2, seed=2, first=0), seed=2, moves=1)
    (own,) = [event for event in match.log(0)[-1] if event.name == "drew"]
    (other,) = [event for event in match.log(1)[-1] if event.name == "drew"]
    assert "card" in own.fields
    assert dict(other.fields) == {"seat": 0}
    assert other.cut


@pytest.mark.clause("DO-28")
def test_by_elimination_everybody_knows_which_cards_are_hidden(domingo: Game) -> None:
    match = play_at_random(domingo.new(4, seed=3), seed=3, moves=17)
    at = domingo.observation["board"] + domingo.observation["hand"]
    for seat in range(4):
        unseen = match.observe(seat)[at : at + domingo.observation["unseen"]]
        assert unseen.sum() == 48 - 1 - 17 - 3


@pytest.mark.clause("DO-28")
def test_a_hidden_card_is_equally_likely_everywhere(domingo: Game) -> None:
    """In imagined worlds the one `tla` lies in the other hand as often as its share of hidden places says."""
    match = domingo.new(2, seed=0, first=0)
    worlds = many(4000, 400)
    hidden = 41 + 3
    held: Counter[int] = Counter()
    for number in range(worlds):
        s = state_at(match.imagine(0, seed=1, number=number), 0)
        held.update(set(s.hand[1].tolist()))
    unique = [card for card, _ in held.items() if card not in (0, 21, 42, 63)]
    expected = worlds * 3 / hidden
    assert len(unique) > 25
    assert all(abs(held[card] - expected) < 5 * expected**0.5 for card in unique)


def test_an_imagined_world_keeps_everything_the_seat_knows_and_can_be_played_on(domingo: Game) -> None:
    for match in random_positions(domingo, many(50, 6)):
        for seat in range(match.players):
            world = match.imagine(seat, seed=1)
            out = np.zeros(domingo.observation_size, np.float32)
            rules.observe_at(world, 0, seat, out)
            assert (out == match.observe(seat)).all()
            actions = np.zeros(domingo.max_legal, np.int16)
            mask = rules.movers_at(world, 0)
            while mask:
                mover = rules.next_seat(mask)
                assert rules.legal_at(world, 0, mover, actions) > 0
                mask = rules.play_at(world, 0, mover, int(actions[0]))
