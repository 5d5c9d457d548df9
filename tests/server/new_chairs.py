"""The chairs of a table that is to be made."""

from __future__ import annotations

from tests.server.inside import JSON


def here(*names: str) -> list[JSON]:
    """Chairs of people on the device that makes the table."""
    return [{"who": "here", "name": name} for name in names]


def bot(name: str) -> JSON:
    """A chair that a bot plays for."""
    return {"who": "bot", "bot": name}


FREE: JSON = {"who": "free"}
ANNA, BEN = here("Anna", "Ben")
