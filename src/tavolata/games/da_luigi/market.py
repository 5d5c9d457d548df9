"""Cubes (DL-02, DL-06, DL-11, DL-40 … DL-42): the bag, the market, what lies beside it, and giving back."""

from __future__ import annotations

import numpy as np

from tavolata.core.chance import below
from tavolata.core.rules import emit, next_clockwise
from tavolata.core.state import Int8s, Int16s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import (
    BAG_FILLED,
    BOUGHT,
    BUY,
    CUBES_RAN_SHORT,
    DREW,
    FIELD_FILLED,
    GAVE_BACK,
    GIVE_BACK,
    NO_CUBES,
    TOOK,
)
from tavolata.games.da_luigi.guests import CUBES
from tavolata.games.da_luigi.state import (
    COLUMN_COUNT,
    DISH_COUNT,
    FIELD_COUNT,
    LAST_PLACE,
    MAX_KEPT,
    NONE,
    NOTHING,
    PLACE_COUNT,
    ROW_COUNT,
    WHAT_TO_GIVE_BACK,
    DaLuigiState,
)

ALL_CUBES = np.array(CUBES, np.int8)
ALL_ROWS = (1 << ROW_COUNT) - 1


@compiled
def cubes_in(cubes: Int8s) -> int:
    """How many cubes of all dishes together."""
    total = 0
    for dish in range(DISH_COUNT):
        total += int(cubes[dish])
    return total


@compiled
def row_of(field: int) -> int:
    return field // COLUMN_COUNT


@compiled
def clocks_of(field: int) -> int:
    """A field of row 1, 2, 3, 4 costs 0, 1, 2, 3 clocks (DL-06)."""
    return row_of(field)


@compiled
def cubes_for(field: int) -> int:
    """A field of row 1, 2, 3, 4 gets 1, 2, 3, 4 cubes (DL-06)."""
    return row_of(field) + 1


# --- buying -----------------------------------------------------------


@compiled
def steps_to_exit(s: DaLuigiState, seat: int) -> int:
    """The clocks that a player's guests can pay, all together (DL-15)."""
    steps = 0
    for place in range(PLACE_COUNT):
        if s.bar[seat, place] != NONE:
            steps += LAST_PLACE - place + 1
    return steps


@compiled
def can_buy(s: DaLuigiState, field: int, steps: int) -> bool:
    """Not an empty field (DL-11), and none that cannot be paid in full (DL-15)."""
    return clocks_of(field) <= steps and cubes_in(s.market[field]) > 0


@compiled
def can_shop(s: DaLuigiState, seat: int) -> bool:
    """Somebody is there to be served (DL-09), and something can be bought and paid for (DL-11)."""
    steps = steps_to_exit(s, seat)
    field = 0
    while field < FIELD_COUNT and not can_buy(s, field, steps):
        field += 1
    return steps > 0 and field < FIELD_COUNT


@compiled
def legal_fields(s: DaLuigiState, seat: int, out: Int16s) -> int:
    steps, count = steps_to_exit(s, seat), 0
    for field in range(FIELD_COUNT):
        if can_buy(s, field, steps):
            out[count] = BUY + field
            count += 1
    return count


@compiled
def buy(s: DaLuigiState, seat: int, field: int) -> None:
    """All cubes of the field go into the supply (DL-11), and the row's clocks have to be paid (DL-12)."""
    s.clocks = clocks_of(field)
    emit(s, BOUGHT, seat, field, s.clocks)
    cubes = s.market[field]
    emit(s, TOOK, seat, cubes[0], cubes[1], cubes[2], cubes[3], cubes[4], cubes[5])
    for dish in range(DISH_COUNT):
        s.supply[seat, dish] += cubes[dish]
        cubes[dish] = 0


# --- drawing ----------------------------------------------------------


@compiled
def draw_cube(s: DaLuigiState) -> int:
    """Draw a cube out of the bag and return its dish, or NONE if none can be drawn now.

    Into an empty bag all cubes beside the market go first (DL-41).
    """
    cubes = cubes_in(s.bag)
    if cubes == 0:
        cubes = fill_bag(s)
        if cubes == 0:
            return NONE
    chosen, dish = below(s.rng, cubes), 0
    while chosen >= int(s.bag[dish]):
        chosen -= int(s.bag[dish])
        dish += 1
    s.bag[dish] -= 1
    return dish


@compiled
def fill_bag(s: DaLuigiState) -> int:
    """All cubes beside the market go back into the bag (DL-41); return how many these are."""
    cubes = cubes_in(s.beside)
    if cubes > 0:
        for dish in range(DISH_COUNT):
            s.bag[dish] += s.beside[dish]
            s.beside[dish] = 0
        emit(s, BAG_FILLED, cubes)
    return cubes


@compiled
def draw_for_host(s: DaLuigiState) -> None:
    """One of the cubes that a special brings goes into the supply (DL-27, DL-28)."""
    dish = draw_cube(s)
    if dish != NONE:
        s.supply[s.host, dish] += 1
        s.to_draw -= 1
        emit(s, DREW, s.host, dish)
    elif not cubes_are_given_back(s):
        s.to_draw = 0
        emit(s, NO_CUBES)


# --- giving back ------------------------------------------------------


@compiled
def cubes_are_given_back(s: DaLuigiState) -> bool:
    """No cube can be drawn: does somebody have to give cubes back first (DL-42)? If not, the rest is left out."""
    if not ask_next_to_give_back(s):
        return False
    emit(s, CUBES_RAN_SHORT)
    return True


@compiled
def ask_next_to_give_back(s: DaLuigiState) -> bool:
    """Ask the first player, clockwise from the active one, who has more than ten cubes in the supply (DL-42)."""
    seat = int(s.active)
    for _ in range(s.players):
        if cubes_in(s.supply[seat]) > MAX_KEPT:
            s.question, s.decider = WHAT_TO_GIVE_BACK, seat
            return True
        seat = next_clockwise(s, seat)
    return False


@compiled
def give_back(s: DaLuigiState, seat: int, dish: int) -> None:
    """One cube goes into the bag; drawing goes on when all have at most ten (DL-42)."""
    s.supply[seat, dish] -= 1
    s.bag[dish] += 1
    emit(s, GAVE_BACK, seat, dish)
    if not ask_next_to_give_back(s):
        s.question = NOTHING


@compiled
def legal_dishes(s: DaLuigiState, seat: int, first_action: int, out: Int16s) -> int:
    """Every dish of which there is a cube in the supply."""
    count = 0
    for dish in range(DISH_COUNT):
        if s.supply[seat, dish] > 0:
            out[count] = first_action + dish
            count += 1
    return count


@compiled
def legal_to_give_back(s: DaLuigiState, seat: int, out: Int16s) -> int:
    return legal_dishes(s, seat, GIVE_BACK, out)


# --- filling the market -----------------------------------------------


@compiled
def empty_rows(s: DaLuigiState) -> int:
    """The rows of which all three fields are empty, one bit per row (DL-40)."""
    rows = 0
    for row in range(ROW_COUNT):
        cubes = 0
        for field in range(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT):
            cubes += cubes_in(s.market[field])
        if cubes == 0:
            rows |= 1 << row
    return rows


@compiled
def begin_filling(s: DaLuigiState) -> None:
    s.rows_to_fill, s.field_to_fill = empty_rows(s), 0


@compiled
def fill_market(s: DaLuigiState) -> bool:
    """Fill row by row from the top, field by field from the left (DL-40, DL-42); False if it has to wait.

    The progress is in the state, because giving back cubes interrupts it in the middle of a field. If nobody
    has a cube to give back, a field may be left short, and the fields after it stay empty.
    """
    while s.field_to_fill < FIELD_COUNT and s.rows_to_fill:
        field = int(s.field_to_fill)
        if not int(s.rows_to_fill) >> row_of(field) & 1:
            s.field_to_fill += 1
        elif cubes_in(s.market[field]) == cubes_for(field):
            emit_filled(s, field)
            s.field_to_fill += 1
        else:
            dish = draw_cube(s)
            if dish != NONE:
                s.market[field, dish] += 1
            else:
                emit_unfinished(s, field)
                if cubes_are_given_back(s):
                    return False
                s.rows_to_fill = 0  # the rest is left out (DL-42)
                emit(s, NO_CUBES)
    s.rows_to_fill, s.field_to_fill = 0, 0
    return True


@compiled
def emit_unfinished(s: DaLuigiState, field: int) -> None:
    """The field is not full: emit what has been laid there so far, if anything."""
    if cubes_in(s.market[field]) > 0:
        emit_filled(s, field)


@compiled
def emit_filled(s: DaLuigiState, field: int) -> None:
    cubes = s.market[field]
    emit(s, FIELD_FILLED, field, cubes[0], cubes[1], cubes[2], cubes[3], cubes[4], cubes[5])
