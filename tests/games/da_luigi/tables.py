"""Tables laid by hand: restaurants are drawn as bars of six places, from 60 to 10.

An order is drawn by two letters a dish, in capitals where a cube lies on it: `waWIsa` waits for water and salad and has
its wine; `pipa:4` brings 4 points. A dot is a free place, or an empty field of the market.

    60      50   40     30   20   10
    waWIsa  .    pipa   .    .    sa:5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

import tavolata
from tavolata import Match
from tavolata.core.state import state_at
from tavolata.games.da_luigi.guests import CUBES, DISHES, GUESTS, PLACES, SPECIALS
from tavolata.games.da_luigi.state import (
    AT_BAR,
    CARD_COUNT,
    DISH_COUNT,
    IN_DISCARD,
    NONE,
    OUT_OF_GAME,
    PLACE_COUNT,
    TURN_BEGINS,
    UNSEEN,
    WHICH_ACTION,
)

CODES = {dish[:2]: number for number, dish in enumerate(DISHES)} | {"wi": 1}
NOBODY = ". . . . . ."
PLAIN = "60 wa:1"
"""A patient guest without a special."""


def dishes(text: str) -> list[int]:
    """`wawipi` as dishes."""
    return [CODES[text[k : k + 2].lower()] for k in range(0, len(text), 2)]


def counted(text: str) -> Any:
    """Cubes as numbers of every dish; spaces mean nothing."""
    return np.bincount(dishes(text.replace(" ", "").replace(".", "")), minlength=DISH_COUNT)


def places(drawing: str) -> list[str]:
    """The six places of a drawn bar; a line above it that names the minutes is for the reader."""
    return drawing.replace(" ".join(map(str, PLACES)), "").split()[-PLACE_COUNT:]


class Cards:
    """Hands out ordinary cards one after the other and makes them the guests that a test wants."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.next = 0

    def make(self, order: str, minutes: int = 60, special: str | None = None) -> int:
        card, self.next = self.next, self.next + 1
        wants, _, points = order.partition(":")
        self.s.guest_wants[card] = counted(wants)
        self.s.guest_points[card] = int(points or 1)
        self.s.guest_minutes[card] = minutes
        self.s.guest_special[card] = (None, *SPECIALS).index(special)
        return card

    def make_coming(self, text: str) -> int:
        """`30 wapi:2 lemon`: minutes, order and special."""
        minutes, order, *special = text.split()
        return self.make(order, int(minutes), special[0] if special else None)


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
    rest: int | None = None,
    players: int = 2,
    rulebook: str = "de",
    seed: int = 0,
    **options: Any,
) -> Match:
    """Seat 0 is about to choose A or B, with this bar and this supply; other seats have nothing unless they are named.

    `tiles` counts bouquets, or below zero lemons. `coming` are the guests that will be drawn, the first one first; on
    the whole `stack` cards lie there. All other cubes are in the bag, unless its content is given; then they are in
    the supply of the seat `rest`, or nowhere.
    """
    match = tavolata.game("da_luigi").new(players, seed=seed, first=0, rulebook=rulebook, **options)
    s = state_at(match._state, 0)
    s.bar[:, :], s.missing[:, :, :], s.supply[:, :], s.tiles[:] = NONE, 0, 0, 0
    s.fulfilled[:], s.points[:] = 0, 0
    s.where[:GUESTS], s.where[GUESTS:] = UNSEEN, OUT_OF_GAME
    cards = Cards(s)
    on_guests = np.zeros(DISH_COUNT, int)
    for seat, drawing in ({0: bar} | dict(others or {})).items():
        on_guests += lay_bar(s, cards, seat, drawing)
    for seat, cubes in ({0: supply} | dict(supplies or {})).items():
        s.supply[seat] = counted(cubes)
    for seat, count in enumerate(tiles):
        s.tiles[seat] = count
    s.tiles_left = 35 - abs(s.tiles).sum()
    for field, cubes in enumerate(market.split()):
        s.market[field] = counted(cubes)
    lay_cubes(s, on_guests, bag, beside, rest)
    for guest in discarded:
        s.where[cards.make_coming(guest)] = IN_DISCARD
    pile_up(s, [cards.make_coming(guest) for guest in coming], stack)
    s.question, s.decider, s.active, s.stage = WHICH_ACTION, 0, 0, TURN_BEGINS
    match.moves.clear()
    return match


def lay_bar(s: Any, cards: Cards, seat: int, drawing: str) -> Any:
    """Put the drawn guests at a bar, with their cubes; return how many cubes of every dish these are."""
    laid_on_all = np.zeros(DISH_COUNT, int)
    for place, order in enumerate(places(drawing)):
        if order != ".":
            card = cards.make(order, PLACES[place])
            wants = order.partition(":")[0]
            laid = counted("".join(wants[k : k + 2] for k in range(0, len(wants), 2) if wants[k].isupper()))
            s.bar[seat, place] = card
            s.missing[seat, place] = counted(wants) - laid
            s.where[card] = AT_BAR + seat
            laid_on_all += laid
    return laid_on_all


def lay_cubes(s: Any, on_guests: Any, bag: str | None, beside: str, rest: int | None) -> None:
    s.beside[:] = counted(beside)
    left = np.array(CUBES) - on_guests - s.supply.sum(axis=0) - s.market.sum(axis=0) - s.beside
    if bag is None:
        s.bag[:] = left
    else:
        s.bag[:] = counted(bag)
        if rest is not None:
            s.supply[rest] += (left - s.bag).astype(np.int8)


def pile_up(s: Any, coming: list[int], size: int | None) -> None:
    """The coming cards on top of the stack, the others below them and in the box."""
    unseen = [card for card in range(GUESTS) if s.where[card] == UNSEEN and card not in coming]
    below = (12 * int(s.players) if size is None else size) - len(coming)
    stack = [*unseen[:below], *reversed(coming)]
    box = unseen[below:]
    s.stack[:], s.box[:], s.taken[:] = NONE, NONE, NONE
    s.stack[: len(stack)], s.box[: len(box)] = stack, box
    s.in_stack, s.in_box, s.in_taken = len(stack), len(box), 0


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
    s = state_at(match._state, 0)
    drawn = []
    for place in range(PLACE_COUNT):
        face = min(int(s.bar[seat, place]), CARD_COUNT)
        if face == NONE:
            drawn.append(".")
            continue
        face = face if face < GUESTS else GUESTS + face % 2
        missing = s.missing[seat, place]
        laid = s.guest_wants[face] - missing
        letters = "".join(DISHES[k][:2] * missing[k] for k in range(DISH_COUNT))
        drawn.append(letters + "".join(DISHES[k][:2].upper() * laid[k] for k in range(DISH_COUNT)))
    return " ".join(drawn)


def cubes(counts: Any) -> str:
    """Numbers of every dish as letters."""
    return "".join(DISHES[k][:2] * int(counts[k]) for k in range(DISH_COUNT))


def supply(match: Match, seat: int = 0) -> str:
    """The cubes in a supply, in the dishes' sequence."""
    return cubes(state_at(match._state, 0).supply[seat])


def beside(match: Match) -> str:
    """The cubes beside the market."""
    return cubes(state_at(match._state, 0).beside)


def bag(match: Match) -> str:
    """The cubes in the bag."""
    return cubes(state_at(match._state, 0).bag)


def market(match: Match) -> str:
    """The market as it would be drawn, in one line."""
    return " ".join(cubes(field) or "." for field in state_at(match._state, 0).market)


def tiles(match: Match, seat: int = 0) -> int:
    """How many bouquets, or below zero lemons."""
    return int(state_at(match._state, 0).tiles[seat])


def told(match: Match, name: str) -> list[dict[str, Any]]:
    """The fields of all events of this name since the table was laid."""
    return [dict(event.fields) for move in match.moves for event in move.events if event.name == name]


def names(match: Match) -> list[str]:
    """The names of the events of the last move."""
    return [event.name for event in match.moves[-1].events]


def shown(match: Match, part: str) -> Any:
    """A part of what everybody sees of the table."""
    return match.view(None).table[part]


def question(match: Match) -> str:
    """What is asked."""
    return str(shown(match, "question"))
