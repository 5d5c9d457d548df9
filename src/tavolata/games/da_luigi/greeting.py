"""Greeting guests (DL-22 … DL-34): the stack and what follows it, giving guests away, and their specials."""

from __future__ import annotations

from tavolata.core.chance import shuffle
from tavolata.core.rules import emit
from tavolata.core.state import Int16s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import (
    ANOTHER_CAME,
    ARRIVED,
    BOUQUET,
    BOUQUET_LEFT,
    DISCARD,
    DISCARD_BOUQUET,
    DISCARD_CAME_BACK,
    DISCARD_LEMON,
    DISCARD_TILE,
    DISCARDED,
    GIVE,
    GIVEN,
    GREETED,
    LEMON,
    NOBODY_CAME,
    NOTHING_DISCARDED,
    STACK_RAN_OUT,
    TAKE_OFF,
    TAKEN_OFF,
    TILE_DISCARDED,
    TURNED_UP,
)
from tavolata.games.da_luigi.market import cubes_in, legal_dishes
from tavolata.games.da_luigi.restaurant import (
    begin_serving,
    face_of,
    gain_bouquet,
    gain_lemon,
    laid_on,
    seat_guest,
)
from tavolata.games.da_luigi.state import (
    A_BOUQUET,
    A_DISCARD,
    A_LEMON,
    A_MOVE,
    AFTER_GREETING,
    ANOTHER_GUEST,
    BOUQUET_OR_NOT,
    CARD_COUNT,
    DISH_COUNT,
    FACE_UP,
    GREETING,
    IN_DISCARD,
    ITALIAN,
    NO_SPECIAL,
    NONE,
    NOTHING,
    ONE_CUBE,
    PLACE_COUNT,
    RECYCLED,
    TWO_CUBES,
    WHAT_TO_DISCARD,
    WHO_GETS_IT,
    WHOM_TO_MOVE,
    DaLuigiState,
)

OWN_GUESTS = 2
"""The active player gets so many guests, everybody else one (DL-23)."""

# --- cards ------------------------------------------------------------


@compiled
def draw_guest(s: DaLuigiState) -> int:
    """The next card: from the stack, with the Italian book then from the discard, then from the box; NONE: no card."""
    if s.in_stack == 0 and s.rulebook == ITALIAN and not s.discard_came_back:
        shuffle_discard(s)
    if s.in_stack > 0:
        s.in_stack -= 1
        card = int(s.stack[s.in_stack])
        s.stack[s.in_stack] = NONE
        if s.in_stack == 0 and not s.stack_ran_out:  # DL-46
            s.stack_ran_out = 1
            emit(s, STACK_RAN_OUT)
        return card
    if s.in_box == 0:
        return NONE
    s.in_box -= 1
    card = int(s.box[s.in_box])
    s.box[s.in_box] = NONE
    return card


@compiled
def shuffle_discard(s: DaLuigiState) -> None:
    """The discarded guests as they lie now are drawn again, once (DL-60); gathered in the sequence of the cards."""
    s.discard_came_back = 1
    for card in range(CARD_COUNT):
        if s.where[card] == IN_DISCARD:
            s.where[card] = RECYCLED
            s.stack[s.in_stack] = card
            s.in_stack += 1
    if s.in_stack > 0:
        shuffle(s.rng, s.stack, int(s.in_stack))
        emit(s, DISCARD_CAME_BACK, s.in_stack)


@compiled
def greet(s: DaLuigiState, seat: int) -> None:
    """Take one card more than there are players, all together (DL-22); who gets how many is settled (DL-23)."""
    cards = int(s.players) + 1
    emit(s, GREETED, seat, cards)
    s.in_taken = 0
    for k in range(cards):
        card = draw_guest(s)
        if card != NONE:
            s.taken[cards - 1 - k] = card
            s.in_taken += 1
    for other in range(s.players):
        s.gets[other] = OWN_GUESTS if other == seat else 1
    s.stage = GREETING


@compiled
def turn_up_next(s: DaLuigiState) -> None:
    """Turn up one card after the other (DL-23); when all are given away, the active player serves (DL-26)."""
    if s.in_taken == 0:
        begin_serving(s, AFTER_GREETING)
        return
    s.in_taken -= 1
    s.guest = s.taken[s.in_taken]
    s.taken[s.in_taken] = NONE
    s.where[s.guest] = FACE_UP
    emit(s, TURNED_UP, s.active, face_of(s, int(s.guest)))
    s.question, s.decider = WHO_GETS_IT, s.active


@compiled
def legal_gifts(s: DaLuigiState, out: Int16s) -> int:
    """Whoever has not yet got all that they have to get (DL-23)."""
    count = 0
    for seat in range(s.players):
        if s.gets[seat] > 0:
            out[count] = GIVE + seat
            count += 1
    return count


@compiled
def give(s: DaLuigiState, seat: int, to: int) -> None:
    """The guest goes to its new host, who carries out its special before the next is turned up (DL-24, DL-25)."""
    card = int(s.guest)
    emit(s, GIVEN, seat, face_of(s, card), to)
    s.gets[to] -= 1
    s.guest = NONE
    s.question = NOTHING
    s.host = to
    arrive(s, card, ARRIVED)


@compiled
def arrive(s: DaLuigiState, card: int, kind: int) -> None:
    seat_guest(s, int(s.host), card, kind)
    s.special = s.guest_special[face_of(s, card)]


# --- specials ---------------------------------------------------------


@compiled
def carry_out_special(s: DaLuigiState) -> None:
    """What the arrived guest means for its host, and for nobody else (DL-25, DL-34)."""
    special, s.special = s.special, NO_SPECIAL
    host = int(s.host)
    if special == ONE_CUBE:  # DL-27
        s.to_draw = 1
    elif special == TWO_CUBES:  # DL-28
        s.to_draw = 2
    elif special == A_LEMON:  # DL-29
        emit(s, LEMON, host, gain_lemon(s, host))
    elif special == A_BOUQUET:
        offer_bouquet(s, host)
    elif special == A_MOVE:  # DL-31: the rightmost guest can always be moved
        s.question, s.decider = WHOM_TO_MOVE, host
    elif special == A_DISCARD:
        demand_discard(s, host)
    elif special == ANOTHER_GUEST:
        bring_another(s, host)


@compiled
def offer_bouquet(s: DaLuigiState, host: int) -> None:
    """A bouquet may be taken (DL-30), by the Italian book it must be (DL-65); not asked if there is nothing to gain."""
    if s.rulebook == ITALIAN or (s.tiles_left == 0 and s.tiles[host] >= 0):
        emit(s, BOUQUET, host, gain_bouquet(s, host))
    else:
        s.question, s.decider = BOUQUET_OR_NOT, host


@compiled
def answer_bouquet(s: DaLuigiState, seat: int, takes: bool) -> None:
    s.question = NOTHING
    if takes:
        emit(s, BOUQUET, seat, gain_bouquet(s, seat))
    else:
        emit(s, BOUQUET_LEFT, seat)


@compiled
def bring_another(s: DaLuigiState, host: int) -> None:
    """One more guest comes from the stack, with a special of its own (DL-33)."""
    card = draw_guest(s)
    if card == NONE:
        emit(s, NOBODY_CAME, host)
    else:
        arrive(s, card, ANOTHER_CAME)


@compiled
def demand_discard(s: DaLuigiState, host: int) -> None:
    """Something has to be given up, unless there is nothing (DL-32, DL-53)."""
    if has_something(s, host):
        s.question, s.decider = WHAT_TO_DISCARD, host
    else:
        emit(s, NOTHING_DISCARDED, host)


@compiled
def has_something(s: DaLuigiState, seat: int) -> bool:
    if s.tiles[seat] != 0 or cubes_in(s.supply[seat]) > 0:
        return True
    for place in range(PLACE_COUNT):
        for dish in range(DISH_COUNT):
            if laid_on(s, seat, place, dish) > 0:
                return True
    return False


@compiled
def legal_discards(s: DaLuigiState, seat: int, out: Int16s) -> int:
    """A cube from the supply or from a guest, a lemon or a bouquet (DL-32)."""
    count = legal_dishes(s, seat, DISCARD, out)
    for place in range(PLACE_COUNT):
        for dish in range(DISH_COUNT):
            if laid_on(s, seat, place, dish) > 0:
                out[count] = TAKE_OFF + place * DISH_COUNT + dish
                count += 1
    if s.tiles[seat] != 0:
        out[count] = DISCARD_LEMON if s.tiles[seat] < 0 else DISCARD_BOUQUET
        count += 1
    return count


@compiled
def discard(s: DaLuigiState, seat: int, action: int) -> None:
    """Cubes go beside the market, tiles back to the supply; what was taken off is missing again (DL-19, DL-32)."""
    s.question = NOTHING
    if action >= DISCARD_TILE:
        s.tiles[seat] += 1 if action == DISCARD_LEMON else -1
        s.tiles_left += 1
        emit(s, TILE_DISCARDED, seat, action - DISCARD_TILE)
        return
    if action >= TAKE_OFF:
        place, dish = (action - TAKE_OFF) // DISH_COUNT, (action - TAKE_OFF) % DISH_COUNT
        s.missing[seat, place, dish] += 1
        emit(s, TAKEN_OFF, seat, face_of(s, int(s.bar[seat, place])), dish)
    else:
        dish = action - DISCARD
        s.supply[seat, dish] -= 1
        emit(s, DISCARDED, seat, dish)
    s.beside[dish] += 1
