"""`tavolata rules`: the rules of a game, told as a rulebook or clause by clause."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule

from tavolata.cli.arguments import AsJson, GameName, Language, named_game
from tavolata.cli.clause_text import clause_text
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json
from tavolata.core.rulebook import Block, Rulebook


def run(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help=words("help-clause"))] = None,
    by_number: Annotated[bool, typer.Option("--clauses", help=words("help-clauses"))] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    named = named_game(game)
    clauses = named.clauses_in(LANGUAGE)
    asked = list(clauses.values()) if clause is None else [clauses.find(clause)]
    if as_json:
        print_json([{"clause": one.number, "section": one.section, "text": one.text} for one in asked])
    elif clause or by_number:
        console.print(clause_text(asked))
    else:
        console.print(show_rulebook(named.rulebook(LANGUAGE)))


def show_rulebook(rulebook: Rulebook) -> RenderableType:
    """A rulebook with the numbers of the clauses behind each paragraph; of pictures, what they show."""
    parts: list[RenderableType] = []
    for section in rulebook.sections:
        parts.append(Rule(section.title, align="left", style="dim"))
        parts.extend(Padding(Markdown(_block_text(block)), (0, 0, 1, 2)) for block in section.blocks)
    return Group(*parts)


def _block_text(block: Block) -> str:
    text = f"{block.text} ({', '.join(block.clauses)})"
    return {"item": f"- {text}", "picture": f"> {text}", "paragraph": text}[block.kind]
