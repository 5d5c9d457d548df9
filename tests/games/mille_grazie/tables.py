"""Tables laid by hand: who stands where, holds what, and what lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import tavolata
from tavolata import Match
from tavolata.games.mille_grazie import Alone, Ambush, Ambushes, Escort


def order_number(name: str) -> int:
    """The place in our file of an order: `Venezia–Genova`, `Verona–` (the first from there), `Verona– 2` (the second),
    `→Ferrara 7` (any to there)."""
    orders = tavolata.game("mille_grazie").edition().data["orders"]
    if name.endswith("– 2"):
        return [k for k, order in enumerate(orders) if order["first"] == name.removesuffix("– 2")][1]
    if name.startswith("→"):
        city, points = name[1:].rsplit(" ", 1)
        return next(k for k, o in enumerate(orders) if (o["destination"], o["points"]) == (city, int(points)))
    first, _, destination = name.partition("–")
    return next(k for k, o in enumerate(orders) if o["first"] == first and destination in (o["destination"], ""))


def table(
    city: str,
    held: Sequence[str] = (),
    lying: Sequence[str] = (),
    players: int = 3,
    points: Sequence[int] = (),
    draws: Sequence[str] = (),
    discarded: Sequence[str] = (),
    seed: int = 0,
    rest_is_discarded: bool = False,
) -> Match:
    """Seat 0 is the nobleman, in this city, with these orders; the others hold nothing. Robbers have to set.

    `lying` are the open orders (each in its first city), `draws` what is drawn next, and all else is in the pile below,
    or discarded.
    """
    orders = tavolata.game("mille_grazie").edition().data["orders"]
    drawn, thrown = ([order_number(name) for name in names] for names in (draws, discarded))
    if rest_is_discarded:
        placed = {*drawn, *(order_number(name) for name in (*held, *lying))}
        thrown = [order for order in range(len(orders)) if order not in placed]
    given = {
        "points": [*points, *[0] * (players - len(points))],
        "cities": [city, *[None] * (players - 1)],
        "held": [[order_number(name) + 1 for name in held], *[[]] * (players - 1)],
        "open": {orders[order_number(name)]["first"]: order_number(name) + 1 for name in lying},
        "pile": [order + 1 for order in drawn],
        "discarded": [order + 1 for order in thrown],
    }
    return tavolata.game("mille_grazie").position(given, players, seed=seed, first=0)


def lie_in_wait(match: Match, letters: Mapping[int, str]) -> None:
    """The robbers set these letters."""
    for seat, letter in letters.items():
        match.play(seat, Ambushes(letter) if match.players == 2 else Ambush(letter))


def set_out(match: Match, escort: str | None = None, ambushes: Mapping[int, str] | None = None) -> Match:
    """Robbers far away unless told otherwise; then the nobleman sets out."""
    far = "LZ" if match.players == 2 else "L"
    lie_in_wait(match, {seat: (ambushes or {}).get(seat, far) for seat in range(1, match.players)})
    match.play(0, Escort(escort) if escort else Alone())
    return match


def orders_of(match: Match, seat: int = 0) -> list[str]:
    """The orders before a player, as `first–destination`."""
    orders = match.edition.data["orders"]
    return [f"{orders[k - 1]['first']}–{orders[k - 1]['destination']}" for k in shown(match, "held")[seat]]


def city_of(match: Match, seat: int = 0) -> str:
    """The city a nobleman stands in."""
    return str(shown(match, "cities")[seat])


def shown(match: Match, part: str) -> Any:
    """A part of what everybody sees of the table."""
    return match.view(None).table[part]
