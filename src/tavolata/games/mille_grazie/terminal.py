"""Mille Grazie in the terminal: the drawn map, and who carries what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tavolata.core.edition import Edition
from tavolata.core.view import View
from tavolata.core.words import Words
from tavolata.games.mille_grazie.map_drawing import BRACKETS, CARD, HEIGHT, ROAD_STYLE, WIDTH, draw_map

WALKED = Style(dim=True, strike=True)
MAX_LISTED = 6
City = dict[str, Any]


class MilleGrazieDrawing:
    """Draws a table for one reader."""

    stacked = True
    shows_players = False

    def __init__(self, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.words = words
        self.edition = edition
        self.names = names
        self.cities = placed_cities(edition.data["cities"])

    def headline(self, view: View) -> str:
        """Whose journey it is, and how many roads are left."""
        table = view.table
        nobleman = self.words.seat(cast(int, table["nobleman"]), self.names)
        stages = {"setting": "table-setting", "escorting": "table-escorting", "over": "table-over"}
        key = stages.get(str(table["phase"]), "table-travelling")
        return f"{self.words('table-round', nobleman=nobleman)} · {self.words(key, count=table['roads_left'])}"

    def board(self, view: View) -> RenderableType:
        """The map with everything on it, and under it the orders of everybody."""
        legend = self.words("table-colours", card=CARD, **{colour: "".join(BRACKETS[colour]) for colour in ROAD_STYLE})
        return Group(self._map(view), Text(legend, style="dim"), self._orders(view))

    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None:
        """For a few roads, where each of them leads; of many, the letters on the map."""
        if field == "roads":
            return Text("  " + self.words("table-two-letters"))
        if field != "road":
            return None
        if len(values) > MAX_LISTED:
            return Text("  " + " ".join(str(value) for value in values))
        return Group(*(self._road(number, str(value)) for number, value in enumerate(values, 1)))

    def _road(self, number: int, letter: str) -> Text:
        road = next(road for road in self.edition.data["roads"] if road["letter"] == letter)
        colour = self.words(f"colour-{road['colour']}")
        text = f" {number} {letter}  {road['name']} ({colour}): {'–'.join(road['cities'])}"
        return Text(text, style=ROAD_STYLE[road["colour"]])

    def _map(self, view: View) -> Text:
        standing: dict[str, list[int]] = {}
        for seat, city in enumerate(cast(list[str], view.table["cities"]), 1):
            standing.setdefault(city, []).append(seat)
        return draw_map(
            self.cities,
            self.edition.data["roads"],
            noblemen=standing,
            cards=list(cast(dict[str, int], view.table["open"])),
            road_styles=dict.fromkeys(cast(list[str], view.table["walked"]), WALKED),
        )

    def _orders(self, view: View) -> RenderableType:
        """The open orders, and everybody's, with the letters the reader knows."""
        orders = self.edition.names["order"]
        table = Table(box=None, show_header=False, padding=(0, 1))
        lying = [orders[number - 1] for number in cast(dict[str, int], view.table["open"]).values()]
        table.add_row(f"{CARD} {self.words('table-open')}", "  ".join(lying))
        for seat, held in enumerate(cast(list[list[int]], view.table["held"])):
            carried = [orders[number - 1] for number in held] + self._letters(view, seat)
            table.add_row(f"{seat + 1} {self.words.seat(seat, self.names)}", "  ".join(carried))
        return table

    def _letters(self, view: View, seat: int) -> list[str]:
        letters = [f"({letter})" for letter in cast(list[list[str]], view.table["ambushes"])[seat]]
        escort = view.table["escort"] if seat == view.table["nobleman"] else None
        return letters + ([f"{self.words('table-escort')} ({escort})"] if escort else [])


def placed_cities(cities: Sequence[City]) -> list[City]:
    """Cities with their places in the drawing: as the file says, or by latitude and longitude, or else in rows."""
    if all("column" in city and "row" in city for city in cities):
        return list(cities)
    if all("latitude" in city and "longitude" in city for city in cities):
        return [city | _projected(city, cities) for city in cities]
    return [city | {"column": 2 + 19 * (k % 4), "row": 1 + 4 * (k // 4)} for k, city in enumerate(cities)]


def _projected(city: City, cities: Sequence[City]) -> City:
    east, north = [one["longitude"] for one in cities], [one["latitude"] for one in cities]
    column = 1 + (city["longitude"] - min(east)) / ((max(east) - min(east)) or 1) * (WIDTH - 16)
    row = 1 + (max(north) - city["latitude"]) / ((max(north) - min(north)) or 1) * (HEIGHT - 4)
    return {"column": round(column), "row": round(row)}


DRAWING = MilleGrazieDrawing
