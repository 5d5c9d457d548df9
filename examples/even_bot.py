"""A bot for Tavolata that imports nothing of it: docs/bot_protocol.md is all that it knows.

    tavolata play domingo --seat 2="cmd:python examples/even_bot.py"

In Domingo it lays the card whose symbols are most alike; in any other game it chooses at random.
"""

import json
import random
import sys
from typing import Any


def choose(game: dict[str, Any], question: dict[str, Any]) -> str:
    """One of the legal actions, in its notation."""
    chance = random.Random(question["seed"])
    if game["game"] != "domingo":
        return str(chance.choice(question["legal"]))
    return max(map(str, question["legal"]), key=lambda action: (evenness(action), chance.random()))


def evenness(action: str) -> int:
    """How many symbols of the card that an action lays are the same: `place tta left` has two."""
    words = action.split()
    return max(words[1].count(symbol) for symbol in words[1]) if words[0] == "place" else 0


def main() -> None:
    """Read a line, answer a line; lines of other kinds need no answer."""
    game: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "game":
            game = message
        elif message["kind"] == "question":
            print(json.dumps({"action": choose(game, message)}), flush=True)


if __name__ == "__main__":
    main()
