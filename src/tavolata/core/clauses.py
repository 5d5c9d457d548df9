"""Clauses: the numbered rules a player reads, from the Markdown files beside each game's rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tavolata.core.errors import BadInput

_SECTION = re.compile(r"^## (?P<title>.+)$")
_CLAUSE = re.compile(r"^- \*\*(?P<number>[A-Z]+-\d+)\*\* (?P<text>.+)$")


@dataclass(frozen=True)
class Clause:
    """One numbered rule, in Markdown."""

    number: str
    section: str
    text: str


class Clauses(Mapping[str, Clause]):
    """The rules of one game in one language, by number, in the sequence of the file."""

    def __init__(self, game: str, path: Path | None) -> None:
        """Read a file; a game without one has no clauses."""
        self.game = game
        self._clauses = {clause.number: clause for clause in _read(path.read_text(encoding="utf-8"))} if path else {}

    def __getitem__(self, number: str) -> Clause:
        return self._clauses[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def find(self, number: str) -> Clause:
        """The clause with this number, however a person writes it (`do-5`, `5`, `DO-05`)."""
        if not self._clauses:
            raise BadInput("no-clauses", name=self.game)
        prefix = next(iter(self._clauses)).partition("-")[0]
        asked = re.fullmatch(rf"(?:{prefix})?[-\s]*0*(\d+)", number.strip(), re.IGNORECASE)
        proper = f"{prefix}-{int(asked[1]):02d}" if asked else number
        if proper not in self._clauses:
            numbers = list(self._clauses)
            raise BadInput("unknown-clause", game=self.game, asked=number, first=numbers[0], last=numbers[-1])
        return self._clauses[proper]


def _read(text: str) -> Iterator[Clause]:
    section, pending = "", None
    for line in text.splitlines():
        if begun := _CLAUSE.match(line):
            if pending:
                yield pending
            pending = Clause(begun["number"], section, begun["text"])
        elif pending and line.startswith("  "):
            pending = Clause(pending.number, pending.section, f"{pending.text} {line.strip()}")
        elif title := _SECTION.match(line):
            if pending:
                yield pending
            section, pending = title["title"], None
    if pending:
        yield pending
