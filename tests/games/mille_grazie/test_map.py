"""Our map and order cards of Mille Grazie keep every promise that we make about them (C-MG-1 … C-MG-6)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from math import cos, dist, radians
from string import ascii_uppercase
from typing import Any

import pytest

import tavolata
from tests.games.mille_grazie.map_formula import LOSS, colours, danger, distance, order_points, traffic

DATA: dict[str, Any] = dict(tavolata.game("mille_grazie").edition().data)
CITIES: list[dict[str, Any]] = DATA["cities"]
ROADS: list[dict[str, Any]] = DATA["roads"]
ORDERS: list[dict[str, Any]] = DATA["orders"]

NAMES = [city["name"] for city in CITIES]
PAIRS: list[tuple[str, str]] = [(road["cities"][0], road["cities"][1]) for road in ROADS]
COLOURS: list[str] = [road["colour"] for road in ROADS]
BY_LETTER = {road["letter"]: road for road in ROADS}

UNUSED_LETTERS = {"K", "Y"}
COLOUR_EXCEPTIONS: set[str] = set()
"""Roads whose known colour is not the one that our measure gives."""
POINTS_EXCEPTIONS = {("Milano", "Genova"): (4, 3)}
"""Cards whose known points are not what our function gives: the known value and the function's."""

KNOWN_CITIES = (
    "Milano, Brescia, Verona, Venezia, Piacenza, Modena, Bologna, Ferrara, San Marino, Firenze, Genova, La Spezia"
)
KILOMETRES_PER_DEGREE = 111.2
MIDDLE_LATITUDE = 44.7
CLEARANCE = 20
"""A road keeps at least so many kilometres away from every city that it does not lead to."""

Point = tuple[float, float]


def position(city: dict[str, Any]) -> Point:
    """East and north, in kilometres; the land is small enough to be flat."""
    east = city["longitude"] * cos(radians(MIDDLE_LATITUDE))
    return east * KILOMETRES_PER_DEGREE, city["latitude"] * KILOMETRES_PER_DEGREE


POSITION = {city["name"]: position(city) for city in CITIES}


def side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the straight lines a–b and c–d meet."""
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def gap(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight line a–b."""
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
    along = min(1.0, max(0.0, along))
    return dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def telling_word(name: str) -> str:
    """The first word of a road's name that is neither "Via" nor an article."""
    words = name.replace("dell'", "dell' ").split()
    return next(word for word in words if word not in {"Via", "del", "della", "dell'", "dei", "degli", "delle"})


def known_of(letter: str) -> set[str]:
    return set(BY_LETTER[letter]["known"])


# The file


def test_the_file_says_what_it_is() -> None:
    assert (DATA["game"], DATA["edition"]) == ("mille_grazie", "Tavolata's reconstruction")
    assert DATA["reconstructed"] is True
    assert set(DATA) == {"game", "edition", "reconstructed", "cities", "roads", "orders"}


def test_every_entry_has_its_parts_and_no_others() -> None:
    city, road, order = (
        {"name": str, "latitude": float, "longitude": float, "column": int, "row": int, "known": bool},
        {"letter": str, "name": str, "cities": list, "colour": str, "known": list},
        {"first": str, "destination": str, "points": int, "known": bool},
    )
    for entries, parts in ((CITIES, city), (ROADS, road), (ORDERS, order)):
        for entry in entries:
            assert {part: type(value) for part, value in entry.items()} == parts


# C-MG-1


def test_there_are_14_cities_12_of_them_known() -> None:
    assert len(NAMES) == len(set(NAMES)) == 14
    known = {city["name"] for city in CITIES if city["known"]}
    assert known == set(KNOWN_CITIES.split(", "))
    assert set(NAMES) - known == {"Mantova", "Ravenna"}


def test_cities_lie_in_the_north_of_italy() -> None:
    for city in CITIES:
        assert 43.5 < city["latitude"] < 46
        assert 8.5 < city["longitude"] < 13


# C-MG-2


def test_there_are_24_roads_with_24_letters() -> None:
    assert len(ROADS) == len(BY_LETTER) == 24
    assert set(ascii_uppercase) - set(BY_LETTER) == UNUSED_LETTERS
    assert len({road["name"] for road in ROADS}) == 24


def test_roads_have_one_of_three_colours() -> None:
    assert set(COLOURS) == {"green", "violet", "orange"}


def test_roads_join_two_different_cities_and_no_two_cities_twice() -> None:
    for pair in PAIRS:
        assert len(set(pair)) == 2
        assert set(pair) <= set(NAMES)
    assert len({frozenset(pair) for pair in PAIRS}) == 24


def test_every_city_has_3_to_5_roads_and_one_has_5() -> None:
    roads_at = Counter(name for pair in PAIRS for name in pair)
    assert set(roads_at) == set(NAMES)
    assert min(roads_at.values()) == 3
    assert max(roads_at.values()) == 5


def test_the_map_is_connected() -> None:
    reached = {NAMES[0]}
    for _ in NAMES:
        reached |= {name for pair in PAIRS if reached & set(pair) for name in pair}
    assert reached == set(NAMES)


def test_no_two_roads_cross_where_the_cities_really_lie() -> None:
    for one, other in combinations(PAIRS, 2):
        if not set(one) & set(other):
            assert not cross(*(POSITION[name] for name in (*one, *other))), (one, other)


def test_no_road_comes_near_a_city_that_it_does_not_lead_to() -> None:
    for first, second in PAIRS:
        for name in set(NAMES) - {first, second}:
            assert gap(POSITION[name], POSITION[first], POSITION[second]) > CLEARANCE, (first, second, name)


def test_the_map_has_no_more_roads_than_a_planar_one_can_have() -> None:
    assert len(ROADS) <= 3 * len(CITIES) - 6


# C-MG-3


def test_the_known_roads_are_as_they_are_known() -> None:
    expected = {
        "V": ("Via Vittoria", {"Venezia", "Verona"}, "green"),
        "X": ("Via XXII Aprile", {"Verona", "Ferrara"}, "violet"),
        "Q": ("Via del Quirinale", {"Ferrara", "Bologna"}, None),
        "F": ("Via Fiorentina", {"Bologna", "Firenze"}, "orange"),
    }
    for letter, (name, cities, colour) in expected.items():
        road = BY_LETTER[letter]
        assert (road["name"], set(road["cities"])) == (name, cities)
        assert colour in (None, road["colour"])
        assert known_of(letter) == {"letter", "name", "cities"} | ({"colour"} if colour else set())


def test_the_roads_known_by_their_cities_exist() -> None:
    expected = [{"Milano", "Piacenza"}, {"Piacenza", "Modena"}, {"Modena", "Bologna"}, {"Bologna", "San Marino"}]
    for cities in expected:
        (road,) = [road for road in ROADS if set(road["cities"]) == cities]
        assert road["known"] == ["cities"]


def test_the_known_names_without_a_known_place_exist() -> None:
    assert BY_LETTER["L"]["name"] == "Via Liguria"
    assert {"Genova", "La Spezia"} & set(BY_LETTER["L"]["cities"])
    assert BY_LETTER["Z"]["name"] == "Via Zorzi"
    assert "Venezia" in BY_LETTER["Z"]["cities"]
    assert known_of("L") == known_of("Z") == {"letter", "name"}


def test_nothing_else_of_the_roads_is_called_known() -> None:
    assert sum(len(road["known"]) for road in ROADS) == 3 * 4 + 3 + 4 * 1 + 2 * 2


def test_the_letter_is_the_initial_of_the_telling_word() -> None:
    for road in ROADS:
        assert road["name"].startswith("Via ")
        assert telling_word(road["name"])[0] == road["letter"]


def test_the_example_journey_of_the_book_can_be_walked() -> None:
    joined = {frozenset(pair) for pair in PAIRS}
    for journey in (
        ("Milano", "Piacenza", "Modena", "Bologna", "San Marino"),
        ("Venezia", "Verona", "Ferrara", "Bologna", "Firenze"),
    ):
        assert all(frozenset(step) in joined for step in pairwise(journey))


# C-MG-4


def test_there_are_9_green_9_violet_and_6_orange_roads() -> None:
    assert Counter(COLOURS) == {"green": 9, "violet": 9, "orange": 6}


def test_colours_follow_from_the_traffic() -> None:
    known = {
        pair: colour for pair, colour, road in zip(PAIRS, COLOURS, ROADS, strict=True) if "colour" in road["known"]
    }
    assert colours(PAIRS, known) == COLOURS


def test_known_colours_that_the_traffic_does_not_give_are_listed() -> None:
    by_traffic_alone = colours(PAIRS, {})
    differing = {
        road["letter"] for road, colour in zip(ROADS, by_traffic_alone, strict=True) if road["colour"] != colour
    }
    assert differing == COLOUR_EXCEPTIONS


def test_where_the_colour_changes_the_traffic_does_too() -> None:
    busiest_first = sorted(zip(traffic(PAIRS), COLOURS, strict=True), reverse=True)
    assert busiest_first[5][0] > busiest_first[6][0]
    assert busiest_first[14][0] > busiest_first[15][0]


@pytest.mark.slow
def test_the_traffic_counted_in_another_way_is_the_same() -> None:
    bot_number = {frozenset(pair): number for number, pair in enumerate(PAIRS)}
    expected = [Fraction(0)] * len(PAIRS)
    for start, end in combinations(NAMES, 2):
        others = [name for name in NAMES if name not in (start, end)]
        ways = []
        for stops in range(5):
            for middle in permutations(others, stops):
                steps = [bot_number.get(frozenset(step)) for step in pairwise((start, *middle, end))]
                if None not in steps:
                    ways.append(steps)
        for way in ways:
            for road in way:
                assert road is not None
                expected[road] += Fraction(1, len(ways))
    assert traffic(PAIRS) == expected


# C-MG-5


def test_there_are_30_orders_no_two_alike() -> None:
    assert len({(order["first"], order["destination"]) for order in ORDERS}) == len(ORDERS) == 30


def test_orders_name_two_different_cities_of_the_map() -> None:
    for order in ORDERS:
        assert {order["first"], order["destination"]} <= set(NAMES)
        assert order["first"] != order["destination"]


def test_the_known_orders_exist() -> None:
    known = {(order["first"], order["destination"]): order["points"] for order in ORDERS if order["known"]}
    assert known == {
        ("Venezia", "Genova"): 6,
        ("Milano", "Genova"): 4,
        ("San Marino", "Genova"): 7,
        ("Ferrara", "Milano"): 5,
    }


def test_the_orders_that_the_book_mentions_exist() -> None:
    pairs = {(order["first"], order["destination"]) for order in ORDERS}
    assert {("San Marino", "Venezia"), ("Firenze", "Milano")} <= pairs
    assert {"Brescia", "Verona", "Bologna"} <= {first for first, _ in pairs}
    worth_seven = {order["destination"] for order in ORDERS if order["points"] == 7}
    assert {"Ferrara", "Firenze"} <= worth_seven


def test_every_city_is_first_on_2_or_3_cards() -> None:
    first = Counter(order["first"] for order in ORDERS)
    assert set(first) == set(NAMES)
    assert Counter(first.values()) == {2: 12, 3: 2}


def test_every_city_is_a_destination() -> None:
    destinations = Counter(order["destination"] for order in ORDERS)
    assert set(destinations) == set(NAMES)
    assert set(destinations.values()) == {2, 3}, "our own promise: the destinations are spread"


def test_orders_are_worth_3_to_8_points() -> None:
    points = [order["points"] for order in ORDERS]
    assert (min(points), max(points)) == (3, 8)


def test_points_follow_from_distance_and_danger() -> None:
    differing = {}
    for order in ORDERS:
        first, destination = order["first"], order["destination"]
        value = order_points(distance(PAIRS, first, destination), danger(PAIRS, COLOURS, first, destination))
        if value != order["points"]:
            differing[first, destination] = (order["points"], value)
            assert order["known"], "only a known card may differ from the function"
    assert differing == POINTS_EXCEPTIONS


def test_distance_and_danger_found_in_another_way_are_the_same() -> None:
    # One road counts 1000 and what is at stake on it, so the shortest sum is the safest of the shortest ways.
    far = 10**6
    sums = {(a, b): 0 if a == b else far for a in NAMES for b in NAMES}
    for (a, b), colour in zip(PAIRS, COLOURS, strict=True):
        sums[a, b] = sums[b, a] = 1000 + LOSS[colour]
    for via in NAMES:
        for a in NAMES:
            for b in NAMES:
                sums[a, b] = min(sums[a, b], sums[a, via] + sums[via, b])
    for a, b in permutations(NAMES, 2):
        assert divmod(sums[a, b], 1000) == (distance(PAIRS, a, b), danger(PAIRS, COLOURS, a, b))


def test_the_points_function_stays_between_3_and_8_on_the_whole_map() -> None:
    values = {order_points(distance(PAIRS, a, b), danger(PAIRS, COLOURS, a, b)) for a, b in combinations(NAMES, 2)}
    assert values == {3, 4, 5, 6, 7, 8}


# C-MG-6


def test_a_card_that_fits_the_board_can_always_be_drawn() -> None:
    first = Counter(order["first"] for order in ORDERS)
    three_largest = sum(count for _, count in first.most_common(3))
    assert len(ORDERS) - 12 - three_largest >= 1
