"""Domingo's rules, as compiled functions over the state. Clause numbers are where the clause is implemented."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.bits import lowest
from tavolata.core.chance import below, shuffle
from tavolata.core.numbers import assign
from tavolata.core.rules import emit, implements, next_clockwise
from tavolata.core.state import Int16s, Int32s, Uint8s
from tavolata.core.tiers import compiled
from tavolata.games.domingo.actions import (
    ANNOUNCE,
    ANNOUNCED,
    BEGAN,
    DEALT,
    DREW,
    ENDED,
    LINE_FINISHED,
    PLACE,
    PLACED,
    SCORED,
    TURNED_UP,
    WORTH_SHOWN,
)
from tavolata.games.domingo.scoring import score_runs
from tavolata.games.domingo.state import (
    ABOVE_LEFT,
    ABOVE_RIGHT,
    BELOW_LEFT,
    BELOW_RIGHT,
    CARD_FIELDS,
    CARDS,
    EMPTY,
    END_COUNT,
    HAND,
    LEFT,
    LINE,
    LINES,
    LOST,
    MAX_POINTS,
    RIGHT,
    START_COLUMN,
    START_ROW,
    STATE,
    WIDTH,
    DomingoState,
)


@compiled
def turned(strip: int) -> int:
    """The strip after half a turn: top and bottom change places (DO-08)."""
    return (strip & 3) << 4 | strip & 12 | strip >> 4


@compiled
def face(strip: int, turning: int) -> int:
    """The card a strip belongs to: where cards may be turned, both ways up are one card (DO-06, DO-08)."""
    other = turned(strip)
    return other if turning and other < strip else strip


@compiled
def is_over(s: DomingoState) -> bool:
    """All cards lie on the table and no claim is due (DO-25)."""
    return s.lines == LINES and not s.claim_due


# --- set-up ------------------------------------------------------------


@implements(rules.deal, STATE)
def deal(s: DomingoState) -> None:
    """Shuffle, give three cards to each player, turn one up, and settle who begins (DO-03 … DO-05)."""
    assign(s.stock, s.deck)
    shuffle(s.rng, s.stock, CARDS)
    s.in_stock = CARDS - 1
    start_card = s.stock[s.in_stock]  # DO-04: the way up the file lists it
    s.stock[s.in_stock] = 0
    for k in range(s.in_stock):
        s.stock[k] = face(s.stock[k], s.turning)
    s.row, s.left, s.right = START_ROW, START_COLUMN, START_COLUMN
    s.top, s.bottom = START_ROW, START_ROW + CARD_FIELDS - 1
    s.laid = 1
    lay(s.field, START_ROW * WIDTH + START_COLUMN, start_card)
    emit(s, TURNED_UP, start_card)
    for _ in range(HAND):  # DO-03
        for seat in range(s.players):
            take_from_stock(s, seat)
    for seat in range(s.players):
        emit(s, DEALT, seat, s.hand[seat, 0], s.hand[seat, 1], s.hand[seat, 2])
    s.turn = s.first if s.first >= 0 else below(s.rng, s.players)  # DO-05
    emit(s, BEGAN, s.turn)


# --- choices ------------------------------------------------------------


@implements(rules.movers, STATE)
def movers(s: DomingoState) -> int:
    return 0 if is_over(s) else 1 << s.turn


@implements(rules.legal, STATE)
def legal(s: DomingoState, seat: int, out: Int16s) -> int:
    """Every card in hand, each way up, at every open end (DO-06 … DO-12); or any claim (DO-21)."""
    if is_over(s) or seat != s.turn:
        return 0
    if s.claim_due:
        for points in range(MAX_POINTS + 1):
            out[points] = ANNOUNCE + points
        return MAX_POINTS + 1
    first_end, ends = open_ends(s)
    count, ways = 0, ways_up(s, seat)
    while ways:
        first_action = PLACE + lowest(ways) * END_COUNT + first_end
        ways &= ways - np.uint64(1)
        for end in range(ends):
            out[count] = first_action + end
            count += 1
    return count


@compiled
def ways_up(s: DomingoState, seat: int) -> np.uint64:
    """Every way a card in hand may lie, as a set: one bit per strip. Equal ones are one choice (DO-06, DO-08)."""
    ways = np.uint64(0)
    for k in range(s.in_hand[seat]):
        card = int(s.hand[seat, k])
        ways |= np.uint64(1) << np.uint64(card)
        if s.turning:
            ways |= np.uint64(1) << np.uint64(turned(card))
    return ways


@compiled
def open_ends(s: DomingoState) -> tuple[int, int]:
    """Where a card may be laid: the first of the open ends, and how many there are. They are consecutive in ENDS."""
    if s.laid == 0:
        return ABOVE_LEFT, 4  # DO-11: the four corners of the finished block
    if s.lines == 0:
        return LEFT, 2  # DO-09: either end of the first line
    return int(s.grown), 1  # DO-12: away from the corner


# --- moves ------------------------------------------------------------


@implements(rules.apply, STATE)
def apply(s: DomingoState, seat: int, action: int) -> None:
    if action >= ANNOUNCE:
        announce(s, seat, action - ANNOUNCE)
    else:
        place(s, seat, (action - PLACE) // END_COUNT, (action - PLACE) % END_COUNT)


@compiled
def place(s: DomingoState, seat: int, strip: int, end: int) -> None:
    """Lay one card down; without announcing, it is scored at once (DO-06, DO-24)."""
    take_from_hand(s, seat, face(strip, s.turning))
    top_field = extend_line(s, end)
    lay(s.field, top_field, strip)
    s.placed_at = top_field
    emit(s, PLACED, seat, strip, end, top_field // WIDTH - START_ROW, top_field % WIDTH - START_COLUMN)
    if s.laid == LINE:
        finish_line(s)
        emit(s, LINE_FINISHED, s.lines)
    if s.announcing:
        s.claim_due = 1  # DO-21
    else:
        points = score_runs(s, seat, top_field)
        s.points[seat] += points
        emit(s, SCORED, seat, points)
        end_turn(s, seat)


@compiled
def announce(s: DomingoState, seat: int, claim: int) -> None:
    """Too much is corrected or lost, too little is all that counts (DO-21 … DO-23)."""
    emit(s, ANNOUNCED, seat, claim)
    worth = score_runs(s, seat, s.placed_at)
    points = 0 if s.overclaim == LOST and claim > worth else min(claim, worth)
    emit(s, WORTH_SHOWN, seat, claim, worth, points)
    s.points[seat] += points
    s.claim_due = 0
    end_turn(s, seat)


@compiled
def end_turn(s: DomingoState, seat: int) -> None:
    """Draw, and pass the turn on clockwise; or the game is over (DO-06, DO-14, DO-25)."""
    draw(s, seat)
    if is_over(s):
        emit(s, ENDED)
    s.turn = next_clockwise(s, seat)


@compiled
def extend_line(s: DomingoState, end: int) -> int:
    """Make room for one card at this end and return where its top field lies (DO-07, DO-09 … DO-13)."""
    if end in (ABOVE_LEFT, ABOVE_RIGHT):
        s.top -= CARD_FIELDS
        s.row = s.top
    elif end in (BELOW_LEFT, BELOW_RIGHT):
        s.row = s.bottom + 1
        s.bottom += CARD_FIELDS
    if end in (ABOVE_LEFT, BELOW_LEFT):
        s.grown = RIGHT
    elif end in (ABOVE_RIGHT, BELOW_RIGHT):
        s.grown = LEFT
    s.laid += 1
    return s.row * WIDTH + column_for(s, end)


@compiled
def column_for(s: DomingoState, end: int) -> int:
    """The column of the card that was just counted; in the first line the display itself grows."""
    if s.lines == 0:
        if end == LEFT:
            s.left -= 1
            return s.left
        s.right += 1
        return s.right
    return s.left + s.laid - 1 if s.grown == RIGHT else s.right - s.laid + 1


@compiled
def lay(field: Uint8s, top_field: int, strip: int) -> None:
    """Put a strip on the table with its top field here (DO-07)."""
    field[top_field] = 1 + (strip >> 4)
    field[top_field + WIDTH] = 1 + (strip >> 2 & 3)
    field[top_field + 2 * WIDTH] = 1 + (strip & 3)


@compiled
def lift(field: Uint8s, top_field: int) -> None:
    """Take a strip off the table again: the heuristic tries cards out."""
    for k in range(CARD_FIELDS):
        field[top_field + k * WIDTH] = EMPTY


@compiled
def finish_line(s: DomingoState) -> None:
    """A line of 12 is complete; the next card begins a new one (DO-10, DO-11, DO-13)."""
    s.lines += 1
    s.laid = 0


@compiled
def draw(s: DomingoState, seat: int) -> None:
    """Draw a card while the stock lasts (DO-14)."""
    if s.in_stock:
        emit(s, DREW, seat, take_from_stock(s, seat))


@compiled
def take_from_stock(s: DomingoState, seat: int) -> int:
    """Move the top card of the stock into a hand."""
    s.in_stock -= 1
    card = int(s.stock[s.in_stock])
    s.stock[s.in_stock] = 0
    put_into_hand(s, seat, card)
    return card


@compiled
def put_into_hand(s: DomingoState, seat: int, card: int) -> None:
    s.hand[seat, s.in_hand[seat]] = card
    s.in_hand[seat] += 1


@compiled
def take_from_hand(s: DomingoState, seat: int, card: int) -> None:
    k = 0
    for j in range(s.in_hand[seat]):
        k = j if s.hand[seat, j] == card else k
    s.in_hand[seat] -= 1
    s.hand[seat, k] = s.hand[seat, s.in_hand[seat]]
    s.hand[seat, s.in_hand[seat]] = 0


# --- the end ------------------------------------------------------------


@implements(rules.returns, STATE)
def returns(s: DomingoState, out: Int32s) -> None:
    """The highest total wins; nothing breaks a tie (DO-26)."""
    for seat in range(s.players):
        out[0, seat] = s.points[seat]
        out[1, seat] = 0
