"""Positions that somebody can learn from: what suggests itself is clearly worse than what the best bot does.

Bots of a level play seeded games. In each of their open decisions the best bot searches, without a time limit, so
that the same command finds the same positions on any machine. What suggests itself is what brings the most points at
once, and among equals what the game's heuristic prefers. A position that is found is printed as an entry for a
`play_well.toml`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import tavolata
from tavolata.bots import Bot
from tavolata.bots.advice import Advice, advise, heuristic_values
from tavolata.core.actions import Action
from tavolata.core.errors import BadInput
from tavolata.core.examples import OPEN, SEED
from tavolata.core.game import Game
from tavolata.core.match import Match


@dataclass(frozen=True)
class Lesson:
    """A decision from which somebody can learn."""

    match: Match
    seat: int
    best: Advice
    obvious: Advice
    second: Advice


def obvious_action(match: Match, seat: int) -> Action:
    """What suggests itself, as far as the seat knows: the most points at once, else the heuristic's choice."""
    world = match.imagine(seat, seed=0)

    def gain(action: Action) -> int:
        tried = Match(match.game, match.players, match.seed, match.options, match.edition, start=world)
        tried.play(seat, action)
        return tried.points[seat]

    return max((action for action, _ in heuristic_values(match, seat)), key=gain)


def lesson_in(match: Match, seat: int, least: float, lead: float) -> Lesson | None:
    """What can be learnt here, if the obvious action is worse by so much, and every other one by the lead."""
    if len(match.legal(seat)) < 2:
        return None
    advice = advise(match, seat, timed=False)
    best, *others = advice
    sure = [one for one in others if one.is_sure]
    obvious = obvious_action(match, seat)
    if best.is_secret or obvious == best.action or not sure:
        return None
    weaker = next((one for one in sure if one.action == obvious), None)
    second = max(sure, key=lambda one: one.win)
    if weaker is None or 100 * (best.win - weaker.win) < least or 100 * (best.win - second.win) < lead:
        return None
    return Lesson(match.copy(), seat, best, weaker, second)


def lessons(game: Game, arguments: argparse.Namespace) -> Iterator[Lesson]:
    """What can be learnt in seeded games."""
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        match = game.new(arguments.players, seed=seed, automate=True)
        bots = [Bot(arguments.bot, seed=seat) for seat in range(match.players)]
        while match.movers:
            for seat in match.movers:
                if found := lesson_in(match, seat, arguments.margin, arguments.lead):
                    yield found
            seat = match.movers[0]
            match.play(seat, bots[seat].choose(match, seat))


def toml(value: Any) -> str:
    """A value as TOML on one line; `OPEN` stands for None."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{toml(key)} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(toml(one) for one in value)}]"
    return json.dumps(OPEN if value is None else value, ensure_ascii=False)


def needed(lesson: Lesson) -> dict[str, Any]:
    """The entries of its position without which the seat would see something else; chance fills in the others."""
    match, seen = lesson.match, lesson.match.view(lesson.seat).to_json()
    game = tavolata.game(match.game.name)
    options: Any = match.options
    position: dict[str, Any] = match.truth()
    for key in list(position):
        fewer = {name: value for name, value in position.items() if name != key}
        try:
            same = game.position(fewer, match.players, SEED, **options).view(lesson.seat).to_json() == seen
        except BadInput:
            same = False
        if same:
            position = fewer
    return position


def entry(lesson: Lesson) -> str:
    """A lesson as an entry of `play_well.toml`."""
    said = [
        f"# {one.action.notation}: wins {100 * one.win:.0f} of 100, {one.points:.1f} points, {one.visits} visits"
        for one in (lesson.best, lesson.obvious, lesson.second)
    ]
    name = f"move-{len(lesson.match.moves)}"
    head = [f"[{name}]", f"players = {lesson.match.players}", f"seat = {lesson.seat}"]
    moves = f"moves = {toml([lesson.best.action.notation])}"
    position = [f"{key} = {toml(value)}" for key, value in needed(lesson).items()]
    return "\n".join([*said, *head, moves, f"[{name}.position]", *position, ""])


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Positions that somebody can learn from.")
    parser.add_argument("game", help="the game")
    parser.add_argument("--players", type=int, default=2, help="how many at the table (default: 2)")
    parser.add_argument("--games", type=int, default=10, help="how many games (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    parser.add_argument("--bot", default="level-3", help="who plays them (default: level-3)")
    parser.add_argument(
        "--margin", type=float, default=12.0, help="least margin over the obvious (default: 12 games of 100)"
    )
    parser.add_argument(
        "--lead", type=float, default=6.0, help="least margin over all others (default: 6 games of 100)"
    )
    return parser.parse_args()


def main() -> None:
    """Print every lesson as soon as it is found."""
    arguments = parse_arguments()
    for lesson in lessons(tavolata.game(arguments.game), arguments):
        print(entry(lesson), flush=True)


if __name__ == "__main__":
    main()
