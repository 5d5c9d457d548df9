"""Draws our map of Mille Grazie as a picture: `python docs/pictures/draw_mille_grazie_map.py` writes it anew.

What is known and what we reconstructed look different: known letters stand in full badges, ours in hollow ones; known
names are bold, ours slanted; known cities are full dots, ours rings. Coasts, river and lake are rough lines of our
own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, radians
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import tavolata

WIDTH, HEIGHT = 1200, 900
WEST, NORTH = 8.42, 45.93
PIXELS_PER_DEGREE = 362
SQUEEZE = cos(radians(44.7))
"""How much shorter than a degree of latitude a degree of longitude is here."""

PAPER, SEA, SHORE, INK, FADED = "#f7f0de", "#cfe1e6", "#7fa3ad", "#3b2f26", "#8a7a66"
COLOUR = {"green": "#3f7d3a", "violet": "#7a4a99", "orange": "#d2691e"}
LINE = {
    "green": 'stroke-width="5" stroke-dasharray="0 10" stroke-linecap="round"',
    "violet": 'stroke-width="5" stroke-dasharray="15 7"',
    "orange": 'stroke-width="7"',
}
COST = {"green": "1 order", "violet": "2 orders", "orange": "3 orders"}
FONT = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"
BADGE = 13

# Where a city's name stands: to the right and below of its dot, and which end of the name is there.
CITY_LABEL = {
    "Milano": (-8, -17, "middle"),
    "Brescia": (0, -18, "middle"),
    "Verona": (0, -18, "middle"),
    "Venezia": (6, -17, "middle"),
    "Piacenza": (15, -3, "start"),
    "Mantova": (2, 27, "end"),
    "Modena": (-4, -17, "start"),
    "Bologna": (19, -7, "start"),
    "Ferrara": (14, 16, "start"),
    "Ravenna": (15, 6, "start"),
    "San Marino": (24, 34, "middle"),
    "Firenze": (0, 31, "middle"),
    "Genova": (-30, 28, "middle"),
    "La Spezia": (-30, 30, "middle"),
}
NAME_BELOW = set("DEFNPRSTUZ")
"""Roads whose name stands below the line, or to its right, because there is more room."""
NAME_SHIFT = {"S": 10}
"""Roads whose name stands a little further to the right."""

# Longitude and latitude, roughly.
LIGURIAN_COAST = (
    (8.30, 44.14), (8.45, 44.29), (8.58, 44.35), (8.75, 44.42), (8.93, 44.40), (9.05, 44.37), (9.15, 44.34),
    (9.22, 44.30), (9.24, 44.35), (9.39, 44.27), (9.49, 44.24), (9.61, 44.17), (9.74, 44.10), (9.84, 44.045),
    (9.83, 44.095), (9.90, 44.075), (9.99, 44.04), (10.11, 43.99), (10.24, 43.88), (10.28, 43.70),
    (10.30, 43.55), (10.41, 43.41), (10.53, 43.28), (10.50, 43.10),
)  # fmt: skip
ADRIATIC_COAST = (
    (13.60, 45.68), (13.38, 45.68), (13.12, 45.65), (12.88, 45.59), (12.66, 45.50), (12.50, 45.44),
    (12.39, 45.40), (12.31, 45.28), (12.30, 45.19), (12.34, 45.10), (12.44, 45.04), (12.54, 44.96),
    (12.49, 44.85), (12.39, 44.79), (12.28, 44.82), (12.25, 44.68), (12.28, 44.52), (12.31, 44.36),
    (12.38, 44.24), (12.46, 44.16), (12.58, 44.06), (12.75, 43.97), (12.92, 43.92), (13.05, 43.83),
    (13.22, 43.72), (13.42, 43.62), (13.60, 43.60),
)  # fmt: skip
LAGOON = (
    (12.50, 45.47), (12.38, 45.51), (12.24, 45.44), (12.18, 45.31), (12.24, 45.21), (12.28, 45.21),
    (12.28, 45.28), (12.36, 45.40),
)  # fmt: skip
GARDA = (
    (10.84, 45.87), (10.77, 45.74), (10.69, 45.62), (10.73, 45.50), (10.69, 45.44), (10.61, 45.48),
    (10.55, 45.46), (10.56, 45.58), (10.66, 45.72), (10.80, 45.88),
)  # fmt: skip
PO = (
    (8.30, 45.12), (8.62, 45.03), (8.88, 45.06), (9.15, 45.10), (9.38, 45.12), (9.70, 45.075), (9.88, 45.12),
    (10.08, 45.09), (10.30, 45.00), (10.55, 44.93), (10.80, 45.03), (11.05, 45.04), (11.35, 44.94),
    (11.62, 44.89), (11.90, 44.97), (12.20, 44.97), (12.54, 44.96),
)  # fmt: skip
HILLS = (
    (8.72, 44.60), (9.05, 44.58), (9.38, 44.50), (9.62, 44.38), (9.88, 44.36), (10.50, 44.13),
    (10.62, 44.36), (10.90, 44.24), (10.80, 44.02), (11.62, 44.14), (11.80, 43.95), (11.64, 44.00),
    (9.18, 44.72),
)  # fmt: skip


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """A place on the earth in pixels."""
    return (longitude - WEST) * SQUEEZE * PIXELS_PER_DEGREE, (NORTH - latitude) * PIXELS_PER_DEGREE


def draw(data: Mapping[str, Any]) -> str:
    """The whole picture."""
    places = {city["name"]: project(city["longitude"], city["latitude"]) for city in data["cities"]}
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="{FONT}">',
            "<title>Mille Grazie: our map</title>",
            "<desc>14 cities of northern Italy and 24 roads between them, in three colours, each with a letter.</desc>",
            *_land(),
            *(line for road in data["roads"] for line in _road(road, places)),
            *(line for road in data["roads"] for line in _badge_and_name(road, places)),
            *(line for city in data["cities"] for line in _city(city, places)),
            *_title(),
            *_compass(),
            *_legend(),
            "</svg>",
            "",
        ]
    )


def _land() -> Iterable[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    for coast, corner in ((LIGURIAN_COAST, (-50, HEIGHT + 50)), (ADRIATIC_COAST, (WIDTH + 50, HEIGHT / 2))):
        points = [project(*place) for place in coast]
        for width, shade in ((26, 0.25), (12, 0.35)):
            yield f'<path d="{_curve(points)}" fill="none" stroke="{SEA}" stroke-width="{width}" opacity="{shade}"/>'
        yield (
            f'<path d="{_curve(points)} L {corner[0]:.0f} {corner[1]:.0f} Z" fill="{SEA}" stroke="{SHORE}"'
            ' stroke-width="1.6" stroke-linejoin="round"/>'
        )
    for water in (LAGOON, GARDA):
        points = [project(*place) for place in water]
        yield f'<path d="{_curve([*points, points[0]])} Z" fill="{SEA}" stroke="{SHORE}" stroke-width="1.1"/>'
    yield (
        f'<path d="{_curve([project(*place) for place in PO])}" fill="none" stroke="{SHORE}" stroke-width="3.2"'
        ' stroke-linecap="round" opacity=".6"/>'
    )
    yield f'<g fill="none" stroke="{FADED}" stroke-width="1.5" stroke-linecap="round" opacity=".55">'
    for place in HILLS:
        x, y = project(*place)
        hill = "M -13 8 l 12 -17 l 13 17 M 3 -3 l 2 7 M 5 8 l 8 -11 l 9 11"
        yield f'<path transform="translate({x:.0f} {y:.0f})" d="{hill}"/>'
    yield "</g>"
    for name, x, y, turn, size in (
        ("Mare Ligure", 130, 672, 0, 24),
        ("Mare Adriatico", 1117, 440, 66, 24),
    ):
        yield (
            f'<text x="{x}" y="{y}" transform="rotate({turn} {x} {y})" text-anchor="middle" font-size="{size}"'
            f' font-style="italic" letter-spacing="3" fill="{SHORE}">{name}</text>'
        )
    for name, place, turn, size, spacing, colour in (
        ("Po", (11.02, 44.995), 0, 14, 2, SHORE),
        ("Lago di Garda", (10.40, 45.83), 0, 14, 0, SHORE),
        ("Appennino", (10.66, 44.185), 17, 17, 4, FADED),
    ):
        x, y = project(*place)
        yield (
            f'<text transform="translate({x:.0f} {y:.0f}) rotate({turn})" text-anchor="middle" font-size="{size}"'
            f' font-style="italic" letter-spacing="{spacing}" fill="{colour}">{name}</text>'
        )


def _road(road: Mapping[str, Any], places: Mapping[str, tuple[float, float]]) -> Iterable[str]:
    (x1, y1), (x2, y2) = (places[name] for name in road["cities"])
    line = f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    yield f'{line} stroke="{PAPER}" stroke-width="11" opacity=".85"/>'
    yield f'{line} stroke="{COLOUR[road["colour"]]}" {LINE[road["colour"]]}/>'


def _badge_and_name(road: Mapping[str, Any], places: Mapping[str, tuple[float, float]]) -> Iterable[str]:
    (x1, y1), (x2, y2) = sorted(places[name] for name in road["cities"])
    turn = degrees(atan2(y2 - y1, x2 - x1))
    if turn > 85:
        turn -= 180
    below = road["letter"] in NAME_BELOW
    yield f'<g transform="translate({(x1 + x2) / 2:.1f} {(y1 + y2) / 2:.1f})">'
    known = "name" in road["known"]
    style = 'font-weight="bold"' if known else 'font-style="italic"'
    y = BADGE + 15 if below else -BADGE - 6
    yield from _haloed(
        f'<text transform="rotate({turn:.1f})" x="{NAME_SHIFT.get(road["letter"], 0)}" y="{y}" text-anchor="middle"'
        f' font-size="14" {style}',
        road["name"],
        3.5,
    )
    yield _badge(road["letter"], COLOUR[road["colour"]], "letter" in road["known"])
    yield "</g>"


def _badge(letter: str, colour: str, known: bool) -> str:
    fill, text = (colour, PAPER) if known else (PAPER, colour)
    return (
        f'<circle r="{BADGE}" fill="{fill}" stroke="{colour}" stroke-width="2.5"/>'
        f'<text y="5.5" text-anchor="middle" font-size="16" font-weight="bold" fill="{text}">{letter}</text>'
    )


def _city(city: Mapping[str, Any], places: Mapping[str, tuple[float, float]]) -> Iterable[str]:
    x, y = places[city["name"]]
    right, below, anchor = CITY_LABEL.get(city["name"], (14, 6, "start"))
    yield f'<g transform="translate({x:.1f} {y:.1f})">{_city_dot(city["known"])}'
    yield from _haloed(
        f'<text x="{right}" y="{below}" text-anchor="{anchor}" font-size="21" font-weight="bold"', city["name"], 5
    )
    yield "</g>"


def _haloed(opening: str, text: str, width: float) -> Iterable[str]:
    """A text that can be read on lines, too: once as a broad pale outline, then in ink."""
    yield f'{opening} fill="none" stroke="{PAPER}" stroke-width="{width}" stroke-linejoin="round">{escape(text)}</text>'
    yield f'{opening} fill="{INK}">{escape(text)}</text>'


def _city_dot(known: bool) -> str:
    return f'<circle r="8.5" fill="{INK if known else PAPER}" stroke="{INK}" stroke-width="3"/>'


def _title() -> Iterable[str]:
    yield f'<g transform="translate(1022 838)" text-anchor="middle" fill="{INK}">'
    yield '<text font-size="46" font-style="italic" font-weight="bold">Mille Grazie</text>'
    yield f'<text y="28" font-size="16" fill="{FADED}">a reconstruction: 14 cities, 24 roads</text></g>'


def _compass() -> Iterable[str]:
    yield f'<g transform="translate(86 92)" stroke="{FADED}" stroke-width="1.2" stroke-linejoin="round">'
    yield '<circle r="34" fill="none"/><circle r="29" fill="none" stroke-dasharray="1 6.6"/>'
    for turn in (45, 135, 225, 315):
        yield f'<path d="M 0 -24 L 4 -4 L 0 0 L -4 -4 Z" transform="rotate({turn})" fill="{PAPER}"/>'
    for turn in (0, 90, 180, 270):
        yield f'<path d="M 0 -44 L 6 -6 L 0 0 Z" transform="rotate({turn})" fill="{FADED}"/>'
        yield f'<path d="M 0 -44 L -6 -6 L 0 0 Z" transform="rotate({turn})" fill="{PAPER}"/>'
    yield f'<text y="-50" text-anchor="middle" font-size="17" font-weight="bold" fill="{FADED}" stroke="none">N</text>'
    yield "</g>"


def _legend() -> Iterable[str]:
    yield f'<g transform="translate(26 730)" font-size="14.5" fill="{INK}">'
    yield f'<rect x="-10" y="-12" width="374" height="170" rx="8" fill="{PAPER}" opacity=".9" stroke="{SHORE}"/>'
    for k, (colour, cost) in enumerate(COST.items()):
        y = 10 + 28 * k
        yield f'<line x1="6" y1="{y}" x2="76" y2="{y}" stroke="{COLOUR[colour]}" {LINE[colour]}/>'
        yield f'<text x="90" y="{y + 5}">{colour}: an ambush costs {cost}</text>'
    for k, (known, what) in enumerate(((True, "known"), (False, "ours"))):
        y = 100 + 34 * k
        badge, name = _badge("V" if known else "C", INK, known), ("Via Vittoria" if known else "Via Catullo")
        style = 'font-weight="bold"' if known else 'font-style="italic"'
        yield f'<g transform="translate(18 {y})">{badge}</g>'
        yield f'<text x="42" y="{y + 5}" {style}>{name}</text>'
        yield f'<g transform="translate(172 {y})">{_city_dot(known)}</g>'
        yield f'<text x="192" y="{y + 5}">{what}</text>'
    yield "</g>"


def _curve(points: Sequence[tuple[float, float]]) -> str:
    """A soft line through the middles of the given line's pieces."""
    path = [f"M {points[0][0]:.1f} {points[0][1]:.1f}"]
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        path.append(f"Q {x:.1f} {y:.1f} {(x + next_x) / 2:.1f} {(y + next_y) / 2:.1f}")
    path.append(f"L {points[-1][0]:.1f} {points[-1][1]:.1f}")
    return " ".join(path)


def main() -> None:
    picture = Path(__file__).parent / "mille_grazie_map.svg"
    picture.write_text(draw(tavolata.game("mille_grazie").edition().data), encoding="utf-8")


if __name__ == "__main__":
    main()
