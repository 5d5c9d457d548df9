"""Which search is next: those that wait for a thread, shared fairly by address and by table.

Searches that somebody waits for go first. Among them the addresses take turns, at each address its tables, and a hint,
which a person has just asked for, goes before the bots of that address. So sixty tables of one visitor do not keep
another waiting. Tables nobody looks at get a small share, so that whoever plays over days finds the bots' moves made.
Reviews of finished games come when nothing else waits.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

UNWATCHED_SHARE = 8
"""While both kinds wait, one in so many searches is for a table nobody looks at."""


def always() -> bool:
    """Somebody waits, such as a person who has asked for a hint."""
    return True


@dataclass(frozen=True)
class SearchClient:
    """For whom a search is made."""

    table_id: str = ""
    address: str = ""
    """Of the person there who came last."""
    is_hint: bool = False
    is_watched: Callable[[], bool] = field(default=always)
    """Does anybody wait for it now? Asked again whenever a thread is free: somebody may have come meanwhile."""
    is_review: bool = False
    """Is it for the review of a finished game?"""


@dataclass(eq=False)
class QueuedSearch:
    """A search that waits for its turn."""

    client: SearchClient
    begin: Callable[[bool], None]
    """Starts it in a thread; the argument says whether anybody waits for it."""


class SearchQueue:
    """Searches in line. Whoever was served comes last."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, list[QueuedSearch]]] = OrderedDict()
        self._since_unwatched = 0

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[QueuedSearch]:
        """All searches, the next one first."""
        for tables in self._addresses.values():
            waiting = [search for searches in tables.values() for search in searches]
            yield from sorted(waiting, key=lambda search: not search.client.is_hint)

    def add(self, search: QueuedSearch) -> None:
        """Put a search in line."""
        tables = self._addresses.setdefault(search.client.address, OrderedDict())
        tables.setdefault(search.client.table_id, []).append(search)

    def discard(self, search: QueuedSearch) -> None:
        """Take a search out of the line, if it still waits there."""
        tables = self._addresses.get(search.client.address, OrderedDict())
        searches = tables.get(search.client.table_id, [])
        if search in searches:
            self._remove(search)

    def take(self, allow_unwatched: bool = True, allow_reviews: bool = True) -> QueuedSearch | None:
        """The next search; of tables nobody looks at, and for reviews, only if that is allowed now."""
        playing = [search for search in self if not search.client.is_review]
        chosen = self._next_of(playing, allow_unwatched)
        if allow_reviews and not playing:
            chosen = next(iter(self), None)
        if chosen is not None:
            self._remove(chosen)
            self._move_to_end(chosen.client)
        return chosen

    def _next_of(self, playing: list[QueuedSearch], allow_unwatched: bool) -> QueuedSearch | None:
        """The next search of a bot or for a hint."""
        watched = next((search for search in playing if search.client.is_watched()), None)
        if allow_unwatched and (watched is None or self._since_unwatched >= UNWATCHED_SHARE - 1):
            unwatched = next((search for search in playing if not search.client.is_watched()), None)
        else:
            unwatched = None
        chosen = unwatched or watched
        if chosen is not None:
            self._since_unwatched = 0 if chosen is unwatched else self._since_unwatched + 1
        return chosen

    def _remove(self, search: QueuedSearch) -> None:
        address, table_id = search.client.address, search.client.table_id
        self._addresses[address][table_id].remove(search)
        if not self._addresses[address][table_id]:
            del self._addresses[address][table_id]
        if not self._addresses[address]:
            del self._addresses[address]

    def _move_to_end(self, client: SearchClient) -> None:
        """The next turn is that of other addresses, and here of other tables."""
        if tables := self._addresses.get(client.address):
            self._addresses.move_to_end(client.address)
            if client.table_id in tables:
                tables.move_to_end(client.table_id)
