"""Draws who our guests of Da Luigi are: `python docs/pictures/draw_da_luigi_guests.py` writes the picture anew.

Five bar charts count the 82 ordinary guests. Where a bar is divided, its parts tell apart orders of one, two, three and
four dishes, always in this sequence from the bottom up.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tavolata.games.da_luigi.guests import CUBES, DISHES, MAX_POINTS, PLACES

GUESTS = Path(__file__).parents[2] / "src" / "tavolata" / "games" / "da_luigi" / "guests.toml"

WIDTH, HEIGHT = 1200, 744
COLUMN, ROW = 386, 362
MARGIN = 34
CHART_WIDTH, CHART_HEIGHT = 356, 210
BAR = 0.72
"""How much of its share of the chart's width a bar fills."""

PAPER, INK, FADED = "#f7f0de", "#3b2f26", "#7d6d59"
FONT = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"

DISH_COLOUR = {"water": "#4f86b5", "wine": "#a8323e", "salad": "#5d9142", "pizza": "#e0b32e", "pasta": "#dd7f2a"}
SIZE_COLOUR = {1: "#f2cda6", 2: "#dd9960", 3: "#b4592f", 4: "#733117"}
SIZES_ON_DARK = {3, 4}
SPECIALS = ("one_cube", "two_cubes", "bouquet", "another_guest", "move", "discard", "lemon")
"""From the welcome ones to the unwelcome ones."""

Guest = Mapping[str, Any]


class Part(NamedTuple):
    """A piece of a bar."""

    number: int
    colour: str
    ink: str
    """The colour of a number that stands on it."""


class Bar(NamedTuple):
    """One bar of a chart, from the bottom up, and what stands below it."""

    parts: Sequence[Part]
    label: str
    below: str = ""


def draw(data: Mapping[str, Any]) -> str:
    """The whole picture."""
    guests: list[Guest] = data["guests"]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="{FONT}">',
            "<title>Da Luigi: our guests</title>",
            "<desc>Five bar charts: the dishes wanted, the size of the orders, waiting times, specials, points.</desc>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{PAPER}"/>',
            *_placed(0, _title(len(guests))),
            *(line for cell, chart in enumerate(_charts(guests), 1) for line in _placed(cell, _chart(*chart))),
            "</svg>",
            "",
        ]
    )


def _charts(guests: Sequence[Guest]) -> Iterable[tuple[str, list[Bar]]]:
    """What is counted: titles and bars."""
    wanted = Counter(dish for guest in guests for dish in guest["wants"])
    dishes = [(dish, CUBES[DISHES.index(dish)]) for dish in DISH_COLOUR]
    yield (
        f"The {wanted.total()} dishes they want",
        [Bar([Part(wanted[dish], DISH_COLOUR[dish], INK)], dish, f"{cubes} cubes") for dish, cubes in dishes],
    )
    sizes = {size: [guest for guest in guests if len(guest["wants"]) == size] for size in SIZE_COLOUR}
    yield "Dishes in an order", [Bar(_by_size(having), str(size)) for size, having in sizes.items()]
    yield "Waiting time, in minutes", [Bar(_with(guests, "minutes", minutes), str(minutes)) for minutes in PLACES]
    yield "Special", [Bar(_with(guests, "special", special), *special.split("_")) for special in SPECIALS]
    yield "Points", [Bar(_with(guests, "points", points), str(points)) for points in range(1, MAX_POINTS + 1)]


def _with(guests: Sequence[Guest], part: str, value: object) -> list[Part]:
    return _by_size([guest for guest in guests if guest[part] == value])


def _by_size(guests: Sequence[Guest]) -> list[Part]:
    """Guests as a bar, divided by the number of dishes."""
    counts = [(size, sum(len(guest["wants"]) == size for guest in guests)) for size in SIZE_COLOUR]
    return [Part(count, SIZE_COLOUR[size], _ink_on(size)) for size, count in counts if count]


def _ink_on(size: int) -> str:
    return PAPER if size in SIZES_ON_DARK else INK


def _placed(cell: int, lines: Iterable[str]) -> Iterable[str]:
    """Something in one of the six cells of the picture, three beside each other."""
    row, column = divmod(cell, 3)
    yield f'<g transform="translate({MARGIN + column * COLUMN} {MARGIN + row * ROW})">'
    yield from lines
    yield "</g>"


def _title(count: int) -> Iterable[str]:
    yield f'<text y="52" font-size="46" font-style="italic" font-weight="bold" fill="{INK}">Da Luigi</text>'
    yield f'<text y="82" font-size="17" fill="{FADED}">a reconstruction: our {count} ordinary guests</text>'
    yield f'<text y="140" font-size="16" fill="{INK}">Orders of</text>'
    for size in SIZE_COLOUR:
        y = 126 + 36 * size
        dishes = "dish" if size == 1 else "dishes"
        yield f'<rect y="{y}" width="34" height="26" fill="{SIZE_COLOUR[size]}" stroke="{INK}" stroke-width="0.8"/>'
        yield f'<text x="17" y="{y + 18}" text-anchor="middle" font-size="15" fill="{_ink_on(size)}">{size}</text>'
        yield f'<text x="46" y="{y + 18}" font-size="16" fill="{INK}">{dishes}</text>'


def _chart(title: str, bars: Sequence[Bar]) -> Iterable[str]:
    totals = [sum(part.number for part in bar.parts) for bar in bars]
    scale = CHART_HEIGHT / max(totals)
    share = CHART_WIDTH / len(bars)
    bottom = 44 + CHART_HEIGHT
    label_size = 15 if len(bars) < 7 else 11
    yield f'<text y="14" font-size="19" font-weight="bold" fill="{INK}">{title}</text>'
    for place, (bar, total) in enumerate(zip(bars, totals, strict=True)):
        middle, top = share * (place + 0.5), float(bottom)
        for part in bar.parts:
            height = part.number * scale
            top -= height
            yield (
                f'<rect x="{middle - share * BAR / 2:.1f}" y="{top:.1f}" width="{share * BAR:.1f}"'
                f' height="{height:.1f}" fill="{part.colour}" stroke="{INK}" stroke-width="0.8"/>'
            )
            if len(bar.parts) > 1 and height > 14:
                yield _text(middle, top + height / 2 + 4.5, 13, part.ink, str(part.number))
        yield _text(middle, top - 7, 16, INK, str(total))
        yield _text(middle, bottom + 19, label_size, INK, bar.label)
        if bar.below:
            yield _text(middle, bottom + 34, min(label_size, 12), INK, bar.below)
    yield f'<path d="M 0 {bottom} H {CHART_WIDTH}" stroke="{INK}" stroke-width="1.4"/>'


def _text(x: float, y: float, size: int, colour: str, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-size="{size}" fill="{colour}">{text}</text>'


def main() -> None:
    picture = Path(__file__).parent / "da_luigi_guests.svg"
    picture.write_text(draw(tomllib.loads(GUESTS.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
