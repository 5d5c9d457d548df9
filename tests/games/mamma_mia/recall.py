"""Perfect recall, written from the rules (MM-44) and not from the engine's memory: what a seat saw, event by event.

`Recall` goes through the events as one seat saw them. `complaint` then says what in a world contradicts them, or
nothing. Whether ingredients can be where they are is a question of integers: how many cards of each kind somebody drew
in each round. Sums are known (what came new, how many were drawn, what a hand has parted with and holds now), and so
is what a hand must have had by when. Bounds are narrowed, then values tried; slow, but it decides.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from operator import add, ge, sub
from typing import Any

from tavolata import Match
from tavolata.core.events import Event, seen_events
from tavolata.games.mamma_mia.state import BOMBASTICA, COLOURS, KIND_COUNT, KINDS, ORDERS_OF_A_COLOUR
from tests.random_matches import state_of

IN_THE_BOX = {2: 7, 3: 5, 4: 3, 5: 1, 6: 0}
KINDS_RANGE = range(KIND_COUNT)
SUBSETS = [subset for size in range(1, KIND_COUNT + 1) for subset in combinations(KINDS_RANGE, size)]
Counts = list[int]
Amounts = tuple[int, ...]


@dataclass
class Hand:
    """What was seen of somebody's ingredients: how many were drawn in each round, and what it must have had by when."""

    drawn: list[int] = field(default_factory=lambda: [0])
    """How many, round by round."""
    parted: Counts = field(default_factory=lambda: [0] * KIND_COUNT)
    shown: Counts = field(default_factory=lambda: [0] * KIND_COUNT)
    """How many of each kind must have been drawn so far."""
    proofs: list[tuple[int, int, tuple[int, ...]]] = field(default_factory=list)
    """In which round, after how many cards drawn in that round, how many of each kind had been drawn at least."""
    story: list[tuple[str, int, list[int]]] = field(default_factory=list)
    """The same as it happened: `drew` in a round so many, `parted` with, or `held`, so many of each kind."""

    def draw(self, number: int, count: int) -> None:
        self.drawn[number] += count
        self.story.append(("drew", number, [count]))

    def prove(self, number: int, held: Sequence[int]) -> None:
        self.story.append(("held", number, list(held)))
        needed = [max(self.shown[k], self.parted[k] + held[k]) for k in KINDS_RANGE]
        if needed != self.shown:
            self.shown = needed
            self.proofs.append((number, self.drawn[number], tuple(needed)))

    def part(self, number: int, kind: int, count: int) -> None:
        self.parted[kind] += count
        self.story.append(("parted", number, [count if k == kind else 0 for k in KINDS_RANGE]))
        self.prove(number, [0] * KIND_COUNT)


class Recall:
    """Everything one seat could remember."""

    def __init__(self, match: Match, seat: int, deck: Sequence[int] | None = None, dealt: Sequence[int] = ()) -> None:
        """From the deal on; or from small hands dealt from a small deck, where a test has laid the table."""
        self.seat = seat
        self.players = match.players
        self.names = list(match.edition.names["order"])
        self.cards = state_of(match)
        """Only for what is printed on the orders."""
        self.round = 0
        self.new = [list(deck) if deck else [15 - IN_THE_BOX[match.players]] * KIND_COUNT]
        """What came new in each round."""
        self.own = [[0] * KIND_COUNT]
        """What the seat itself drew in each round."""
        self.hands = [Hand() for _ in range(match.players)]
        self.orders: list[list[int | None]] = [[] for _ in range(match.players)]
        """Orders in hand: known ones, or None."""
        self.waiters: list[list[int | None]] = [[None] * ORDERS_OF_A_COLOUR for _ in range(match.players)]
        self.colours = [0] * match.players
        self.finished: list[tuple[int, int | None]] = []
        self.counted: list[int] = []
        self.oven: list[int] = []
        self.revealed = 0
        self.laid_out = [0] * KIND_COUNT
        self.used = [0] * KIND_COUNT
        self.needs: Counts = []
        self.request = [0] * KIND_COUNT
        self.answer: str | None = None
        self.order: int | None = None
        history = [seen_events(events, seat) for events in match.full_log()]
        if deck:
            history[0] = [event for event in history[0] if event.name not in ("ingredients_drawn", "kind_drawn")]
            self._small_deal(dealt)
        for events in history:
            for event in events:
                getattr(self, f"_{event.name}", self._nothing)(event)

    def _small_deal(self, dealt: Sequence[int]) -> None:
        for hand in self.hands:
            hand.draw(0, sum(dealt))
        self.own[0] = list(dealt)

    # --- what was seen ------------------------------------------------------------

    def _nothing(self, event: Event) -> None:
        pass

    def _number(self, event: Event) -> int:
        return int(event.plain["order"]) - 1

    def _seated(self, event: Event) -> None:
        self.colours[int(event["seat"])] = COLOURS.index(str(event["colour"]))

    def _ingredients_drawn(self, event: Event) -> None:
        self.hands[int(event["seat"])].draw(self.round, int(event["count"]))

    def _kind_drawn(self, event: Event) -> None:
        assert event["seat"] == self.seat
        self.own[self.round][KINDS.index(str(event["kind"]))] += int(event["count"])

    def _orders_drawn(self, event: Event) -> None:
        seat = int(event["seat"])
        for _ in range(int(event["count"])):
            self.orders[seat].append(self.waiters[seat].pop())

    def _order_drawn(self, event: Event) -> None:
        """Comes after the number of all; so each tells one that was drawn just before."""
        assert event["seat"] == self.seat
        order, held = self._number(event), self.orders[self.seat]
        if order not in held:
            held[held.index(None)] = order

    def _laid(self, event: Event) -> None:
        kind, count = KINDS.index(str(event["kind"])), int(event["count"])
        self.hands[int(event["seat"])].part(self.round, kind, count)
        self.oven += [kind] * count

    def _order_laid(self, event: Event) -> None:
        seat, order = int(event["seat"]), self._number(event)
        self.orders[seat].remove(order if order in self.orders[seat] else None)
        self.oven.append(KIND_COUNT + order)

    def _ingredients_revealed(self, event: Event) -> None:
        kind, count = KINDS.index(str(event["kind"])), int(event["count"])
        assert self.oven[self.revealed : self.revealed + count] == [kind] * count
        self.revealed += count
        self.laid_out[kind] += count

    def _order_revealed(self, event: Event) -> None:
        self.order = self._number(event)
        assert self.oven[self.revealed] == KIND_COUNT + self.order
        self.revealed += 1
        self.needs = self.cards.order_needs[self.order].tolist()
        self.request = [0] * KIND_COUNT

    def _kind_chosen(self, event: Event) -> None:
        self.needs[KINDS.index(str(event["kind"]))] += int(self.cards.order_times[self.order])

    def _kinds_chosen(self, event: Event) -> None:
        for kind in str(event["kinds"]).split("-"):
            self.needs[KINDS.index(kind)] += int(self.cards.order_times[self.order])

    def _asked_for(self, event: Event) -> None:
        self.request[KINDS.index(str(event["kind"]))] += 1

    def _request_made(self, event: Event) -> None:
        """The rest must be in the asker's hand (MM-26); of a Bombastica only the number is known, and all see that."""
        if self.cards.order_pizza[self.order] != BOMBASTICA:
            rest = [max(0, self.needs[k] - self.laid_out[k]) - self.request[k] for k in KINDS_RANGE]
            self.hands[int(event["seat"])].prove(self.round, rest)

    def _answered(self, event: Event) -> None:
        assert event["seat"] == self.seat
        self.answer = str(event["answer"])

    def _added(self, event: Event) -> None:
        kind, count = KINDS.index(str(event["kind"])), int(event["count"])
        self.hands[int(event["seat"])].part(self.round, kind, count)
        self.laid_out[kind] += count

    _gave = _added

    def _ingredients_used(self, event: Event) -> None:
        kind, count = KINDS.index(str(event["kind"])), int(event["count"])
        self.laid_out[kind] -= count
        self.used[kind] += count

    def _baked(self, event: Event) -> None:
        self.finished.append((int(event["seat"]), self._number(event)))
        self.order, self.answer = None, None

    def _rewarded(self, event: Event) -> None:
        seat = int(event["seat"])
        self.finished.append((seat, self.waiters[seat].pop()))

    def _order_returned(self, event: Event) -> None:
        self.waiters[int(event["seat"])].insert(0, self._number(event))
        self.order, self.answer = None, None

    def _stock_renewed(self, event: Event) -> None:
        """After a clearing (the deal has its own): the used cards are the stock, the others the oven (MM-21)."""
        if self.revealed == 0 and not any(self.used) and not any(self.laid_out) and not self.oven:
            return
        self.round += 1
        self.new.append(self.used)
        self.own.append([0] * KIND_COUNT)
        for hand in self.hands:
            hand.drawn.append(0)
        self.oven = [kind for kind in KINDS_RANGE for _ in range(self.laid_out[kind])]
        self.revealed = 0
        self.used, self.laid_out = [0] * KIND_COUNT, [0] * KIND_COUNT
        assert sum(self.new[-1]) == event["count"]

    def _order_counted(self, event: Event) -> None:
        self.counted.append(self._number(event))

    # --- what cannot be -----------------------------------------------------------

    @property
    def in_stock(self) -> int:
        return sum(self.new[-1]) - sum(hand.drawn[-1] for hand in self.hands)

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.seat]

    def complaint(self, s: Any) -> str:
        """What cannot be true in this world, in a word; nothing if all of it can."""
        return self._open_complaint(s) or self._orders_complaint(s) or self._ingredients_complaint(s)

    def _open_complaint(self, s: Any) -> str:
        if s.oven[: s.in_oven].tolist() != self.oven or s.revealed != self.revealed:
            return "oven"
        if s.laid_out.tolist() != self.laid_out or s.used.tolist() != self.used:
            return "table"
        points = Counter(seat for seat, _ in self.finished)
        if [int(s.points[seat]) for seat in range(self.players)] != [points[seat] for seat in range(self.players)]:
            return "points"
        answer = {None: 0, "yes": 1, "no": 2}[self.answer]
        return "answer" if s.answers[self.seat] != answer else ""

    def _orders_complaint(self, s: Any) -> str:
        finished = s.finished[: s.in_finished].tolist()
        if len(finished) != len(self.finished) or (self.counted and finished != self.counted):
            return "finished"
        for order, (seat, known) in zip(finished, self.finished, strict=True):
            if order // ORDERS_OF_A_COLOUR != self.colours[seat] or known not in (None, order):
                return "finished"
        everywhere = finished + [card - KIND_COUNT for card in self.oven[self.revealed :] if card >= KIND_COUNT]
        everywhere += [] if self.order is None else [self.order]
        for seat in range(self.players):
            first = self.colours[seat] * ORDERS_OF_A_COLOUR
            waiter = [first + int(k) for k in s.waiter[seat, : s.in_waiter[seat]]]
            if not _fits(waiter, self.waiters[seat]):
                return "waiter"
            held = [first + k for k in range(ORDERS_OF_A_COLOUR) if s.orders[seat] >> k & 1]
            known_held = {order for order in self.orders[seat] if order is not None}
            if len(held) != len(self.orders[seat]) or not known_held <= {*held}:
                return "orders"
            everywhere += waiter + held
        all_orders = [colour * ORDERS_OF_A_COLOUR + k for colour in self.colours for k in range(ORDERS_OF_A_COLOUR)]
        return "" if sorted(everywhere) == sorted(all_orders) else "an order twice"

    def _ingredients_complaint(self, s: Any) -> str:
        own = [sum(drawn[k] for drawn in self.own) - self.hands[self.seat].parted[k] for k in KINDS_RANGE]
        if s.hand[self.seat].tolist() != own:
            return "own hand"
        stock = s.stock[: s.in_stock].tolist()
        hands = [s.hand[seat].tolist() for seat in range(self.players)]
        return "" if self.could_be(hands, [stock.count(k) for k in KINDS_RANGE]) else "ingredients"

    # --- could the ingredients be so? -----------------------------------------------

    def could_be(self, hands: Sequence[Counts], stock: Counts) -> bool:
        """Is there a history of draws that leads to these hands and this stock?"""
        for k in KINDS_RANGE:  # no card comes from nowhere: a search might be long in finding out
            came = sum(new[k] - own[k] for new, own in zip(self.new, self.own, strict=True)) - stock[k]
            if came != sum(self.hands[seat].parted[k] + hands[seat][k] for seat in self.others):
                return False
        return Search(*self._equations(hands, stock)).solvable()

    def brought(self, s: Any) -> bool:
        """Do the draws that a world remembers, round by round, lead to its hands and its stock?"""
        stock = s.stock[: s.in_stock].tolist()
        hands = [s.hand[seat].tolist() for seat in range(self.players)]
        least, most, sums = self._equations(hands, [stock.count(k) for k in KINDS_RANGE])
        cells = [int(s.drawn[r, seat, k]) for seat in self.others for r in range(self.round + 1) for k in KINDS_RANGE]
        return all(low <= sum(cells[cell] for cell in some) <= high for some, low, high in sums) and all(
            low <= cell <= high for low, cell, high in zip(least, cells, most, strict=True)
        )

    def _equations(
        self, hands: Sequence[Counts], stock: Counts
    ) -> tuple[Counts, Counts, list[tuple[tuple[int, ...], int, int]]]:
        """Cells (who drew how many of what in which round) with bounds, and sums of cells with bounds."""
        rounds = range(self.round + 1)
        left = [[self.new[r][k] - self.own[r][k] for k in KINDS_RANGE] for r in rounds]
        left[-1] = [left[-1][k] - stock[k] for k in KINDS_RANGE]

        def cell(o: int, r: int, k: int) -> int:
            return (o * len(rounds) + r) * KIND_COUNT + k

        most = [max(-1, left[r][k]) for _ in self.others for r in rounds for k in KINDS_RANGE]
        sums = []
        for r in rounds:
            for k in KINDS_RANGE:
                sums.append((tuple(cell(o, r, k) for o in range(len(self.others))), left[r][k], left[r][k]))
        for o, seat in enumerate(self.others):
            hand = self.hands[seat]
            for r in rounds:
                sums.append((tuple(cell(o, r, k) for k in KINDS_RANGE), hand.drawn[r], hand.drawn[r]))
            for k in KINDS_RANGE:
                ever = hand.parted[k] + hands[seat][k]
                sums.append((tuple(cell(o, r, k) for r in rounds), ever, ever))
            sums += self._proven(hand, lambda r, k, o=o: cell(o, r, k))
        return [0] * len(most), most, sums

    def _proven(self, hand: Hand, cell: Any) -> list[tuple[tuple[int, ...], int, int]]:
        """By the end of a round each kind must have come; and in its midst, what had not come before it must have come
        in the few draws since: for any kinds together."""
        bounds: dict[tuple[int, ...], int] = {}
        for number, drawn, needed in hand.proofs:
            for k in KINDS_RANGE:
                cells = tuple(cell(r, k) for r in range(number + 1) if needed[k])
                bounds[cells] = max(bounds.get(cells, 0), needed[k])
            for kinds in SUBSETS:
                before = sum(needed[k] for k in kinds) - drawn
                if before > 0 and all(needed[k] for k in kinds):
                    cells = tuple(cell(r, k) for r in range(number) for k in kinds)
                    bounds[cells] = max(bounds.get(cells, 0), before)
        return [(cells, low, 10_000) for cells, low in bounds.items() if low > 0]

    # --- all that could be, where there is little ---------------------------------------

    def every_possibility(self) -> set[tuple[tuple[int, ...], ...]]:
        """The hands of the others, and the stock: every world, by trying all that every draw could have brought."""
        new = tuple(tuple(self.new[r][k] - self.own[r][k] for k in KINDS_RANGE) for r in range(self.round + 1))
        worlds: set[tuple[tuple[Amounts, ...], tuple[Amounts, ...]]] = {((), new)}
        for seat in self.others:
            worlds = {((*hands, (0,) * KIND_COUNT), left) for hands, left in worlds}
            for what, number, counts in self.hands[seat].story:
                worlds = {after for world in worlds for after in _after(world, what, number, counts)}
        return {(*hands, left[-1]) for hands, left in worlds if not any(map(any, left[:-1]))}

    def imaginable(self) -> Iterator[tuple[tuple[int, ...], ...]]:
        """The same, were it only for numbers of cards: some of it can be, some cannot."""
        total = [sum(new[k] - own[k] for new, own in zip(self.new, self.own, strict=True)) for k in KINDS_RANGE]
        for seat in self.others:
            total = [has - parted for has, parted in zip(total, self.hands[seat].parted, strict=True)]
        sizes = [sum(self.hands[seat].drawn) - sum(self.hands[seat].parted) for seat in self.others]
        yield from _piles(total, [*sizes, self.in_stock])


def _after(
    world: tuple[tuple[Amounts, ...], tuple[Amounts, ...]], what: str, number: int, counts: list[int]
) -> Iterator[tuple[tuple[Amounts, ...], tuple[Amounts, ...]]]:
    """The worlds that one step in the story of the last hand leads to."""
    (*others, hand), left = world
    if what == "drew":
        for cards in contents(left[number], counts[0]):
            rest = tuple(map(sub, left[number], cards))
            yield (*others, tuple(map(add, hand, cards))), (*left[:number], rest, *left[number + 1 :])
    elif all(map(ge, hand, counts)):
        yield ((*others, tuple(map(sub, hand, counts))), left) if what == "parted" else world


def _fits(cards: Sequence[int], known: Sequence[int | None]) -> bool:
    return len(cards) == len(known) and all(one in (None, card) for card, one in zip(cards, known, strict=True))


def _piles(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to make piles of these sizes out of all these cards."""
    if not sizes:
        if not any(cards):
            yield ()
        return
    for pile in contents(cards, sizes[0]):
        rest = [has - taken for has, taken in zip(cards, pile, strict=True)]
        for others in _piles(rest, sizes[1:]):
            yield (pile, *others)


def contents(cards: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many cards out of these."""
    if not cards:
        if size == 0:
            yield ()
        return
    for taken in range(min(cards[0], size) + 1):
        for rest in contents(cards[1:], size - taken):
            yield (taken, *rest)


class Undecided(Exception):
    """Tried for too long."""


class Search:
    """Whole numbers within bounds, with bounds for some of their sums: bounds are narrowed, then values tried.

    Values are tried by lot, and after some time all over again, with more time: an unlucky first guess costs little.
    """

    def __init__(self, least: Counts, most: Counts, sums: list[tuple[tuple[int, ...], int, int]]) -> None:
        self.bounds = least, most
        self.sums = sums
        self.with_cell: list[list[int]] = [[] for _ in least]
        for number, (cells, _, _) in enumerate(sums):
            for cell in cells:
                self.with_cell[cell].append(number)
        self.chance = random.Random(0)
        self.time = 0

    def solvable(self) -> bool:
        least, most = [*self.bounds[0]], [*self.bounds[1]]
        if not self._narrow(least, most, range(len(self.sums))):
            return False
        for again in range(30):
            self.time = int(30 * 1.3**again)
            try:
                return self._try(least, most)
            except Undecided:
                continue
        raise Undecided

    def _try(self, least: Counts, most: Counts) -> bool:
        open_cells = [cell for cell in range(len(least)) if least[cell] < most[cell]]
        if not open_cells:
            return True
        self.time -= 1
        if self.time < 0:
            raise Undecided
        cell = min(open_cells, key=lambda cell: (most[cell] - least[cell], self.chance.random()))
        values = list(range(least[cell], most[cell] + 1))
        self.chance.shuffle(values)
        for value in values:
            lower, upper = [*least], [*most]
            lower[cell] = upper[cell] = value
            if self._narrow(lower, upper, self.with_cell[cell]) and self._try(lower, upper):
                return True
        return False

    def _narrow(self, least: Counts, most: Counts, first: Iterable[int]) -> bool:
        """Draw every bound as tight as the sums allow, one by one; is anything left?"""
        if any(low > high for low, high in zip(least, most, strict=True)):
            return False
        waiting = set(first)
        while waiting:
            cells, low, high = self.sums[waiting.pop()]
            down, up = sum([least[cell] for cell in cells]), sum([most[cell] for cell in cells])
            if down > high or up < low:
                return False
            for cell in cells:
                at_least, at_most = low - (up - most[cell]), high - (down - least[cell])
                if at_least > least[cell] or at_most < most[cell]:
                    down, up = down - least[cell], up - most[cell]
                    least[cell], most[cell] = max(least[cell], at_least), min(most[cell], at_most)
                    if least[cell] > most[cell]:
                        return False
                    down, up = down + least[cell], up + most[cell]
                    waiting.update(self.with_cell[cell])
        return True
