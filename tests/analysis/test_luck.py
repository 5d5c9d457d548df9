"""Luck: its expectation is zero, and it is what a slow calculation over everything that could have come finds."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import tavolata
from tavolata.analysis.luck import luck_of, total_luck, valuation_of
from tavolata.analysis.valuation import add_playout
from tavolata.core import chance
from tavolata.core.errors import BadInput
from tavolata.core.match import Match
from tavolata.core.state import Doubles, new_states
from tests.random_matches import play_at_random

PLAYERS = 2
STOCK = 4
"""So many cards are still to come in the small game."""
Moves = list[tuple[int, str]]


def stock_of(match: Match) -> list[str]:
    """The cards that are still to come, in their sequence."""
    position: dict[str, Any] = match.truth()
    cards: list[str] = position["stock"]
    return cards


def late_position() -> dict[str, Any]:
    """Domingo with only some cards left in the stock."""
    match, dice = tavolata.game("domingo").new(PLAYERS, seed=5), random.Random(5)
    while len(stock_of(match)) > STOCK:
        seat = match.movers[0]
        match.move(seat, dice.choice(match.legal(seat)))
    return match.truth()


POSITION = late_position() | {"points": [20, 20]}
SEQUENCES = [list(cards) for cards in permutations(POSITION["stock"])]


def with_stock(position: dict[str, Any], cards: list[str]) -> Match:
    return tavolata.game("domingo").position(position | {"stock": cards}, PLAYERS, seed=1)


def value(match: Match) -> Doubles:
    """The value without any playing on: it does not look at the stock."""
    states, shares = new_states(match.game.state, 1), np.zeros(PLAYERS)
    states[0] = np.frombuffer(match.state_bytes(), match.game.state)[0]
    add_playout(states[0], 0, valuation_of(match.game, 1, 0, chance.stream(chance.make_seed(0))), shares)
    return shares


def first_moves() -> Moves:
    """Moves that can be made whatever is drawn: the cards are in the hands already."""
    match, moves = with_stock(POSITION, SEQUENCES[0]), []
    for _ in range(PLAYERS):
        seat = match.movers[0]
        moves.append((seat, str(match.legal(seat)[-1])))
        match.move(*moves[-1])
    return moves


def plain_luck(cards: list[str], moves: Moves) -> Doubles:
    """The luck of every move: the same action is taken once with each sequence of the cards that are left."""
    match, found = with_stock(POSITION, cards), []
    for move in moves:
        others = []
        for sequence in permutations(stock_of(match)):
            other = with_stock(match.truth(), list(sequence))
            other.move(*move)
            others.append(value(other))
        match.move(*move)
        found.append(value(match) - np.mean(others, axis=0))
    return np.array(found)


def test_luck_is_what_a_plain_calculation_over_all_sequences_finds() -> None:
    moves, playouts = first_moves(), 1000
    for cards in SEQUENCES[::5]:
        match = with_stock(POSITION, cards)
        for move in moves:
            match.move(*move)
        expected = plain_luck(cards, moves)
        found = luck_of(match, playouts=playouts, depth=0).luck[1:]
        assert np.abs(expected).max() > 0.01
        assert found == pytest.approx(expected, abs=0.01)


def test_its_expectation_over_everything_that_could_have_come_is_zero() -> None:
    moves = first_moves()
    assert np.mean([plain_luck(cards, moves) for cards in SEQUENCES], axis=0) == pytest.approx(0, abs=1e-12)


def test_a_position_was_not_dealt_so_its_deal_has_no_luck() -> None:
    match = with_stock(POSITION, SEQUENCES[0])
    assert not match.is_dealt
    assert luck_of(match, playouts=4, depth=0).luck.tolist() == [[0.0, 0.0]]


def test_what_cannot_be_measured_is_refused_in_words() -> None:
    match = with_stock(POSITION, SEQUENCES[0])
    with pytest.raises(BadInput, match="At least one playout is needed, not 0"):
        luck_of(match, playouts=0)
    with pytest.raises(BadInput, match="bots for a table of 2, not 3"):
        luck_of(match, ["greedy"] * 3)


@pytest.mark.parametrize("game", tavolata.games())
def test_the_total_is_the_sum_over_all_moves(game: str) -> None:
    match = play_at_random(tavolata.game(game).new(2, seed=2), seed=2, moves=25)
    for bots in ((), ("greedy", "level-1")):
        whole = luck_of(match, bots, playouts=4, depth=2, seed=7)
        assert total_luck(match, bots, playouts=4, depth=2, seed=7) == whole.total
        assert whole.luck.sum(axis=1) == pytest.approx(0, abs=1e-9)
