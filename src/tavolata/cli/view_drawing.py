"""How a game is drawn in the terminal that has no drawing of its own: the entries of its view, one below the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table

from tavolata.cli.output import console
from tavolata.core.default_words import entry_key
from tavolata.core.domains import Names
from tavolata.core.edition import Edition
from tavolata.core.game_spec import GameSpec
from tavolata.core.view import View
from tavolata.core.words import Words

YES, NO, NOTHING = "✓", "✗", "–"
WIDE = 100
"""So many columns have room for the log beside the entries."""


class ViewDrawing:
    """Draws the view of any game for one reader."""

    shows_players = False

    def __init__(self, game: GameSpec, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.words = words
        self.names = names
        self.topics = _topics(game)
        self.by_seat = _by_seat(game)

    @property
    def stacked(self) -> bool:
        return console.width < WIDE

    def headline(self, view: View) -> str:
        return ""

    def board(self, view: View) -> RenderableType:
        """Each entry with its name; a list for every seat is told seat by seat."""
        table = Table.grid(padding=(0, 2))
        for name, value in view.table.items():
            table.add_row(self.words(entry_key(name)), self._told(name, value, view.players), style="")
        return table

    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None:
        return None

    def _told(self, name: str, value: object, players: int) -> str:
        """A value on one line; a list of rows, or with an entry for every seat, on several.

        What a list is, its zone says. Without one, as many numbers or lists as there are seats are taken for theirs.
        """
        if isinstance(value, list | tuple):
            guessed = any(isinstance(one, list | dict | int) for one in value)
            if len(value) == players and self.by_seat.get(name, guessed):
                return "\n".join(f"{self.words.seat(k, self.names)}: {self._short(one)}" for k, one in enumerate(value))
            if any(isinstance(one, list | dict) for one in value):
                return "\n".join(self._short(one) for one in value)
        return self._short(value)

    def _short(self, value: object) -> str:
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, Mapping):
            return ", ".join(f"{self._key(key)} {self._short(one)}" for key, one in value.items())
        if isinstance(value, list | tuple):
            return ", ".join(map(self._short, value)) or NOTHING
        if isinstance(value, str):
            return str(self.words.name(self.words(self.topics[value]) if value in self.topics else value))
        return str(value)

    def _key(self, name: object) -> str:
        """A key inside an entry: it may be an entry of its own, or a value."""
        key = entry_key(str(name))
        return self.words(key) if self.words.has(key) else self._short(name)


def _by_seat(game: GameSpec) -> dict[str, bool]:
    """Of each entry that a zone shows: has it an item for every seat?"""
    zones = game.zones or ()
    shown = {zone.entry: zone.each_seat or zone.kind == "track" for zone in zones}
    return shown | {zone.counts: True for zone in zones if zone.counts}


def _topics(game: GameSpec) -> dict[str, str]:
    """The keys of the words for the values that the game's actions and events name."""
    domains = [domain for kinds in game.actions.kinds.values() for domain in kinds]
    domains += [part.domain for kind in game.events.kinds for part in kind.fields if isinstance(part.domain, Names)]
    named = [domain for domain in domains if isinstance(domain, Names)]
    return {value: key for domain in named for value in domain.values if (key := domain.word_key(value))}
