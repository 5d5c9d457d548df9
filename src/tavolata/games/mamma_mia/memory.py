"""Possible hands of the others and a possible stock, for a seat that remembers everything (MM-44).

Every round brought new cards whose kinds are known: at first all, then those that had been used. Whoever draws takes
from the new cards of that round; whatever was laid, added or given had been drawn before. So each card that was ever in
another's hand since the second round began (an *entry* here) came into it by some draw before it was needed. Entries
are assigned to draws at random. Then, as long as a round would have had to bring more cards of a kind than it did, two
entries of one hand are swapped. In the end the cards of each round that were not seen again are shuffled.

Times are numbers of turns; everything drawn in the first round counts as there from the beginning.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from tavolata.core.chance import below, shuffle
from tavolata.core.domains import MAX_SEATS
from tavolata.core.numbers import assign
from tavolata.core.state import Int64s
from tavolata.core.tiers import compiled, interpreted_as
from tavolata.games.mamma_mia.rules import ingredients_of
from tavolata.games.mamma_mia.state import INGREDIENTS, KIND_COUNT, MAX_TURNS, ROUNDS, MammaMiaState

Row: TypeAlias = Any
"""Numbers: an array, or as plain Python a list."""
Rows: TypeAlias = Any
"""Rows of numbers: an array of two dimensions, or as plain Python a list of lists."""

UNSEEN = KIND_COUNT
"""The kind of a card in hand that may be of any kind."""
BEFORE = 0
"""The time of all draws in the first round."""
NEVER = MAX_TURNS + 1
MAX_ENTRIES = ROUNDS * INGREDIENTS
WORSE_ONCE_IN = 8
"""One swap in so many is made although it makes things worse, to leave dead ends."""
ANY_ONCE_IN = 4
MAX_SWAP_COST = 3
"""More than any swap can cost."""

WHOSE, WHAT, HELD, NEEDED, CAME, ROUND, ENTRY_ROWS = range(7)
"""The rows of the table of entries: whose hand, the kind, whether it is still there, before which turn it must have
come; and after how many turns, in which round, it did."""


@compiled
def imagine_ingredients(s: MammaMiaState, seat: int) -> None:
    """Replace the stock and all hands but the seat's own by ones that it could not tell from the true ones."""
    new = new_cards(s, seat)
    entries = np.zeros((ENTRY_ROWS, MAX_ENTRIES), np.int64)
    first = np.zeros(MAX_SEATS + 1, np.int64)
    arrange(s, seat, s.rng, entries, first, new)
    deal_unseen(s, seat, entries, first[s.players], new)


@interpreted_as(imagine_ingredients)
def imagine_ingredients_in_python(s: MammaMiaState, seat: int) -> None:
    """The same with Python's lists, which are much faster to index."""
    new = new_cards(s, seat).tolist()
    entries = [[0] * MAX_ENTRIES for _ in range(ENTRY_ROWS)]
    first = [0] * (MAX_SEATS + 1)
    rng = s.rng.tolist()
    arrange(s, seat, rng, entries, first, new)
    s.rng[:] = rng
    deal_unseen(s, seat, entries, first[s.players], new)


@compiled
def arrange(s: MammaMiaState, seat: int, rng: Row, entries: Rows, first: Row, new: Rows) -> None:
    """List what the others' hands must have had, and find draws that explain all of it."""
    for other in range(s.players):
        first[other + 1] = first[other]
        if other != seat:
            first[other + 1] = list_entries(s, other, entries, first[other])
            draw_lots(s, other, rng, entries, first[other], first[other + 1])
    for k in range(first[s.players]):
        if entries[WHAT][k] != UNSEEN:
            new[entries[ROUND][k]][entries[WHAT][k]] -= 1
    make_possible(s, rng, entries, first, new)


@compiled
def new_cards(s: MammaMiaState, seat: int) -> Int64s:
    """What each round brought to the others and the stock, less what left the others' hands in the first round."""
    new = np.zeros((ROUNDS, KIND_COUNT), np.int64)
    for number in range(s.clearings + 1):
        for kind in range(KIND_COUNT):
            new[number][kind] = s.pool[number, kind] - s.drawn[number, seat, kind]
    for other in range(s.players):
        if other != seat:
            for kind in range(KIND_COUNT):
                new[0, kind] -= s.given[0, other, kind]
    for turn in range(s.turns_by[0]):
        if s.turns[turn, 0] != seat:
            new[0, s.turns[turn, 1]] -= s.turns[turn, 2]
    return new


# --- what a hand must have had ----------------------------------------


@compiled
def list_entries(s: MammaMiaState, other: int, entries: Rows, start: int) -> int:
    """All cards that a hand holds, or has parted with since the second round began; returns where the list ends."""
    end = start
    in_hand = ingredients_of(s, other)
    for number in range(s.clearings, -1, -1):
        closing = int(s.turns_by[number])
        for kind in range(KIND_COUNT):
            asked = end_of_known(s, other, number, kind, closing, entries, start, end)
            in_hand -= asked - end
            end = asked
        if number > 0:
            for kind in range(KIND_COUNT):
                for _ in range(s.given[number, other, kind]):
                    end = note(entries, end, other, kind, 0, closing)
            for turn in range(closing - 1, int(s.turns_by[number - 1]) - 1, -1):
                if s.turns[turn, 0] == other:
                    for _ in range(s.turns[turn, 2]):
                        end = note(entries, end, other, int(s.turns[turn, 1]), 0, turn)
    for _ in range(in_hand):
        end = note(entries, end, other, UNSEEN, 1, NEVER)
    return end


@compiled
def note(entries: Rows, end: int, other: int, kind: int, held: int, needed: int) -> int:
    entries[WHOSE][end], entries[WHAT][end], entries[HELD][end], entries[NEEDED][end] = other, kind, held, needed
    entries[CAME][end], entries[ROUND][end] = BEFORE, 0
    return end + 1


@compiled
def end_of_known(
    s: MammaMiaState, other: int, number: int, kind: int, closing: int, entries: Rows, start: int, end: int
) -> int:
    """What an asker was known to hold after a clearing had come by then: the next such cards to leave, or cards still
    in hand. Returns where the list ends."""
    known = int(s.held[number, other, kind])
    for k in range(end - 1, start - 1, -1):
        if known > 0 and entries[WHAT][k] == kind:
            entries[NEEDED][k] = min(entries[NEEDED][k], closing)
            known -= 1
    for _ in range(known):
        end = note(entries, end, other, kind, 1, closing)
    return end


# --- when it may have been drawn --------------------------------------


@compiled
def draw_lots(s: MammaMiaState, other: int, rng: Row, entries: Rows, start: int, end: int) -> None:
    """Fill this hand's draws since the second round, the last one first, with any cards that were needed later."""
    for number in range(s.clearings, 0, -1):
        for turn in range(int(s.turns_by[number]) - 1, int(s.turns_by[number - 1]) - 1, -1):
            if s.turns[turn, 0] == other:
                for _ in range(s.turns[turn, 3]):
                    put_one_into_draw(rng, entries, start, end, turn, number)


@compiled
def put_one_into_draw(rng: Row, entries: Rows, start: int, end: int, turn: int, number: int) -> None:
    chosen, found = -1, 0
    for k in range(start, end):
        if entries[CAME][k] == BEFORE and entries[NEEDED][k] > turn:
            found += 1
            if below(rng, found) == 0:
                chosen = k
    entries[CAME][chosen], entries[ROUND][chosen] = turn + 1, number


@compiled
def make_possible(s: MammaMiaState, rng: Row, entries: Rows, first: Row, new: Rows) -> None:
    """Swap cards until no round has brought more of a kind than there were.

    A solution exists, because the truth is one; and because every swap can happen, it is found. Mostly a card of which
    there are too many goes where that helps most; now and then two random ones are swapped, to leave dead ends.
    """
    too_many, count = 0, first[s.players]
    for number in range(s.clearings + 1):
        for kind in range(KIND_COUNT):
            too_many += max(0, -new[number][kind])
    while too_many > 0:
        if below(rng, ANY_ONCE_IN) == 0:
            one = below(rng, count)
            start = first[entries[WHOSE][one]]
            other = start + below(rng, first[entries[WHOSE][one] + 1] - start)
        else:
            one = one_too_many(rng, entries, count, new)
            other = best_exchange(rng, entries, first, new, one)
        if can_change(entries, one, other):
            harm = harm_of_change(entries, one, other, new)
            if harm <= 0 or below(rng, WORSE_ONCE_IN**harm) == 0:
                change_places(entries, one, other, new)
                too_many += harm


@compiled
def one_too_many(rng: Row, entries: Rows, count: int, new: Rows) -> int:
    """Any card of a kind of which its round would have had to bring too many."""
    chosen, found = 0, 0
    for k in range(count):
        if entries[WHAT][k] != UNSEEN and new[entries[ROUND][k]][entries[WHAT][k]] < 0:
            found += 1
            if below(rng, found) == 0:
                chosen = k
    return chosen


@compiled
def best_exchange(rng: Row, entries: Rows, first: Row, new: Rows, one: int) -> int:
    """The card of the same hand for which a swap helps most; a random one of equals."""
    chosen, least, equals = one, MAX_SWAP_COST, 0
    for other in range(first[entries[WHOSE][one]], first[entries[WHOSE][one] + 1]):
        if other != one and can_change(entries, one, other):
            harm = harm_of_change(entries, one, other, new)
            if harm < least:
                equals = 0
            if harm <= least:
                equals += 1
                least = harm
                if below(rng, equals) == 0:
                    chosen = other
    return chosen


@compiled
def can_change(entries: Rows, one: int, other: int) -> bool:
    """Could each have come when the other did?"""
    return bool(entries[CAME][other] <= entries[NEEDED][one] and entries[CAME][one] <= entries[NEEDED][other])


@compiled
def harm_of_change(entries: Rows, one: int, other: int, new: Rows) -> int:
    """How many more cards there would be too many."""
    harm = 0
    if entries[WHAT][one] == entries[WHAT][other] or entries[ROUND][one] == entries[ROUND][other]:
        return harm
    for source, target in ((one, other), (other, one)):
        kind = entries[WHAT][source]
        if kind != UNSEEN:
            harm += int(new[entries[ROUND][target]][kind] <= 0) - int(new[entries[ROUND][source]][kind] < 0)
    return harm


@compiled
def change_places(entries: Rows, one: int, other: int, new: Rows) -> None:
    for k in (one, other):
        if entries[WHAT][k] != UNSEEN:
            new[entries[ROUND][k]][entries[WHAT][k]] += 1
    for column in (CAME, ROUND):
        entries[column][one], entries[column][other] = entries[column][other], entries[column][one]
    for k in (one, other):
        if entries[WHAT][k] != UNSEEN:
            new[entries[ROUND][k]][entries[WHAT][k]] -= 1


# --- what nobody has seen ---------------------------------------------


@compiled
def deal_unseen(s: MammaMiaState, seat: int, entries: Rows, count: int, new: Rows) -> None:
    """Shuffle what each round brought and nobody has seen since, deal it to the hands, and leave the rest as stock."""
    cards = np.empty((ROUNDS, INGREDIENTS), np.int8)
    left = np.zeros(ROUNDS, np.int64)
    for number in range(s.clearings + 1):
        for kind in range(KIND_COUNT):
            for _ in range(new[number][kind]):
                cards[number, left[number]] = kind
                left[number] += 1
        shuffle(s.rng, cards[number], left[number])
    for other in range(s.players):
        if other != seat:
            s.hand[other, :] = 0
            assign(s.drawn[0, other], s.given[0, other])
            s.drawn[1:, other] = 0
    for turn in range(s.turns_by[0]):
        if s.turns[turn, 0] != seat:
            s.drawn[0, s.turns[turn, 0], s.turns[turn, 1]] += s.turns[turn, 2]
    for k in range(count):
        kind, number = entries[WHAT][k], entries[ROUND][k]
        if kind == UNSEEN:
            left[number] -= 1
            kind = int(cards[number, left[number]])
        s.drawn[number, entries[WHOSE][k], kind] += 1
        if entries[HELD][k]:
            s.hand[entries[WHOSE][k], kind] += 1
    for k in range(s.in_stock):
        s.stock[k] = cards[s.clearings, k]
