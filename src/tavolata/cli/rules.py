"""`tavolata rules`: the numbered rules of a game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule

from tavolata.cli.arguments import AsJson, GameName, Language, named_game
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json
from tavolata.core.clauses import Clause


def run(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help=words("help-clause"))] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    clauses = named_game(game).clauses_in(LANGUAGE)
    asked = list(clauses.values()) if clause is None else [clauses.find(clause)]
    if as_json:
        print_json([{"clause": one.number, "section": one.section, "text": one.text} for one in asked])
    else:
        console.print(show(asked))


def show(clauses: list[Clause]) -> RenderableType:
    """Clauses under the titles of their sections."""
    parts: list[RenderableType] = []
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            parts.append(Rule(section, align="left", style="dim"))
        parts.append(Padding(Markdown(f"**{clause.number}** {clause.text}"), (0, 0, 1, 2)))
    return Group(*parts)
