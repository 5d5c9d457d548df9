"""What our guests of Da Luigi are measured by: the one formula that sets all points. Everything is exact."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import floor

from tavolata.games.da_luigi.guests import CUBES, DISHES, MAX_POINTS

SALAD = Fraction(16)
"""A dish is worth this, divided by its number of cubes: a salad, of which there are 16, is worth one point."""
MAX_MINUTES, MINUTES_PER_POINT = 60, 50
"""Who waits an hour gets no addition; the lack of so many minutes is worth one point."""
SPECIAL_WORTH = {
    "two_cubes": Fraction(-1),
    "bouquet": Fraction(-1),
    "one_cube": Fraction(-1, 2),
    "another_guest": Fraction(0),
    "move": Fraction(1, 2),
    "discard": Fraction(1, 2),
    "lemon": Fraction(1),
}


def dish_worth(dish: str) -> Fraction:
    """The fewer cubes there are of a dish, the more it is worth."""
    return SALAD / CUBES[DISHES.index(dish)]


def worth(wants: Iterable[str], minutes: int, special: str) -> Fraction:
    """What a guest should bring: dishes and impatience count for the guest, a welcome special against."""
    impatience = Fraction(MAX_MINUTES - minutes, MINUTES_PER_POINT)
    return sum(map(dish_worth, wants), impatience + SPECIAL_WORTH[special])


def guest_points(wants: Iterable[str], minutes: int, special: str) -> int:
    """A guest's points: the worth, rounded (a half upwards), at least 1 and at most 5."""
    return min(MAX_POINTS, max(1, floor(worth(wants, minutes, special) + Fraction(1, 2))))
