"""A bot for Tavolata that imports nothing of it: docs/bot_protocol.md is all that it knows.

In Domingo it lays the card whose symbols are most alike; in any other game it chooses at random.
"""

import json
import random
import sys


def evenness(action: str) -> int:
    """How many symbols of the card that an action lays are the same: `place tta left` has two."""
    return max(map(action.split()[1].count, "toal")) if action.startswith("place ") else 0


def main() -> None:
    """Read a line, answer a line; lines of other kinds need no answer."""
    game = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "game":
            game = message["game"]
        elif message["kind"] == "question":
            chance, best = random.Random(message["seed"]), evenness if game == "domingo" else lambda action: 0
            answer = max(message["legal"], key=lambda action: (best(action), chance.random()))
            print(json.dumps({"action": answer}), flush=True)


if __name__ == "__main__":
    main()
