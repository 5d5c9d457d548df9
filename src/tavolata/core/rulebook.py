"""A rulebook: the rules of a game told for people, from the Markdown files beside the game's code.

A file has sections (`## A turn {#turn}`) of paragraphs, list items (`- …`) and pictures
(`![what is seen](example:NAME)`). Each of them ends with the numbers of the clauses it tells, in braces:
`{DO-06, DO-13}`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tavolata.core.clauses import Clauses
from tavolata.core.errors import BadInput

_SECTION = re.compile(r"## (?P<title>.+?) \{#(?P<name>[a-z-]+)\}")
_CLAUSES = re.compile(r"(?P<text>.+?)\s*\{(?P<clauses>[A-Z]+-\d+(?:, [A-Z]+-\d+)*)\}", re.DOTALL)
_PICTURE = re.compile(r"!\[(?P<text>.+)\]\(example:(?P<name>[a-z0-9-]+)\)", re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A paragraph, a list item or a picture."""

    kind: Literal["paragraph", "item", "picture"]
    text: str
    """In Markdown; of a picture, what it shows."""
    clauses: tuple[str, ...]
    example: str | None = None
    """The name of the example that a picture shows."""


@dataclass(frozen=True)
class Section:
    """A heading and what follows it."""

    name: str
    """The same in all languages."""
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    sections: tuple[Section, ...]

    @classmethod
    def read(cls, path: Path) -> Rulebook:
        """The rulebook in a file."""
        _, *parts = re.split(r"^(?=## )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        return cls(tuple(_section(part, path) for part in parts))

    @classmethod
    def of_clauses(cls, clauses: Clauses) -> Rulebook:
        """The rulebook of a game that has none of its own: its clauses, section by section."""
        sections: dict[str, list[Block]] = {}
        for clause in clauses.values():
            sections.setdefault(clause.section, []).append(Block("paragraph", clause.text, (clause.number,)))
        return cls(
            tuple(
                Section(f"section-{k}", title, tuple(blocks)) for k, (title, blocks) in enumerate(sections.items(), 1)
            )
        )

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Everything in it, in sequence."""
        return tuple(block for section in self.sections for block in section.blocks)


def _section(text: str, path: Path) -> Section:
    heading, _, rest = text.partition("\n")
    found = _SECTION.fullmatch(heading.strip())
    if not found:
        raise BadInput("rulebook-heading", file=path.name, heading=heading)
    pieces = re.split(r"\n\s*\n|\n(?=- )", rest.strip())
    return Section(found["name"], found["title"], tuple(_block(piece.strip(), path) for piece in pieces))


def _block(text: str, path: Path) -> Block:
    found = _CLAUSES.fullmatch(text)
    if not found:
        raise BadInput("rulebook-clauses", file=path.name, text=text[:60])
    said, clauses = " ".join(found["text"].split()), tuple(found["clauses"].split(", "))
    if picture := _PICTURE.fullmatch(said):
        return Block("picture", picture["text"], clauses, picture["name"])
    if said.startswith("- "):
        return Block("item", said[2:], clauses)
    return Block("paragraph", said, clauses)
