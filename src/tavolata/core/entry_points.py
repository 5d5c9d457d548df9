"""What installed packages bring: their entry points of a group, by name, each loaded when it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tavolata.core.errors import BadInput


def installed(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group. Nothing is imported."""
    return _found(group, tuple(sys.path))


@cache
def _found(group: str, path: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    """Looking through all packages takes some milliseconds, so it is done once for each search path."""
    return {one.name.replace("-", "_"): one for one in sorted(entry_points(group=group), reverse=True)}


def load_entry_point(entry_point: EntryPoint) -> object:
    """What an entry point names. Whatever goes wrong in somebody's package is told with its name."""
    try:
        return entry_point.load()
    except BadInput:
        raise
    except Exception as problem:
        raise BadInput(
            "broken-entry-point",
            name=entry_point.name,
            group=entry_point.group,
            source=entry_point.value,
            problem=f"{type(problem).__name__}: {problem}",
        ) from problem
