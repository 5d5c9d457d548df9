"""Tables laid by hand: who holds what, what lies in the oven, the waiters and the stock.

Cards are written as people say them, separated by commas: `3 salami, 1 olives, green 4 salami 1 peppers`. What begins
with a colour is an order: a Normale by what it needs (`green one of each` for the one that needs all six kinds), the
others by the pizza's name (`red monotoni`, `red minipizza no olives`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

import tavolata
from tavolata import IllegalMove, Match
from tavolata.core.actions import Action
from tavolata.core.state import state_at
from tavolata.games.mamma_mia import Help, LayOrder, Refuse, rules
from tavolata.games.mamma_mia.state import (
    BEGINNING,
    CLEARING,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    COLOURS,
    KIND_COUNT,
    KINDS,
    NONE,
    ORDERS_OF_A_COLOUR,
)

SEATED = ("green", "purple", "red", "yellow", "brown", "pink")
"""Who sits where: the book's Alberto is green and its Claudio red; Beate sits between them."""
ALBERTO, BEATE, CLAUDIO, DORA, ENZO, FRANCA = range(6)


@cache
def order_names() -> tuple[str, ...]:
    """The orders of our edition as these tests write them, by their number in the record."""
    said = sorted(tavolata.game("mamma_mia").edition().data["orders"], key=lambda order: COLOURS.index(order["colour"]))
    return tuple(f"{order['colour']} {_what(order)}" for order in said)


def _what(order: Mapping[str, Any]) -> str:
    if order["pizza"] == "minipizza":
        return f"minipizza no {order['forbidden']}"
    if order["pizza"] != "normale":
        return str(order["pizza"])
    needs = sorted(order["needs"].items(), key=lambda need: (-need[1], KINDS.index(need[0])))
    return "one of each" if len(needs) == KIND_COUNT else " ".join(f"{count} {kind}" for kind, count in needs)


def order(name: str) -> int:
    """The number of an order, from 1, as actions have it."""
    return order_names().index(name) + 1


def lay_order(name: str) -> LayOrder:
    return LayOrder(order(name))


def _cards(text: str) -> list[int]:
    """Cards as the oven has them: a kind, or KIND_COUNT + an order."""
    cards: list[int] = []
    for item in filter(None, text.split(", ")):
        if item.split()[0] in COLOURS:
            cards.append(KIND_COUNT + order_names().index(item))
        else:
            count, kind = item.split()
            cards += [KINDS.index(kind)] * int(count)
    return cards


def _said(cards: Iterable[int]) -> str:
    """The other way round; equal ingredients that follow each other are counted."""
    items: list[tuple[int, int]] = []
    for card in cards:
        if items and items[-1][0] == card < KIND_COUNT:
            items[-1] = (card, items[-1][1] + 1)
        else:
            items.append((card, 1))
    return ", ".join(
        f"{count} {KINDS[card]}" if card < KIND_COUNT else order_names()[card - KIND_COUNT] for card, count in items
    )


# --- laying a table ---------------------------------------------------


def table(
    *hands: str,
    oven: str = "",
    stock: str = "",
    waiters: Mapping[int, str] | None = None,
    finished: str = "",
    turn: int = ALBERTO,
    clearings: int = 0,
    players: int = 3,
    **options: Any,
) -> Match:
    """Into the oven: `turn` begins a turn. Who has no hand in the list has no cards.

    The oven is written from the oldest card to the top one, the stock in the sequence in which it is drawn, a waiter
    from the lowest order to the top one. Who has no waiter in the list has all orders that are nowhere else. Cards
    that are nowhere are in the box.
    """
    match = _laid(hands, oven, stock, waiters, finished, turn, players, options)
    state_at(match._state, 0).clearings = clearings
    return _go_on(match, BEGINNING)


def clearing(
    oven: str,
    *hands: str,
    waiters: Mapping[int, str] | None = None,
    finished: str = "",
    turn: int = ALBERTO,
    clearings: int | None = None,
    players: int = 3,
    **options: Any,
) -> Match:
    """Out of the oven: the last clearing, unless told otherwise, up to the first decision.

    After the last clearing what is laid out and what is used stays on the table, where a test can look at it.
    """
    match = _laid(hands, oven, "", waiters, finished, turn, players, options)
    last = CLEARINGS_WITH_HELPING - 1 if match.options["helping"] else CLEARINGS_WITHOUT - 1
    state_at(match._state, 0).clearings = last if clearings is None else clearings
    return _go_on(match, CLEARING)


def _laid(
    hands: Sequence[str],
    oven: str,
    stock: str,
    waiters: Mapping[int, str] | None,
    finished: str,
    turn: int,
    players: int,
    options: Mapping[str, Any],
) -> Match:
    match = tavolata.game("mamma_mia").new(players, seed=1, colours=",".join(SEATED[:players]), first=turn, **options)
    s = state_at(match._state, 0)
    _deal_hands(s, hands)
    _pile_up(s, oven, stock, finished)
    for seat in range(players):
        _place_waiter(s, seat, (waiters or {}).get(seat))
    return match


def _deal_hands(s: Any, hands: Sequence[str]) -> None:
    s.hand[:, :] = 0
    s.orders[:] = 0
    for seat, hand in enumerate(hands):
        for card in _cards(hand):
            if card < KIND_COUNT:
                s.hand[seat, card] += 1
            else:
                assert (card - KIND_COUNT) // ORDERS_OF_A_COLOUR == s.colours[seat], "an order of another colour"
                s.orders[seat] |= 1 << (card - KIND_COUNT) % ORDERS_OF_A_COLOUR


def _pile_up(s: Any, oven: str, stock: str, finished: str) -> None:
    cards, drawn, done = _cards(oven), _cards(stock), _cards(finished)
    s.oven[:] = 0
    s.oven[: len(cards)] = cards
    s.in_oven, s.revealed = len(cards), 0
    s.stock[:] = NONE
    s.stock[: len(drawn)] = drawn[::-1]
    s.in_stock = len(drawn)
    s.points[:] = 0
    s.finished[: len(done)] = [card - KIND_COUNT for card in done]
    s.in_finished = len(done)
    for card in done:
        s.points[s.seat_of[(card - KIND_COUNT) // ORDERS_OF_A_COLOUR]] += 1


def _place_waiter(s: Any, seat: int, said: str | None) -> None:
    first = KIND_COUNT + int(s.colours[seat]) * ORDERS_OF_A_COLOUR
    elsewhere = {*s.oven[: s.in_oven].tolist(), *(s.finished[: s.in_finished] + KIND_COUNT).tolist()}
    elsewhere |= {first + k for k in range(ORDERS_OF_A_COLOUR) if s.orders[seat] >> k & 1}
    own = range(first, first + ORDERS_OF_A_COLOUR)
    cards = [card for card in own if card not in elsewhere] if said is None else _cards(said)
    s.waiter[seat, :] = NONE
    s.waiter[seat, : len(cards)] = [card - first for card in cards]
    s.in_waiter[seat] = len(cards)


def _go_on(match: Match, phase: int) -> Match:
    """Up to the first decision; what happens on the way stands in the log in place of the deal."""
    s = state_at(match._state, 0)
    s.phase, s.event_count = phase, 0
    rules.go_on(s)
    match._dealt = match._last_events()
    match._play_automatic_moves()
    return match


# --- playing ----------------------------------------------------------


def answer(match: Match, **answers: bool) -> None:
    """Who was asked for help answers, in this sequence: `answer(match, beate=False, claudio=True)`."""
    for name, helps in answers.items():
        seat = ("alberto", "beate", "claudio", "dora", "enzo", "franca").index(name)
        match.play(seat, Help() if helps else Refuse())


def every_move(match: Match, seed: int) -> Iterator[Match]:
    """Random moves to the end, with a look at the table after each."""
    chance = random.Random(seed)
    while match.movers:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
        yield match


def refused(match: Match, seat: int, action: Action) -> tuple[str, str | None]:
    """Why an action is refused: the key of the words, and the clause. Nothing changes by it."""
    before = match.state_bytes()
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, action)
    assert match.state_bytes() == before
    assert all(refusal.value.text(language) for language in ("en", "de", "it"))
    return refusal.value.key, refusal.value.clause


# --- looking ----------------------------------------------------------


def told(match: Match, name: str) -> list[dict[str, Any]]:
    """The fields of all events of this name since the table was laid."""
    return [dict(event.fields) for events in match.full_log() for event in events if event.name == name]


def story(match: Match) -> list[str]:
    """The names of all events since the table was laid."""
    return [event.name for events in match.full_log() for event in events]


def phase(match: Match) -> str:
    return str(match.view(None).table["phase"])


def clearings(match: Match) -> int:
    """How many times the oven has been cleared."""
    return int(str(match.view(None).table["clearings"]))


def starts(match: Match) -> int:
    """Whose turn it is, and who clears the oven."""
    return int(state_at(match._state, 0).turn)


def hand(match: Match, seat: int) -> str:
    s = state_at(match._state, 0)
    held = [kind for kind in range(KIND_COUNT) for _ in range(s.hand[seat, kind])]
    first = KIND_COUNT + int(s.colours[seat]) * ORDERS_OF_A_COLOUR
    return _said(held + [first + k for k in range(ORDERS_OF_A_COLOUR) if s.orders[seat] >> k & 1])


def cards_held(match: Match, seat: int) -> tuple[int, int]:
    """How many ingredients and how many orders a hand has."""
    s = state_at(match._state, 0)
    return int(s.hand[seat].sum()), int(s.orders[seat]).bit_count()


def waiter(match: Match, seat: int) -> str:
    s = state_at(match._state, 0)
    first = KIND_COUNT + int(s.colours[seat]) * ORDERS_OF_A_COLOUR
    return _said(first + k for k in s.waiter[seat, : s.in_waiter[seat]].tolist())


def oven(match: Match) -> str:
    """What lies in the oven, or has not been revealed yet."""
    s = state_at(match._state, 0)
    return _said(s.oven[s.revealed : s.in_oven].tolist())


def stock(match: Match) -> str:
    """What the stock is made of, whatever its sequence."""
    s = state_at(match._state, 0)
    return _said(sorted(s.stock[: s.in_stock].tolist()))


def laid_out(match: Match) -> str:
    return _counted(state_at(match._state, 0).laid_out)


def used(match: Match) -> str:
    return _counted(state_at(match._state, 0).used)


def missing(match: Match) -> str:
    """What the order being checked lacks."""
    return _counted(state_at(match._state, 0).missing)


def request(match: Match) -> str:
    return _counted(state_at(match._state, 0).request)


def finished(match: Match) -> str:
    """The finished pile, the first order lowest."""
    s = state_at(match._state, 0)
    return _said((s.finished[: s.in_finished].astype(int) + KIND_COUNT).tolist())


def _counted(counts: Any) -> str:
    return _said(kind for kind in range(KIND_COUNT) for _ in range(counts[kind]))


def ingredients(match: Match) -> Counter[str]:
    """Every ingredient of the game, wherever it is."""
    s = state_at(match._state, 0)
    cards = Counter(s.oven[s.revealed : s.in_oven].tolist() + s.stock[: s.in_stock].tolist())
    elsewhere = (s.hand.sum(axis=0) + s.laid_out + s.used).tolist()
    return Counter({name: cards[kind] + elsewhere[kind] for kind, name in enumerate(KINDS)})


def orders(match: Match) -> list[int]:
    """The numbers of every order of the game, wherever it is."""
    s = state_at(match._state, 0)
    numbers = [card - KIND_COUNT for card in s.oven[s.revealed : s.in_oven].tolist() if card >= KIND_COUNT]
    numbers += s.finished[: s.in_finished].tolist()
    numbers += [int(s.order)] if s.order != NONE else []
    colours, hands, waiters, sizes = s.colours.tolist(), s.orders.tolist(), s.waiter.tolist(), s.in_waiter.tolist()
    for seat in range(match.players):
        own = waiters[seat][: sizes[seat]] + [k for k in range(ORDERS_OF_A_COLOUR) if hands[seat] >> k & 1]
        numbers += [colours[seat] * ORDERS_OF_A_COLOUR + k for k in own]
    return sorted(numbers)
