"""A config that is saved in a folder, so that work which is resumed there has the same config."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

from tavolata.core.errors import BadInput
from tavolata.core.json_types import JSON


def save_config(
    config: dict[str, JSON], file: Path, foreign: str, changed: str, may_change: Collection[str] = ()
) -> None:
    """Save a config in a folder that is new or empty, or that has the same config, except for what may change.

    Otherwise BadInput is raised: with the key `foreign` if the folder has other files, with `changed` if it has
    another config.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".new")
        if file.exists():
            _check_same(config, file, foreign, changed, may_change)
        elif any(other != draft for other in file.parent.iterdir()):
            raise BadInput(foreign, folder=str(file.parent))
        draft.write_text(json.dumps(config, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(file)
    except OSError as problem:
        raise BadInput(
            "arena-folder", folder=str(file.parent), problem=problem.strerror or type(problem).__name__
        ) from None


def _check_same(config: dict[str, JSON], file: Path, foreign: str, changed: str, may_change: Collection[str]) -> None:
    try:
        saved = dict(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError):
        raise BadInput(foreign, folder=str(file.parent)) from None
    for name, value in config.items():
        if name not in may_change and saved.get(name) != value:
            raise BadInput(
                changed,
                folder=str(file.parent),
                name=name,
                kept=json.dumps(saved.get(name), ensure_ascii=False),
                given=json.dumps(value, ensure_ascii=False),
            )
