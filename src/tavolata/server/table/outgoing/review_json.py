"""The review of a game as plain data, as far as it is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tavolata.analysis.review import Review, ReviewedDecision
from tavolata.core.json_types import JSON
from tavolata.server.protocol.bodies.reviews import ReviewState
from tavolata.server.table.outgoing.game_json import event_json


def review_json(state: ReviewState, seats: Sequence[int], count: int | None, known: Review | None) -> dict[str, JSON]:
    """A review with how far it has come: its curve, and those decisions that are judged."""
    return {
        "state": state,
        "seats": list(seats),
        "count": count,
        "review": None
        if known is None
        else {**known.to_json(), "decisions": list(map(decision_json, known.decisions))},
    }


def decision_json(decision: ReviewedDecision) -> JSON:
    """A decision; events are as at a table, so that the same sentences are made of them."""
    return {**decision.to_json(), "brings": [cast("JSON", event_json(event)) for event in decision.brings]}


def without_known(review: dict[str, JSON], known: int) -> dict[str, JSON]:
    """The same without the decisions that somebody knows already."""
    found = cast("dict[str, JSON] | None", review["review"])
    if found is None or not known:
        return review
    return {**review, "review": {**found, "decisions": cast("list[JSON]", found["decisions"])[known:]}}
