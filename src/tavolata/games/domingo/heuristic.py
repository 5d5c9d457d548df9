"""A heuristic of Domingo's moves: what a card scores, less what the next player can expect after it."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.rules import implements, next_clockwise
from tavolata.core.state import Floats, Int16s, Uint8s
from tavolata.core.tiers import compiled
from tavolata.games.domingo.actions import ANNOUNCE, FALLING, HORIZONTAL, PLACE, RISING, VERTICAL
from tavolata.games.domingo.knowledge import count_unseen
from tavolata.games.domingo.rules import extend_line, finish_line, lay, lift, open_ends, turned
from tavolata.games.domingo.scoring import STEP, card_worth, reach, run_points
from tavolata.games.domingo.state import (
    CARD_FIELDS,
    COLOUR_COUNT,
    EMPTY,
    END_COUNT,
    LINE,
    LINES,
    MAX_POINTS,
    STATE,
    STRIP_COUNT,
    WIDTH,
    DomingoState,
)


@implements(rules.heuristic, STATE)
def heuristic(s: DomingoState, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    unseen = np.zeros(STRIP_COUNT, np.uint8)
    count_unseen(s, seat, unseen)
    for k in range(count):
        if actions[k] >= ANNOUNCE:
            out[k] = -abs(actions[k] - ANNOUNCE - card_worth(s.field, s.placed_at))
        else:
            placement = actions[k] - PLACE
            out[k] = placement_value(s, seat, placement // END_COUNT, placement % END_COUNT, unseen)


@compiled
def placement_value(s: DomingoState, seat: int, strip: int, end: int, unseen: Uint8s) -> float:
    """Try the placement, and restore the state."""
    before = (s.left, s.right, s.top, s.bottom, s.row, s.laid, s.grown, s.lines)
    top_field = extend_line(s, end)
    lay(s.field, top_field, strip)
    points = card_worth(s.field, top_field)
    if s.laid == LINE:
        finish_line(s)
    reply = 0.0 if s.lines == LINES else expected_reply(s, s.in_hand[next_clockwise(s, seat)], unseen)
    lift(s.field, top_field)
    s.left, s.right, s.top, s.bottom, s.row, s.laid, s.grown, s.lines = before
    return points - reply


@compiled
def expected_reply(s: DomingoState, in_hand: int, unseen: Uint8s) -> float:
    """What the best of so many random unseen cards scores on average, placed at its best end and way up."""
    best = best_replies(s, unseen)
    cards_worth = np.zeros(MAX_POINTS + 1, np.int16)
    total = 0
    for strip in range(STRIP_COUNT):
        cards_worth[best[strip]] += unseen[strip]
        total += unseen[strip]
    expected, at_most = 0.0, 0
    for points in range(MAX_POINTS):
        at_most += cards_worth[points]
        if at_most == total:
            break
        all_at_most = 1.0
        for k in range(in_hand):
            all_at_most *= max(at_most - k, 0) / (total - k)
        expected += 1 - all_at_most
    return expected


@compiled
def best_replies(s: DomingoState, unseen: Uint8s) -> Int16s:
    """For every unseen card, the most it can score at the ends that are open now."""
    best = np.zeros(STRIP_COUNT, np.int16)
    gain = np.zeros((CARD_FIELDS, 1 + COLOUR_COUNT), np.int16)
    first_end, ends = open_ends(s)
    for end in range(first_end, first_end + ends):
        top_field = reply_place(s, end)
        sideways_gains(s.field, top_field, gain)
        for strip in range(STRIP_COUNT):
            if unseen[strip]:
                best[strip] = max(best[strip], strip_worth(s.field, top_field, strip, gain))
                if s.turning:
                    best[strip] = max(best[strip], strip_worth(s.field, top_field, turned(strip), gain))
    return best


@compiled
def reply_place(s: DomingoState, end: int) -> int:
    """Where a card laid at this end would lie; the state stays as it was."""
    before = (s.left, s.right, s.top, s.bottom, s.row, s.laid, s.grown)
    top_field = extend_line(s, end)
    s.left, s.right, s.top, s.bottom, s.row, s.laid, s.grown = before
    return top_field


@compiled
def sideways_gains(field: Uint8s, top_field: int, gain: Int16s) -> None:
    """What each field of a card laid here would score in each colour, horizontally and diagonally.

    Only a neighbour's colour can make a run: what is on both sides is joined, if it is of one colour.
    """
    gain[:, :] = 0
    for k in range(CARD_FIELDS):
        at = top_field + k * WIDTH
        for direction in (HORIZONTAL, FALLING, RISING):
            step = STEP[direction]
            before, after = int(field[at - step]), int(field[at + step])
            if before != EMPTY:
                length = joined(field, at - step, -step, before) + 1 + joined(field, at + step, step, before)
                gain[k, before] += run_points(length, direction)
            if after != EMPTY and after != before:
                gain[k, after] += run_points(1 + joined(field, at + step, step, after), direction)


@compiled
def strip_worth(field: Uint8s, top_field: int, strip: int, gain: Int16s) -> int:
    """What a strip would score here, given what its fields gain sideways: the same as laying it and counting."""
    top, middle, bottom = 1 + (strip >> 4), 1 + (strip >> 2 & 3), 1 + (strip & 3)
    above = joined(field, top_field - WIDTH, -WIDTH, top)
    below = joined(field, top_field + CARD_FIELDS * WIDTH, WIDTH, bottom)
    if top == middle == bottom:
        vertical = run_points(above + 3 + below, VERTICAL)
    elif top == middle:
        vertical = run_points(above + 2, VERTICAL) + run_points(1 + below, VERTICAL)
    elif middle == bottom:
        vertical = run_points(above + 1, VERTICAL) + run_points(2 + below, VERTICAL)
    else:
        vertical = run_points(above + 1, VERTICAL) + run_points(1 + below, VERTICAL)
    return vertical + int(gain[0, top] + gain[1, middle] + gain[2, bottom])


@compiled
def joined(field: Uint8s, at: int, step: int, colour: int) -> int:
    """How many fields of this colour begin here and go on this way."""
    return 1 + reach(field, at, step) if field[at] == colour else 0
