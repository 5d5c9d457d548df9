"""Settings that are kept in a folder, so that what was begun there goes on with the same ones."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

from tavolata.core.errors import BadInput
from tavolata.core.json_types import JSON


def save_settings(
    settings: dict[str, JSON], file: Path, foreign: str, changed: str, may_change: Collection[str] = ()
) -> None:
    """Write settings down in a folder that is new or empty, or that has the same ones, but for those that may change.

    Otherwise it is refused, with one of these messages: there is something else in it, or other settings.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".new")
        if file.exists():
            _check_same(settings, file, foreign, changed, may_change)
        elif any(other != draft for other in file.parent.iterdir()):
            raise BadInput(foreign, folder=str(file.parent))
        draft.write_text(json.dumps(settings, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(file)
    except OSError as problem:
        raise BadInput(
            "arena-folder", folder=str(file.parent), problem=problem.strerror or type(problem).__name__
        ) from None


def _check_same(settings: dict[str, JSON], file: Path, foreign: str, changed: str, may_change: Collection[str]) -> None:
    try:
        kept = dict(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError):
        raise BadInput(foreign, folder=str(file.parent)) from None
    for name, value in settings.items():
        if name not in may_change and kept.get(name) != value:
            raise BadInput(
                changed,
                folder=str(file.parent),
                name=name,
                kept=json.dumps(kept.get(name), ensure_ascii=False),
                given=json.dumps(value, ensure_ascii=False),
            )
