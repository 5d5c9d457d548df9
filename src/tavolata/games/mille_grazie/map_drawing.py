"""The map of Mille Grazie as text: cities in boxes, roads as rows of dots, the letter of each road at its middle.

Nothing depends on telling colours apart: the more an ambush costs, the bigger the dots. A green road is `· · (V) · ·`,
a violet one `• • [X] • •`, an orange one `● ● {F} ● ●`. A box has room for marks in its lower edge: the numbers of
noblemen on the left, a card on the right.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import ceil, floor
from typing import Any

from rich.style import Style
from rich.text import Text

WIDTH = 78
HEIGHT = 24
CARD = "■"
DOT = {"green": "·", "violet": "•", "orange": "●"}
BRACKETS = {"green": ("(", ")"), "violet": ("[", "]"), "orange": ("{", "}")}
ROAD_STYLE = {
    "green": Style.parse("green"),
    "violet": Style.parse("magenta"),
    "orange": Style.parse("dark_orange"),
}
MARK_STYLE = Style(bold=True)

Place = tuple[int, int]
"""Row and column, counted from 0."""


class Box:
    """The frame around a city's name."""

    def __init__(self, city: Mapping[str, Any]) -> None:
        self.name: str = city["name"]
        self.top: int = city["row"] - 1
        self.bottom: int = city["row"] + 1
        self.left: int = city["column"] - 1
        self.right: int = city["column"] + len(self.name)

    def middle(self) -> tuple[float, float]:
        """Row and column of the middle."""
        return (self.top + self.bottom) / 2, (self.left + self.right) / 2

    def holds(self, place: Place) -> bool:
        """Whether a place belongs to the frame."""
        return self.top <= place[0] <= self.bottom and self.left <= place[1] <= self.right


class Picture:
    """Rows of characters, each with a style. What lies outside is not drawn."""

    def __init__(self) -> None:
        self.signs = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.styles = [[Style.null()] * WIDTH for _ in range(HEIGHT)]

    def write(self, start: Place, signs: str, style: Style) -> None:
        """Write to the right, from a position on."""
        row, first = start
        for column, sign in enumerate(signs, first):
            if 0 <= row < HEIGHT and 0 <= column < WIDTH:
                self.signs[row][column] = sign
                self.styles[row][column] = style

    def text(self) -> Text:
        """The rows, down to the last one that is not empty."""
        height = max((row for row in range(HEIGHT) if "".join(self.signs[row]).strip()), default=-1) + 1
        rows = zip(self.signs[:height], self.styles[:height], strict=True)
        text = Text("\n").join(Text.assemble(*zip(signs, styles, strict=True)) for signs, styles in rows)
        text.no_wrap = True
        return text


def draw_map(
    cities: Sequence[Mapping[str, Any]],
    roads: Sequence[Mapping[str, Any]],
    *,
    noblemen: Mapping[str, Collection[int]] | None = None,
    cards: Collection[str] = (),
    city_styles: Mapping[str, Style | None] | None = None,
    road_styles: Mapping[str, Style | None] | None = None,
    nobleman_styles: Mapping[int, Style | None] | None = None,
) -> Text:
    """The map as a text of at most 24 rows of 78 columns.

    `cities` and `roads` are entries as in the map's file. `noblemen` says who stands in a city, `cards` where a card
    lies. Styles are laid over the usual ones: for a city by its name, for a road by its letter, for a nobleman by the
    number.
    """
    boxes = {city["name"]: Box(city) for city in cities}
    picture = Picture()
    for road in roads:
        style = ROAD_STYLE[road["colour"]] + (road_styles or {}).get(road["letter"])
        (row, column), dots = lay_road(*(boxes[name] for name in road["cities"]))
        for dot in dots:
            picture.write(dot, DOT[road["colour"]], style)
        brackets = BRACKETS[road["colour"]]
        picture.write((row, column - 1), f"{brackets[0]}{road['letter']}{brackets[1]}", style)
    for box in boxes.values():
        style = Style.null() + (city_styles or {}).get(box.name)
        _draw_box(picture, box, style)
        for column, number in enumerate(sorted((noblemen or {}).get(box.name, ())), box.left + 1):
            picture.write((box.bottom, column), str(number), style + MARK_STYLE + (nobleman_styles or {}).get(number))
        if box.name in cards:
            picture.write((box.bottom, box.right - 1), CARD, style + MARK_STYLE)
    return picture.text()


def lay_road(start: Box, end: Box) -> tuple[Place, list[Place]]:
    """Where the letter of a road stands (the middle of its three signs), and where the dots are.

    They follow the straight line between the middles of the boxes, as far as it is seen: with a dot in every row or, if
    this gives more of them, in every second column.
    """
    (first_row, first_column), (last_row, last_column) = start.middle(), end.middle()
    rows, columns = last_row - first_row, last_column - first_column
    by_row = [(row, round(first_column + columns * (row - first_row) / rows)) for row in _between(first_row, last_row)]
    by_column = [
        (round(first_row + rows * (column - first_column) / columns), column)
        for column in _between(first_column, last_column)
    ]
    steep = [place for place in by_row if not start.holds(place) and not end.holds(place)]
    flat = [place for place in by_column if not start.holds(place) and not end.holds(place)]
    letter = (round(first_row + rows / 2), round(first_column + columns / 2))
    laid: tuple[Place, list[Place]] = letter, []
    if steep:
        letter = steep[len(steep) // 2]
        laid = letter, [place for place in steep if place != letter]
    if flat:
        letter = flat[len(flat) // 2]
        dots = [place for place in flat if (away := abs(place[1] - letter[1])) > 1 and away % 2]
        if len(dots) > len(laid[1]):
            laid = letter, dots
    return laid


def _between(one: float, other: float) -> range:
    """The whole numbers between two numbers."""
    low, high = sorted((one, other))
    return range(floor(low) + 1, ceil(high))


def _draw_box(picture: Picture, box: Box, style: Style) -> None:
    edge = "─" * len(box.name)
    for row, signs in enumerate((f"╭{edge}╮", f"│{box.name}│", f"╰{edge}╯"), box.top):
        picture.write((row, box.left), signs, style)
