"""Domingo's rules, as compiled functions over the record. Clause numbers stand where the clause is carried out."""

from __future__ import annotations

from typing import Any

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.compiling import compiled
from tavolata.core.record import Int16s, Int32s, Uint8s
from tavolata.core.rules import emit, implements
from tavolata.games.domingo.actions import (
    ANNOUNCED,
    BEGAN,
    DREW,
    ENDED,
    LINE_FINISHED,
    PLACED,
    PLACEMENTS,
    SCORED,
    TURNED_UP,
    WORTH_SHOWN,
)
from tavolata.games.domingo.scoring import card_worth, tell_runs
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
    MOST_POINTS,
    RIGHT,
    START_COLUMN,
    START_ROW,
    STATE,
    WIDTH,
)

MOST_ENDS = 4
MOST_WAYS = 2 * HAND


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
def is_over(s: Any) -> bool:
    """All cards lie on the table and no claim is due (DO-25)."""
    return s.lines == LINES and not s.claim_due


# --- set-up ---------------------------------------------------------------------------------------------------------------


@implements(rules.deal, STATE)
def deal(s: Any) -> None:
    """Shuffle, give three cards to each player, turn one up, and settle who begins (DO-03 … DO-05)."""
    s.stock[:] = s.deck
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
    for _ in range(HAND):  # DO-03
        for seat in range(s.players):
            draw(s, seat)
    emit(s, TURNED_UP, start_card)
    s.turn = s.first if s.first >= 0 else below(s.rng, s.players)  # DO-05
    emit(s, BEGAN, s.turn)


# --- choices --------------------------------------------------------------------------------------------------------------


@implements(rules.movers, STATE)
def movers(s: Any) -> int:
    return 0 if is_over(s) else 1 << s.turn


@implements(rules.legal, STATE)
def legal(s: Any, seat: int, out: Int16s) -> int:
    """Every card in hand, each way up, at every open end (DO-06 … DO-12); or any claim (DO-21)."""
    if is_over(s) or seat != s.turn:
        return 0
    if s.claim_due:
        for points in range(MOST_POINTS + 1):
            out[points] = PLACEMENTS + points
        return MOST_POINTS + 1
    ways = ways_up(s, seat, out)
    first_end, ends = open_ends(s)
    for k in range(ways - 1, -1, -1):
        strip = out[k]
        for end in range(ends):
            out[k * ends + end] = strip * END_COUNT + first_end + end
    return ways * ends


@compiled
def ways_up(s: Any, seat: int, out: Int16s) -> int:
    """Write every way a card in hand may lie, sorted, equal ones once (DO-06, DO-08); return how many."""
    count = 0
    for k in range(s.in_hand[seat]):
        count = insert_once(out, count, s.hand[seat, k])
        if s.turning:
            count = insert_once(out, count, turned(s.hand[seat, k]))
    return count


@compiled
def insert_once(strips: Int16s, count: int, strip: int) -> int:
    """Put a strip into its place among sorted ones, unless it is there already; return how many there are now."""
    place = count
    while place > 0 and strips[place - 1] >= strip:
        if strips[place - 1] == strip:
            return count
        place -= 1
    for k in range(count, place, -1):
        strips[k] = strips[k - 1]
    strips[place] = strip
    return count + 1


@compiled
def open_ends(s: Any) -> tuple[int, int]:
    """Where a card may be laid: the first of the open ends, and how many there are. They follow one another in ENDS."""
    if s.laid == 0:
        return ABOVE_LEFT, 4  # DO-11: the four corners of the finished block
    if s.lines == 0:
        return LEFT, 2  # DO-09: either end of the first line
    return s.grown, 1  # DO-12: away from the corner


# --- moves ----------------------------------------------------------------------------------------------------------------


@implements(rules.apply, STATE)
def apply(s: Any, seat: int, action: int) -> None:
    if action >= PLACEMENTS:
        announce(s, seat, action - PLACEMENTS)
    else:
        place(s, seat, action // END_COUNT, action % END_COUNT)


@compiled
def place(s: Any, seat: int, strip: int, end: int) -> None:
    """Lay one card down; without announcing, it is scored at once (DO-06, DO-24)."""
    take_from_hand(s, seat, face(strip, s.turning))
    card = extend_line(s, end)
    lay(s.field, card, strip)
    s.placed_at, s.worth = card, card_worth(s.field, card)
    emit(s, PLACED, seat, strip, end, card // WIDTH - START_ROW, card % WIDTH - START_COLUMN)
    if s.laid == LINE:
        finish_line(s)
    if s.announcing:
        s.claim_due = 1  # DO-21
    else:
        tell_runs(s, seat, card)
        s.points[seat] += s.worth
        emit(s, SCORED, seat, s.worth, s.worth)
        end_turn(s, seat)


@compiled
def announce(s: Any, seat: int, claim: int) -> None:
    """Too much is corrected, too little is all that counts (DO-21 … DO-23)."""
    points = min(claim, s.worth)
    emit(s, ANNOUNCED, seat, claim)
    tell_runs(s, seat, s.placed_at)
    emit(s, WORTH_SHOWN, seat, claim, s.worth, points)
    s.points[seat] += points
    s.claim_due = 0
    end_turn(s, seat)


@compiled
def end_turn(s: Any, seat: int) -> None:
    """Draw, and pass the turn on clockwise; or the game is over (DO-06, DO-14, DO-25)."""
    draw(s, seat)
    if is_over(s):
        emit(s, ENDED)
    s.turn = (seat + 1) % s.players


@compiled
def extend_line(s: Any, end: int) -> int:
    """Make room for one card at this end and return where its top field lies (DO-07, DO-09 … DO-13)."""
    if end == ABOVE_LEFT or end == ABOVE_RIGHT:
        s.top -= CARD_FIELDS
        s.row = s.top
    elif end == BELOW_LEFT or end == BELOW_RIGHT:
        s.row = s.bottom + 1
        s.bottom += CARD_FIELDS
    if end == ABOVE_LEFT or end == BELOW_LEFT:
        s.grown = RIGHT
    elif end == ABOVE_RIGHT or end == BELOW_RIGHT:
        s.grown = LEFT
    s.laid += 1
    return s.row * WIDTH + column_for(s, end)


@compiled
def column_for(s: Any, end: int) -> int:
    """The column of the card just counted in; in the first line the display itself grows."""
    if s.lines == 0:
        if end == LEFT:
            s.left -= 1
            return s.left
        s.right += 1
        return s.right
    return s.left + s.laid - 1 if s.grown == RIGHT else s.right - s.laid + 1


@compiled
def lay(field: Uint8s, card: int, strip: int) -> None:
    """Put a strip on the table with its top field here (DO-07)."""
    field[card] = 1 + (strip >> 4)
    field[card + WIDTH] = 1 + (strip >> 2 & 3)
    field[card + 2 * WIDTH] = 1 + (strip & 3)


@compiled
def lift(field: Uint8s, card: int) -> None:
    """Take a strip off the table again: for thinking ahead, not for playing."""
    for k in range(CARD_FIELDS):
        field[card + k * WIDTH] = EMPTY


@compiled
def finish_line(s: Any) -> None:
    """A line of 12 is complete; the next card begins a new one (DO-10, DO-11, DO-13)."""
    s.lines += 1
    s.laid = 0
    emit(s, LINE_FINISHED, s.lines)


@compiled
def draw(s: Any, seat: int) -> None:
    """Take a card from the stock while it lasts, and sort it into the hand (DO-03, DO-14)."""
    if s.in_stock == 0:
        return
    s.in_stock -= 1
    card = s.stock[s.in_stock]
    s.stock[s.in_stock] = 0
    put_into_hand(s, seat, card)
    emit(s, DREW, seat, card)


@compiled
def put_into_hand(s: Any, seat: int, card: int) -> None:
    k = s.in_hand[seat]
    while k > 0 and s.hand[seat, k - 1] > card:
        s.hand[seat, k] = s.hand[seat, k - 1]
        k -= 1
    s.hand[seat, k] = card
    s.in_hand[seat] += 1


@compiled
def take_from_hand(s: Any, seat: int, card: int) -> None:
    k = 0
    while s.hand[seat, k] != card:
        k += 1
    s.in_hand[seat] -= 1
    for j in range(k, s.in_hand[seat]):
        s.hand[seat, j] = s.hand[seat, j + 1]
    s.hand[seat, s.in_hand[seat]] = 0


# --- the end --------------------------------------------------------------------------------------------------------------


@implements(rules.returns, STATE)
def returns(s: Any, out: Int32s) -> None:
    """The highest total wins; nothing breaks a tie (DO-26)."""
    for seat in range(s.players):
        out[0, seat] = s.points[seat]
        out[1, seat] = 0
