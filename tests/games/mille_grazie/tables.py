"""Tables laid by hand: who stands where, holds what, and what lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import tavolata
from tavolata import Match
from tavolata.core.state import state_at
from tavolata.games.mille_grazie import Alone, Ambush, Ambushes, Escort
from tavolata.games.mille_grazie.state import DISCARDED, HELD, IN_PILE, NONE, ON_BOARD


def order_number(name: str) -> int:
    """The place in our file of an order: `Venezia–Genova`, `Verona–` (any from there), `→Ferrara 7` (any to there)."""
    orders = tavolata.game("mille_grazie").edition().data["orders"]
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
) -> Match:
    """Seat 0 is the nobleman, in this city, with these orders; the others hold nothing. Robbers have to set.

    `lying` are the open orders (each in its first city), `draws` what is drawn next, and all else is in the pile below.
    """
    match = tavolata.game("mille_grazie").new(players, seed=seed, first=0)
    s = state_at(match._state, 0)
    cities = match.edition.names["city"]
    s.points[: len(points)] = points
    s.city[0] = cities.index(city)
    s.held[:, :] = NONE
    s.in_hand[:] = 0
    s.open_order[:] = NONE
    s.place[: s.orders] = IN_PILE
    for k, name in enumerate(held):
        s.held[0, k] = order_number(name)
        s.place[order_number(name)] = HELD
    s.in_hand[0] = len(held)
    for name in lying:
        s.open_order[s.order_first[order_number(name)]] = order_number(name)
        s.place[order_number(name)] = ON_BOARD
    for name in discarded:
        s.place[order_number(name)] = DISCARDED
    _stack(s, [order_number(name) for name in draws])
    return match


def _stack(s: Any, draws: list[int]) -> None:
    below = [order for order in range(s.orders) if s.place[order] == IN_PILE and order not in draws]
    pile = [*below, *reversed(draws)]
    s.pile[:] = NONE
    s.pile[: len(pile)] = pile
    s.in_pile = len(pile)


def empty_pile(match: Match, but: Sequence[str] = ()) -> None:
    """Everything in the pile, but these, is discarded."""
    s = state_at(match._state, 0)
    keep = [order_number(name) for name in but]
    for order in range(s.orders):
        if s.place[order] == IN_PILE and order not in keep:
            s.place[order] = DISCARDED
    _stack(s, keep)


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


def told(match: Match, name: str) -> list[dict[str, Any]]:
    """The fields of all events of this name since the deal."""
    return [dict(event.fields) for move in match.moves for event in move.events if event.name == name]


def holding(match: Match, seat: int = 0) -> list[str]:
    """The orders before a player, as `first–destination`."""
    orders = match.edition.data["orders"]
    s = state_at(match._state, 0)
    return [f"{orders[k]['first']}–{orders[k]['destination']}" for k in s.held[seat, : s.in_hand[seat]]]


def standing(match: Match, seat: int = 0) -> str:
    """The city a nobleman stands in."""
    return str(match.edition.names["city"][state_at(match._state, 0).city[seat]])
