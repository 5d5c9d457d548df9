"""The restaurant (DL-12 … DL-21, DL-24, DL-43 … DL-45): the bar and its guests, serving, cashing, lemons, bouquets."""

from __future__ import annotations

from tavolata.core.rules import emit, next_clockwise
from tavolata.core.state import Int16s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import (
    BOUQUET_RETURNED,
    BOUQUET_TAKEN,
    CASHED,
    DONE,
    GUEST_LEFT,
    LEMON_RETURNED,
    LEMON_TAKEN,
    MOVED,
    NONE_LEFT,
    PUSH,
    SERVE,
    SERVED,
)
from tavolata.games.da_luigi.state import (
    AFTER_GREETING,
    AT_BAR,
    AT_SET_UP,
    DISH_COUNT,
    IN_DISCARD,
    IN_PILE,
    ITALIAN,
    LAST_PLACE,
    NONE,
    NOTHING,
    PLACE_COUNT,
    SERVING,
    USING_JOKERS,
    WHAT_TO_SERVE,
    DaLuigiState,
)


@compiled
def face_of(s: DaLuigiState, card: int) -> int:
    """What a card shows: several cards may show the same start guest (DL-04)."""
    return int(s.card_face[card])


@compiled
def place_of(s: DaLuigiState, card: int) -> int:
    """The place of a guest's waiting time (DL-24)."""
    return PLACE_COUNT - int(s.guest_minutes[face_of(s, card)]) // 10


# --- tiles ------------------------------------------------------------


@compiled
def gain_lemon(s: DaLuigiState, seat: int) -> int:
    """Take a lemon, or return a bouquet (DL-45); without a tile in the supply nothing is taken (DL-07)."""
    if s.tiles[seat] > 0:
        s.tiles[seat] -= 1
        s.tiles_left += 1
        return BOUQUET_RETURNED
    if s.tiles_left == 0:
        return NONE_LEFT
    s.tiles[seat] -= 1
    s.tiles_left -= 1
    return LEMON_TAKEN


@compiled
def gain_bouquet(s: DaLuigiState, seat: int) -> int:
    """Take a bouquet, or return a lemon (DL-45); without a tile in the supply nothing is taken (DL-07)."""
    if s.tiles[seat] < 0:
        s.tiles[seat] += 1
        s.tiles_left += 1
        return LEMON_RETURNED
    if s.tiles_left == 0:
        return NONE_LEFT
    s.tiles[seat] += 1
    s.tiles_left -= 1
    return BOUQUET_TAKEN


# --- guests at the bar ------------------------------------------------


@compiled
def seat_guest(s: DaLuigiState, seat: int, card: int, kind: int) -> None:
    """Put a guest at the place of its waiting time, and emit this kind of event (DL-24)."""
    place, face = place_of(s, card), face_of(s, card)
    gap = next_gap(s, seat, place)
    emit(s, kind, seat, face, place, gap - place)
    for last in range(gap - 1, place - 1, -1):
        push_on(s, seat, last)
    s.bar[seat, place] = card
    s.where[card] = AT_BAR + seat
    for dish in range(DISH_COUNT):
        s.missing[seat, place, dish] = s.guest_wants[face, dish]


@compiled
def next_gap(s: DaLuigiState, seat: int, place: int) -> int:
    """The first free place from here to the right, or else the exit: everybody before it is pushed on (DL-24)."""
    while place <= LAST_PLACE and s.bar[seat, place] != NONE:
        place += 1
    return place


@compiled
def push_on(s: DaLuigiState, seat: int, place: int) -> None:
    """One guest moves one place to the right; past 10 it leaves, however it was moved (DL-14, DL-44)."""
    if place == LAST_PLACE:
        leave(s, seat)
        return
    s.bar[seat, place + 1] = s.bar[seat, place]
    s.bar[seat, place] = NONE
    for dish in range(DISH_COUNT):
        s.missing[seat, place + 1, dish] = s.missing[seat, place, dish]
        s.missing[seat, place, dish] = 0


@compiled
def leave(s: DaLuigiState, seat: int) -> None:
    """The guest at 10 leaves unserved and costs a lemon; its card goes to the open discard (DL-43)."""
    card = int(s.bar[seat, LAST_PLACE])
    clear_place(s, seat, LAST_PLACE)
    s.where[card] = IN_DISCARD
    emit(s, GUEST_LEFT, seat, face_of(s, card), gain_lemon(s, seat))


@compiled
def clear_place(s: DaLuigiState, seat: int, place: int) -> None:
    """A guest is gone, and the cubes on its order go beside the market (DL-20, DL-43)."""
    for dish in range(DISH_COUNT):
        s.beside[dish] += laid_on(s, seat, place, dish)
        s.missing[seat, place, dish] = 0
    s.bar[seat, place] = NONE


@compiled
def laid_on(s: DaLuigiState, seat: int, place: int, dish: int) -> int:
    """How many cubes of a dish lie on the guest at a place."""
    card = int(s.bar[seat, place])
    return 0 if card == NONE else int(s.guest_wants[face_of(s, card), dish]) - int(s.missing[seat, place, dish])


@compiled
def missing_at(s: DaLuigiState, seat: int, place: int) -> int:
    """How many spaces of an order are free."""
    free = 0
    for dish in range(DISH_COUNT):
        free += int(s.missing[seat, place, dish])
    return free


@compiled
def can_push(s: DaLuigiState, seat: int, place: int) -> bool:
    """There is a guest, and the next place is free, or it is the exit (DL-13, DL-14)."""
    if s.bar[seat, place] == NONE:
        return False
    return place == LAST_PLACE or bool(s.bar[seat, place + 1] == NONE)


@compiled
def legal_pushes(s: DaLuigiState, seat: int, out: Int16s) -> int:
    count = 0
    for place in range(PLACE_COUNT):
        if can_push(s, seat, place):
            out[count] = PUSH + place
            count += 1
    return count


@compiled
def push_guest(s: DaLuigiState, seat: int, place: int) -> None:
    """Move one of one's own guests one place to the right, by choice (DL-12, DL-31)."""
    if place < LAST_PLACE:
        emit(s, MOVED, seat, face_of(s, int(s.bar[seat, place])), place + 1)
    push_on(s, seat, place)


# --- serving ----------------------------------------------------------


@compiled
def begin_serving(s: DaLuigiState, occasion: int) -> None:
    """Who serves: all at set-up (DL-05), the active player in a turn (DL-17, DL-26), all after an Italian B (DL-62)."""
    s.stage, s.occasion, s.server = SERVING, occasion, s.active
    everybody = occasion == AT_SET_UP or (occasion == AFTER_GREETING and s.rulebook == ITALIAN)
    s.servers = s.players if everybody else 1


@compiled
def serve_next(s: DaLuigiState) -> None:
    """The server has served, and it is the next one's turn to serve."""
    s.servers -= 1
    s.server = next_clockwise(s, int(s.server))
    s.stage = SERVING


@compiled
def may_stop_serving(s: DaLuigiState) -> bool:
    """After buying and at set-up the Italian book leaves it open what is served (DL-61)."""
    return bool(s.rulebook == ITALIAN and s.occasion != AFTER_GREETING)


@compiled
def serve(s: DaLuigiState) -> None:
    """Lay what has to be laid without a choice, and ask for the rest (DL-17, DL-53)."""
    seat = int(s.server)
    if not may_stop_serving(s):
        for dish in range(DISH_COUNT):
            serve_without_choice(s, seat, dish)
    if can_serve(s, seat):
        s.question, s.decider = WHAT_TO_SERVE, seat
    elif s.occasion == AT_SET_UP:  # no jokers at set-up (DL-05)
        serve_next(s)
    else:
        s.stage = USING_JOKERS


@compiled
def serve_without_choice(s: DaLuigiState, seat: int, dish: int) -> None:
    """There is no choice if there are cubes enough, or if one guest alone wants the dish (DL-17)."""
    if s.supply[seat, dish] == 0:
        return
    wanted, guests = 0, 0
    for place in range(PLACE_COUNT):
        wanted += int(s.missing[seat, place, dish])
        guests += s.missing[seat, place, dish] > 0
    if guests == 1 or (guests > 1 and s.supply[seat, dish] >= wanted):
        for place in range(PLACE_COUNT):
            cubes = min(int(s.missing[seat, place, dish]), int(s.supply[seat, dish]))
            if cubes > 0:
                lay(s, seat, place, dish, cubes)


@compiled
def lay(s: DaLuigiState, seat: int, place: int, dish: int, cubes: int) -> None:
    """Cubes go from the supply onto an order; a complete one is cashed at once (DL-20)."""
    s.supply[seat, dish] -= cubes
    s.missing[seat, place, dish] -= cubes
    emit(s, SERVED, seat, face_of(s, int(s.bar[seat, place])), dish, cubes)
    if missing_at(s, seat, place) == 0:
        cash(s, seat, place)


@compiled
def cash(s: DaLuigiState, seat: int, place: int) -> None:
    """A fulfilled guest leaves at once, face down onto the player's pile; cubes go beside the market (DL-20, DL-21)."""
    card = int(s.bar[seat, place])
    face = face_of(s, card)
    clear_place(s, seat, place)
    s.where[card] = IN_PILE + seat
    s.fulfilled[seat] += 1
    s.points[seat] += s.guest_points[face]
    emit(s, CASHED, seat, face, s.guest_points[face])


@compiled
def can_serve(s: DaLuigiState, seat: int) -> bool:
    """Does any cube of the supply fit?"""
    for dish in range(DISH_COUNT):
        if s.supply[seat, dish] > 0:
            for place in range(PLACE_COUNT):
                if s.missing[seat, place, dish] > 0:
                    return True
    return False


@compiled
def legal_servings(s: DaLuigiState, seat: int, out: Int16s) -> int:
    count = 0
    for dish in range(DISH_COUNT):
        if s.supply[seat, dish] > 0:
            for place in range(PLACE_COUNT):
                if s.missing[seat, place, dish] > 0:
                    out[count] = SERVE + dish * PLACE_COUNT + place
                    count += 1
    if may_stop_serving(s):
        out[count] = DONE
        count += 1
    return count


@compiled
def serve_by_choice(s: DaLuigiState, seat: int, dish: int, place: int) -> None:
    s.question = NOTHING
    lay(s, seat, place, dish, 1)
