"""Who is at a table now, at this process and at others, and when people were last there."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import inf

from tavolata.server.live.subscriber import Subscribers
from tavolata.server.table.attendance import Attendance

LOOK_SECONDS = 30.0
"""Whoever has asked for something without a socket, or has just gone, counts for so long as somebody who looks."""


class TablePresence:
    """The people of one table. A chair None is a host without a chair."""

    def __init__(self, subscribers: Subscribers) -> None:
        self._here = subscribers
        self._elsewhere: dict[str, frozenset[int]] = {}
        """The chairs that are connected to other processes."""
        self._spectated_by: set[str] = set()
        """The other processes to which spectators are connected."""
        self._last_look = -inf
        """When somebody last asked for something here without being connected."""
        self._last_seen: dict[int | None, float] = {}
        """When people last asked for something without a socket, or were last connected."""
        self._connected: frozenset[int | None] = frozenset()
        """Who was connected when that was last noted."""
        self._since = time.monotonic()

    def is_watched(self) -> bool:
        """Does anybody look at the table, here or at another process?"""
        is_connected = self._here or self._spectated_by or any(self._elsewhere.values())
        return bool(is_connected) or time.monotonic() - self._last_look < LOOK_SECONDS

    def present(self) -> list[int]:
        """The chairs whose people are connected."""
        return sorted(self.present_here().union(*self._elsewhere.values()))

    def present_here(self) -> frozenset[int]:
        """The chairs whose people are connected to this process."""
        return frozenset(viewer for viewer, subscribers in self._here.items() if viewer is not None and subscribers)

    def seen_ages(self) -> list[tuple[int | None, float]]:
        """How many seconds ago each was last seen, for other processes: their clocks are not ours."""
        now = time.monotonic()
        return [(chair, now - seen) for chair, seen in self._last_seen.items()]

    def attendance(self, host: int | None, away_seconds: float) -> Attendance:
        """Who is there; who was seen less than `away_seconds` ago is not gone yet."""
        now = time.monotonic()
        lately = {chair for chair, seen in self._last_seen.items() if chair is not None and now - seen < away_seconds}
        return Attendance(
            present=frozenset(lately).union(self.present()),
            is_host_connected=host in self._now_connected(),
            host_gone_in=away_seconds - (now - self._last_seen.get(host, self._since)),
        )

    @property
    def knows_anybody(self) -> bool:
        """Is or was anybody there, as far as this process has seen?"""
        return bool(self._here or self._last_seen)

    # --- what happens ------------------------------------------------------------

    def note_change(self) -> None:
        """Somebody came or went, here or elsewhere: note when those who are gone were last there."""
        before, self._connected = self._connected, self._now_connected()
        self._last_seen |= dict.fromkeys(before - self._connected, time.monotonic())

    def note_request(self, chair: int | None) -> None:
        """Somebody has shown the secret of a chair: whoever plays by requests is there, too."""
        self._last_seen[chair] = time.monotonic()

    def note_look(self) -> None:
        """Somebody looks at the table without being connected, or is just leaving."""
        self._last_look = time.monotonic()

    def note_elsewhere(
        self, process: str, chairs: Iterable[int], is_spectated: bool, ages: Iterable[tuple[int | None, float]]
    ) -> None:
        """Another process has told who is connected there, and how many seconds ago it has seen people."""
        now = time.monotonic()
        self._elsewhere[process] = frozenset(chairs)
        (self._spectated_by.add if is_spectated else self._spectated_by.discard)(process)
        self._last_seen |= {chair: max(now - age, self._last_seen.get(chair, -inf)) for chair, age in ages}

    def forget(self, process: str) -> bool:
        """Another process is dead, and whoever was connected there is not any more; had anybody a chair?"""
        self._spectated_by.discard(process)
        return bool(self._elsewhere.pop(process, None))

    def _now_connected(self) -> frozenset[int | None]:
        has_host = any(subscriber.access.role == "host" for subscriber in self._here.get(None, ()))
        return frozenset[int | None](self.present()) | (frozenset({None}) if has_host else frozenset())
