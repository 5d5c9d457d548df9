"""What do the guests of Da Luigi bring? Counted in games between greedy bots.

    python benchmarks/guests.py [--players 3] [--games 1000] [--seed 1]

A guest that comes is fulfilled, leaves unserved, or still waits when the game ends. Start guests are not counted.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import tavolata
from tavolata.bots import Bot, compile_game

Guest = dict[str, Any]
GROUPS: dict[str, Callable[[Guest], object]] = {
    "minutes": lambda guest: guest["minutes"],
    "dishes": lambda guest: len(guest["wants"]),
    "special": lambda guest: guest["special"],
    "points": lambda guest: guest["points"],
}
CAME = ("arrived", "another_came")


def count(players: int, games: int, seed: int) -> dict[str, Counter[str]]:
    """How often each guest came, was fulfilled and left."""
    game = tavolata.game("da_luigi")
    compile_game(game)
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for k in range(games):
        match = game.new(players, seed=seed * 1_000_003 + k)
        bots = [Bot("greedy", seed=seed * 1_000_003 + k * players + seat) for seat in range(players)]
        while match.movers:
            (seat,) = match.movers
            match.play(seat, bots[seat].choose(match, seat))
        for event in (event for events in match.full_log() for event in events):
            if event.name in (*CAME, "cashed", "guest_left"):
                counts[str(event["guest"])]["came" if event.name in CAME else event.name] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description="What the guests of Da Luigi bring between greedy bots.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    counts = count(arguments.players, arguments.games, arguments.seed)
    guests: list[Guest] = tavolata.game("da_luigi").edition().data["guests"]
    for name, group in GROUPS.items():
        print(f"\n| {name} | guests | came | fulfilled | left | points a guest that came |")
        print("| --- | --: | --: | --: | --: | --: |")
        for key in sorted({group(guest) for guest in guests}, key=str):
            members = [guest for guest in guests if group(guest) == key]
            came = sum(counts[guest["name"]]["came"] for guest in members)
            done = sum(counts[guest["name"]]["cashed"] for guest in members)
            left = sum(counts[guest["name"]]["guest_left"] for guest in members)
            brought = sum(counts[guest["name"]]["cashed"] * guest["points"] for guest in members)
            print(f"| {key} | {len(members)} | {came} | {done / came:.0%} | {left / came:.0%} | {brought / came:.2f} |")


if __name__ == "__main__":
    main()
