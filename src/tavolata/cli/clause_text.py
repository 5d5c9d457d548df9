"""Clauses of the rules as the terminal shows them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule

from tavolata.core.clauses import Clause


def clause_text(clauses: list[Clause]) -> RenderableType:
    """Clauses under the titles of their sections."""
    parts: list[RenderableType] = []
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            parts.append(Rule(section, align="left", style="dim"))
        parts.append(Padding(Markdown(f"**{clause.number}** {clause.text}"), (0, 0, 1, 2)))
    return Group(*parts)
