"""The last items of a sequence that only grows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Tail(Generic[Item]):
    """An immutable sequence of at most so many items.

    A longer one shares the list of the one before it, so that to append costs the same however many items there are.

    >>> two = Tail[str](2).append("a").append("b")
    >>> list(two.append("c")), list(two.append("d")), list(two)
    (['b', 'c'], ['b', 'd'], ['a', 'b'])
    """

    __slots__ = ("_end", "_items", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._items: list[Item] = []
        self._end = 0

    def append(self, item: Item) -> Tail[Item]:
        """The sequence with one more item; this one stays as it is."""
        items, end = self._items, self._end
        if len(items) != end or end >= 2 * self._most:
            # Another sequence has gone on from here already, or the list has grown long.
            items = items[max(0, end - self._most) : end]
        items.append(item)
        longer: Tail[Item] = Tail(self._most)
        longer._items, longer._end = items, len(items)
        return longer

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items[max(0, self._end - self._most) : self._end])

    def __len__(self) -> int:
        return min(self._end, self._most)
