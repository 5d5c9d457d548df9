"""Tables laid by hand: restaurants are drawn as bars of six places, from 60 to 10.

An order is drawn by two letters a dish, in capitals where a cube lies on it: `waWIsa` waits for water and salad and has
its wine; `pipa:4` brings 4 points. A dot is a free place, or an empty field of the market.

    60      50   40     30   20   10
    waWIsa  .    pipa   .    .    sa:5
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import tavolata
from tavolata import Edition, Match
from tavolata.games.da_luigi.guests import CUBES, DISHES, PLACES
from tavolata.games.da_luigi.state import FIELD, PLACE_COUNT
from tests.random_matches import changed

GAME = tavolata.game("da_luigi")
SHIPPED = GAME.edition()
CODES = {dish[:2]: dish for dish in DISHES}
NOBODY = ". . . . . ."
LONG_WAITING, SHORT_WAITING = 83, 84
"""The numbers of the start guests."""
PLAIN = "60 wa:1"
"""A patient guest without a special."""
Guest = dict[str, Any]


def dishes(text: str) -> list[str]:
    """`wawipi` as dishes; spaces and dots mean nothing."""
    letters = text.replace(" ", "").replace(".", "").lower()
    return [CODES[letters[k : k + 2]] for k in range(0, len(letters), 2)]


def counted(text: str) -> dict[str, int]:
    """So many cubes of each dish."""
    return dict(Counter(dishes(text)))


def places(drawing: str) -> list[str]:
    """The six places of a drawn bar; a line above it that names the minutes is for the reader."""
    return drawing.replace(" ".join(map(str, PLACES)), "").split()[-PLACE_COUNT:]


class Cards:
    """Hands out the guests of the edition one after the other and makes them those that a test wants."""

    def __init__(self) -> None:
        self.made: list[Guest] = []

    def make(self, order: str, minutes: int = 60, special: str | None = None) -> int:
        """A guest, by its number from 1."""
        wants, _, points = order.partition(":")
        guest: Guest = {"minutes": minutes, "wants": dishes(wants), "points": int(points or 1)}
        self.made.append(guest | ({"special": special} if special else {}))
        return len(self.made)

    def make_coming(self, text: str) -> int:
        """`30 wapi:2 lemon`: minutes, order and special."""
        minutes, order, *special = text.split()
        return self.make(order, int(minutes), special[0] if special else None)

    def make_bar(self, drawing: str) -> list[Guest | None]:
        """A drawn bar: guests with the cubes on their orders."""
        drawn = zip(places(drawing), PLACES, strict=True)
        return [None if order == "." else self._seated(order, minutes) for order, minutes in drawn]

    def _seated(self, order: str, minutes: int) -> Guest:
        """Who wants a dessert is a start guest."""
        wants = order.partition(":")[0]
        laid = "".join(wants[k : k + 2] for k in range(0, len(wants), 2) if wants[k].isupper())
        number = SHORT_WAITING if "dessert" in dishes(wants) else self.make(order, minutes)
        return {"guest": number, "laid": counted(laid)}

    def edition(self, rest_is_plain: bool) -> Edition:
        """Our edition with the guests that were made in the first places."""
        shipped = SHIPPED.data["guests"]
        guests = [{"name": ours["name"]} | made for made, ours in zip(self.made, shipped, strict=False)]
        rest = [dict(guest) for guest in shipped[len(guests) :]]
        for guest in rest if rest_is_plain else ():
            guest.pop("special", None)
        return GAME.edition_from(dict(SHIPPED.data) | {"guests": guests + rest}, "test")


def table(
    bar: str = NOBODY,
    supply: str = "",
    *,
    market: str = "wa wa wa wawa wawa wawa . . . . . .",
    others: Mapping[int, str] | None = None,
    supplies: Mapping[int, str] | None = None,
    tiles: Sequence[int] = (),
    coming: Sequence[str] = (),
    discarded: Sequence[str] = (),
    stack: int | None = None,
    bag: str | None = None,
    beside: str = "",
    players: int = 2,
    rulebook: str = "de",
    seed: int = 0,
    rest_is_plain: bool = False,
    entries: Mapping[str, Any] | None = None,
    **options: Any,
) -> Match:
    """Seat 0 is about to choose A or B, with this bar and this supply; other seats have nothing unless they are named.

    `tiles` counts bouquets, or below zero lemons. `coming` are the guests that will be drawn, the first one first; on
    the whole `stack` cards lie there. All other cubes are in the bag, unless its content is given; then they are lost.
    So are the start guests.
    """
    cards = Cards()
    bars, cubes = {0: bar} | dict(others or {}), {0: supply} | dict(supplies or {})
    counts = [*tiles, *[0] * (players - len(tiles))]
    restaurants: list[Guest] = [
        {"supply": counted(cubes.get(seat, "")), "lemons": max(0, -count), "bouquets": max(0, count)}
        for seat, count in enumerate(counts)
    ]
    for seat in (*bars, *(seat for seat in range(players) if seat not in bars)):
        restaurants[seat]["bar"] = cards.make_bar(bars.get(seat, NOBODY))
    discard = [cards.make_coming(guest) for guest in discarded]
    drawn = [cards.make_coming(guest) for guest in coming]
    below = (12 * players if stack is None else stack) - len(drawn)
    given: Guest = {
        "restaurants": restaurants,
        "market": dict(zip(FIELD.values, map(counted, market.split()), strict=True)),
        "beside": counted(beside),
        "discard": discard,
        "stack": [*drawn, *[None] * below],
        "lost": {"guests": lost_guests(restaurants)},
    }
    if bag is not None:
        given |= {"bag": counted(bag)}
        given["lost"] |= {"cubes": lost_cubes(given)}
    edition = cards.edition(rest_is_plain)
    given |= entries or {}
    return GAME.position(given, players, seed=seed, edition=edition, first=0, rulebook=rulebook, **options)


def lost_guests(restaurants: Sequence[Guest]) -> list[Guest]:
    """The start guests that are not at their bars."""
    bars = [[guest and guest["guest"] for guest in restaurant["bar"]] for restaurant in restaurants]
    start = ((seat, number) for seat in range(len(bars)) for number in (LONG_WAITING, SHORT_WAITING))
    return [{"guest": number, "of": seat} for seat, number in start if number not in bars[seat]]


def lost_cubes(given: Guest) -> dict[str, int]:
    """The cubes that are nowhere."""
    left = Counter(dict(zip(DISHES, CUBES, strict=True)))
    for heap in (given["bag"], given["beside"], *given["market"].values()):
        left.subtract(heap)
    for restaurant in given["restaurants"]:
        for heap in (restaurant["supply"], *(guest["laid"] for guest in restaurant["bar"] if guest)):
            left.subtract(heap)
    return dict(left)


def play(match: Match, *notations: str, seat: int = 0) -> Match:
    """Play these actions one after the other."""
    for notation in notations:
        match.play(seat, notation)
    return match


def legal(match: Match, seat: int = 0) -> list[str]:
    """What a seat may do, in notation."""
    return [str(action) for action in match.legal(seat)]


def bar(match: Match, seat: int = 0) -> str:
    """A bar as it would be drawn, points left out; dishes in their sequence, missing ones first."""
    guests = shown(match, "restaurants")[seat]["bar"]
    return " ".join(cubes(guest["missing"]) + cubes(guest["laid"]).upper() if guest else "." for guest in guests)


def cubes(counts: Mapping[str, int]) -> str:
    """Numbers of every dish as letters."""
    return "".join(dish[:2] * counts.get(dish, 0) for dish in DISHES)


def supply(match: Match, seat: int = 0) -> str:
    """The cubes in a supply, in the dishes' sequence."""
    return cubes(shown(match, "restaurants")[seat]["supply"])


def beside(match: Match) -> str:
    """The cubes beside the market."""
    return cubes(shown(match, "beside"))


def bag(match: Match) -> str:
    """The cubes in the bag."""
    return cubes(shown(match, "bag"))


def market(match: Match) -> str:
    """The market as it would be drawn, in one line."""
    return " ".join(cubes(field) or "." for field in shown(match, "market").values())


def tiles(match: Match, seat: int = 0) -> int:
    """How many bouquets, or below zero lemons."""
    restaurant = shown(match, "restaurants")[seat]
    return int(restaurant["bouquets"] - restaurant["lemons"])


def last_events(match: Match) -> list[str]:
    """The names of the events of the last move."""
    return [event.name for event in match.moves[-1].events]


def shown(match: Match, part: str) -> Any:
    """A part of what everybody sees of the table."""
    return match.view(None).table[part]


def question(match: Match) -> str:
    """What is asked."""
    return str(shown(match, "question"))


def with_points(match: Match, *points: int) -> Match:
    """Guests out of the box have been fulfilled, so that everybody has so many points for them."""
    truth: Any = match.truth()
    worth = {number: guest["points"] for number, guest in enumerate(match.edition.data["guests"], 1)}
    for restaurant, wanted in zip(truth["restaurants"], points, strict=False):
        while wanted > sum(worth[guest] for guest in restaurant["fulfilled"]):
            left = wanted - sum(worth[guest] for guest in restaurant["fulfilled"])
            guest = max((one for one in truth["box"] if worth[one] <= left), key=worth.__getitem__)
            truth["box"].remove(guest)
            restaurant["fulfilled"].append(guest)
    return changed(match, **truth)
