"""Records what the tests and the guided first game of Da Luigi's board need, by `npm run record`.

The shipped edition, two games move by move as a seat sees them, whole deals with their seeds, and the lesson.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from recording import edition_json, events_json, record, step

import tavolata
from tavolata.core.match import Match

GAME = tavolata.game("da_luigi")


# --- games for the tests -------------------------------------------------


def game(seed: int, players: int, **options: Any) -> dict[str, Any]:
    """A game of moves drawn by lot, as seat 0 sees it: the view at first, then every move and what it changed."""
    drawn = random.Random(seed)
    match = GAME.new(players, seed=seed, **options)
    first = match.view(0).to_json()
    before: dict[str, Any] = dict(first["table"])
    moves = []
    while match.movers:
        (seat,) = match.movers
        known = len(match.moves)
        action = drawn.choice(match.legal(seat))
        match.play(seat, action)
        (events,) = match.events_since(0, known)
        view = match.view(0).to_json()
        changed = {name: value for name, value in view["table"].items() if before[name] != value}
        before = view["table"]
        moves.append(
            {
                "action": str(action),
                "events": [[event["name"], event["fields"]] for event in events_json(events)],
                "table": changed,
            }
        )
    result = match.view(0).to_json()["result"]
    return {"options": options, "first": first, "moves": moves, "points": result["points"]}


def deals() -> list[dict[str, Any]]:
    """Deals with their seeds: by both rulebooks, with a choice while serving and without, with somebody who begins."""
    made = []
    tables = ((1, 2, {}), (2, 3, {"rulebook": "it"}), (3, 4, {"first": 3}), (5, 4, {}), (8, 2, {}))
    for seed, players, options in tables:
        match = GAME.new(players, seed=seed, **options)
        (dealt,) = match.full_log()
        made.append(
            {
                "seed": match.seed.hex(),
                "players": players,
                "options": dict(match.options),
                "events": events_json(dealt),
            }
        )
    return made


# --- the guided first game -----------------------------------------------


def lesson() -> list[dict[str, Any]]:
    for seed in range(1, 100000):
        steps = try_lesson(seed)
        if steps:
            print(seed, file=sys.stderr)
            return steps
    raise SystemExit("no seed fits")


def try_lesson(seed: int) -> list[dict[str, Any]] | None:
    """Buy for two clocks, so that somebody is satisfied at once; then greet, and give a sour guest away."""
    match = GAME.new(2, seed=seed, first=0)
    if asked(match) != ("action", 0):
        return None
    steps = [step(match, 0)]
    known = len(match.moves)
    match.play(0, "shop")
    field = best_field(match, 0, "3")
    if field is None or fitting(match, 0, field) < 3:
        return None
    steps.append(step(match, known, [f"buy {field}"]))
    known = len(match.moves)
    match.play(0, f"buy {field}")
    steps.append(step(match, known, ["push 60"]))
    known = len(match.moves)
    match.play(0, "push 60")
    match.play(0, "push 40")  # at a table this follows by itself: nobody else can move
    served = [event.name for move in match.events_since(0, known) for event in move]
    if "cashed" not in served or asked(match) != ("action", 1):
        return None
    play_on(match, 1)
    if asked(match) != ("action", 0) or "greet" not in [str(action) for action in match.legal(0)]:
        return None
    steps.append(step(match, known, ["greet"]))
    known = len(match.moves)
    match.play(0, "greet")
    if special(match) != "lemon":
        return None
    steps.append(step(match, known, ["give 1"]))
    known = len(match.moves)
    match.play(0, "give 1")
    if asked(match) != ("give", 0) or special(match) not in ("two_cubes", "bouquet"):
        return None
    steps.append(step(match, known))
    steps.append(step(match, len(match.moves)))
    return steps


def play_on(match: Match, seat: int) -> None:
    """A simple purchase of somebody else."""
    match.play(seat, "shop")
    field = best_field(match, seat, "2")
    match.play(seat, f"buy {field or best_field(match, seat, '1')}")
    while seat in match.movers:
        match.play(seat, match.legal(seat)[0])


def asked(match: Match) -> tuple[str, int]:
    return str(match.view(0).table["question"]), next(iter(match.movers))


def special(match: Match) -> str:
    number = int(match.view(0).table["guest"] or 0)
    return str(GAME.edition().data["guests"][number - 1].get("special"))


def fitting(match: Match, seat: int, field: str) -> int:
    """How many cubes of a field somebody's guests want."""
    table: Any = match.view(0).table
    bar = [guest for guest in table["restaurants"][seat]["bar"] if guest]
    cubes = table["market"][field]
    return sum(min(count, sum(guest["missing"].get(dish, 0) for guest in bar)) for dish, count in cubes.items())


def best_field(match: Match, seat: int, row: str) -> str | None:
    fields = [f"{row}{column}" for column in "abc" if f"buy {row}{column}" in map(str, match.legal(seat))]
    return max(fields, key=lambda field: fitting(match, seat, field), default=None)


if __name__ == "__main__":
    record(
        {
            "edition": lambda: edition_json(GAME),
            "games": lambda: [game(13, 3), game(14, 2, rulebook="it", open_score=True)],
            "deals": deals,
            "lesson": lesson,
        }
    )
