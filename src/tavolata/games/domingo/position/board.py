"""A drawn board: its lines, the one that is growing, and where the last card may lie."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.games.domingo.state import CARD_FIELDS, LINE

NOTHING = "."


@dataclass(frozen=True)
class Board:
    """A drawn display, one string per row. At most one line is growing: the uppermost or the lowest one."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def lines(self) -> list[list[str]]:
        """The cards of every line, from the left; empty strings where none lies."""
        lines = [self.rows[k : k + CARD_FIELDS] for k in range(0, len(self.rows), CARD_FIELDS)]
        return [["".join(fields).replace(NOTHING, "") for fields in zip(*line, strict=True)] for line in lines]

    @property
    def cards(self) -> list[str]:
        return [card for line in self.lines for card in line if card]

    @property
    def growing(self) -> int | None:
        """The line that is not finished."""
        return next((k for k, line in enumerate(self.lines) if len(line) < LINE or not all(line)), None)

    @property
    def laid(self) -> int:
        """How many cards lie in that line."""
        return 0 if self.growing is None else sum(map(bool, self.lines[self.growing]))

    def ends(self) -> list[tuple[int, int]]:
        """Line and column of all cards that may have been laid last; none if only the start card lies there."""
        lines, last = self.lines, self.width - 1
        if self.growing is not None and len(lines) > 1:
            line = lines[self.growing]
            return [(self.growing, self.laid - 1 if line[0] else LINE - self.laid)]
        if last == 0:
            return []
        outer = sorted({0, len(lines) - 1}, reverse=True)
        return [(line, column) for line in outer for column in (last, 0)]
