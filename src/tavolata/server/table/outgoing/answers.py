"""Answers to commands."""

from __future__ import annotations

from tavolata.core.errors import TavolataError
from tavolata.server.protocol.messages import Answer
from tavolata.server.protocol.refusal import refusal_json
from tavolata.server.table.outgoing.game_json import game_json
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import Viewer


def done_answer(key: str) -> Answer:
    """The answer to a command that was carried out."""
    return {"kind": "answer", "answer": key, "done": True}


def refused_answer(problem: TavolataError, key: str = "") -> Answer:
    """The answer to a command that was not carried out; without a key it was not even a command."""
    return {"kind": "answer", "answer": key, "done": False, "refused": refusal_json(problem)}


def refused_at_table(table: Table, viewer: Viewer, key: str, problem: TavolataError) -> Answer:
    """The answer to a command that the table refused: why, and the game as it is now."""
    number = table.viewers[viewer].message_count
    return {**refused_answer(problem, key), "number": number, **game_json(table, viewer)}
