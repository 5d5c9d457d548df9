"""Who knows what (DL-52), for bots: possible worlds, and what a seat knows as numbers."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import shuffle
from tavolata.core.rules import implements
from tavolata.core.state import Floats, Int8s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.guests import SPECIALS
from tavolata.games.da_luigi.restaurant import face_of, laid_on
from tavolata.games.da_luigi.state import (
    AT_BAR,
    CARD_COUNT,
    DISH_COUNT,
    FIELD_COUNT,
    IN_PILE,
    MAX_PLAYERS,
    MAX_TURNS,
    NONE,
    OCCASION_COUNT,
    OVER,
    PLACE_COUNT,
    RECYCLED,
    ROW_COUNT,
    STAGE_COUNT,
    STATE,
    UNSEEN,
    WHERE_COUNT,
    DaLuigiState,
)

FACE = 2 + DISH_COUNT + len(SPECIALS)
"""What a card shows: minutes, points, the dishes wanted and the special."""
GUEST_AT_BAR = 2 + 2 * DISH_COUNT
"""A guest at the bar: there or not, points, the spaces that are free and the cubes that lie there."""

OBSERVATION = {
    "cards": CARD_COUNT * WHERE_COUNT,
    "bars": MAX_PLAYERS * PLACE_COUNT * GUEST_AT_BAR,
    "supplies": MAX_PLAYERS * DISH_COUNT,
    "tiles": MAX_PLAYERS,
    "fulfilled": MAX_PLAYERS,
    "gets": MAX_PLAYERS,
    "market": FIELD_COUNT * DISH_COUNT,
    "bag": DISH_COUNT,
    "beside": DISH_COUNT,
    "active": MAX_PLAYERS,
    "decider": MAX_PLAYERS,
    "server": MAX_PLAYERS,
    "host": MAX_PLAYERS,
    "question": OVER + 1,
    "stage": STAGE_COUNT,
    "occasion": OCCASION_COUNT,
    "guest": FACE,
    "joker_place": PLACE_COUNT,
    "rows_to_fill": ROW_COUNT,
    "field_to_fill": FIELD_COUNT,
    "counters": 13,
    "rulebook": 1,
}
"""Everything a seat knows; seats count clockwise from the observer. Cubes and tiles are in tenths."""


@implements(rules.resample, STATE)
def resample(s: DaLuigiState, seat: int) -> None:
    """Guests that nobody has seen are shuffled among the stack, the cards taken and the box (DL-52).

    Of guests that came back from the discard only the sequence is unknown (DL-60): they are shuffled among
    themselves. All seats know the same; what the bag holds is no secret, and what it will bring is in the stream.
    """
    reroll(s)


@implements(rules.reroll, STATE)
def reroll(s: DaLuigiState) -> None:
    """What a seat does not know, nobody knows."""
    exchange(s, UNSEEN)
    if s.discard_came_back:
        exchange(s, RECYCLED)


@compiled
def exchange(s: DaLuigiState, where: int) -> None:
    """Gather the hidden cards of one kind in their sequence in the file, shuffle them, and lay them down again."""
    cards = np.empty(CARD_COUNT, np.int8)
    count = 0
    for card in range(CARD_COUNT):
        if s.where[card] == where:
            cards[count] = card
            count += 1
    shuffle(s.rng, cards, count)
    count = lay_anew(s, s.taken, int(s.in_taken), where, cards, count)
    count = lay_anew(s, s.stack, int(s.in_stack), where, cards, count)
    lay_anew(s, s.box, int(s.in_box), where, cards, count)


@compiled
def lay_anew(s: DaLuigiState, pile: Int8s, size: int, where: int, cards: Int8s, count: int) -> int:
    """Lay shuffled cards where cards of this kind lie in a pile; return how many are left."""
    for k in range(size):
        if s.where[pile[k]] == where:
            count -= 1
            pile[k] = cards[count]
    return count


@implements(rules.observe, STATE)
def observe(s: DaLuigiState, seat: int, out: Floats) -> None:
    at = observe_cards(s, seat, out)
    for k in range(s.players):
        observe_bar(s, (seat + k) % int(s.players), out, at + k * PLACE_COUNT * GUEST_AT_BAR)
    at += MAX_PLAYERS * PLACE_COUNT * GUEST_AT_BAR
    for k in range(s.players):
        observe_player(s, (seat + k) % int(s.players), k, out, at)
    at += MAX_PLAYERS * (DISH_COUNT + 3)
    for field in range(FIELD_COUNT):
        for dish in range(DISH_COUNT):
            out[at + field * DISH_COUNT + dish] = s.market[field, dish] / 10
    at += FIELD_COUNT * DISH_COUNT
    for dish in range(DISH_COUNT):
        out[at + dish] = s.bag[dish] / 10
        out[at + DISH_COUNT + dish] = s.beside[dish] / 10
    at += 2 * DISH_COUNT
    at = observe_seat(s, seat, int(s.active), out, at)
    at = observe_seat(s, seat, int(s.decider), out, at)
    at = observe_seat(s, seat, int(s.server), out, at)
    at = observe_seat(s, seat, int(s.host), out, at)
    observe_course(s, out, at)


@compiled
def observe_cards(s: DaLuigiState, seat: int, out: Floats) -> int:
    """Where every card is, cashed ones included, because everybody saw them (DL-52)."""
    for card in range(CARD_COUNT):
        where = int(s.where[card])
        if where >= IN_PILE:
            group = AT_BAR if where >= AT_BAR else IN_PILE
            where = group + (where - group - seat) % int(s.players)
        out[card * WHERE_COUNT + where] = 1
    return CARD_COUNT * WHERE_COUNT


@compiled
def observe_bar(s: DaLuigiState, seat: int, out: Floats, at: int) -> None:
    for place in range(PLACE_COUNT):
        card = int(s.bar[seat, place])
        if card != NONE:
            out[at] = 1
            out[at + 1] = s.guest_points[face_of(s, card)]
            for dish in range(DISH_COUNT):
                out[at + 2 + dish] = s.missing[seat, place, dish]
                out[at + 2 + DISH_COUNT + dish] = laid_on(s, seat, place, dish)
        at += GUEST_AT_BAR


@compiled
def observe_player(s: DaLuigiState, seat: int, k: int, out: Floats, at: int) -> None:
    """Supply, tiles, the number of guests in the pile, and how many are to come."""
    for dish in range(DISH_COUNT):
        out[at + k * DISH_COUNT + dish] = s.supply[seat, dish] / 10
    at += MAX_PLAYERS * DISH_COUNT
    out[at + k] = s.tiles[seat] / 10
    out[at + MAX_PLAYERS + k] = s.fulfilled[seat] / 10
    out[at + 2 * MAX_PLAYERS + k] = s.gets[seat]


@compiled
def observe_seat(s: DaLuigiState, seat: int, other: int, out: Floats, at: int) -> int:
    if other != NONE:
        out[at + (other - seat) % int(s.players)] = 1
    return at + MAX_PLAYERS


@compiled
def observe_course(s: DaLuigiState, out: Floats, at: int) -> None:
    """The progress of the turn and of the game."""
    out[at + int(s.question)] = 1
    at += OVER + 1
    out[at + int(s.stage)] = 1
    at += STAGE_COUNT
    out[at + int(s.occasion)] = 1
    at += OCCASION_COUNT
    if s.guest != NONE:
        face = face_of(s, int(s.guest))
        out[at], out[at + 1] = s.guest_minutes[face] / 60, s.guest_points[face]
        for dish in range(DISH_COUNT):
            out[at + 2 + dish] = s.guest_wants[face, dish]
        if s.guest_special[face]:
            out[at + 1 + DISH_COUNT + int(s.guest_special[face])] = 1
    at += FACE
    if s.joker_place != NONE:
        out[at + int(s.joker_place)] = 1
    at += PLACE_COUNT
    for row in range(ROW_COUNT):
        out[at + row] = int(s.rows_to_fill) >> row & 1
    at += ROW_COUNT
    if s.rows_to_fill:
        out[at + int(s.field_to_fill)] = 1
    at += FIELD_COUNT
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.clocks, s.to_draw, s.servers, s.jokers_due
    out[at + 4], out[at + 5], out[at + 6] = s.cubes_due, s.in_taken, s.last_turns
    out[at + 7], out[at + 8], out[at + 9] = s.turns / MAX_TURNS, s.tiles_left / 10, s.in_stack / 10
    out[at + 10], out[at + 11], out[at + 12] = s.in_box / 10, s.stack_ran_out, s.discard_came_back
    out[at + 13] = s.rulebook
