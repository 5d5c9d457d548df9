"""Who thinks next: thoughts that wait for a thread, shared fairly by address and by table.

Thoughts that somebody waits for go first. Among them the addresses take turns, at each address its tables, and a hint,
which a person has just asked for, goes before the bots of that address. So sixty tables of one visitor do not keep
another waiting. Tables nobody looks at get a small share, so that whoever plays over days finds the bots' moves made.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

UNWATCHED_SHARE = 8
"""While both kinds wait, one in so many thoughts is for a table nobody looks at."""


def always() -> bool:
    """Somebody waits: a person who asked for a hint, or whose time is up."""
    return True


@dataclass(frozen=True)
class Thinker:
    """For whom somebody thinks."""

    table: str = ""
    address: str = ""
    """Of the person there who came last."""
    is_hint: bool = False
    is_watched: Callable[[], bool] = field(default=always)
    """Does anybody wait for it now? Asked again whenever a thread is free: somebody may have come meanwhile."""


@dataclass(eq=False)
class Thought:
    """Something to think about, when its turn comes."""

    thinker: Thinker
    begin: Callable[[bool], None]
    """Is told whether anybody waits for it."""


class ThoughtQueue:
    """Thoughts in line. Whoever was served comes last."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, list[Thought]]] = OrderedDict()
        self._since_unwatched = 0

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Thought]:
        """All thoughts, the next one first."""
        for tables in self._addresses.values():
            waiting = [thought for thoughts in tables.values() for thought in thoughts]
            yield from sorted(waiting, key=lambda thought: not thought.thinker.is_hint)

    def add(self, thought: Thought) -> None:
        """Put a thought in line."""
        tables = self._addresses.setdefault(thought.thinker.address, OrderedDict())
        tables.setdefault(thought.thinker.table, []).append(thought)

    def discard(self, thought: Thought) -> None:
        """Take a thought out of the line, if it still waits there."""
        tables = self._addresses.get(thought.thinker.address, OrderedDict())
        thoughts = tables.get(thought.thinker.table, [])
        if thought in thoughts:
            self._remove(thought)

    def take(self, allow_unwatched: bool = True) -> Thought | None:
        """The next thought; of tables nobody looks at only if that is allowed now."""
        watched = next((thought for thought in self if thought.thinker.is_watched()), None)
        if allow_unwatched and (watched is None or self._since_unwatched >= UNWATCHED_SHARE - 1):
            unwatched = next((thought for thought in self if not thought.thinker.is_watched()), None)
        else:
            unwatched = None
        chosen = unwatched or watched
        if chosen is not None:
            self._since_unwatched = 0 if chosen is unwatched else self._since_unwatched + 1
            self._remove(chosen)
            self._move_to_end(chosen.thinker)
        return chosen

    def _remove(self, thought: Thought) -> None:
        address, table = thought.thinker.address, thought.thinker.table
        self._addresses[address][table].remove(thought)
        if not self._addresses[address][table]:
            del self._addresses[address][table]
        if not self._addresses[address]:
            del self._addresses[address]

    def _move_to_end(self, thinker: Thinker) -> None:
        """The next turn is that of other addresses, and here of other tables."""
        if tables := self._addresses.get(thinker.address):
            self._addresses.move_to_end(thinker.address)
            if thinker.table in tables:
                tables.move_to_end(thinker.table)
