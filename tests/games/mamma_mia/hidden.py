"""Tables laid for tests of what is hidden: small ones, open requests, and others that look the same."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import tavolata
from tavolata import IllegalMove, Match
from tavolata.core.events import seen_events
from tavolata.core.state import state_at
from tavolata.games.mamma_mia.state import (
    CARDS_OF_A_KIND,
    COLOURS,
    KIND_COUNT,
    KINDS,
    NONE,
    NORMALE,
    ORDERS,
)
from tests.random_matches import own_states, play_at_random, state_of

GAME = tavolata.game("mamma_mia")


def positions(count: int, each: int = 1, seed: int = 0, **options: Any) -> Iterator[Match]:
    """Random positions of every size, with and without helping unless told, in every part of a game."""
    chance = random.Random(count + seed)
    for number in range(seed, seed + count):
        players = 3 + number % 4 if "helping" in options else 2 + number % 5
        chosen: dict[str, Any] = {"helping": number % 3 > 0} if players > 2 and "helping" not in options else {}
        whole = play_at_random(GAME.new(players, seed=number, **chosen, **options), seed=number)
        for _ in range(each):
            yield whole.after(chance.randrange(len(whole.moves) + 1))
        if number % 7 == 0:
            yield whole


def small_table(deck: Sequence[int], dealt: int, seed: int, players: int = 3) -> tuple[Match, list[list[int]]]:
    """Few cards of few kinds, small hands, and small orders; and what was dealt to everybody."""
    chance = random.Random(seed)
    match = GAME.new(players, seed=seed, first=0)
    s = state_at(own_states(match), 0)
    amounts = [*deck, *[0] * (KIND_COUNT - len(deck))]
    cards = [kind for kind, amount in enumerate(amounts) for _ in range(amount)]
    chance.shuffle(cards)
    s.pool[0] = amounts
    s.hand[:] = 0
    for seat in range(players):
        for _ in range(dealt):
            s.hand[seat, cards.pop()] += 1
    s.drawn[0] = s.hand
    s.stock[:] = NONE
    s.stock[: len(cards)] = cards
    s.in_stock = len(cards)
    s.order_pizza[:], s.order_choices[:], s.order_chosen[:], s.order_times[:] = NORMALE, 0, 0, 0
    s.order_forbidden[:], s.order_needs[:] = NONE, 0
    for order in range(ORDERS):
        for _ in range(chance.choice((1, 2, 2, 3))):
            s.order_needs[order, chance.randrange(len(deck))] += 1
    return match, s.hand[:players].tolist()


def clearing(
    order: str,
    oven: str,
    hand: str,
    players: int = 3,
    automate: bool = False,
    others: Sequence[str] = (),
    **options: Any,
) -> Match:
    """An order of seat 1, the first of its pizza, is checked: on top of this oven, with this in its owner's hand.

    The others hold a shrimp each, and what `others` says, in the sequence of their seats.
    """
    number = next(k for k, name in enumerate(GAME.edition().names["order"], 1) if name.startswith(f"purple {order}"))
    first, *rest = (f"{held} shrimps" for held in (*others, *[""] * (players - 1 - len(others))))
    hands = [f"{first} shrimps", hand, *rest]
    placed = Counter(f"{oven} pineapple {' '.join(hands)}".split())
    given = {
        "oven": [*oven.split(), number],
        "hands": [dict(Counter(cards.split())) for cards in hands],
        "stock": ["pineapple"],
        "box": {"ingredients": {kind: CARDS_OF_A_KIND - placed[kind] for kind in KINDS}},
    }
    colours = ",".join(COLOURS[:players])
    match = GAME.position(given, players, seed=1, first=0, automate=automate, colours=colours, **options)
    match.play(0, "lay shrimps 1")
    match.play(0, "no-order")
    match.play(0, "draw stock")
    return match


def owner_of(match: Match) -> int:
    """Whose order is being checked."""
    checked: Any = match.view(None).table["checked"]
    return int(checked["owner"])


def open_requests(count: int, players: int = 4, seed: int = 0) -> Iterator[Match]:
    """Positions in which somebody has just asked at least two others for help, and somebody can."""
    found = 0
    while found < count:
        seed += 1
        match, chance = GAME.new(players, seed=seed), random.Random(seed)
        while match.movers and found < count:
            checked: Any = match.truth()["checked"]
            somebody_can = any(len(match.legal(seat)) > 1 for seat in match.movers)
            is_open = match.view(None).table["phase"] == "answering" and not any(checked["answers"])
            if is_open and len(match.movers) > 1 and somebody_can:
                found += 1
                yield match.after(len(match.moves))
                break
            seat = chance.choice(match.movers)
            match.play(seat, chance.choice(match.legal(seat)))


def twin(match: Match, seat: int, chance: random.Random) -> Match | None:
    """The same game, dealt and shuffled otherwise where this seat could not see it; None if it then went otherwise."""
    other = match.after(0)
    when = chance.randrange(state_of(match).clearings + 1)
    if when == 0:
        exchange_dealt(other, seat, chance)
    renewed = 0
    for move in match.moves:
        if move.action not in other.legal(move.seat):
            return None
        other.play(move.seat, move.action)
        if seen_events(other.moves[-1].events, seat) != seen_events(move.events, seat):
            return None
        renewed += any(event.name == "stock_renewed" for event in move.events)
        if renewed == when > 0:
            exchange_in_stock(other, chance)
            when = NONE
    return other if other.state_bytes() != match.state_bytes() else None


def exchange_dealt(match: Match, seat: int, chance: random.Random) -> None:
    """Two ingredients change places, in the stock or in others' hands, and two orders of somebody."""
    s = state_at(own_states(match), 0)
    places = [(NONE, k) for k in range(s.in_stock)]
    places += [(o, k) for o in range(match.players) if o != seat for k in range(KIND_COUNT) if s.hand[o, k]]
    (one, a), (other, b) = chance.sample(places, 2)
    kinds = [int(s.stock[a]) if one == NONE else a, int(s.stock[b]) if other == NONE else b]
    for who, place, loses, gains in ((one, a, *kinds), (other, b, *reversed(kinds))):
        if who == NONE:
            s.stock[place] = gains
        else:
            for part in (s.hand[who], s.drawn[0, who]):
                part[loses] -= 1
                part[gains] += 1
    owner = chance.randrange(match.players)
    waiter = s.waiter[owner]
    if owner != seat and chance.random() < 0.3:
        at, held = chance.randrange(s.in_waiter[owner]), int(s.orders[owner]).bit_length() - 1
        s.orders[owner], waiter[at] = 1 << int(waiter[at]), held
    else:
        one, other = chance.sample(range(s.in_waiter[owner]), 2)
        waiter[one], waiter[other] = int(waiter[other]), int(waiter[one])


def exchange_in_stock(match: Match, chance: random.Random) -> None:
    s = state_at(own_states(match), 0)
    if s.in_stock > 1:
        one, other = chance.sample(range(s.in_stock), 2)
        s.stock[one], s.stock[other] = int(s.stock[other]), int(s.stock[one])


# --- what somebody is shown ----------------------------------------------------


def shown_to(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that a seat is shown, or a spectator: view, log, choices, refusals, undo, numbers."""
    log = [[(event.name, dict(event.fields), event.cut) for event in events] for events in match.log(seat)]
    shown = json.dumps(match.view(seat).to_json()), str(log)
    if seat is None:
        return shown
    return (*shown, match.observe(seat).tobytes(), tuple(match.legal(seat)), refusals(match, seat), undone(match, seat))


def refusals(match: Match, seat: int) -> list[str]:
    """What is said to everything that this seat may not do."""
    legal, said = match.legal(seat), []
    for action in list(match.game.actions)[::7]:
        if action not in legal:
            said.append(complaint(match.play, seat, action))
    return said


def undone(match: Match, seat: int) -> object:
    """What comes of wanting to take a move back."""
    copy = match.after(len(match.moves))
    refused = complaint(copy.undo, seat)
    return refused or json.dumps(copy.view(seat).to_json())


def complaint(attempt: Callable[..., object], *given: object) -> str:
    """What is said to an attempt: the refusal's key, its clause and its fields. Nothing if there is none."""
    try:
        attempt(*given)
    except IllegalMove as refused:
        return f"{refused.key} {refused.clause} {refused.fields}"
    return ""


def exchange(cards: Any, one: int, other: int) -> None:
    cards[one], cards[other] = int(cards[other]), int(cards[one])


def wanted(match: Match) -> list[str]:
    """What is missing of the order being checked, card by card."""
    checked: Any = match.view(None).table["checked"]
    return [kind for kind, count in checked["missing"].items() for _ in range(count)]
