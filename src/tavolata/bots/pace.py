"""How long bots take for a decision: people should neither wait long nor find the answer suspiciously fast."""

from __future__ import annotations

from tavolata.core.errors import BadInput

PACES = {"quick": 0.0, "natural": 0.8, "leisurely": 2.0}
"""The least number of seconds for a decision, the bot's computing time included."""
DEFAULT_PACE = "natural"


def seconds_of(pace: str) -> float:
    """The least number of seconds that a bot takes at this pace.

    >>> seconds_of("leisurely")
    2.0
    """
    if pace not in PACES:
        raise BadInput("unknown-pace", given=pace, known=", ".join(PACES))
    return PACES[pace]
