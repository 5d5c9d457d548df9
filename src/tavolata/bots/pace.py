"""How long bots take: no longer than a person wants to wait, and not suspiciously short either."""

from __future__ import annotations

from tavolata.core.errors import BadInput

PACES = {"quick": 0.0, "natural": 0.8, "leisurely": 2.0}
"""How many seconds a bot takes for a decision, at least; what it has thought counts."""
USUAL_PACE = "natural"


def seconds_of(pace: str) -> float:
    """How many seconds a bot takes at this pace, at least.

    >>> seconds_of("leisurely")
    2.0
    """
    if pace not in PACES:
        raise BadInput("unknown-pace", given=pace, known=", ".join(PACES))
    return PACES[pace]
