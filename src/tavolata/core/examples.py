"""Worked examples of a rulebook: a position, whose eyes it is seen with, and the moves that show the rule.

They are declared in `examples.toml` beside the game's rules, one table each. TOML has no `None`: in a position, "?"
stands for it (a card that is dealt).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tavolata.core.errors import BadInput

SEED = 1
"""For what a position leaves open."""
OPEN = "?"


@dataclass(frozen=True)
class Example:
    """One example."""

    name: str
    players: int
    position: Mapping[str, Any]
    moves: tuple[str, ...]
    """What is played, each by the seat that has to decide (the first of several)."""
    seat: int = 0
    """Whose eyes see it."""
    points: tuple[int, ...] | None = None
    """What the seats have after the last move."""
    options: Mapping[str, Any] = field(default_factory=dict)
    shown: int | None = None
    """After how many moves its picture is drawn; by default after all."""


def read_examples(path: Path) -> dict[str, Example]:
    """The examples in a file, by their names; none if there is no file."""
    if not path.exists():
        return {}
    return {name: _example(name, given) for name, given in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def _example(name: str, given: dict[str, Any]) -> Example:
    lists = {key: tuple(value) if key in ("moves", "points") else value for key, value in given.items()}
    try:
        return Example(name, **{**lists, "position": _with_none(given["position"])})
    except (KeyError, TypeError) as problem:
        raise BadInput("bad-example", name=name, problem=str(problem)) from None


def _with_none(value: Any) -> Any:
    """The same with None for every `OPEN`."""
    if isinstance(value, dict):
        return {key: _with_none(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_with_none(one) for one in value]
    return None if value == OPEN else value
