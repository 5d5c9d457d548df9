"""Records what the tests and the guided first game of Mamma Mia's board need, by `npm run record`.

The shipped edition, two games move by move as a seat sees them, whole deals with their seeds, and the lesson.
"""

from __future__ import annotations

import sys
from typing import Any

from recording import READER, edition_json, events_json, record, step

import tavolata
from tavolata.bots import Bot
from tavolata.core.match import Match

COLOURS = "red,green,yellow"


def bots(players: int) -> list[Bot]:
    return [Bot("greedy", seat + 1) for seat in range(players)]


def play_on(match: Match, players: list[Bot], seat: int | None = None) -> str:
    """One move of a bot, of this seat or of the first that has to move."""
    seat = match.movers[0] if seat is None else seat
    action = players[seat].choose(match, seat)
    match.play(seat, action)
    return str(action)


# --- games for the tests -------------------------------------------------


def game(seed: int, players: int, **options: Any) -> dict[str, Any]:
    """A game of bots, as seat 0 sees it: the view at first, then what it sees of every move, and what has changed."""
    match = tavolata.game("mamma_mia").new(players, seed=seed, **options)
    first = match.view(READER).to_json()
    at_table, before = bots(players), first["table"]
    moves = []
    while match.movers:
        known = len(match.moves)
        play_on(match, at_table)
        (events,) = match.events_since(READER, known)
        if events:
            table = match.view(READER).to_json()["table"]
            seen = [[event["name"], event["fields"]] for event in events_json(events)]
            changed = {name: value for name, value in table.items() if value != before[name] and name != "revealed"}
            moves.append({"events": seen, "changed": changed})
            before = table
    return {"first": first, "moves": moves, "points": list(match.view(READER).points or ())}


def deals() -> list[dict[str, Any]]:
    """Deals with their seeds: for every number of players, with colours and somebody who begins, or by lot."""
    made = []
    given: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"colours": COLOURS}), (4, {"first": 3}), (5, {}), (6, {})]
    for seed, (players, options) in enumerate(given, 1):
        match = tavolata.game("mamma_mia").new(players, seed=seed, **options)
        (dealt,) = match.full_log()
        made.append(
            {"seed": match.seed.hex(), "players": players, "options": dict(match.options), "events": events_json(dealt)}
        )
    return made


# --- the guided first game -----------------------------------------------


def lesson() -> list[dict[str, Any]]:
    for seed in range(14772, 100000):
        steps = try_lesson(seed)
        if steps:
            print(seed, file=sys.stderr)
            return steps
    raise SystemExit("no seed fits")


MAX_EVENTS = 34
"""So many events are shown at most before the reader has to decide something in the clearing."""


def completing(match: Match, seen: list[dict[str, Any]]) -> tuple[str, int] | None:
    """What the reader has to lay so that the own first order has all it needs, if that can be done in one turn."""
    table = match.view(READER).table
    (order,) = table["orders"]
    phrase = match.edition.names["order"][order - 1]
    if phrase.key != "order-normale":
        return None
    needs = {str(need.fields["kind"]): int(need.fields["count"]) for need in phrase.fields["needs"]}
    for event in seen:
        if event["name"] == "laid":
            needs[event["fields"]["kind"]] = needs.get(event["fields"]["kind"], 0) - event["fields"]["count"]
    missing = {kind: count for kind, count in needs.items() if count > 0}
    if len(missing) != 1:
        return None
    ((kind, count),) = missing.items()
    return (kind, count) if count > 1 and table["hand"].get(kind, 0) >= count else None


def try_lesson(seed: int) -> list[dict[str, Any]] | None:
    match = tavolata.game("mamma_mia").new(3, seed=seed, first=1, colours=COLOURS)
    at_table = bots(3)
    steps = [step(match, 0)]
    while match.movers != (READER,):
        play_on(match, at_table)
    seen = [event for move in match.events_since(READER, 0) for event in events_json(move)]
    lay = completing(match, seen)
    if lay is None:
        return None
    known = 0
    for action in (f"lay {lay[0]} {lay[1]}", f"lay-order {match.view(READER).table['orders'][0]}", "draw stock"):
        steps.append(step(match, known, [action]))
        known = len(match.moves)
        match.play(READER, action)
    return later(match, at_table, steps)


def later(match: Match, at_table: list[Bot], steps: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
    """On to the first clearing, in which the reader adds something and helps somebody."""
    while not match.view(READER).table["revealed"]:
        known = len(match.moves)
        before = match.view(READER).to_json()
        play_on(match, at_table)
    steps.append({"events": [], "view": {**before, "decision": []}, "expects": []})
    while READER not in match.movers:
        play_on(match, at_table)
    if not asked_as_wanted(match, steps, known, "add-missing"):
        return None
    if sum(event["name"] == "baked" for event in steps[-1]["events"]) < 1:
        return None
    known = len(match.moves)
    match.play(READER, "add-missing")
    while READER not in match.movers and match.movers:
        play_on(match, at_table)
    if not asked_as_wanted(match, steps, known, "help"):
        return None
    known = len(match.moves)
    match.play(READER, "help")
    if len(match.events_since(READER, known)[0]) < 3:
        return None
    steps.append(step(match, known))
    return steps


def asked_as_wanted(match: Match, steps: list[dict[str, Any]], known: int, action: str) -> bool:
    steps.append(step(match, known, [action]))
    return action in steps[-1]["view"]["decision"] and len(steps[-1]["events"]) <= MAX_EVENTS


if __name__ == "__main__":
    record(
        {
            "edition": lambda: edition_json(tavolata.game("mamma_mia")),
            "games": lambda: [game(3, 3), game(4, 2, oven_memory=True)],
            "deals": deals,
            "lesson": lesson,
        }
    )
