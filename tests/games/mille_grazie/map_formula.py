"""What our map of Mille Grazie is measured by: how hard a road is to avoid, and what an order is worth.

Cities are named; a road is the pair of cities that it joins; everything is exact, no floating-point number decides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

Road = tuple[str, str]
Way = tuple[int, ...]
"""A way from city to city: the roads, by their places in the list of roads."""

MAX_JOURNEY = 5
LOSS = {"green": 1, "violet": 2, "orange": 3}
"""Orders that an ambush costs, by the road's colour (MG-19)."""
SHARE = {"orange": 6, "violet": 9, "green": 9}
"""How many roads have each colour, the hardest to avoid first (C-MG-4)."""


def cities_of(roads: Sequence[Road]) -> list[str]:
    """All cities that a road leads to, in alphabetical sequence."""
    return sorted({city for road in roads for city in road})


def ways(roads: Sequence[Road], start: str, end: str, longest: int) -> list[Way]:
    """All ways of at most `longest` roads that come through no city twice."""
    found: list[Way] = []

    def walk(city: str, visited: frozenset[str], way: Way) -> None:
        if city == end:
            found.append(way)
            return
        if len(way) == longest:
            return
        for number, road in enumerate(roads):
            if city in road:
                following = road[1] if road[0] == city else road[0]
                if following not in visited:
                    walk(following, visited | {following}, (*way, number))

    walk(start, frozenset({start}), ())
    return found


def traffic(roads: Sequence[Road]) -> list[Fraction]:
    """How hard each road is to avoid.

    One traveller goes between each two cities and takes any way of at most five roads, as a nobleman without escort
    does, each way with the same chance. A road's traffic is the number of travellers to be expected on it.
    """
    expected = [Fraction(0)] * len(roads)
    for start, end in combinations(cities_of(roads), 2):
        possible = ways(roads, start, end, MAX_JOURNEY)
        for way in possible:
            for road in way:
                expected[road] += Fraction(1, len(possible))
    return expected


def colours(roads: Sequence[Road], known: Mapping[Road, str]) -> list[str]:
    """The colour of each road: the known ones stand, the others follow from the traffic, the busiest being orange."""
    left = [colour for colour, count in SHARE.items() for _ in range(count)]
    for colour in known.values():
        left.remove(colour)
    busiest_first = sorted(zip(roads, traffic(roads), strict=True), key=lambda pair: pair[1], reverse=True)
    given = dict(zip((road for road, _ in busiest_first if road not in known), left, strict=True))
    return [known.get(road) or given[road] for road in roads]


def distance(roads: Sequence[Road], start: str, end: str) -> int:
    """The fewest roads from one city to another."""
    return len(_shortest_ways(roads, start, end)[0])


def danger(roads: Sequence[Road], colour_of: Sequence[str], start: str, end: str) -> int:
    """The orders at stake on the safest of the shortest ways: what an ambush on each of its roads costs, added up."""
    return min(sum(LOSS[colour_of[road]] for road in way) for way in _shortest_ways(roads, start, end))


def order_points(roads_to_go: int, orders_at_stake: int) -> int:
    """What an order is worth: two points and half a point for every road and for every order at stake, rounded down."""
    return 2 + (roads_to_go + orders_at_stake) // 2


def _shortest_ways(roads: Sequence[Road], start: str, end: str) -> list[Way]:
    for longest in range(1, len(roads) + 1):
        if found := ways(roads, start, end, longest):
            return found
    raise ValueError(f"no way leads from {start} to {end}")
