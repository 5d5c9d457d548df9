"""Da Luigi's pieces as text: cubes, orders, and the bars with their guests.

A dish is two letters of its name: in capitals on its colour where a cube is (`WA`), small and underlined where an order
still has a free space for one (`wa`). So nothing depends on telling colours apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.text import Text

from tavolata.core.words import Words
from tavolata.games.da_luigi.guests import DISHES, PLACES

STYLES = dict(
    zip(
        DISHES,
        (
            "#ffffff on #1f62b4",
            "#ffffff on #a3182f",
            "#000000 on #86c35a",
            "#000000 on #f4d63a",
            "#000000 on #ee9440",
            "#ffffff on #6b4226",
        ),
        strict=True,
    )
)
"""The colours of the real cubes, dark enough or bright enough for their letters."""
SPACE_STYLE = "underline"
LINE_STYLE = "dim"
STAR = "★"

NARROWEST = 11
"""A place has room for four dishes."""
WIDEST = 18
BARS = len(PLACES) + 1

Guest = dict[str, Any]
"""A guest at a bar as in the view, together with the edition's data of the card."""


class Dishes:
    """Cubes and orders, in the letters of one language."""

    def __init__(self, words: Words) -> None:
        self.names = {dish: words(f"dish-{dish}") for dish in DISHES}
        self.codes = {dish: name[:2] for dish, name in self.names.items()}

    def cube(self, dish: str) -> Text:
        """One cube."""
        return Text(self.codes[dish].upper(), style=STYLES[dish])

    def space(self, dish: str) -> Text:
        """A free space of an order."""
        return Text(self.codes[dish].lower(), style=SPACE_STYLE)

    def cubes(self, cubes: Mapping[str, int]) -> Text:
        """All cubes, one by one."""
        return spaced([self.cube(dish) for dish, count in cubes.items() for _ in range(count)])

    def counted(self, cubes: Mapping[str, int]) -> Text:
        """One cube per dish, with a count."""
        return spaced([self.cube(dish).append(f"×{n}" if n > 1 else "", style="none") for dish, n in cubes.items()])

    def order(self, laid: Mapping[str, int], missing: Mapping[str, int]) -> Text:
        """An order: the cubes on it, and what is missing."""
        parts: list[Text] = []
        for dish in DISHES:
            parts += [self.cube(dish)] * laid.get(dish, 0) + [self.space(dish)] * missing.get(dish, 0)
        return spaced(parts)


@dataclass(frozen=True)
class Restaurant:
    """What is drawn of one player: a title, and the guests from 60 to 10."""

    title: Sequence[Text]
    """Parts that go on one line if there is room for them."""
    bar: Sequence[Guest | None]


class Bars:
    """All restaurants in one frame: the first one large, the others with two lines each; places are columns."""

    def __init__(self, restaurants: Sequence[Restaurant], dishes: Dishes, specials: Mapping[str, str]) -> None:
        self.restaurants = restaurants
        self.dishes = dishes
        self.specials = specials

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = max(NARROWEST, min(WIDEST, (options.max_width - BARS) // len(PLACES)))
        own, *others = self.restaurants
        yield from self._title(own, width, "╭", "╮")
        yield _row([Text(f"{minutes} min", style="bold") for minutes in PLACES], width)
        yield from self._large(own, width)
        for other in others:
            yield from self._title(other, width, "├", "┤")
            yield from self._compact(other, width)
        yield _border([Text(f" {minutes} ") for minutes in PLACES], width)

    def _title(self, restaurant: Restaurant, width: int, left: str, right: str) -> Iterator[Text]:
        """The title in the frame; what does not fit goes on a line below."""
        whole = len(PLACES) * width + BARS
        inner = whole - 4
        parts = list(restaurant.title)
        rest: list[Text] = []
        while len(parts) > 1 and _joined(parts).cell_len > inner:
            rest.insert(0, parts.pop())
        title = _joined(parts)
        title.truncate(inner, overflow="ellipsis")
        yield _line(left, " ", title, " ", "─" * (inner - title.cell_len), right)
        if rest:
            below = _joined(rest)
            below.truncate(inner, overflow="ellipsis")
            yield _line("│", " ", below, " " * (inner + 1 - below.cell_len), "│")

    def _large(self, restaurant: Restaurant, width: int) -> Iterator[Text]:
        guests = restaurant.bar
        names = [_in_two_lines(guest["name"], width) if guest else ("", "") for guest in guests]
        yield _row([Text(first, style="bold") for first, _ in names], width)
        if any(second for _, second in names):
            yield _row([Text(second, style="bold") for _, second in names], width)
        yield _row([self._order(guest) for guest in guests], width)
        yield _row([Text.assemble(_points(guest), " ", self._special(guest)) for guest in guests], width)

    def _compact(self, restaurant: Restaurant, width: int) -> Iterator[Text]:
        room = width - len(f" {STAR}5")
        yield _row([Text(f"{_short(g['name'], room)} {_points(g)}" if g else "") for g in restaurant.bar], width)
        yield _row([self._order(guest) for guest in restaurant.bar], width)

    def _order(self, guest: Guest | None) -> Text:
        return self.dishes.order(guest["laid"], guest["missing"]) if guest else Text()

    def _special(self, guest: Guest | None) -> Text:
        return Text(self.specials[guest["special"]] if guest else "", style=LINE_STYLE)


def spaced(parts: Sequence[Text]) -> Text:
    """Parts with a space between them."""
    return Text(" ").join(parts)


def _joined(parts: Sequence[Text]) -> Text:
    return Text(" · ").join(parts)


def _line(*parts: str | Text) -> Text:
    """A line of the frame; the text is bright, the frame is dim."""
    line = Text(no_wrap=True, overflow="crop")
    for part in parts:
        line.append_text(part if isinstance(part, Text) else Text(part, style=LINE_STYLE))
    return line


def _row(cells: Sequence[Text], width: int) -> Text:
    line: list[str | Text] = ["│"]
    for cell in cells:
        cell.truncate(width, overflow="ellipsis", pad=True)
        line += [cell, "│"]
    return _line(*line)


def _border(cells: Sequence[Text], width: int) -> Text:
    """The lower edge, with the minutes again."""
    edges = ["┴"] * (len(cells) - 1) + ["╯"]
    line: list[str | Text] = ["╰"]
    for cell, edge in zip(cells, edges, strict=True):
        line += [cell, "─" * (width - cell.cell_len), edge]
    return _line(*line)


def _points(guest: Guest | None) -> str:
    return f"{STAR}{guest['points']}" if guest else ""


def _short(name: str, width: int) -> str:
    """A guest's name if there is room for it, else its last word."""
    short = name if len(name) <= width else name.split()[-1]
    return short if len(short) <= width else f"{short[: width - 1]}…"


def _in_two_lines(name: str, width: int) -> tuple[str, str]:
    if len(name) <= width:
        return name, ""
    first, _, second = name.partition(" ")
    return first, second
