"""The orders: 15 for each of the six colours, from a file (MM-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

import numpy as np

from tavolata.core.domains import Phrase
from tavolata.core.edition import Components, Sheet
from tavolata.core.state import Int8s
from tavolata.games.mamma_mia.state import CARDS_OF_A_KIND, COLOURS, KINDS, NONE, ORDERS_OF_A_COLOUR, PIZZAS

MINIPIZZA_CARDS = 3


@dataclass(frozen=True)
class Recipe:
    """What all orders for one pizza have in common."""

    clause: str
    parts: Mapping[str, type] = field(default_factory=dict)
    """The other entries of such an order in the file."""
    own: int = 0
    chosen: int = 0
    """How many kinds the owner chooses, or the table on their behalf (MM-38)."""
    times: int = 0
    """How many cards of each chosen kind."""


RECIPES = {
    "normale": Recipe("MM-31", {"needs": dict}),
    "bombastica": Recipe("MM-32"),
    "monotoni": Recipe("MM-33", own=1, chosen=1, times=6),
    "ghiottona": Recipe("MM-34", own=1, chosen=2, times=4),
    "monotoni_junior": Recipe("MM-35", {"forbidden": str}, chosen=1, times=5),
    "minipizza": Recipe("MM-36", {"kind": str, "forbidden": str}),
    "minimale": Recipe("MM-38", own=1, chosen=1, times=4),
    "mamma_mia": Recipe("MM-39", {"either": list}, own=1, chosen=1, times=5),
}


@dataclass(frozen=True)
class Order:
    """What one card says. Kinds are numbers; `needs` has one amount per kind, `choices` one bit per kind."""

    colour: int
    pizza: str
    needs: tuple[int, ...]
    choices: int
    forbidden: int

    @property
    def recipe(self) -> Recipe:
        return RECIPES[self.pizza]


def read_orders(sheet: Sheet) -> Components:
    """All orders, colour by colour, whatever the sequence of the colours in the file."""
    sheet.only("orders")
    orders = [_Entry(sheet, number, data).order() for number, data in enumerate(sheet.take("orders", list), 1)]
    _check_colours(sheet, orders)
    orders.sort(key=lambda order: order.colour)
    return Components(
        {
            "order_pizza": _column(PIZZAS.index(order.pizza) for order in orders),
            "order_needs": np.array([order.needs for order in orders], np.int8),
            "order_choices": _column(order.choices for order in orders),
            "order_chosen": _column(order.recipe.chosen for order in orders),
            "order_times": _column(order.recipe.times for order in orders),
            "order_forbidden": _column(order.forbidden for order in orders),
        },
        {"order": tuple(_name(order) for order in orders)},
    )


def _check_colours(sheet: Sheet, orders: list[Order]) -> None:
    """C-MM-1: 15 orders for each colour; some may be equal, as they may be in a printed box."""
    counts = Counter(order.colour for order in orders)
    for number, colour in enumerate(COLOURS):
        if (found := counts[number]) != ORDERS_OF_A_COLOUR:
            sheet.fail("number-of-orders", "MM-03", colour=colour, found=found, needed=ORDERS_OF_A_COLOUR)


class _Entry:
    """One order in the file. Errors say which one it is."""

    def __init__(self, sheet: Sheet, number: int, data: Any) -> None:
        self.sheet = sheet
        self.number = number
        self.data = data

    def order(self) -> Order:
        self._require({"colour": str, "pizza": str})
        colour = self._one_of(COLOURS, self.data["colour"], "order-colour", "MM-03")
        pizza = PIZZAS[self._one_of(PIZZAS, self.data["pizza"], "order-pizza", None)]
        recipe = RECIPES[pizza]
        self._check_parts(pizza, recipe)
        needs = self._needs(recipe, colour)
        forbidden = self._forbidden(recipe, needs)
        return Order(colour, pizza, needs, self._choices(recipe, colour, forbidden), forbidden)

    def _check_parts(self, pizza: str, recipe: Recipe) -> None:
        """Every order says what its pizza needs, and nothing else."""
        known = ("colour", "pizza", *recipe.parts, "known")
        for part in self.data:
            if part not in known:
                self._fail("order-part-unknown", recipe.clause, part=part, pizza=pizza, known=", ".join(known))
        self._require(recipe.parts, recipe.clause)
        if "known" in self.data:
            self._require({"known": bool})

    def _require(self, parts: Mapping[str, type], clause: str | None = None) -> None:
        for part, kind in parts.items():
            if not isinstance(self.data, dict) or type(self.data.get(part)) is not kind:
                self._fail("order-part", clause, part=part, kind=kind.__name__)

    def _needs(self, recipe: Recipe, own: int) -> tuple[int, ...]:
        """How many cards of each kind are printed."""
        needs = [0] * len(KINDS)
        needs[own] = recipe.own
        if "kind" in recipe.parts:
            needs[self._kind(self.data["kind"])] = MINIPIZZA_CARDS
        if "needs" in recipe.parts:
            for kind, amount in self.data["needs"].items():
                needs[self._kind(kind)] = self._amount(kind, amount)
            if not any(needs):
                self._fail("order-empty", recipe.clause)
        return tuple(needs)

    def _amount(self, kind: str, amount: object) -> int:
        if type(amount) is not int or not 0 <= amount <= CARDS_OF_A_KIND:
            self._fail("order-amount", "MM-02", kind=kind, amount=str(amount), most=CARDS_OF_A_KIND)
        return amount

    def _forbidden(self, recipe: Recipe, needs: tuple[int, ...]) -> int:
        """C-MM-3: a forbidden kind is never the required one."""
        if "forbidden" not in recipe.parts:
            return NONE
        forbidden = self._kind(self.data["forbidden"])
        if needs[forbidden]:
            self._fail("order-forbidden", recipe.clause, kind=KINDS[forbidden])
        return forbidden

    def _choices(self, recipe: Recipe, own: int, forbidden: int) -> int:
        """The kinds to choose from: the two on the card (MM-39), or all but the one on it (MM-35, MM-38, MM-40)."""
        if not recipe.chosen:
            return 0
        if "either" in recipe.parts:
            return _bits(self._either(own))
        printed = own if recipe.own else forbidden
        return _bits(kind for kind in range(len(KINDS)) if kind != printed)

    def _either(self, own: int) -> list[int]:
        """C-MM-3: Mamma Mia's two kinds differ from each other and from the own kind."""
        names = self.data["either"]
        kinds = [self._kind(kind) for kind in names]
        if len(kinds) != 2 or len({*kinds, own}) != 3:
            self._fail("order-either", "MM-39", kinds=", ".join(names), own=KINDS[own])
        return kinds

    def _kind(self, name: object) -> int:
        return self._one_of(KINDS, name, "order-ingredient", "MM-02")

    def _one_of(self, values: tuple[str, ...], name: object, complaint: str, clause: str | None) -> int:
        if name not in values:
            self._fail(complaint, clause, name=str(name), known=", ".join(values))
        return values.index(str(name))

    def _fail(self, key: str, clause: str | None, **fields: object) -> NoReturn:
        self.sheet.fail(key, clause, number=self.number, **fields)


def _bits(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)


def _column(values: Iterable[int]) -> Int8s:
    return np.array(list(values), np.int8)


def _name(order: Order) -> Phrase:
    """What it needs, in the reader's words; for programs, for example "green normale: 4 salami, 1 peppers"."""
    printed = sorted(zip(order.needs, KINDS, strict=True), key=lambda need: -need[0])
    needs = tuple(_so_many(amount, kind) for amount, kind in printed if amount)
    either = tuple(_kind(kind) for number, kind in enumerate(KINDS) if order.choices >> number & 1)[:2]
    forbidden = () if order.forbidden == NONE else (_kind(KINDS[order.forbidden]),)
    plain = f"{COLOURS[order.colour]} {order.pizza}: {', '.join(needs)}"
    if order.pizza == "mamma_mia":
        plain += f", {' or '.join(either)}"
    if forbidden:
        plain += f" without {forbidden[0]}"
    key = f"order-{order.pizza.replace('_', '-')}"
    return Phrase(plain, key, needs=needs, one=either[:1], other=either[1:], forbidden=forbidden)


def _so_many(amount: int, kind: str) -> Phrase:
    return Phrase(f"{amount} {kind}", "so-many", count=amount, kind=_kind(kind))


def _kind(kind: str) -> Phrase:
    return Phrase(kind, f"kind-{kind}")
