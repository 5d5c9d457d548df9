"""Why something was not done, as data: the reader's own translations put it into words."""

from __future__ import annotations

from typing import Any

from tavolata.core.domains import Phrase
from tavolata.core.errors import TavolataError
from tavolata.core.json_types import JSON
from tavolata.server.errors import ServerError
from tavolata.server.protocol.messages import Refusal


def refusal_json(problem: TavolataError) -> Refusal:
    """Why something was not done, to be worded by the reader's translations."""
    refusal: Refusal = {
        "key": problem.key,
        "fields": {name: _plain(value) for name, value in problem.fields.items()},
        "clause": problem.clause,
        "game": problem.game,
    }
    if isinstance(problem, ServerError) and problem.retry_after is not None:
        refusal["retry_after"] = problem.retry_after
    return refusal


def _plain(value: Any) -> JSON | Refusal:
    return refusal_json(value) if isinstance(value, TavolataError) else plain_name(value)


def plain_name(name: object) -> JSON:
    """A name as it is, or what it takes to word it."""
    if isinstance(name, Phrase):
        return {"key": name.key, "fields": {part: plain_name(given) for part, given in name.fields.items()}}
    if isinstance(name, (list, tuple)):
        return [plain_name(one) for one in name]
    return name if isinstance(name, (str, int)) else str(name)
