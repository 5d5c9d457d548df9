"""Setting up a position of Mamma Mia!: cards go where they were given, and the rest is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.core.position_setup import Amounts, Places, any_below, fill, pile_of, shuffled
from tavolata.games.mamma_mia.position.checked_order import check_order
from tavolata.games.mamma_mia.position.read import GIVEN_PHASES
from tavolata.games.mamma_mia.position.rounds import remember
from tavolata.games.mamma_mia.rules import TO_THE_BOX, advance
from tavolata.games.mamma_mia.state import (
    BEGINNING,
    CARDS_OF_A_KIND,
    CLEARING,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    COLOURS,
    DEALT_INGREDIENTS,
    DRAWING,
    INGREDIENTS,
    KIND_COUNT,
    KINDS,
    NONE,
    ORDER,
    ORDERS_OF_A_COLOUR,
    OVER,
    MammaMiaState,
)


def set_up_position(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Ingredients that are given nowhere are the stock, orders that are given nowhere lie below in their waiters."""
    s.phase = given.get("phase", BEGINNING)
    s.order, s.owner, s.helper = NONE, NONE, NONE
    _seat_colours(s, given, reader)
    _settle_turn(s, given, reader)
    _fill_oven(s, given, reader)
    _deal_ingredients(s, given, reader)
    _deal_orders(s, given, reader)
    _note_seen(s, given, reader)
    remember(s, given, reader)
    if (s.order != NONE) != (DRAWING < s.phase < OVER):
        reader.fail("checked-phase", "MM-16", phase=GIVEN_PHASES[s.phase])
    if s.order != NONE:
        check_order(s, given["checked"], reader)
    advance(s)


def _seat_colours(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """As given, as the table's option says, or at random (MM-03)."""
    chosen = s.colours[: reader.players].tolist()
    if chosen[0] == NONE:
        chosen = given.get("colours") or shuffled(s, range(KIND_COUNT))[: reader.players]
    elif given.get("colours", chosen) != chosen:
        found, expected = (", ".join(COLOURS[one] for one in row) for row in (given["colours"], chosen))
        reader.fail("contradiction", "MM-03", entry="colours", given=found, expected=expected)
    fill(s.colours, chosen, NONE)
    s.seat_of[:] = NONE
    for seat, colour in enumerate(chosen):
        s.seat_of[colour] = seat


def _settle_turn(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Whose turn it is and how often the oven has been cleared; the last clearing ends the game (MM-41)."""
    first = s.first if s.first >= 0 else any_below(s, reader.players)
    s.turn = given.get("turn", first)
    last = CLEARINGS_WITH_HELPING if s.helping else CLEARINGS_WITHOUT
    clearings = given.get("clearings", last if s.phase == OVER else 0)
    if clearings > last or (clearings == last) != (s.phase == OVER):
        reader.fail("clearings", "MM-41", last=last, phase=GIVEN_PHASES[s.phase], given=clearings)
    s.clearings = clearings - (s.phase == OVER)


def _fill_oven(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Closed, the oven holds all its cards; while it is cleared, some have been revealed (MM-15)."""
    revealed, hidden = given.get("revealed", []), given.get("oven", [])
    if revealed and not DRAWING < s.phase <= OVER:
        reader.fail("revealed", "MM-15", phase=GIVEN_PHASES[s.phase])
    cards = reader.items("oven", [*revealed, *hidden], len(s.oven))
    s.oven[: len(cards)] = cards
    s.in_oven, s.revealed = len(cards), len(revealed)


def _unrevealed(s: MammaMiaState) -> list[int]:
    cards: list[int] = s.oven[s.revealed : s.in_oven].tolist()
    return cards


def _deal_ingredients(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Eight for every hand that is not given, the rest is the stock (MM-02, MM-04).

    While the oven is cleared there is no stock (MM-13): then the rest stays in the box.
    """
    box = given.get("box", {}).get("ingredients", [int(TO_THE_BOX[reader.players])] * KIND_COUNT)
    cards = Amounts(reader, {kind: CARDS_OF_A_KIND - box[kind] for kind in range(KIND_COUNT)}, KINDS.__getitem__)
    hands = given.get("hands", [None] * reader.players)
    for seat, hand in enumerate(hands):
        cards.take_counted(at("hands", seat), hand or ())
    for entry, array in (("laid_out", s.laid_out), ("used", s.used)):
        fill(array, given.get(entry, []), 0)
        cards.take_counted(entry, array.tolist())
    for entry, pile in (("oven", _unrevealed(s)), ("stock", given.get("stock", ()))):
        for card in pile:
            cards.take(entry, card, int(card < KIND_COUNT))
    left = shuffled(s, cards.left)
    for seat, hand in enumerate(hands):
        dealt = [] if hand is not None else [left.pop() for _ in range(min(DEALT_INGREDIENTS, len(left)))]
        s.hand[seat] = hand if hand is not None else [dealt.count(kind) for kind in range(KIND_COUNT)]
    _fill_stock(s, given, left, INGREDIENTS - sum(box), reader)


def _fill_stock(
    s: MammaMiaState, given: Mapping[str, Any], left: list[int], cards: int, reader: PositionReader
) -> None:
    """The places of cards that have been drawn are empty; places beyond the cards in the game were never used."""
    if s.phase == CLEARING or DRAWING < s.phase <= OVER:
        if given.get("stock") or (left and "box" in given):
            reader.fail("stock-in-clearing", "MM-13", phase=GIVEN_PHASES[s.phase])
        cards, left = cards - len(left), []
    stock = [*left, *reversed(given.get("stock", []))]
    fill(s.stock[:cards], stock, NONE)
    s.in_stock = len(stock)


def _deal_orders(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Every order belongs to the seat of its colour; a hand that is not given has one (MM-03, MM-04)."""
    own = [
        int(colour) * ORDERS_OF_A_COLOUR + k
        for colour in s.colours[: reader.players]
        for k in range(ORDERS_OF_A_COLOUR)
    ]
    places = Places(reader, ORDER, own)
    hands, waiters = (given.get(entry, [None] * reader.players) for entry in ("orders", "waiters"))
    for entry, piles in (("orders", hands), ("waiters", waiters)):
        for seat, orders in enumerate(piles):
            _check_colour(s, at(entry, seat), seat, orders or (), reader)
            places.put_all(at(entry, seat), orders or ())
    _check_seated(s, "oven", [card - KIND_COUNT for card in _unrevealed(s) if card >= KIND_COUNT], places, reader)
    finished = given.get("finished_pile", [])
    _check_seated(s, "finished_pile", finished, places, reader)
    places.put_all(at("box", "orders"), given.get("box", {}).get("orders", ()))
    if "checked" in given:
        s.order = given["checked"]["order"]
        _check_seated(s, at("checked", "order"), [int(s.order)], places, reader)
    for seat in range(reader.players):
        _fill_waiter(s, seat, hands[seat], waiters[seat], places)
    s.finished[: len(finished)] = finished
    s.in_finished = len(finished)
    for order in finished:
        s.points[s.seat_of[order // ORDERS_OF_A_COLOUR]] += 1


def _check_colour(s: MammaMiaState, entry: str, seat: int, orders: Sequence[int], reader: PositionReader) -> None:
    for order in orders:
        if order // ORDERS_OF_A_COLOUR != s.colours[seat]:
            colour = COLOURS[s.colours[seat]]
            reader.fail("order-colour", "MM-03", entry=entry, order=reader.called(order, ORDER), colour=colour)


def _check_seated(s: MammaMiaState, entry: str, orders: list[int], places: Places, reader: PositionReader) -> None:
    """Orders of colours that nobody has stay in the box (MM-03)."""
    for order in orders:
        if s.seat_of[order // ORDERS_OF_A_COLOUR] == NONE:
            reader.fail("colour-absent", "MM-03", entry=entry, order=reader.called(order, ORDER))
        places.put(entry, order)


def _fill_waiter(s: MammaMiaState, seat: int, held: list[int] | None, waiter: list[int] | None, places: Places) -> None:
    first = int(s.colours[seat]) * ORDERS_OF_A_COLOUR
    unplaced = [order for order in places.left if order // ORDERS_OF_A_COLOUR == s.colours[seat]]
    places.put_all(at("waiters", seat), unplaced)
    pile = [order - first for order in pile_of(s, waiter, unplaced)]
    if held is None:
        held = [first + pile.pop(0)] if unplaced else []
    s.orders[seat] = sum(1 << order - first for order in held)
    fill(s.waiter[seat], pile, NONE)
    s.in_waiter[seat] = len(pile)


def _note_seen(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Which orders have been seen: as given, those in the oven, and at the end those in the finished pile."""
    in_oven = [int(card) - KIND_COUNT for card in s.oven[: s.in_oven] if card >= KIND_COUNT]
    seen = [*in_oven, *(given.get("finished_pile", ()) if s.phase == OVER else ())]
    for seat, orders in enumerate(given.get("seen", ())):
        _check_colour(s, at("seen", seat), seat, orders or (), reader)
        seen += orders or ()
    for order in seen:
        if s.seat_of[order // ORDERS_OF_A_COLOUR] != NONE:
            s.seen[s.seat_of[order // ORDERS_OF_A_COLOUR]] |= 1 << order % ORDERS_OF_A_COLOUR
