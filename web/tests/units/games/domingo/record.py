"""Records what the tests and the guided first game of Domingo's board need, by `npm run record`.

The shipped edition, two games move by move as a seat sees them, whole deals with their seeds, and the lesson.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from recording import edition_json, events_json, record, step

import tavolata
from tavolata.core.match import Match

Move = tuple[str, int, list[dict[str, Any]]]
"""An action, what it would bring, and its runs."""


def copy_of(match: Match) -> Match:
    """The same game once more."""
    other = tavolata.game("domingo").new(match.players, seed=match.seed, **match.options)
    for move in match.moves:
        other.play(move.seat, move.action)
    return other


def worths(match: Match, seat: int) -> Iterator[Move]:
    """Everything a seat may lay, and what it would bring."""
    for action in match.legal(seat):
        other = copy_of(match)
        events = events_json(other.play(seat, action))
        runs = [event["fields"] for event in events if event["name"] == "run_scored"]
        yield str(action), sum(run["points"] for run in runs), runs


# --- games for the tests -------------------------------------------------


def game(seed: int, **options: Any) -> dict[str, Any]:
    """A game of moves drawn by lot, as seat 0 sees it: the view at first, then every move and the table after it."""
    drawn = random.Random(seed)
    match = tavolata.game("domingo").new(2, seed=seed, **options)
    first = match.view(0).to_json()
    moves = []
    while match.movers:
        (seat,) = match.movers
        known = len(match.moves)
        action = drawn.choice(match.legal(seat))
        match.play(seat, action)
        (events,) = match.events_since(0, known)
        view = match.view(0)
        moves.append(
            {
                "action": str(action),
                "events": [[event["name"], event["fields"]] for event in events_json(events)],
                "points": list(view.points or ()),
                "table": {name: view.table[name] for name in KEPT},
            }
        )
    return {"options": options, "first": first, "moves": moves}


KEPT = ("board", "top", "left", "lines", "laid", "ends", "hand", "in_hand", "in_stock", "claim_due", "claimed")


def deals() -> list[dict[str, Any]]:
    """Deals with their seeds; the second one without turning, the third with somebody who begins."""
    made = []
    for seed, players, options in ((1, 2, {}), (2, 3, {"turning": False}), (3, 4, {"first": 3})):
        match = tavolata.game("domingo").new(players, seed=seed, **options)
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


def best(match: Match, seat: int) -> str:
    return max(worths(match, seat), key=lambda move: move[1])[0]


def is_triple(match: Match, move: Move) -> bool:
    card = move[0].split()[1]
    return len(set(card)) == 1 and move[1] == 3


def is_turned_nine(match: Match, move: Move) -> bool:
    """The book's second example, with a card that has to be turned for it."""
    card = move[0].split()[1]
    kinds = sorted((run["direction"] in ("rising", "falling"), run["length"]) for run in move[2])
    return card not in match.view(0).table["hand"] and kinds == [(False, 3), (True, 3)]


def is_longer(match: Match, move: Move) -> bool:
    """A run of more than three that was a run before."""
    return any(run["length"] >= 4 and run["direction"] != "vertical" for run in move[2]) and move[1] >= 6


NewEntry = Callable[[Match, Move], bool]


def lesson() -> list[dict[str, Any]]:
    for seed in range(6329, 100000):
        steps = try_lesson(seed)
        if steps:
            return steps
    raise SystemExit("no seed fits")


def try_lesson(seed: int) -> list[dict[str, Any]] | None:
    match = tavolata.game("domingo").new(2, seed=seed, first=1)
    table = match.view(0).table
    if not any(len(set(card)) == 1 for card in table["hand"]) or len(set(table["board"])) != 3:
        return None
    steps = [step(match, 0)]
    wanted: list[NewEntry] = [is_triple, is_turned_nine, is_longer]
    known = 0
    for is_wanted in wanted:
        match.play(1, best(match, 1))
        fitting = [move for move in worths(match, 0) if is_wanted(match, move)]
        if not fitting:
            return None
        chosen = max(fitting, key=lambda move: move[1])[0]
        steps.append(step(match, known, [chosen]))
        known = len(match.moves)
        match.play(0, chosen)
    steps.append(step(match, known))
    while match.view(0).table["lines"] == 0:
        (seat,) = match.movers
        match.play(seat, best(match, seat))
    known = len(match.moves)
    chosen = best(match, 0)
    if {move[0]: move[1] for move in worths(match, 0)}[chosen] < 9:
        return None
    steps.append(step(match, known, [chosen]))
    match.play(0, chosen)
    match.play(1, best(match, 1))
    chosen = best(match, 0)
    steps.append(step(match, known, [chosen]))
    known = len(match.moves)
    match.play(0, chosen)
    steps.append(step(match, known))
    print(seed, file=sys.stderr)
    return steps


if __name__ == "__main__":
    record(
        {
            "edition": lambda: edition_json(tavolata.game("domingo")),
            "games": lambda: [game(13), game(14, turning=False, announcing=True)],
            "deals": deals,
            "lesson": lesson,
        }
    )
