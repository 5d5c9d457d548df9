"""Prints what choices of Da Luigi lead to by the rules, in the positions of many games; run with the package's Python.

Only choices of which the board shows a preview: a purchase or a push (who moves on, and what that costs), a guest who
is given away (who is pushed, and what the special brings), an order completed with jokers (their price).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import tavolata
from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.games.da_luigi.guests import GUESTS, PLACES, SPECIALS, TILES

GAME = tavolata.game("da_luigi")
GAMES = 24
LAST_PLACE = len(PLACES) - 1
SPECIAL_OF = [("none", *SPECIALS)[number] for number in GAME.edition().components.arrays["guest_special"]]


def after(match: Match, seat: int, action: str) -> tuple[Match, list[Event], bool]:
    """The match after a choice and what follows by itself; its events until the next guest or turn, and if one came."""
    later = match.copy()
    later.automate = True
    later.move(seat, action)
    events = list(chain.from_iterable(move.events for move in later.moves[len(match.moves) :]))
    end = next((k for k, event in enumerate(events) if event.name in ("turned_up", "turn_began")), len(events))
    return later, events[:end], end < len(events)


def payment(match: Match, seat: int, action: str) -> dict[str, Any]:
    """Which guests move, from which place, what it costs that some leave, and whether all is paid."""
    later, events, has_ended = after(match, seat, action)
    own = [event.plain | {"name": event.name} for event in events if event.plain.get("seat") == seat]
    return {
        "action": action,
        "pushes": [
            {
                "guest": event["guest"],
                "place": PLACES.index(int(event["place"])) - 1 if "place" in event else LAST_PLACE,
            }
            for event in own
            if event["name"] in ("moved", "guest_left")
        ],
        "changes": [event["change"] for event in own if event["name"] == "guest_left"],
        "is_paid": has_ended or later.view(None).table["question"] != "push",
    }


def arrival(match: Match, seat: int, action: str) -> dict[str, Any]:
    """How many are pushed, who is pushed out, and what the special of the guest comes to."""
    later = match.copy()
    later.move(seat, action)
    given, arrived, *events = later.moves[-1].events
    out = [events.pop(0)] if events and events[0].name == "guest_left" else []
    special = SPECIAL_OF[int(given.plain["guest"]) - 1]
    return {
        "action": action,
        "guest": given.plain["guest"],
        "minutes": int(arrived.plain["place"]),
        "pushed": arrived.plain["count"],
        "out": out[0].plain["guest"] if out else None,
        "special": special,
        "comes_to": outcome(special, later, int(given.plain["to"]), events),
    }


def outcome(special: str, later: Match, host: int, events: list[Event]) -> str:
    """What a special changes, or that there is nothing to change; else its own name."""
    by_name = {event.name: event for event in events}
    if special == "bouquet" and special not in by_name:
        by_name = {event.name: event for event in later.copy().play(host, "take-bouquet")}
    if special in ("lemon", "bouquet"):
        return str(by_name[special].plain["change"])
    nothing = {"nobody_came": "nobody", "nothing_discarded": "discard_nothing"}
    return next((key for name, key in nothing.items() if special != "none" and name in by_name), special)


def joker_price(match: Match, seat: int, action: str) -> dict[str, Any]:
    """What jokers for all that is missing cost, if desserts are paid wherever that is allowed."""
    later, spent = match.copy(), Counter[str]()
    later.move(seat, action)
    while later.view(None).table["joker"]:
        choice = next(iter(later.legal(seat)))
        later.move(seat, choice)
        spent[choice.verb()] += 1
    return {"action": action, "price": {"desserts": 2 * spent["two-desserts"], "cubes": spent["spend"]}}


PREVIEWS = {"field": payment, "push": payment, "move": payment, "give": arrival, "complete": joker_price}


def position(match: Match) -> dict[str, Any]:
    """The table, and what every choice that has a preview leads to."""
    (seat,) = match.movers
    table = match.view(None).table
    preview = PREVIEWS.get(str(table["question"]))
    legal = [str(action) for action in match.legal(seat) if action.verb() != "done"]
    choices = [preview(match, seat, action) for action in legal] if preview else []
    return {"question": table["question"], "seat": seat, "table": table, "choices": choices}


def played(number: int) -> Iterator[dict[str, Any]]:
    """The positions of one game, of moves drawn by lot."""
    drawn = random.Random(number)
    match = GAME.new(2 + number % 3, seed=number, rulebook="it" if number % 2 else "de")
    while match.movers:
        yield position(match)
        (seat,) = match.movers
        match.move(seat, drawn.choice(match.legal(seat)))


def nothing_left() -> Iterator[dict[str, Any]]:
    """Every guest arrives where there is neither a tile nor a cube nor another guest left."""
    poor = {"bar": [None] * len(PLACES), "supply": {}}
    for guest in range(1, GUESTS + 1):
        others = [other for other in range(1, GUESTS + 1) if other != guest]
        given = {"question": "give", "guest": guest, "gets": [2, 1], "stack": [], "box": [], "lost": {"guests": others}}
        yield position(GAME.position(given | {"restaurants": [poor, poor | {"lemons": TILES}]}, players=2, seed=guest))


if __name__ == "__main__":
    games = (one for number in range(GAMES) for one in played(number))
    found = [one for one in chain(games, nothing_left()) if one["choices"]]
    print(json.dumps(found, separators=(",", ":")))
