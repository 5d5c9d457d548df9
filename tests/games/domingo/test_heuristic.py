"""The greedy bot's opinion: the clever count of replies against laying every card and looking."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata import Game
from tavolata.arena.simulation import simulate
from tavolata.bots import BOTS, heuristic_values
from tavolata.core.state import Int16s, Uint8s
from tavolata.games.domingo import Announce, Place
from tavolata.games.domingo.heuristic import best_replies, expected_reply, reply_place
from tavolata.games.domingo.knowledge import count_unseen
from tavolata.games.domingo.rules import lay, lift, open_ends, turned
from tavolata.games.domingo.scoring import card_worth
from tavolata.games.domingo.state import STRIP_COUNT
from tests.games.domingo.boards import table
from tests.random_matches import many, random_positions, state_of


def slow_best_replies(s: Any, unseen: Uint8s) -> Int16s:
    """Lay every unseen card at every end, both ways up, and count."""
    best = np.zeros(STRIP_COUNT, np.int16)
    first_end, ends = open_ends(s)
    for end in range(first_end, first_end + ends):
        card = reply_place(s, end)
        for strip in np.flatnonzero(unseen).tolist():
            for way in (strip, turned(strip)):
                lay(s.field, card, way)
                best[strip] = max(best[strip], card_worth(s.field, card))
                lift(s.field, card)
    return best


def test_the_quick_count_of_replies_is_the_slow_one(domingo: Game) -> None:
    for match in random_positions(domingo, many(60, 6)):
        if match.result is None:
            s = state_of(match)
            unseen = np.zeros(STRIP_COUNT, np.uint8)
            count_unseen(s, match.movers[0], unseen)
            before = s.field.tobytes()
            assert best_replies(s, unseen).tolist() == slow_best_replies(s, unseen).tolist()
            assert s.field.tobytes() == before


def test_the_expected_reply_is_the_mean_over_all_hands() -> None:
    """With three unseen cards and two in hand there are three possible hands."""
    match = table("t t\no a\na o", hand="lll")
    s = state_of(match)
    unseen = np.zeros(STRIP_COUNT, np.uint8)
    cards = [0, 1, 42]  # ttt, tto, aaa
    unseen[cards] = 1
    best = best_replies(s, unseen)
    hands = [(0, 1), (0, 42), (1, 42)]
    mean = sum(max(best[a], best[b]) for a, b in hands) / 3
    assert abs(expected_reply(s, 2, unseen) - mean) < 1e-9


def test_it_takes_the_points_that_lie_there() -> None:
    match = table("t t t t\no a o a\na o a o", hand="tlo ola aol")
    best, _ = heuristic_values(match, 0)[0]
    assert isinstance(best, Place)
    assert "t" in best.card


def test_it_hardly_ever_loses_to_chance(domingo: Game) -> None:
    played = simulate(domingo, 2, many(300, 4), 1, ["greedy", "random"])
    assert played.wins()[played.bots == BOTS.index("greedy")].mean() > 0.95


def test_it_announces_exactly() -> None:
    match = table("t a\no t\nt t", hand="aot", announcing=True)
    match.play(0, Place("aot", "right"))
    assert heuristic_values(match, 0)[0] == (Announce(9), 0.0)
