"""The quick choice and the estimate against laying every card and looking."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata import Game
from tavolata.core import rules
from tavolata.core.domains import MAX_SEATS
from tavolata.core.state import Uint8s
from tavolata.games.domingo.actions import FALLING, HORIZONTAL, RISING
from tavolata.games.domingo.heuristic import reply_place
from tavolata.games.domingo.rollout import FITS, HELD, ahead, best_placement, cards_left, opened
from tavolata.games.domingo.rules import lay, lift
from tavolata.games.domingo.scoring import card_worth, run_points, run_through
from tavolata.games.domingo.state import CARD_FIELDS, EMPTY, END_COUNT, LINE, WIDTH
from tavolata.testing.sample_games import states_of
from tests.random_matches import many, random_positions, state_of


def slow_opened(field: Uint8s, card: int, strip: int, forward: int) -> int:
    """Lay the strip; then, field by field, give the next card the colour of each neighbour on it, and count the run."""
    lay(field, card, strip)
    total = 0
    for k in range(CARD_FIELDS):
        for other in range(max(0, k - 1), min(CARD_FIELDS, k + 2)):
            following = card + forward + other * WIDTH
            field[following] = field[card + k * WIDTH]
            direction = HORIZONTAL if other == k else FALLING if (other > k) == (forward > 0) else RISING
            total += run_points(run_through(field, following, direction), direction)
            field[following] = EMPTY
    lift(field, card)
    return total


def slow_worth(s: Any, action: int) -> float:
    """Lay the card and count: what it scores, leaves, and would be worth in hand."""
    strip, end = action // END_COUNT, action % END_COUNT
    card = reply_place(s, end)
    lay(s.field, card, strip)
    points = card_worth(s.field, card)
    lift(s.field, card)
    leaves = 0 if s.laid == LINE - 1 else FITS * slow_opened(s.field, card, strip, ahead(end))
    return float(points - leaves - HELD[strip])


def test_what_a_card_opens_is_what_the_next_one_would_make_longer(domingo: Game) -> None:
    found = 0
    for match in random_positions(domingo, many(60, 6)):
        for action in match.legal(match.movers[0]) if match.movers else ():
            number, s = domingo.actions.number(action), state_of(match)
            if s.laid == LINE - 1:
                continue
            strip, end = number // END_COUNT, number % END_COUNT
            card, before = reply_place(s, end), match.state_bytes()
            quick = opened(s.field, card, strip, ahead(end))
            assert match.state_bytes() == before
            assert quick == slow_opened(s.field, card, strip, ahead(end))
            found += quick > 0
    assert found > 0


def test_the_quick_choice_is_the_best_of_all_placements(domingo: Game) -> None:
    for match in random_positions(domingo, many(60, 6)):
        if match.movers:
            s, seat = state_of(match), match.movers[0]
            worths = {number: slow_worth(s, number) for number in map(domingo.actions.number, match.legal(seat))}
            chosen = best_placement(s, seat)[0]
            assert abs(worths[chosen] - max(worths.values())) < 1e-9


def test_before_the_last_card_the_estimate_is_the_result(domingo: Game) -> None:
    for number in range(many(20, 3)):
        match = domingo.new(2, seed=number)
        room = np.zeros(domingo.max_legal, np.int16)
        while cards_left(state_of(match)) > 1:
            seat = match.movers[0]
            match.play(
                seat, domingo.actions[rules.rollout_policy(states_of(match)[0], seat, np.zeros(4, np.uint64), room)]
            )
        points = np.zeros(MAX_SEATS)
        assert rules.estimate(states_of(match)[0], points) > 0
        seat = match.movers[0]
        match.play(seat, domingo.actions[rules.rollout_policy(states_of(match)[0], seat, np.zeros(4, np.uint64), room)])
        assert match.result
        assert np.allclose(points[:2], match.points)
