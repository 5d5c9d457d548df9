"""Mamma Mia in the terminal: the oven and the piles, everybody, and a table of the six kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tavolata.core.edition import Edition
from tavolata.core.view import View
from tavolata.core.words import Words
from tavolata.games.mamma_mia.state import COLOURS, KINDS, ORDERS_OF_A_COLOUR

SYMBOLS = dict(zip(KINDS, "▲●◆▼■★", strict=True))
STYLES = (
    "black on #f0cf3a",
    "white on #75489e",
    "white on #33773a",
    "white on #7d4a1f",
    "white on #bb2d24",
    "black on #f2a3bd",
)
KIND_STYLES = dict(zip(KINDS, STYLES, strict=True))
COLOUR_STYLES = dict(zip(COLOURS, STYLES, strict=True))
STAGES = {
    "laying": "table-laying",
    "ordering": "table-ordering",
    "drawing": "table-drawing",
    "choosing": "table-choosing",
    "deciding": "table-deciding",
    "requesting": "table-requesting",
    "answering": "table-answering",
    "adding": "table-adding",
    "over": "table-over",
}
"""What is going on, by the phase."""
INDENT = (0, 0, 0, 2)
Counts = Mapping[str, int]


class MammaMiaDrawing:
    """Draws a table for one reader."""

    stacked = True
    shows_players = True

    def __init__(self, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.words = words
        self.orders = edition.names["order"]
        self.names = names

    def headline(self, view: View) -> str:
        """Which round or clearing it is, and what somebody has to decide."""
        table = cast(dict[str, Any], view.table)
        phase, checked = table["phase"], table["checked"]
        seat = self.words.seat(checked["owner"] if checked else table["turn"], self.names)
        stage = self.words(STAGES[phase], seat=seat)
        if phase == "over":
            return stage
        part = self.words("table-clearing" if checked else "table-round", number=table["clearings"] + 1)
        return f"{part} · {stage}"

    def board(self, view: View) -> RenderableType:
        """Everybody, the piles, what is being checked, the kinds, and the reader's orders."""
        table = cast(dict[str, Any], view.table)
        parts: list[RenderableType] = [self._everybody(view), self._oven(table)]
        if table["oven"]:
            parts.append(self._sequence(table["oven"]))
        if table["checked"]:
            parts.append(self._checked(table["checked"]))
        parts.append(self._kinds(table))
        if table["orders"] is not None:
            parts.append(self._own_orders(table["orders"]))
        return Group(*parts)

    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None:
        """The kinds with how many the reader holds, orders one per line, and pairs of kinds in columns."""
        if field == "kind":
            hand = cast(Counts, view.table["hand"])
            named = [self._kind(str(kind), hand.get(str(kind), 0)) for kind in values]
            return _numbered(named)
        if field == "kinds":
            return _numbered([Text(self.words(f"two-{value}")) for value in values])
        if field == "order":
            return Group(*(Text(f" {number} {self._order(int(order))}") for number, order in enumerate(values, 1)))
        return None

    # --- parts of the board -----------------------------------------------

    def _everybody(self, view: View) -> RenderableType:
        """The players, and beside them the piles that are only counted."""
        piles = Table.grid()
        piles.add_row("")
        piles.add_row(self.words("table-stock", count=view.table["stock"]))
        piles.add_row(self.words("table-finished-pile", count=view.table["finished_pile"]))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(self._players(view), piles)
        return grid

    def _players(self, view: View) -> RenderableType:
        """Everybody's row: whose turn, colour, what they hold, their waiter, and what is finished if it is counted."""
        columns = {
            "table-ingredients": "ingredients_held",
            "table-orders": "orders_held",
            "table-waiter": "waiters",
            "table-finished": "finished",
        }
        shown = {key: cast(list[int], view.table[part]) for key, part in columns.items() if view.table[part]}
        grid = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for _ in range(3):
            grid.add_column()
        for key in shown:
            grid.add_column(self.words(key), justify="right")
        for seat, colour in enumerate(cast(list[str], view.table["colours"])):
            name = self.words.seat(seat, self.names)
            mark = Text(f" {self.words(f'colour-{colour}')} ", style=COLOUR_STYLES[colour])
            counts = [str(counted[seat]) for counted in shown.values()]
            turn = seat in view.movers
            grid.add_row("▶" if turn else " ", name, mark, *counts, style="bold" if turn else "")
        return grid

    def _oven(self, table: Mapping[str, Any]) -> Text:
        key = "table-to-come" if table["checked"] else "table-oven"
        text = Text("  " + self.words(key, count=table["oven_height"]))
        if table["oven_top"] is not None:
            text.append(f", {self.words('table-top')} ").append_text(self._top(table["oven_top"]))
        return text

    def _sequence(self, oven: Sequence[str | int]) -> RenderableType:
        """All that lies in the oven."""
        cards = [self._card(card, len(list(same))) for card, same in groupby(oven)]
        return Padding(Text(" ").join([Text(self.words("table-in-sequence")), *cards]), INDENT)

    def _checked(self, checked: Mapping[str, Any]) -> Text:
        owner = self.words.seat(checked["owner"], self.names)
        text = self.words("table-checked", seat=owner, order=self._order(checked["order"]))
        if checked["missing"] is None and checked["short"]:
            text += f" · {self.words('table-short', count=checked['short'])}"
        return Text(f"  {text}", style="bold")

    def _kinds(self, table: Mapping[str, Any]) -> RenderableType:
        """One column per kind: laid out, used, needed, missing, asked for, and in the reader's hand."""
        checked = table["checked"] or {}
        rows = {
            "table-used": table["used"],
            "table-laid-out": table["laid_out"],
            "table-needs": checked.get("needs"),
            "table-missing": checked.get("missing"),
            "table-request": checked.get("request"),
        }
        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
        grid.add_column(no_wrap=True)
        for kind in KINDS:
            grid.add_column(self._kind(kind), justify="center")
        for key, counts in rows.items():
            if counts:
                grid.add_row(self.words(key), *_cells(counts))
        if table["hand"] is not None:
            grid.add_row(self.words("table-hand"), *_cells(table["hand"]), style="bold")
        return Padding(grid, INDENT)

    def _own_orders(self, orders: Sequence[int]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        label = self.words("table-your-orders")
        for order in orders:
            grid.add_row(label, self._order(order))
            label = ""
        if not orders:
            grid.add_row(label, Text(self.words("table-no-order"), style="dim"))
        return Padding(grid, INDENT)

    # --- cards ------------------------------------------------------------

    def _order(self, number: int) -> str:
        """What an order needs, in the reader's words."""
        return str(self.words.name(self.orders[number - 1]))

    def _kind(self, kind: str, count: int = 0) -> Text:
        held = f" ×{count}" if count else ""
        return Text(f"{SYMBOLS[kind]} {self.words(f'kind-{kind}')}{held}", style=KIND_STYLES[kind])

    def _card(self, card: str | int, count: int = 1) -> Text:
        """Some ingredients of a kind, or an order with its colour."""
        if isinstance(card, str):
            return Text(f"{SYMBOLS[card]}{count if count > 1 else ''}", style=KIND_STYLES[card])
        colour = COLOURS[(card - 1) // ORDERS_OF_A_COLOUR]
        return Text(f"{self.words(f'colour-{colour}')}: {self._order(card)}", style=COLOUR_STYLES[colour])

    def _top(self, card: str | int) -> Text:
        return self._kind(card) if isinstance(card, str) else self._card(card)


def _cells(counts: Counts) -> list[str]:
    return [str(counts.get(kind, "·")) for kind in KINDS]


def _numbered(answers: Sequence[Text]) -> RenderableType:
    return Columns(
        [Text(f" {number} ").append_text(answer) for number, answer in enumerate(answers, 1)], padding=(0, 1)
    )


DRAWING = MammaMiaDrawing
