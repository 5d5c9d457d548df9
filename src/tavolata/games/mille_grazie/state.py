"""Mille Grazie's state, and what its numbers mean.

Roads go by their letter: road 0 is A, road 25 is Z, and a map need not use all of them. Cities and orders go by their
place in the edition's file, from 0.
"""

from __future__ import annotations

from itertools import combinations
from string import ascii_uppercase
from typing import Annotated, Literal, get_args

from tavolata.core.domains import Component, Names
from tavolata.core.state import Flag, Header, Int8, Int8s, Int32, state_dtype

MAX_PLAYERS = 4
MAX_HELD = 3
OPEN_ORDERS = 4
WINNING_POINTS = 30
LOOT = 3
ROADS_ALONE = 5
ROADS_ESCORTED = 4

MAX_CITIES = 26
MAX_ORDERS = 64
NONE = -1

LETTERS = ascii_uppercase
ROAD_COUNT = len(LETTERS)
ROADS = Names(tuple(LETTERS))
PAIRS = tuple(combinations(range(ROAD_COUNT), 2))
PAIR_COUNT = len(PAIRS)
TWO_ROADS = Names(
    tuple(f"{LETTERS[one]}{LETTERS[other]}" for one, other in PAIRS),
    also=tuple((f"{LETTERS[other]}{LETTERS[one]}", f"{LETTERS[one]}{LETTERS[other]}") for one, other in PAIRS),
)
ORDERS = Component("order", MAX_ORDERS)
CITIES = Component("city", MAX_CITIES)

COLOURS = ("green", "violet", "orange")
"""A road of colour 1, 2, 3 costs as many orders (MG-19); 0: there is no such road."""

Phase = Literal["setting", "escorting", "in_city", "discarding", "on_the_road", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SETTING, ESCORTING, IN_CITY, DISCARDING, ON_THE_ROAD, OVER = range(len(PHASES))
"""What has to be decided: the robbers' letters, the escort, take or leave, what to discard, the next road."""

IN_PILE, DISCARDED, ON_BOARD, HELD = range(4)
"""Where an order is; HELD + seat: with that player."""


class MilleGrazieState(Header):
    """A whole game of Mille Grazie."""

    first: Int8

    cities: Int8
    orders: Int8
    road_ends: Annotated[Int8s, "i1", ROAD_COUNT, 2]
    road_colour: Annotated[Int8s, "i1", ROAD_COUNT]
    order_first: Annotated[Int8s, "i1", MAX_ORDERS]
    order_destination: Annotated[Int8s, "i1", MAX_ORDERS]
    order_points: Annotated[Int8s, "i1", MAX_ORDERS]
    distance: Annotated[Int8s, "i1", MAX_CITIES, MAX_CITIES]
    """The shortest distances between cities, in roads. The rules do not need them, but bots do."""

    place: Annotated[Int8s, "i1", MAX_ORDERS]
    """Where every order is: IN_PILE, DISCARDED, ON_BOARD or HELD + seat."""
    pile: Annotated[Int8s, "i1", MAX_ORDERS]
    """The draw pile; the last one is drawn next."""
    in_pile: Int8
    open_order: Annotated[Int8s, "i1", MAX_CITIES]
    """The order that lies in each city, or NONE."""
    held: Annotated[Int8s, "i1", MAX_PLAYERS, MAX_HELD]
    """The orders before each player, in the sequence they were taken; NONE where there is none."""
    in_hand: Annotated[Int8s, "i1", MAX_PLAYERS]
    city: Annotated[Int8s, "i1", MAX_PLAYERS]

    phase: Int8
    nobleman: Int8
    ambush: Annotated[Int8s, "i1", MAX_PLAYERS, 2]
    """The roads each robber has set, or NONE; the second only with two players (MG-09)."""
    shown: Annotated[Int8s, "i1", MAX_PLAYERS, 2]
    """Which of these have been shown to all (MG-24)."""
    escorted: Flag
    escort: Int8
    escort_shown: Flag
    roads_left: Int8
    walked: Int32
    """The roads walked on this journey, one bit per road."""
    robbed: Int32
    """Those of them on which an ambush succeeded: no escort rides there (MG-27)."""


STATE = state_dtype(MilleGrazieState, events=160)
"""Room for a draw pile of misfits, twice: before it is made anew and after (MG-04, MG-05)."""
