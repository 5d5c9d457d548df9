"""How positions of a game are given and written; each game declares its `PositionFormat`.

A format has entries, each with a function that writes it and one that reads it, and sets up a state from what was read.
What was not given is dealt. Draw piles are listed with the next card first; cards that are given nowhere lie below,
shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.position_reader import PositionReader

STREAM = "stream"


@dataclass(frozen=True)
class PositionEntry:
    """One entry of a position. What `read` returns is what `set_up` of the format gets under the name."""

    name: str
    write: Callable[[Any, Edition], object]
    read: Callable[[PositionReader, str, Any], Any]


@dataclass(frozen=True)
class PositionFormat:
    """How positions of a game are given and written.

    `set_up` fills a state with the entries that were read, deals what is missing, and refuses what is impossible. The
    state it gets is a copy of the template, with a random stream.
    """

    entries: tuple[PositionEntry, ...]
    set_up: Callable[[Any, Mapping[str, Any], PositionReader], None]

    @property
    def names(self) -> list[str]:
        return [*(entry.name for entry in self.entries), STREAM]
