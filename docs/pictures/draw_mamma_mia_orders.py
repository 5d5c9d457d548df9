"""Draws the ring of Mamma Mia! Plus with one colour's orders: `python docs/pictures/draw_mamma_mia_orders.py`.

Green is drawn, because more of its cards are known than of any other colour's. What is known and what we reconstructed
look different: known cards have a full frame and a bold title, ours a broken frame and a slanted one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import tavolata

WIDTH, HEIGHT = 1200, 850
PAPER, CARD, INK, FADED, WARNING = "#f7f0de", "#fffaf0", "#3b2f26", "#8a7a66", "#b3261e"
FONT = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"

COLOUR = "green"
RING = ("peppers", "mushrooms", "salami", "shrimps", "pineapple", "olives")
"""Clockwise, from green's own ingredient on."""
ROLES = (
    ("green’s own",),
    ("seventh Normale", "forbidden: Minipizza"),
    ("Mamma Mia",),
    ("forbidden: Minipizza",),
    ("Mamma Mia",),
    ("seventh Normale", "forbidden: Monotoni junior"),
)
CENTRE, RADIUS, NODE = (288, 440), 178, 34
LABEL = ((0, -62), (40, -78), (30, 56), (0, 56), (-30, 56), (-28, -78))
"""Where a kind's name stands, seen from its place on the ring."""

COLUMNS, CARD_WIDTH, CARD_HEIGHT, GAP = 3, 186, 130, 12
CARDS_AT = (592, 48)
TOKEN = 27
LEGEND_COLUMNS = (60, 400, 780)

ICON = {
    "pineapple": (
        '<path d="M 0 -4 L -6 -11 L -2 -9 L 0 -13 L 2 -9 L 6 -11 Z" fill="#4d7c3a"/>'
        '<ellipse cy="3" rx="7" ry="8.5" fill="#e3b023"/>'
        '<path d="M -5 -2 L 5 8 M -6 3 L 1 10.5 M 5 -2 L -5 8 M 6 3 L -1 10.5" stroke="#8c6510" stroke-width="1"/>'
    ),
    "olives": (
        '<ellipse rx="8.5" ry="10.5" transform="rotate(35)" fill="#5f4382"/>'
        '<circle cx="3" cy="-4.5" r="3.2" fill="#c9503c" stroke="#3d2a57" stroke-width="1"/>'
    ),
    "peppers": (
        '<path d="M -8 -6 Q 0 -12 5 -4 Q 8 2 10 11 Q -3 9 -8 -6 Z" fill="#43913b"/>'
        '<path d="M -4 -8 Q -6 -11 -10 -11" fill="none" stroke="#2c5a26" stroke-width="2.6" stroke-linecap="round"/>'
    ),
    "mushrooms": (
        '<path d="M -4 0 L -5 10 Q 0 12 5 10 L 4 0 Z" fill="#e6d6bd" stroke="#7a5636" stroke-width="1"/>'
        '<path d="M -11 1 Q -10 -11 0 -11 Q 10 -11 11 1 Z" fill="#8f653f"/>'
    ),
    "salami": (
        '<circle r="10.5" fill="#a92c25"/><g fill="#f0c9b8"><circle cx="-4" cy="-4" r="2.2"/>'
        '<circle cx="4.5" cy="-2" r="1.8"/><circle cx="-2" cy="4.5" r="1.8"/><circle cx="5" cy="5" r="1.4"/></g>'
    ),
    "shrimps": (
        '<path d="M 6 -9 Q -9 -9 -8 2 Q -7 10 3 9" fill="none" stroke="#ea8797" stroke-width="6"'
        ' stroke-linecap="round"/><path d="M 2 9 L 11 5 L 9 12 Z" fill="#ea8797"/>'
        '<path d="M -1 -12 L -3 -6 M -10 -5 L -5 -3 M -11 4 L -5 3 M -5 11 L -3 6" stroke="#a8455a"/>'
        '<circle cx="6" cy="-10" r="1.3" fill="#3b2f26"/>'
    ),
}
JOKERS = {"J": ("J", INK, CARD), "K": ("J", CARD, INK), "?": ("?", FADED, CARD)}
"""Letter, disc and ink. Equal jokers stand for equal kinds; the Ghiottona has two different ones."""


def draw(data: Mapping[str, Any]) -> str:
    """The whole picture."""
    orders = [order for order in data["orders"] if order["colour"] == COLOUR]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="{FONT}">',
            "<title>Mamma Mia! Plus: the ring and green's orders</title>",
            "<desc>Six ingredients on a ring, and the 15 orders of green, whose own ingredient is peppers.</desc>",
            "<defs>",
            *(f'<g id="{kind}">{icon}</g>' for kind, icon in ICON.items()),
            "</defs>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
            *_title(),
            *_ring(),
            *(line for number, order in enumerate(orders) for line in _card(number, order)),
            *_legend(),
            "</svg>",
            "",
        ]
    )


def _title() -> Iterable[str]:
    yield f'<g transform="translate(40 78)" fill="{INK}">'
    yield '<text font-size="42" font-style="italic" font-weight="bold">Mamma Mia! Plus</text>'
    yield f'<text x="2" y="30" font-size="16" fill="{FADED}">a reconstruction: the ring and green’s 15 orders</text>'
    yield "</g>"


def _place(step: int) -> tuple[float, float]:
    """Where a kind stands, so many steps clockwise from the top."""
    angle = radians(60 * step - 90)
    return CENTRE[0] + RADIUS * cos(angle), CENTRE[1] + RADIUS * sin(angle)


def _ring() -> Iterable[str]:
    yield (
        f'<circle cx="{CENTRE[0]}" cy="{CENTRE[1]}" r="{RADIUS}" fill="none" stroke="{FADED}" stroke-width="2"'
        ' stroke-dasharray="2 7" stroke-linecap="round"/>'
    )
    for step in (2, 4):
        yield f'{_chord(step)} stroke="{INK}" stroke-width="3"/>'
    for step in (1, 3, 5):
        yield f'{_chord(step)} stroke="{WARNING}" stroke-width="2.5" stroke-dasharray="9 6"/>'
    for step, kind in enumerate(RING):
        yield from _node(step, kind)


def _chord(step: int) -> str:
    (x1, y1), (x2, y2) = _place(0), _place(step)
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'


def _node(step: int, kind: str) -> Iterable[str]:
    x, y = _place(step)
    right, below = LABEL[step]
    halo = f'stroke="{PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
    yield f'<g transform="translate({x:.1f} {y:.1f})" text-anchor="middle" fill="{INK}">'
    yield f'<circle r="{NODE}" fill="{CARD}" stroke="{INK}" stroke-width="{4 if step == 0 else 2}"/>'
    yield f'<use href="#{kind}" transform="scale(2)"/>'
    offset = f"own + {step}: " if step else ""
    yield f'<text x="{right}" y="{below}" font-size="16" font-weight="bold" {halo}>{offset}{kind}</text>'
    for line, role in enumerate(ROLES[step], 1):
        yield f'<text x="{right}" y="{below + 17 * line}" font-size="13" fill="{FADED}" {halo}>{role}</text>'
    yield "</g>"


def _card(number: int, order: Mapping[str, Any]) -> Iterable[str]:
    row, column = divmod(number, COLUMNS)
    x, y = CARDS_AT[0] + column * (CARD_WIDTH + GAP), CARDS_AT[1] + row * (CARD_HEIGHT + GAP)
    known = order.get("known", False)
    title = order["pizza"].replace("_", " ").title().replace("Junior", "junior")
    yield f'<g transform="translate({x} {y})">{_frame(known, CARD_WIDTH, CARD_HEIGHT, 10)}'
    yield f'<text x="12" y="24" font-size="15" fill="{INK}" {_title_style(known)}>{title}</text>'
    for line, tokens in enumerate(_rows(order)):
        yield f'<g transform="translate(24 {50 + 28 * line})">'
        for place, token in enumerate(tokens):
            yield f'<g transform="translate({place * TOKEN} 0)">{_token(token)}</g>'
        yield "</g>"
    yield "</g>"


def _frame(known: bool, width: int, height: int, rounding: int) -> str:
    line = 'stroke-width="3"' if known else 'stroke-width="1.5" stroke-dasharray="6 5"'
    return f'<rect width="{width}" height="{height}" rx="{rounding}" fill="{CARD}" stroke="{INK}" {line}/>'


def _small_card(known: bool) -> str:
    return f'<g transform="translate(-16 -11)">{_frame(known, 32, 22, 4)}</g>'


def _title_style(known: bool) -> str:
    return 'font-weight="bold"' if known else 'font-style="italic"'


def _rows(order: Mapping[str, Any]) -> list[list[str]]:
    """What stands on a card, row by row: kinds, "no" and a kind, jokers, or a few letters."""
    own = RING[0]
    match order["pizza"]:
        case "normale":
            return _by_amount(order["needs"])
        case "bombastica":
            return [["15 or more"]]
        case "monotoni":
            return [["J"] * 6, [own]]
        case "ghiottona":
            return [["J"] * 4, ["K"] * 4, [own]]
        case "monotoni_junior":
            return [["J"] * 5, [f"no {order['forbidden']}"]]
        case "minipizza":
            return [[order["kind"]] * 3, [f"no {order['forbidden']}"]]
        case "minimale":
            return [["?"] * 4, [own]]
        case _:
            one, other = order["either"]
            return [[*[one] * 5, "or"], [other] * 5, [own]]


def _by_amount(needs: Mapping[str, int]) -> list[list[str]]:
    """A row for the kinds of each amount, the most first."""
    amounts = sorted(set(needs.values()), reverse=True)
    return [[kind for kind in needs for _ in range(amount) if needs[kind] == amount] for amount in amounts]


def _token(token: str) -> str:
    if token in ICON:
        return f'<use href="#{token}"/>'
    if token.startswith("no "):
        cross = '<path d="M -12 -12 L 12 12 M 12 -12 L -12 12"'
        return f'<use href="#{token[3:]}"/>{cross} stroke="{WARNING}" stroke-width="3.5" stroke-linecap="round"/>'
    if token in JOKERS:
        letter, disc, ink = JOKERS[token]
        style = f'text-anchor="middle" font-size="16" font-weight="bold" fill="{ink}"'
        return f'<circle r="11" fill="{disc}" stroke="{INK}"/><text y="5.5" {style}>{letter}</text>'
    return f'<text x="-10" y="6" font-size="17" fill="{INK}">{token}</text>'


def _legend() -> Iterable[str]:
    lines = (
        (f'<path d="M -16 0 L 16 0" stroke="{INK}" stroke-width="3"/>', "one of these two is chosen"),
        (f'<path d="M -16 0 L 16 0" stroke="{WARNING}" stroke-width="2.5" stroke-dasharray="9 6"/>', "forbidden"),
        (_token("J"), "one kind of the owner’s choice"),
        (_token("?"), "the kind with the fewest cards"),
        (_small_card(True), "known"),
        (_small_card(False), "ours"),
    )
    yield f'<g font-size="14.5" fill="{INK}">'
    for number, (sign, meaning) in enumerate(lines):
        column, row = divmod(number, 2)
        x, y = LEGEND_COLUMNS[column], 782 + 32 * row
        yield f'<g transform="translate({x} {y})">{sign}<text x="26" y="5">{meaning}</text></g>'
    yield "</g>"


def main() -> None:
    picture = Path(__file__).parent / "mamma_mia_orders.svg"
    picture.write_text(draw(tavolata.game("mamma_mia").edition().data), encoding="utf-8")


if __name__ == "__main__":
    main()
