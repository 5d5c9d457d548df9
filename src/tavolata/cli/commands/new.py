"""`tavolata new`: a package with the smallest game with hidden cards, to begin one's own with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

import tavolata
from tavolata.cli.arguments import Language
from tavolata.cli.language import words
from tavolata.cli.output import console
from tavolata.core.default_words import spoken
from tavolata.core.errors import BadInput

TEMPLATES = Path(__file__).parent / "new_game"
FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "game.py": "tavolata_NAME/__init__.py",
    "rules.en.md": "tavolata_NAME/rules.en.md",
    "words.en.ftl": "tavolata_NAME/words.en.ftl",
    "test_game.py": "tests/test_NAME.py",
}
"""Each template, and where it is written."""


def run(
    name: Annotated[str, typer.Argument(metavar="NAME", help=words("help-new-name"))],
    lang: Language = None,
) -> None:
    proper = name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", proper):
        raise BadInput("new-name", name=name)
    if proper in tavolata.games():
        raise BadInput("new-known", name=proper)
    folder = Path(f"tavolata-{proper.replace('_', '-')}")
    if folder.exists():
        raise BadInput("new-exists", folder=str(folder))
    write_package(folder, proper)
    console.print(words("new-made", folder=str(folder), name=proper), markup=False, soft_wrap=True)


def write_package(folder: Path, name: str) -> None:
    """All files, with the game's name, its title and its letters for clauses in place of those of the templates."""
    replaced = {"NAME": name, "TITLE": spoken(name).title(), "XX": name[:2].upper()}
    for template, target in FILES.items():
        text = (TEMPLATES / f"{template}.txt").read_text(encoding="utf-8")
        for placeholder, value in replaced.items():
            text = re.sub(rf"(?<![A-Z]){placeholder}(?![A-Z])", value, text)
        file = folder / target.replace("NAME", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
