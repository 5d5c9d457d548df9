"""Tables laid by hand: who holds what, what lies in the oven, the waiters and the stock.

Cards are written as people say them, separated by commas: `3 salami, 1 olives, green 4 salami 1 peppers`. What begins
with a colour is an order: a Normale by what it needs (`green one of each` for the one that needs all six kinds), the
others by the pizza's name (`red monotoni`, `red minipizza no olives`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import pytest

import tavolata
from tavolata import IllegalMove, Match
from tavolata.core.actions import Action
from tavolata.games.mamma_mia import Help, LayOrder, Refuse
from tavolata.games.mamma_mia.state import (
    CARDS_OF_A_KIND,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    COLOURS,
    KIND_COUNT,
    KINDS,
)

SEATED = ("green", "purple", "red", "yellow", "brown", "pink")
"""Who sits where: the book's Alberto is green and its Claudio red; Beate sits between them."""
ALBERTO, BEATE, CLAUDIO, DORA, ENZO, FRANCA = range(6)
NINE, NINE_MORE = "9 shrimps", "9 mushrooms"
"""Hands for people who only have to be there."""
FOURTEEN = (
    "5 salami, green one of each, green monotoni, green bombastica, green minimale, green mamma_mia, green ghiottona, "
    "green 4 salami 1 peppers, green 4 olives 1 peppers, green monotoni_junior"
)
"""A hand with more than anybody may draw to."""


@cache
def order_names() -> tuple[str, ...]:
    """The orders of our edition as these tests write them, by their number in the record."""
    said = sorted(tavolata.game("mamma_mia").edition().data["orders"], key=lambda order: COLOURS.index(order["colour"]))
    return tuple(f"{order['colour']} {_what(order)}" for order in said)


def _what(order: Mapping[str, Any]) -> str:
    if order["pizza"] == "minipizza":
        return f"minipizza no {order['forbidden']}"
    if order["pizza"] != "normale":
        return str(order["pizza"])
    needs = sorted(order["needs"].items(), key=lambda need: (-need[1], KINDS.index(need[0])))
    return "one of each" if len(needs) == KIND_COUNT else " ".join(f"{count} {kind}" for kind, count in needs)


def order(name: str) -> int:
    """The number of an order, from 1, as actions have it."""
    return order_names().index(name) + 1


def lay_order(name: str) -> LayOrder:
    return LayOrder(order(name))


Card = str | int
"""A kind by its name, an order by its number, from 1."""


def _cards(text: str) -> list[Card]:
    """Cards as positions have them."""
    cards: list[Card] = []
    for item in filter(None, text.split(", ")):
        if item.split()[0] in COLOURS:
            cards.append(order(item))
        else:
            count, kind = item.split()
            cards += [kind] * int(count)
    return cards


def _said(cards: Iterable[Card]) -> str:
    """The other way round; equal ingredients that follow each other are counted."""
    groups = [(card, len(list(equal))) for card, equal in groupby(cards)]
    return ", ".join(f"{count} {card}" if isinstance(card, str) else order_names()[card - 1] for card, count in groups)


def _kinds(cards: Iterable[Card]) -> Counter[str]:
    return Counter(card for card in cards if isinstance(card, str))


def _orders(cards: Iterable[Card]) -> list[int]:
    return [card for card in cards if isinstance(card, int)]


# --- laying a table ---------------------------------------------------


def table(
    *hands: str,
    oven: str = "",
    stock: str = "",
    waiters: Mapping[int, str] | None = None,
    finished: str = "",
    turn: int = ALBERTO,
    clearings: int = 0,
    players: int = 3,
    **options: Any,
) -> Match:
    """Into the oven: `turn` begins a turn. Who has no hand in the list has no cards.

    The oven is written from the oldest card to the top one, the stock in the sequence in which it is drawn, a waiter
    from the lowest order to the top one. Who has no waiter in the list has all orders that are nowhere else. Cards
    that are nowhere are in the box.
    """
    given = _laid(hands, oven, stock, waiters, finished, players)
    return _position(given | {"phase": "beginning", "clearings": clearings}, turn, players, options)


def clearing(
    oven: str,
    *hands: str,
    waiters: Mapping[int, str] | None = None,
    finished: str = "",
    turn: int = ALBERTO,
    clearings: int | None = None,
    players: int = 3,
    **options: Any,
) -> Match:
    """Out of the oven: the last clearing, unless told otherwise, up to the first decision.

    After the last clearing what is laid out and what is used stays on the table, where a test can look at it.
    """
    given = _laid(hands, oven, "", waiters, finished, players)
    helping = options.get("helping", players > 2)
    last = CLEARINGS_WITH_HELPING - 1 if helping else CLEARINGS_WITHOUT - 1
    done = last if clearings is None else clearings
    return _position(given | {"phase": "clearing", "clearings": done}, turn, players, options)


def _position(given: Mapping[str, Any], turn: int, players: int, options: Mapping[str, Any]) -> Match:
    """What happens up to the first decision stands in the log in place of the deal."""
    colours = ",".join(SEATED[:players])
    return tavolata.game("mamma_mia").position(given, players, seed=1, colours=colours, first=turn, **options)


def _laid(
    hands: Sequence[str], oven: str, stock: str, waiters: Mapping[int, str] | None, finished: str, players: int
) -> dict[str, Any]:
    held = [_cards(hand) for hand in (*hands, *[""] * (players - len(hands)))]
    lying = [*(card for hand in held for card in hand), *_cards(oven), *_cards(stock), *_cards(finished)]
    piles = [_waiter(seat, (waiters or {}).get(seat), lying) for seat in range(players)]
    placed = {*_orders(lying), *(order for pile in piles for order in pile)}
    return {
        "hands": [dict(_kinds(hand)) for hand in held],
        "orders": [_orders(hand) for hand in held],
        "oven": _cards(oven),
        "stock": _cards(stock),
        "finished_pile": _cards(finished),
        "waiters": [pile[::-1] for pile in piles],
        "box": {
            "ingredients": {kind: CARDS_OF_A_KIND - _kinds(lying)[kind] for kind in KINDS},
            "orders": [number for seat in range(players) for number in _own(seat) if number not in placed],
        },
    }


def _own(seat: int) -> list[int]:
    """The numbers of all orders of a seat's colour."""
    return [number for number, name in enumerate(order_names(), 1) if name.split()[0] == SEATED[seat]]


def _waiter(seat: int, said: str | None, lying: Sequence[Card]) -> list[int]:
    """From the lowest order to the top one."""
    return [number for number in _own(seat) if number not in lying] if said is None else _orders(_cards(said))


# --- playing ----------------------------------------------------------


def answer(match: Match, **answers: bool) -> None:
    """Who was asked for help answers, in this sequence: `answer(match, beate=False, claudio=True)`."""
    for name, helps in answers.items():
        seat = ("alberto", "beate", "claudio", "dora", "enzo", "franca").index(name)
        match.play(seat, Help() if helps else Refuse())


def every_move(match: Match, seed: int) -> Iterator[Match]:
    """Random moves to the end, with a look at the table after each."""
    chance = random.Random(seed)
    while match.movers:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
        yield match


def refused(match: Match, seat: int, action: Action) -> tuple[str, str | None]:
    """Why an action is refused: the key of the words, and the clause. Nothing changes by it."""
    before = match.state_bytes()
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, action)
    assert match.state_bytes() == before
    assert all(refusal.value.text(language) for language in ("en", "de", "it"))
    return refusal.value.key, refusal.value.clause


# --- looking ----------------------------------------------------------


def event_names(match: Match) -> list[str]:
    """The names of all events since the table was laid."""
    return [event.name for events in match.full_log() for event in events]


def phase(match: Match) -> str:
    return str(match.view(None).table["phase"])


def clearings(match: Match) -> int:
    """How many times the oven has been cleared."""
    return int(str(match.view(None).table["clearings"]))


def starts(match: Match) -> int:
    """Whose turn it is, and who clears the oven."""
    return int(truth(match)["turn"])


def truth(match: Match) -> dict[str, Any]:
    return match.truth()


def hand(match: Match, seat: int) -> str:
    return _said([*_counted(truth(match)["hands"][seat]), *truth(match)["orders"][seat]])


def cards_held(match: Match, seat: int) -> tuple[int, int]:
    """How many ingredients and how many orders a hand has."""
    shown: Any = match.view(None).table
    return shown["ingredients_held"][seat], shown["orders_held"][seat]


def waiter(match: Match, seat: int) -> str:
    return _said(reversed(truth(match)["waiters"][seat]))


def oven(match: Match) -> str:
    """What lies in the oven, or has not been revealed yet."""
    return _said(truth(match)["oven"])


def stock(match: Match) -> str:
    """What the stock is made of, whatever its sequence."""
    return _said(sorted(truth(match)["stock"], key=KINDS.index))


def laid_out(match: Match) -> str:
    return _said(_counted(truth(match)["laid_out"]))


def used(match: Match) -> str:
    return _said(_counted(truth(match)["used"]))


def missing(match: Match) -> str:
    """What the order being checked lacks."""
    return _said(_counted(_checked(match, "missing")))


def request(match: Match) -> str:
    return _said(_counted(_checked(match, "request")))


def _checked(match: Match, part: str) -> dict[str, int]:
    checked: Any = match.view(None).table["checked"]
    return (checked and checked[part]) or {}


def finished(match: Match) -> str:
    """The finished pile, the first order lowest."""
    return _said(truth(match)["finished_pile"])


def _counted(counts: Mapping[str, int]) -> list[Card]:
    return [kind for kind in KINDS for _ in range(counts.get(kind, 0))]


def ingredients(match: Match) -> Counter[str]:
    """Every ingredient of the game, wherever it is."""
    whole = truth(match)
    cards = Counter(dict.fromkeys(KINDS, 0)) + _kinds(whole["oven"]) + _kinds(whole["stock"])
    for counts in (*whole["hands"], whole["laid_out"], whole["used"]):
        cards.update(counts)
    return cards


def orders(match: Match) -> list[int]:
    """The numbers of every order of the game, wherever it is."""
    whole = truth(match)
    piles = [*whole["orders"], *whole["waiters"], _orders(whole["oven"]), whole["finished_pile"]]
    checked = [whole["checked"]["order"]] if whole["checked"] else []
    return sorted([number for pile in piles for number in pile] + checked)
