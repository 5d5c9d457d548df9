"""The rules of Briscola."""

from __future__ import annotations

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.rules import emit, implements, next_clockwise
from tavolata.core.state import Int16s, Int32s
from tavolata.core.tiers import compiled
from tavolata_briscola.actions import BEGAN, DEALT, DREW, DREW_BRISCOLA, ENDED, THREW, THROW, TOOK, TURNED_UP
from tavolata_briscola.state import ALL, LEFT_OUT, NONE, OUT, PLAYED, STATE, STOCK, SUIT, WORTH, BriscolaState


@implements(rules.deal, STATE)
def deal(s: BriscolaState) -> None:
    """BR-02, BR-04, BR-05."""
    for card in range(ALL):
        s.where[card] = OUT if card == LEFT_OUT and s.players == 3 else STOCK
        if s.where[card] == STOCK:
            s.stock[s.in_stock] = card
            s.in_stock += 1
    shuffle(s.rng, s.stock, s.in_stock)
    s.briscola = s.stock[0]
    emit(s, TURNED_UP, s.briscola)
    if s.first == NONE:
        s.first = below(s.rng, s.players)
    seat = int(s.first)
    for _ in range(s.players):
        emit(s, DEALT, seat, draw(s, seat), draw(s, seat), draw(s, seat))
        seat = next_clockwise(s, seat)
    clear_trick(s, seat)
    emit(s, BEGAN, seat)


@compiled
def draw(s: BriscolaState, seat: int) -> int:
    """Take the next card of the stock into the hand."""
    s.in_stock -= 1
    card = int(s.stock[s.in_stock])
    s.stock[s.in_stock] = 0
    s.where[card] = seat
    return card


@compiled
def clear_trick(s: BriscolaState, leader: int) -> None:
    for seat in range(len(s.trick)):
        s.trick[seat] = NONE
    s.leader = s.turn = leader


@implements(rules.movers, STATE)
def movers(s: BriscolaState) -> int:
    return 0 if s.turn == NONE else 1 << s.turn


@implements(rules.legal, STATE)
def legal(s: BriscolaState, seat: int, out: Int16s) -> int:
    """Any card of the hand: nobody has to follow suit (BR-07)."""
    count = 0
    if seat == s.turn:
        for card in range(ALL):
            if s.where[card] == seat:
                out[count] = THROW + card
                count += 1
    return count


@implements(rules.apply, STATE)
def apply(s: BriscolaState, seat: int, action: int) -> None:
    card = action - THROW
    s.where[card] = PLAYED
    s.trick[seat] = card
    emit(s, THREW, seat, card)
    s.turn = next_clockwise(s, seat)
    if s.turn == s.leader:
        finish_trick(s)


@compiled
def finish_trick(s: BriscolaState) -> None:
    """Give the trick to whoever has won it, and let everybody draw (BR-10 to BR-13)."""
    winner, points = int(s.leader), 0
    for seat in range(s.players):
        points += int(WORTH[s.trick[seat] % SUIT])
        if beats(s, int(s.trick[seat]), int(s.trick[winner])):
            winner = seat
    s.taken[winner] += s.players
    s.points[winner] += points
    if s.partners:
        s.points[(winner + 2) % s.players] += points
    emit(s, TOOK, winner, points)
    is_last = s.in_stock == 0
    clear_trick(s, winner)
    seat = winner
    for _ in range(s.players if not is_last else 0):
        card = draw(s, seat)
        emit(s, DREW_BRISCOLA if s.in_stock == 0 else DREW, seat, card)
        seat = next_clockwise(s, seat)
    if is_last and hand_size(s, winner) == 0:
        s.turn = NONE
        emit(s, ENDED)


@compiled
def beats(s: BriscolaState, card: int, best: int) -> bool:
    """BR-08, BR-09, BR-10: a card of another suit than the best one's wins only as a trump."""
    suit = card // SUIT
    if suit == best // SUIT:
        return bool(card > best)
    return bool(suit == s.briscola // SUIT)


@compiled
def hand_size(s: BriscolaState, seat: int) -> int:
    count = 0
    for card in range(ALL):
        count += s.where[card] == seat
    return count


@implements(rules.returns, STATE)
def returns(s: BriscolaState, out: Int32s) -> None:
    """BR-14: equal points are a draw; nothing breaks it."""
    for seat in range(s.players):
        out[0, seat], out[1, seat] = s.points[seat], 0


@implements(rules.resample, STATE)
def resample(s: BriscolaState, seat: int) -> None:
    """Shuffle all cards that the seat has not seen (BR-16), gathered by their numbers, so that no trace is left."""
    unseen = s.stock.copy()
    held = s.stock.copy()
    count = 0
    for other in range(s.players):
        held[other] = hand_size(s, other)
    for card in range(ALL):
        if card == s.briscola and s.where[card] < STOCK:
            held[s.where[card]] -= 1
        elif card != s.briscola and (s.where[card] == STOCK or NONE != seat != s.where[card] < STOCK):
            unseen[count] = card
            count += 1
    shuffle(s.rng, unseen, count)
    for other in range(s.players):
        for _ in range(held[other] if NONE != seat != other else 0):
            count -= 1
            s.where[unseen[count]] = other
    for k in range(count):
        s.where[unseen[k]] = STOCK
        s.stock[1 + k] = unseen[k]


@implements(rules.reroll, STATE)
def reroll(s: BriscolaState) -> None:
    """For no seat alone, but for all together, only the stock is unseen."""
    resample(s, NONE)
