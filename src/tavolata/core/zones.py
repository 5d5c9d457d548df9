"""Zones: how a table is drawn by a program that knows nothing of the game.

A game declares a zone for each entry of its view that is worth seeing, in the sequence in which they lie on the table:

>>> from tavolata.core.domains import Names
>>> CARDS = Names(("sun", "moon"), topic="card")
>>> zones = (
...     Zone("cards", "trick", CARDS),
...     Zone("pile", "in_stock"),
...     Zone("hand", "hand", CARDS, counts="in_hand", look=lambda card: PieceLook(card[0].upper(), "azure")),
... )
>>> zones[2].looks()["moon"]
PieceLook(mark='M', colour='azure', symbol='')

Where an action has a field with the domain of a zone, people choose its value by touching it there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from tavolata.core.actions import ActionSet
from tavolata.core.domains import FiniteDomain, Value

ZoneKind = Literal["cards", "hand", "pile", "grid", "track", "tokens", "number", "text"]
"""What an entry of a view holds.

- `cards`: the values that lie open, as a list; or a single one, or None.
- `hand`: the same for the reader's own cards; `counts` is the entry with the number of cards of every seat.
- `pile`: how many cards lie face down; or those that lie open, of which the last one is on top.
- `grid`: rows of values; an empty cell is None, "" or ".".
- `track`: how far every seat has come, from 0 to `length`.
- `tokens`: a small number, drawn one by one.
- `number`, `text`: a number; a word.
"""
Colour = Literal["ink", "terracotta", "olive", "azure", "lemon", "aubergine"]
Symbol = Literal["", "coin", "cup", "sword", "club", "star", "leaf", "heart", "diamond"]
KINDS, COLOURS, SYMBOLS = get_args(ZoneKind), get_args(Colour), get_args(Symbol)
COUNTED: tuple[ZoneKind, ...] = ("track", "tokens", "number")
"""What shows numbers, whatever its domain."""
EMPTY = (None, "", ".")
"""What stands where nothing lies."""


@dataclass(frozen=True)
class PieceLook:
    """How a piece looks: a short text, a colour, and a symbol. Nothing may depend on telling colours apart."""

    mark: str
    colour: Colour = "ink"
    symbol: Symbol = ""

    def __post_init__(self) -> None:
        assert self.colour in COLOURS, f"no piece has the colour “{self.colour}”; there are: {', '.join(COLOURS)}"
        assert self.symbol in SYMBOLS, f"no piece has the symbol “{self.symbol}”; there are: {', '.join(SYMBOLS[1:])}"


@dataclass(frozen=True)
class Zone:
    """A part of the table: an entry of the view, and what it holds."""

    kind: ZoneKind
    entry: str
    domain: FiniteDomain | None = None
    """The domain of its values; None: numbers and words as they are."""
    each_seat: bool = False
    """The entry is a list with an item for every seat."""
    counts: str = ""
    length: int = 0
    cells: FiniteDomain | None = None
    """Of a grid: the domain whose values name its cells, row by row."""
    look: Callable[[Any], PieceLook] | None = None
    """How a value looks; None: as it is called."""

    def __post_init__(self) -> None:
        assert self.kind in KINDS, f"the zone of “{self.entry}” is no “{self.kind}”; there are: {', '.join(KINDS)}"

    def looks(self) -> dict[str, PieceLook]:
        """How each value looks."""
        if self.look is None:
            return {}
        return {str(value): self.look(value) for value in values_of(self.domain)}

    def chosen_by(self, actions: ActionSet) -> dict[str, list[int]]:
        """Which fields of which kinds of action, counted from 0, are chosen by touching something here."""
        named = self.cells or self.domain
        found = {
            kind.verb(): [place for place, domain in enumerate(domains) if domain == named]
            for kind, domains in actions.kinds.items()
        }
        return {verb: places for verb, places in found.items() if places}


def values_of(domain: FiniteDomain | None) -> list[Value]:
    """All values of a domain."""
    return [] if domain is None else [domain.decode(number) for number in range(domain.size)]


def misfit(zone: Zone, given: Any, players: int) -> str:
    """What an entry holds that its zone cannot show; nothing if all of it can be shown.

    >>> from tavolata.core.domains import Numbers
    >>> misfit(Zone("cards", "trick", Numbers(1, 9), each_seat=True), [4, None], 2)
    ''
    >>> misfit(Zone("cards", "trick", Numbers(1, 9)), [4, 10], 2)
    '10 is no value of its domain'
    """
    if zone.kind != "track" and not zone.each_seat:
        return _misfit(zone, given)
    if not isinstance(given, list) or len(given) != players:
        return f"{given} is no list with an item for every seat"
    return next((wrong for one in given if (wrong := _misfit(zone, one))), "")


def _misfit(zone: Zone, given: Any) -> str:
    if zone.kind in COUNTED or (zone.kind == "pile" and not isinstance(given, list)):
        return "" if isinstance(given, int) else f"{given} is no number"
    if zone.kind == "grid" and not isinstance(given, list):
        return f"{given} is no list of rows"
    rows = given if zone.kind == "grid" else [given]
    values = [value for row in rows for value in (row if isinstance(row, list) else [row])]
    wrong = [value for value in values if isinstance(value, list | dict) or not _is_value(zone.domain, value)]
    return f"{wrong[0]} is no value of its domain" if wrong else ""


def _is_value(domain: FiniteDomain | None, value: Any) -> bool:
    if domain is None or value in EMPTY:
        return True
    try:
        domain.encode(value)
    except (ValueError, TypeError):
        return False
    return True


def guessed_zones(entries: type) -> tuple[Zone, ...]:
    """Zones for the entries of a view whose game declares none, by their types. What cannot be guessed is left out."""
    kinds = {name: _guessed_kind(declared) for name, declared in get_type_hints(entries).items()}
    return tuple(Zone(kind, name) for name, kind in kinds.items() if kind is not None)


def _guessed_kind(declared: Any) -> ZoneKind | None:
    origin, arguments = get_origin(declared), get_args(declared)
    if declared is int:
        return "number"
    if declared is str or origin is Literal:
        return "text"
    if origin is list:
        return "grid" if get_origin(arguments[0]) is list else "cards"
    return None


def missing_entries(zones: tuple[Zone, ...], entries: Mapping[str, Any]) -> list[str]:
    """The entries that zones name and the view does not have."""
    return [name for zone in zones for name in (zone.entry, zone.counts) if name and name not in entries]
