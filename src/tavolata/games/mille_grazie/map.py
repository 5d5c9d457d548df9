"""The map and the orders, from a file."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from tavolata.core.edition import Components, Sheet
from tavolata.core.state import Int8s
from tavolata.games.mille_grazie.state import (
    COLOURS,
    LETTERS,
    MAX_CITIES,
    MAX_HELD,
    MAX_ORDERS,
    MAX_PLAYERS,
    OPEN_ORDERS,
    ROAD_COUNT,
)

FAR = 99
Entry = dict[str, Any]


def read_map(sheet: Sheet) -> Components:
    """Cities, roads and orders. Other entries (where a city lies, what is known) are for drawings."""
    sheet.only("cities", "roads", "orders")
    cities = _read_cities(sheet)
    ends, colours, roads = _read_roads(sheet, cities)
    distance = _distances(ends, len(cities))
    if distance[: len(cities), : len(cities)].max() >= FAR:
        sheet.fail("not-connected", "MG-11")
    orders = _read_orders(sheet, cities)
    return Components(
        {
            "cities": np.array(len(cities), np.int8),
            "orders": np.array(len(orders), np.int8),
            "road_ends": ends,
            "road_colour": colours,
            "distance": distance,
            "order_first": _padded([cities.index(order["first"]) for order in orders]),
            "order_destination": _padded([cities.index(order["destination"]) for order in orders]),
            "order_points": _padded([order["points"] for order in orders]),
        },
        {
            "city": tuple(cities),
            "road": roads,
            "order": tuple(f"{order['first']}–{order['destination']} ({order['points']})" for order in orders),
        },
    )


def _read_cities(sheet: Sheet) -> list[str]:
    entries = sheet.rows("cities", name=str)
    names = [str(entry["name"]) for entry in entries]
    if not 2 <= len(names) <= MAX_CITIES:
        sheet.fail("number-of-cities", found=len(names), most=MAX_CITIES)
    for name, count in Counter(names).items():
        if count > 1:
            sheet.fail("city-twice", city=name)
    return names


def _read_roads(sheet: Sheet, cities: list[str]) -> tuple[Int8s, Int8s, tuple[str, ...]]:
    """C-MG-2: every road has its own letter, one of the three colours and two different cities."""
    ends, colours = np.full((ROAD_COUNT, 2), -1, np.int8), np.zeros(ROAD_COUNT, np.int8)
    names = [""] * ROAD_COUNT
    for number, entry in enumerate(sheet.rows("roads", letter=str, name=str, cities=list, colour=str), 1):
        letter = entry["letter"]
        if len(letter) != 1 or letter not in LETTERS or colours[LETTERS.index(letter)]:
            sheet.fail("road-letter", "MG-08", number=number, letter=letter)
        if entry["colour"] not in COLOURS:
            sheet.fail("road-colour", "MG-19", letter=letter, colour=entry["colour"], known=", ".join(COLOURS))
        joined = [str(city) for city in entry["cities"]]
        if len(joined) != 2 or len(set(joined)) != 2 or not set(joined) <= set(cities):
            sheet.fail("road-cities", "MG-11", letter=letter, cities=", ".join(joined))
        road = LETTERS.index(letter)
        ends[road] = [cities.index(city) for city in entry["cities"]]
        colours[road] = 1 + COLOURS.index(entry["colour"])
        names[road] = entry["name"]
    return ends, colours, tuple(names)


def _read_orders(sheet: Sheet, cities: list[str]) -> list[Entry]:
    """C-MG-5: two different cities and points; C-MG-6: a card that fits the board can always be drawn."""
    orders = sheet.rows("orders", first=str, destination=str, points=int)
    for number, order in enumerate(orders, 1):
        named = {order["first"], order["destination"]}
        if len(named) != 2 or not named <= set(cities):
            sheet.fail("order-cities", "MG-03", number=number, first=order["first"], destination=order["destination"])
        if not 1 <= order["points"] <= 30:
            sheet.fail("order-points", "MG-12", number=number, points=order["points"])
    together = Counter(order["first"] for order in orders).most_common(OPEN_ORDERS - 1)
    free = len(orders) - MAX_PLAYERS * MAX_HELD - sum(count for _, count in together)
    if free < 1 or len(orders) > MAX_ORDERS:
        sheet.fail("number-of-orders", "MG-05", found=len(orders), least=len(orders) + 1 - free, most=MAX_ORDERS)
    return orders


def _distances(ends: Int8s, cities: int) -> Int8s:
    """The shortest distances between cities, in roads (Floyd and Warshall)."""
    distance = np.full((MAX_CITIES, MAX_CITIES), FAR, np.int64)
    np.fill_diagonal(distance, 0)
    for one, other in ends:
        if one >= 0:
            distance[one, other] = distance[other, one] = 1
    for over in range(cities):
        distance = np.minimum(distance, distance[:, over, None] + distance[None, over, :])
    return distance.astype(np.int8)


def _padded(values: list[int]) -> Int8s:
    return np.array(values + [0] * (MAX_ORDERS - len(values)), np.int8)
