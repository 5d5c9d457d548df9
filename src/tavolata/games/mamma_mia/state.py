"""Mamma Mia's state, and what its numbers mean.

Kinds of ingredients go by their number in KINDS, which is also the number of the colour they belong to. An order is a
number from 0 to 89: its colour's number times 15, and its place among the orders of that colour.
"""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Literal, get_args

from tavolata.core.domains import MAX_SEATS, Component, Names, Numbers
from tavolata.core.state import Flag, Header, Int8, Int8s, Int16, Int16s, state_dtype

Kind = Literal["pineapple", "olives", "peppers", "mushrooms", "salami", "shrimps"]
KINDS: tuple[str, ...] = get_args(Kind)
Colour = Literal["yellow", "purple", "green", "brown", "red", "pink"]
COLOURS: tuple[str, ...] = get_args(Colour)
"""A colour's own ingredient has the colour's number (MM-03)."""
PIZZAS = (
    "normale",
    "bombastica",
    "monotoni",
    "ghiottona",
    "monotoni_junior",
    "minipizza",
    "minimale",
    "mamma_mia",
)
NORMALE, BOMBASTICA, MONOTONI, GHIOTTONA, MONOTONI_JUNIOR, MINIPIZZA, MINIMALE, MAMMA_MIA = range(len(PIZZAS))

KIND_COUNT = len(KINDS)
CARDS_OF_A_KIND = 15
ORDERS_OF_A_COLOUR = 15
INGREDIENTS = KIND_COUNT * CARDS_OF_A_KIND
ORDERS = KIND_COUNT * ORDERS_OF_A_COLOUR

FULL_HAND = 9
DEALT_INGREDIENTS = 8
MAX_DRAWN = 5
MAX_LAID = 9
BOMBASTICA_CARDS = 15
CLEARINGS_WITH_HELPING = 3
CLEARINGS_WITHOUT = 4
ROUNDS = 4
MAX_TURNS = ROUNDS * (INGREDIENTS + INGREDIENTS // MAX_DRAWN)
"""Every turn lays a card that cannot be laid again in its round, or draws five as a missed one."""
NONE = -1

KIND = Names(KINDS, topic="kind")
PAIRS = tuple(combinations(range(KIND_COUNT), 2))
TWO_KINDS = Names(
    tuple(f"{KINDS[one]}-{KINDS[other]}" for one, other in PAIRS),
    topic="two",
    also=tuple((f"{KINDS[other]}-{KINDS[one]}", f"{KINDS[one]}-{KINDS[other]}") for one, other in PAIRS),
)
COLOUR = Names(COLOURS, topic="colour")
COUNT = Numbers(1, MAX_LAID)
ORDER = Component("order", ORDERS)
SOURCES = Names(("stock", "waiter"), topic="source")

Phase = Literal["laying", "ordering", "drawing", "choosing", "deciding", "requesting", "answering", "adding", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
LAYING, ORDERING, DRAWING, CHOOSING, DECIDING, REQUESTING, ANSWERING, ADDING, OVER = range(len(PHASES))
BEGINNING, CLEARING = OVER + 1, OVER + 2
"""What has to be decided: ingredients, an order, where to draw from; in the clearing the kinds, whether to add or ask,
what to ask for, whether to help, what to add to a Bombastica. In BEGINNING and CLEARING nobody has to decide."""

UNDECIDED, WILL_HELP, WILL_NOT = range(3)
"""What somebody who was asked for help has answered."""


class MammaMiaState(Header):
    """A whole game of Mamma Mia! Plus."""

    first: Int8
    colours: Annotated[Int8s, "i1", MAX_SEATS]
    """Every seat's colour."""
    helping: Flag
    oven_memory: Flag
    open_count: Flag

    order_pizza: Annotated[Int8s, "i1", ORDERS]
    order_needs: Annotated[Int8s, "i1", ORDERS, KIND_COUNT]
    """How many of each kind are printed on it."""
    order_choices: Annotated[Int8s, "i1", ORDERS]
    """The kinds its owner can choose from, one bit per kind."""
    order_chosen: Annotated[Int8s, "i1", ORDERS]
    """How many of these are chosen."""
    order_times: Annotated[Int8s, "i1", ORDERS]
    """How many cards of a chosen kind it needs."""
    order_forbidden: Annotated[Int8s, "i1", ORDERS]

    seat_of: Annotated[Int8s, "i1", KIND_COUNT]
    """The seat that has each colour, or NONE."""
    hand: Annotated[Int8s, "i1", MAX_SEATS, KIND_COUNT]
    """How many ingredients of each kind a player holds."""
    orders: Annotated[Int16s, "<i2", MAX_SEATS]
    """The orders a player holds, one bit for each of the 15 of their colour."""
    seen: Annotated[Int16s, "<i2", MAX_SEATS]
    """The orders of a player that have been in the oven or been counted: everybody can know where they are."""
    waiter: Annotated[Int8s, "i1", MAX_SEATS, ORDERS_OF_A_COLOUR]
    """A player's waiter, from the lowest order to the top one."""
    in_waiter: Annotated[Int8s, "i1", MAX_SEATS]
    stock: Annotated[Int8s, "i1", INGREDIENTS]
    """The stock; the last card is drawn next."""
    in_stock: Int8
    oven: Annotated[Int8s, "i1", INGREDIENTS + ORDERS]
    """The oven, oldest card first: a kind, or KIND_COUNT + an order."""
    in_oven: Int16
    revealed: Int16
    """How many of them the clearing has revealed."""
    laid_out: Annotated[Int8s, "i1", KIND_COUNT]
    """The unused ingredients on the table, while the oven is cleared."""
    used: Annotated[Int8s, "i1", KIND_COUNT]
    finished: Annotated[Int8s, "i1", ORDERS]
    """The finished orders, the first one lowest."""
    in_finished: Int8

    phase: Int8
    turn: Int8
    """Who lays and draws, and afterwards clears the oven."""
    clearings: Int8
    """How many times the oven has been cleared: the number of the round, from 0."""

    order: Int8
    """The order being checked, and what has been decided about it; NONE if there is none."""
    owner: Int8
    choices: Int8
    needs: Annotated[Int8s, "i1", KIND_COUNT]
    missing: Annotated[Int8s, "i1", KIND_COUNT]
    """Of each kind; a Bombastica has only a number."""
    short: Int8
    """How many cards are missing in all."""
    request: Annotated[Int8s, "i1", KIND_COUNT]
    asked: Int8
    """Who has been asked for help, one bit per seat."""
    answers: Annotated[Int8s, "i1", MAX_SEATS]
    helper: Int8

    pool: Annotated[Int8s, "i1", ROUNDS, KIND_COUNT]
    """What follows is memory. The ingredients that were new in each round: at first all, then the used ones."""
    drawn: Annotated[Int8s, "i1", ROUNDS, MAX_SEATS, KIND_COUNT]
    """What each player drew of them."""
    turns: Annotated[Int8s, "i1", MAX_TURNS, 4]
    """Every turn: whose, the kind laid, how many, and how many ingredients were drawn then."""
    turns_by: Annotated[Int16s, "<i2", ROUNDS]
    """How many turns had been taken by the end of each round."""
    given: Annotated[Int8s, "i1", ROUNDS, MAX_SEATS, KIND_COUNT]
    """What each player added or gave out of the hand in each clearing."""
    held: Annotated[Int8s, "i1", ROUNDS, MAX_SEATS, KIND_COUNT]
    """What each player is known to have held at least after each clearing: an asker holds the rest (MM-26)."""


STATE = state_dtype(MammaMiaState, events=600)
