"""Da Luigi in the terminal: the market, everybody's restaurant, and what is being decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.edition import Edition
from tavolata.core.view import View
from tavolata.core.words import Words
from tavolata.games.da_luigi.bar_drawing import STAR, Bars, Dishes, Guest, Restaurant
from tavolata.games.da_luigi.guests import DISHES, PLACES, start_guests

SPECIAL_WORDS = {
    "none": "special-none",
    "one_cube": "special-one-cube",
    "two_cubes": "special-two-cubes",
    "lemon": "special-lemon",
    "bouquet": "special-bouquet",
    "move": "special-move",
    "discard": "special-discard",
    "another_guest": "special-another-guest",
}
SPECIAL_HELP = {
    "none": "special-none-help",
    "one_cube": "special-one-cube-help",
    "two_cubes": "special-two-cubes-help",
    "lemon": "special-lemon-help",
    "bouquet": "special-bouquet-help",
    "move": "special-move-help",
    "discard": "special-discard-help",
    "another_guest": "special-another-guest-help",
}
SPECIAL_NOW = {
    "bouquet": "special-bouquet-now",
    "move": "special-move-now",
    "discard": "special-discard-now",
}
"""Specials that ask for a decision."""
PHASES = {
    "action": "table-action",
    "field": "table-buying",
    "push": "table-paying",
    "give": "table-greeting",
    "bouquet": "special-bouquet",
    "move": "special-move",
    "discard": "special-discard",
    "serve": "table-serving",
    "complete": "table-jokers",
    "joker": "table-jokers",
    "spend": "table-jokers",
    "give_back": "table-giving-back",
}
"""What is being done when this is asked."""
ROWS = range(1, 5)
COLUMNS = "abc"
CLOCK = "◷"
FITS = "✓"
MAX_NAME_LENGTH = 20
"""Player names are cut to this length."""
FIELD_WIDTH = 14


class DaLuigiDrawing:
    """Draws a table for one reader."""

    stacked = True
    shows_players = False

    def __init__(self, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.words = words
        self.edition = edition
        self.names = names
        self.dishes = Dishes(words)
        self.specials = {special: words(key) for special, key in SPECIAL_WORDS.items()}
        self.guests: list[Guest] = [{"special": "none"} | guest for guest in edition.data["guests"]]
        self.guests += start_guests(edition.data["start_guests"])

    def headline(self, view: View) -> str:
        """Whose turn it is, what is being done, and, where there is room for it, how many guests are to come."""
        table = cast(dict[str, Any], view.table)
        if table["question"] == "over":
            return self.words("table-over")
        parts = [self.words("table-turn", player=self.words.seat(table["active"], self.names)), self._phase(view)]
        if table["last_turns"]:
            parts.append(self.words("table-final-round"))
        elif view.movers[0] == table["active"]:
            parts.append(self.words("table-stack", count=table["stack"]))
        return " · ".join(parts)

    def _phase(self, view: View) -> str:
        """What is being done, and who does it if it is not the active player."""
        table = cast(dict[str, Any], view.table)
        phase = self.words(PHASES[table["question"]], clocks=table["clocks"], count=sum(table["gets"]))
        if view.movers[0] == table["active"]:
            return phase
        return self.words("table-other-decides", player=self.words.seat(view.movers[0], self.names), phase=phase)

    def board(self, view: View) -> RenderableType:
        """The market with all cubes, the restaurants, the reader's own first, and what is to be decided on."""
        return Group(self._market(view), *self._came_back(view), self._bars(view), *self._notice(view))

    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None:
        """Fields with their cubes and cost, places with who sits there, dishes, and who gets a guest."""
        if field == "field":
            return self._fields(view, [str(value) for value in values])
        if field == "dish":
            return self._dishes(view, [str(value) for value in values])
        if field == "place" and view.seat is not None:
            return self._places(view, view.seat, [int(value) for value in values])
        if field == "to" and view.table["guest"] is not None:
            return self._gifts(view, [int(value) for value in values])
        return None

    # --- the market ---------------------------------------------------------

    def _market(self, view: View) -> RenderableType:
        """Rows with their price in clocks, and beside them the cubes that are not in play now."""
        table = cast(dict[str, Any], view.table)
        rows = Table.grid(padding=(0, 2, 0, 0))
        for row in ROWS:
            first, *others = (self._field(table, f"{row}{column}") for column in COLUMNS)
            rows.add_row(Text.assemble(f"{row - 1}{CLOCK} ", first), *others)
        heading = Text(self.words("table-market"), style="bold")
        between = Text("\n".join("│" * (1 + len(DISHES))), style="dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Group(heading, rows, self._piles(table), self._legend()), between, self._other_cubes(table))
        return grid

    def _field(self, table: dict[str, Any], field: str) -> Text:
        text = Text.assemble((field, "dim"), " ", self.dishes.cubes(table["market"][field]) or ("—", "dim"))
        text.truncate(FIELD_WIDTH, pad=True)
        return text

    def _piles(self, table: dict[str, Any]) -> Text:
        return Text(
            self.words("table-piles", stack=table["stack"], discarded=len(table["discard"]), tiles=table["tiles"])
        )

    def _came_back(self, view: View) -> list[RenderableType]:
        """The discarded guests that will come again, in unknown sequence (DL-60)."""
        guests = [self._card(number)["name"] for number in cast(list[int], view.table["came_back"])]
        return [Text(self.words("table-came-back", guests=", ".join(guests)))] if guests else []

    def _legend(self) -> Text:
        """The legend."""
        signs = [
            (self.dishes.cube("water"), "sign-cube"),
            (self.dishes.space("water"), "sign-space"),
            (Text(STAR), "sign-points"),
            (Text(CLOCK), "sign-clock"),
        ]
        return Text("  ").join([Text.assemble(sign, " ", (self.words(key), "dim")) for sign, key in signs])

    def _other_cubes(self, table: dict[str, Any]) -> Table:
        """How many cubes of every dish are in the bag and beside the market, with the dishes' names."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for justify in ("left", "left", "right", "right"):
            grid.add_column(justify=cast(Any, justify), no_wrap=True)
        grid.add_row("", "", *(Text(self.words(key), style="bold") for key in ("table-bag", "table-beside")))
        for dish in DISHES:
            counts = (str(table[where].get(dish, 0)) for where in ("bag", "beside"))
            grid.add_row(self.dishes.cube(dish), self.dishes.names[dish], *counts)
        return grid

    # --- the restaurants ----------------------------------------------------

    def _bars(self, view: View) -> RenderableType:
        """The reader's own restaurant, or for a spectator that of the active player; then the others, clockwise."""
        first = cast(int, view.table["active"]) if view.seat is None else view.seat
        seats = [(first + k) % view.players for k in range(view.players)]
        return Bars([self._restaurant(view, seat) for seat in seats], self.dishes, self.specials)

    def _restaurant(self, view: View, seat: int) -> Restaurant:
        restaurant = _restaurant_view(view, seat)
        name = Text(self._name(seat), style="bold")
        if seat in view.movers:
            name = Text.assemble("▶ ", name)
        parts = [name, Text(self.words("table-fulfilled", count=restaurant["fulfilled"]))]
        if restaurant["lemons"] or restaurant["bouquets"]:
            parts.append(Text(self.words("table-tiles", lemons=restaurant["lemons"], bouquets=restaurant["bouquets"])))
        supply = self.dishes.counted(restaurant["supply"]) or Text("—", style="dim")
        parts.append(Text.assemble(self.words("table-supply"), " ", supply))
        return Restaurant(parts, [self._at_bar(guest) for guest in restaurant["bar"]])

    def _at_bar(self, guest: Guest | None) -> Guest | None:
        return None if guest is None else self._card(guest["guest"]) | guest

    def _card(self, number: int) -> Guest:
        """What the edition's file says of a guest."""
        return self.guests[number - 1]

    def _name(self, seat: int) -> str:
        name = self.words.seat(seat, self.names)
        return name if len(name) <= MAX_NAME_LENGTH else f"{name[: MAX_NAME_LENGTH - 1].rstrip()}…"

    # --- what is to be decided on -------------------------------------------

    def _notice(self, view: View) -> list[RenderableType]:
        """The guest that is turned up, the special that is carried out, or the joker that is paid for."""
        table = cast(dict[str, Any], view.table)
        if table["question"] == "give":
            return self._turned_up(self._card(table["guest"]))
        if table["question"] in SPECIAL_NOW:
            return [Text(f"▲ {self.words(SPECIAL_NOW[table['question']])}", style="bold")]
        if table["question"] == "serve":
            return [self._to_serve(view)]
        if table["joker"]:
            return [self._joker(view, table["joker"])]
        return []

    def _turned_up(self, guest: Guest) -> list[RenderableType]:
        """A guest's card in words."""
        names = Counter(self.dishes.names[dish] for dish in guest["wants"])
        wants = ", ".join(f"{count}×{name}" if count > 1 else name for name, count in names.items())
        text = self.words(
            "table-guest", guest=guest["name"], minutes=guest["minutes"], wants=wants, points=guest["points"]
        )
        return [Text(f"▲ {text}", style="bold"), Text(f"  {self.words(SPECIAL_HELP[guest['special']])}")]

    def _to_serve(self, view: View) -> Text:
        """The cubes of the supply that a guest wants: with only one dish, no question would show it."""
        supply, wanted = _restaurant_view(view, view.movers[0])["supply"], self._wanted(view, view.movers[0])
        fitting = {dish: count for dish, count in supply.items() if wanted[dish]}
        return Text.assemble("▲ ", self.words("table-to-serve"), " ", self.dishes.counted(fitting))

    def _joker(self, view: View, joker: dict[str, Any]) -> Text:
        guest = self._guest_at(view, view.movers[0], joker["place"])
        dish = self.dishes.names[joker["dish"]]
        text = self.words("table-joker", guest=guest["name"], dish=dish, jokers=joker["jokers"], cubes=joker["cubes"])
        return Text(f"▲ {text}", style="bold")

    # --- answers ------------------------------------------------------------

    def _fields(self, view: View, fields: Sequence[str]) -> RenderableType:
        """The fields row by row, as they lie in the market, with how many of their cubes the guests still want."""
        market = cast(dict[str, dict[str, int]], view.table["market"])
        wanted = {} if view.seat is None else self._wanted(view, view.seat)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in ROWS:
            cells = []
            for number, field in enumerate(fields, 1):
                if field.startswith(str(row)):
                    fitting = sum(min(count, wanted.get(dish, 0)) for dish, count in market[field].items())
                    cells.append(
                        Text.assemble(
                            _number(number),
                            f" {field} ",
                            self.dishes.cubes(market[field]),
                            f" {FITS}{fitting}" * bool(fitting),
                        )
                    )
            if cells:
                grid.add_row(self.words("table-clocks", clocks=row - 1), *cells)
        return Group(grid, Text(self.words("table-fits", sign=FITS), style="dim"))

    def _wanted(self, view: View, seat: int) -> dict[str, int]:
        """How many cubes of every dish a player's guests are missing."""
        bar = [guest for guest in _restaurant_view(view, seat)["bar"] if guest]
        return {dish: sum(guest["missing"].get(dish, 0) for guest in bar) for dish in DISHES}

    def _dishes(self, view: View, dishes: Sequence[str]) -> RenderableType:
        """Dishes by their cubes; from the supply, with how many there are."""
        supply: Mapping[str, int] = {}
        if view.seat is not None and view.table["question"] != "discard":
            supply = _restaurant_view(view, view.seat)["supply"]
        parts = []
        for number, dish in enumerate(dishes, 1):
            count = f" ×{supply[dish]}" if supply.get(dish, 0) > 1 else ""
            parts.append(
                Text.assemble(_number(number), " ", self.dishes.cube(dish), f" {self.dishes.names[dish]}{count}")
            )
        return Text("   ").join(parts)

    def _places(self, view: View, seat: int, places: Sequence[int]) -> RenderableType:
        """Who sits there, and, for somebody who moves, where to."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        moving = view.table["question"] in ("push", "move")
        for number, place in enumerate(places, 1):
            guest = self._guest_at(view, seat, place)
            where = self._where_to(place) if moving else ""
            order = self.dishes.order(guest["laid"], guest["missing"])
            grid.add_row(_number(number), str(place), guest["name"], order, f"{STAR}{guest['points']}", where)
        return grid

    def _where_to(self, place: int) -> str:
        return f"→ {self.words('table-out') if place == PLACES[-1] else place - 10}"

    def _gifts(self, view: View, seats: Sequence[int]) -> RenderableType:
        """Everybody who may get the guest, what it does there, and how many guests they are still to get."""
        guest = self._card(cast(int, view.table["guest"]))
        gets = cast(list[int], view.table["gets"])
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat in seats:
            due = self.words("table-gets", count=gets[seat])
            grid.add_row(_number(seat + 1), self._name(seat), self._arrival(view, seat, guest["minutes"]), due)
        return grid

    def _arrival(self, view: View, seat: int, minutes: int) -> str:
        """What happens to the guests who sit where another arrives (DL-24)."""
        pushed: list[Guest] = []
        for guest in _restaurant_view(view, seat)["bar"][PLACES.index(minutes) :]:
            if guest is None:
                break
            pushed.append(guest)
        if len(pushed) == len(PLACES) - PLACES.index(minutes):
            return self.words("table-arrival-out", place=minutes, guest=self._card(pushed[-1]["guest"])["name"])
        return self.words("table-arrival", place=minutes, count=len(pushed))

    def _guest_at(self, view: View, seat: int, place: int) -> Guest:
        guest = self._at_bar(_restaurant_view(view, seat)["bar"][PLACES.index(place)])
        assert guest is not None
        return guest


def _restaurant_view(view: View, seat: int) -> dict[str, Any]:
    """A restaurant as in the view."""
    return cast(list[dict[str, Any]], view.table["restaurants"])[seat]


def _number(number: int) -> Text:
    return Text(f"{number:>2}", style="bold")


DRAWING = DaLuigiDrawing
