"""Records what the tests and the guided first game of Mille Grazie's board need, by `npm run record`.

The shipped edition, two games move by move as a seat sees them, whole deals with their seeds, and the lesson.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from recording import edition_json, events_json, record, step

import tavolata
from tavolata.core.match import Match

GAME = tavolata.game("mille_grazie")
ROADS = GAME.edition().data["roads"]
ORDERS = GAME.edition().data["orders"]
ME, OTHER, FIRST = 0, 1, 2
"""The seats of the guided first game: the reader, another robber, and who travels first."""


# --- games and deals for the tests ---------------------------------------


def game(players: int, seed: int, moves: int) -> dict[str, Any]:
    """A game of moves drawn by lot, as seat 0 sees it: the view at first, then every move and the table after it."""
    drawn = random.Random(seed)
    match = GAME.new(players, seed=seed, first=0)
    first = match.view(0).to_json()
    played = []
    while match.movers and len(played) < moves:
        seat = drawn.choice(match.movers)
        known = len(match.moves)
        match.play(seat, drawn.choice(match.legal(seat)))
        (events,) = match.events_since(0, known)
        view = match.view(0)
        played.append({"events": events_json(events), "points": list(view.points or ()), "table": dict(view.table)})
    return {"players": players, "first": first, "moves": played}


def deals() -> list[dict[str, Any]]:
    """Deals with their seeds; the second one with somebody who begins."""
    made = []
    for seed, players, options in ((1, 2, {}), (2, 3, {"first": 2}), (3, 4, {}), (7, 4, {})):
        match = GAME.new(players, seed=seed, **options)
        (dealt,) = match.full_log()
        made.append(
            {"seed": match.seed.hex(), "players": players, "options": dict(match.options), "events": events_json(dealt)}
        )
    return made


# --- the guided first game -----------------------------------------------


def roads_from(city: str) -> list[tuple[str, str, str]]:
    """Letter, colour and the city at the other end."""
    found = []
    for road in ROADS:
        if city in road["cities"]:
            (there,) = (name for name in road["cities"] if name != city)
            found.append((road["letter"], road["colour"], there))
    return found


def lesson() -> list[dict[str, Any]]:
    for seed in range(100000):
        steps = try_lesson(seed)
        if steps:
            print(seed, file=sys.stderr)
            return steps
    raise SystemExit("no seed fits")


def two_roads(match: Match) -> tuple[str, str] | None:
    """Two roads from the reader's city that deliver an order, the first through a city where nothing lies open."""
    table: Any = match.view(ME).table
    here = table["cities"][ME]
    orders = [ORDERS[number - 1] for number in (*table["held"][ME], table["open"][here])]
    wanted = {order["destination"] for order in orders}
    for first, colour, between in roads_from(here):
        if colour == "orange" and between not in table["open"] and between not in wanted:
            for second, _, there in roads_from(between):
                if there in wanted and second != first:
                    return first, second
    return None


def try_lesson(seed: int) -> list[dict[str, Any]] | None:
    match = GAME.new(3, seed=seed, first=FIRST)
    table: Any = match.view(ME).table
    theirs, mine = table["cities"][FIRST], table["cities"][ME]
    if theirs == mine or theirs not in table["open"] or mine not in table["open"] or not two_roads(match):
        return None
    green = [letter for letter, colour, there in roads_from(theirs) if colour == "green" and there != mine]
    if not green:
        return None
    steps = [step(match, 0), step(match, 0, [f"ambush {green[0]}"])]
    steps[0]["events"] = steps[1]["events"] = []
    known = len(match.moves)
    match.play(ME, f"ambush {green[0]}")
    match.play(OTHER, "ambush X" if green[0] != "X" else "ambush Z")
    for action in ("alone", "take", f"walk {green[0]}"):
        if action not in [str(one) for one in match.legal(FIRST)]:
            return None
        match.play(FIRST, action)
    steps.append(step(match, known))
    drawn = random.Random(seed)
    while match.view(ME).table["nobleman"] == FIRST:
        legal = [str(one) for one in match.legal(FIRST)]
        match.play(FIRST, "leave" if "leave" in legal else drawn.choice(legal))
    return second_journey(match, steps)


def second_journey(match: Match, steps: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
    """The reader travels with an escort, takes an order, foils an ambush, and delivers."""
    table: Any = match.view(ME).table
    if table["cities"][ME] not in table["open"] or table["nobleman"] != ME or match.points[ME] != 3:
        return None
    way = two_roads(match)
    if way is None:
        return None
    match.play(OTHER, f"ambush {way[0]}")
    match.play(FIRST, "ambush V" if "V" not in way else "ambush L")
    known = len(match.moves)
    for action in (f"escort {way[0]}", "take", f"walk {way[0]}", f"walk {way[1]}"):
        if action not in [str(one) for one in match.legal(ME)]:
            return None
        steps.append(step(match, known, [action]))
        known = len(match.moves)
        match.play(ME, action)
    steps.append(step(match, known))
    return steps


if __name__ == "__main__":
    record(
        {
            "edition": lambda: edition_json(GAME),
            "games": lambda: [game(2, 13, 60), game(4, 14, 90)],
            "deals": deals,
            "lesson": lesson,
        }
    )
