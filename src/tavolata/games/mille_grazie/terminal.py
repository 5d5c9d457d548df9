"""Mille Grazie in the terminal: a drawn map, letters on the roads, the danger told by line, colour and word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.edition import Edition
from tavolata.core.match import View
from tavolata.core.words import Words

COLUMNS, ROWS = 78, 22
LINES = {"green": "·", "violet": "~", "orange": "#"}
STYLES = {"green": "green", "violet": "magenta", "orange": "bold #e67e22"}
WALKED_STYLE = "dim"
CITY = "○"
ORDER_MARK = "*"
Place = tuple[int, int]
"""Column and row."""


class Canvas:
    """A sheet of characters; what is drawn later lies on top."""

    def __init__(self) -> None:
        self.cells: dict[Place, tuple[str, str]] = {}

    def write(self, at: Place, text: str, style: str) -> None:
        for k, character in enumerate(text):
            self.cells[at[0] + k, at[1]] = (character, style)

    def line(self, start: Place, end: Place, character: str, style: str) -> None:
        """A straight line; characters are about twice as high as wide, so it is stepped by columns or rows as fits."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        for k in range(1, steps):
            column = round(start[0] + (end[0] - start[0]) * k / steps)
            row = round(start[1] + (end[1] - start[1]) * k / steps)
            self.write((column, row), character, style)

    def text(self) -> Text:
        picture = Text(no_wrap=True)
        last = max(row for _, row in self.cells)
        for row in range(last + 1):
            width = max((column for column, other in self.cells if other == row), default=-1)
            for column in range(width + 1):
                character, style = self.cells.get((column, row), (" ", ""))
                picture.append(character, style=style)
            picture.append("\n")
        return picture


class Drawing:
    """Draws a table for one reader."""

    stacked = True

    def __init__(self, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.words = words
        self.edition = edition
        self.names = names
        self.places = places_of(edition)

    def headline(self, view: View) -> str:
        """Whose journey it is, and how far it has come."""
        table = view.table
        nobleman = self.words.seat(cast(int, table["nobleman"]), self.names)
        stages = {"setting": "table-setting", "escorting": "table-escorting", "over": "table-over"}
        key = stages.get(str(table["phase"]), "table-travelling")
        stage = self.words(key, count=table["roads_left"]) if key == "table-travelling" else self.words(key)
        return f"{self.words('table-round', nobleman=nobleman)} · {stage}"

    def board(self, view: View) -> RenderableType:
        """The map with everything on it, and under it the orders of everybody."""
        return Group(self._map(view), Text(self.words("table-colours"), style="dim"), self._orders(view))

    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None:
        """For roads: where each of them leads. Pairs are too many to list."""
        if field == "roads":
            return Text("  " + self.words("table-two-letters"))
        if field != "road":
            return None
        table = Table(box=None, show_header=False, padding=(0, 2))
        listed = [self._road(str(value), number) for number, value in enumerate(values, 1)]
        for k in range(0, len(listed), 2):
            table.add_row(*listed[k : k + 2])
        return table

    def _road(self, letter: str, number: int) -> Text:
        road = next(road for road in self.edition.data["roads"] if road["letter"] == letter)
        colour = self.words(f"colour-{road['colour']}")
        ends = "–".join(road["cities"])
        return Text(f"{number:2} {letter} {road['name']} ({colour}): {ends}", style=STYLES[road["colour"]])

    def _map(self, view: View) -> Text:
        canvas = Canvas()
        walked = cast(list[str], view.table["walked"])
        for road in self.edition.data["roads"]:
            start, end = (self.places[city] for city in road["cities"])
            style = WALKED_STYLE if road["letter"] in walked else STYLES[road["colour"]]
            canvas.line(start, end, LINES[road["colour"]], style)
        for road in self.edition.data["roads"]:
            start, end = (self.places[city] for city in road["cities"])
            middle = ((start[0] + end[0]) // 2 - 1, (start[1] + end[1] + 1) // 2)
            style = WALKED_STYLE if road["letter"] in walked else f"reverse {STYLES[road['colour']]}"
            canvas.write(middle, f"({road['letter']})", style)
        for city, place in self.places.items():
            canvas.write(place, self._city(view, city), "bold")
        return canvas.text()

    def _city(self, view: View, city: str) -> str:
        """A city's mark and name, a star for an open order, and the noblemen who stand there."""
        table = view.table
        standing = [str(seat + 1) for seat, there in enumerate(cast(list[str], table["cities"])) if there == city]
        star = ORDER_MARK if city in cast(dict[str, Any], table["open"]) else ""
        return f"{CITY}{city}{star}" + (f"[{','.join(standing)}]" if standing else "")

    def _orders(self, view: View) -> RenderableType:
        """The open orders, and everybody's."""
        orders = self.edition.names["order"]
        lying = [orders[number - 1] for number in cast(dict[str, int], view.table["open"]).values()]
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_row(f"{ORDER_MARK} {self.words('table-open')}", "  ".join(lying))
        for seat, held in enumerate(cast(list[list[int]], view.table["held"])):
            known = self._letters(view, seat)
            names = "  ".join(orders[number - 1] for number in held)
            table.add_row(f"{seat + 1} {self.words.seat(seat, self.names)}", f"{names}{known}")
        return table

    def _letters(self, view: View, seat: int) -> str:
        """The letters of a seat that the reader knows."""
        letters = cast(list[list[str]], view.table["ambushes"])[seat]
        escort = view.table["escort"] if seat == view.table["nobleman"] else None
        told = [f"({letter})" for letter in letters] + ([f"{self.words('table-escort')} ({escort})"] if escort else [])
        return f"   {' '.join(told)}" if told else ""


def places_of(edition: Edition) -> dict[str, Place]:
    """Where every city stands: as the file says, or by its latitude and longitude, or else in rows."""
    cities = edition.data["cities"]
    if all("column" in city and "row" in city for city in cities):
        return {city["name"]: (city["column"], city["row"]) for city in cities}
    if all("latitude" in city and "longitude" in city for city in cities):
        return {city["name"]: _projected(city, cities) for city in cities}
    return {city["name"]: (2 + 19 * (k % 4), 1 + 4 * (k // 4)) for k, city in enumerate(cities)}


def _projected(city: dict[str, float], cities: Sequence[dict[str, float]]) -> Place:
    east, north = [one["longitude"] for one in cities], [one["latitude"] for one in cities]
    column = (city["longitude"] - min(east)) / ((max(east) - min(east)) or 1) * (COLUMNS - 16)
    row = (max(north) - city["latitude"]) / ((max(north) - min(north)) or 1) * (ROWS - 1)
    return round(column), round(row)
