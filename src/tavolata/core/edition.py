"""Editions: cards and maps as data. We ship one for each game; people can write others."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from numpy.typing import NDArray

from tavolata.core.bounded_data import Bounds, OutOfBounds, check_plain, parse_toml, read_bounded
from tavolata.core.domains import ComponentNames
from tavolata.core.errors import BadEdition
from tavolata.core.safe_text import code_point, first_unsafe

COMMON_ENTRIES = ("game", "edition", "reconstructed")
BOUNDS = Bounds(characters=65_536, values=10_000)
"""Several times as large as any edition of ours."""


@dataclass(frozen=True)
class Components:
    """What is read from a file of components: arrays for the fields of the state, and names for people, by topic."""

    arrays: Mapping[str, NDArray[Any]]
    names: ComponentNames = field(default_factory=dict)


@dataclass(frozen=True)
class Edition:
    """One checked set of components of a game."""

    game: str
    name: str
    reconstructed: bool
    data: Mapping[str, Any] = field(repr=False)
    components: Components = field(repr=False, compare=False)

    @property
    def names(self) -> ComponentNames:
        """What people call the components."""
        return self.components.names

    @property
    def digest(self) -> str:
        """A hash of the data in the file; layout and comments make no difference."""
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()


class Sheet:
    """A file of components that is being read: gives entries by name, and says exactly what is wrong, and where."""

    def __init__(self, game: str, source: str, data: Mapping[str, Any]) -> None:
        self.game = game
        self.source = source
        self.data = data

    def fail(self, key: str, clause: str | None = None, **fields: object) -> NoReturn:
        """Raise BadEdition, with the name of the file."""
        raise BadEdition(f"edition-{key}", clause, self.game or None, file=self.source, **fields)

    def take(self, entry: str, kind: type, default: Any = None) -> Any:
        """An entry of this type."""
        value = self.data.get(entry, default)
        if value is None:
            self.fail("entry-missing", entry=entry)
        if type(value) is not kind:
            self.fail("entry-kind", entry=entry, kind=kind.__name__)
        return value

    def rows(self, entry: str, /, **kinds: type) -> list[dict[str, Any]]:
        """A list of tables, each with all of these entries, of these types."""
        rows: list[dict[str, Any]] = self.take(entry, list)
        for number, row in enumerate(rows, 1):
            for part, kind in kinds.items():
                if not isinstance(row, dict) or type(row.get(part)) is not kind:
                    self.fail("part-kind", list=entry, number=number, part=part, kind=kind.__name__)
        return rows

    def only(self, *entries: str) -> None:
        """Refuse unknown entries, so that a typing error is noticed."""
        known = (*COMMON_ENTRIES, *entries)
        for entry in self.data:
            if entry not in known:
                self.fail("entry-unknown", entry=entry, known=", ".join(known))


def read_sheet_file(game: str, path: Path) -> Sheet:
    """Open a file of components."""
    try:
        text = read_bounded(path, BOUNDS)
    except OSError as problem:
        raise BadEdition("edition-unreadable", file=str(path), problem=problem.strerror or str(problem)) from None
    except ValueError as problem:
        raise BadEdition("edition-not-toml", file=str(path), problem=str(problem)) from None
    except OutOfBounds as problem:
        raise BadEdition("edition-bounds", file=str(path), problem=problem) from None
    sheet = read_text(game, str(path), text)
    sheet.source = path.name
    return sheet


def read_text(game: str, source: str, text: str) -> Sheet:
    """Read the text of a file of components; its name is for refusals only."""
    try:
        return Sheet(game, source, parse_toml(text, BOUNDS))
    except ValueError as problem:
        raise BadEdition("edition-not-toml", file=source, problem=str(problem)) from None
    except OutOfBounds as problem:
        raise BadEdition("edition-bounds", file=source, problem=problem) from None


def edition_from(sheet: Sheet, read_components: Callable[[Sheet], Components]) -> Edition:
    """Check a sheet and make an edition from it."""
    _check_data(sheet)
    if (named := sheet.take("game", str)) != sheet.game:
        sheet.fail("other-game", named=named, expected=sheet.game)
    name = sheet.take("edition", str)
    reconstructed = sheet.take("reconstructed", bool, default=False)
    return Edition(sheet.game, name, reconstructed, sheet.data, read_components(sheet))


def edition_without_components(game: str, title: str) -> Edition:
    """For a game that has no cards or maps of its own, such as one with ordinary playing cards."""
    return Edition(game, title, False, {}, Components({}))


def no_components(sheet: Sheet) -> Components:
    """The reader of such a game."""
    sheet.only()
    return Components({})


def _check_data(sheet: Sheet) -> None:
    """What is in an edition is shown to everybody at a table: it is small, plain, and nothing that a terminal obeys."""
    try:
        check_plain(dict(sheet.data), BOUNDS)
    except OutOfBounds as problem:
        sheet.fail("bounds", problem=problem)
    for text in _texts(sheet.data):
        if (unsafe := first_unsafe(text)) is not None:
            sheet.fail("character", text=text, character=code_point(unsafe))


def _texts(data: object) -> Iterator[str]:
    """All keys and texts."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)
