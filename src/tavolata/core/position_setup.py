"""Setting up a position: piles and arrays of a state, and where every card is, each in one place only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tavolata.core import chance
from tavolata.core.position_reader import PositionReader

if TYPE_CHECKING:
    from tavolata.core.domains import Component


def shuffled(s: Any, cards: Iterable[int]) -> list[int]:
    """Cards in a random sequence, from the state's stream."""
    mixed = np.array(list(cards), np.uint8)
    chance.shuffle(s.rng, mixed, len(mixed))
    numbers: list[int] = mixed.tolist()
    return numbers


def any_below(s: Any, n: int) -> int:
    """A random whole number below n, from the state's stream."""
    return chance.below(s.rng, n)


def fill(array: Any, values: Sequence[int], rest: int) -> None:
    """Write values into an array of the state, and `rest` into the places after them."""
    array[:] = rest
    array[: len(values)] = values


def pile_of(s: Any, given: Sequence[int] | None, unplaced: Iterable[int]) -> list[int]:
    """A pile as in states, with the top card last: the given cards on top of those that were given nowhere."""
    return [*shuffled(s, unplaced), *reversed(given or ())]


class Places:
    """Where every single card is; no card can be in two places."""

    def __init__(self, reader: PositionReader, domain: Component, cards: Iterable[int]) -> None:
        self._reader = reader
        self._domain = domain
        self._left = dict.fromkeys(cards)
        self._placed: dict[int, str] = {}

    def put(self, entry: str, card: int) -> None:
        """Take a card for this entry."""
        if card in self._placed:
            called = self._reader.called(card, self._domain)
            self._reader.fail("twice", entry=entry, other=self._placed[card], card=called)
        self._placed[card] = entry
        self._left.pop(card, None)

    def put_all(self, entry: str, cards: Iterable[int]) -> None:
        for card in cards:
            self.put(entry, card)

    @property
    def left(self) -> list[int]:
        """The cards that are nowhere yet."""
        return list(self._left)


class Amounts:
    """How many there are of each kind of interchangeable things, and how many are left."""

    def __init__(self, reader: PositionReader, amounts: Mapping[int, int], called: Callable[[int], str]) -> None:
        self._reader = reader
        self._amounts = amounts
        self._called = called
        self._left = Counter(amounts)

    def take(self, entry: str, kind: int, count: int = 1) -> None:
        """Take this many for this entry."""
        self._left[kind] -= count
        if self._left[kind] < 0:
            most = self._amounts.get(kind, 0)
            given = most - self._left[kind]
            self._reader.fail("too-many", entry=entry, thing=self._called(kind), most=most, given=given)

    def take_counted(self, entry: str, counts: Sequence[int]) -> None:
        for kind, count in enumerate(counts):
            self.take(entry, kind, count)

    @property
    def left(self) -> list[int]:
        """The kinds of everything that is left, sorted."""
        return sorted(self._left.elements())
