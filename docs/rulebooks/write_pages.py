"""Writes the rulebooks as pages with pictures: `python docs/rulebooks/write_pages.py`.

Everything on a page comes from a game's `rulebook.LANGUAGE.md`. Its pictures are worked examples, drawn by the boards
in a browser: `npm run draw-examples` in `web` draws them, in each language those that have words in them, then calls
this with `--drawn`, which notes what each was drawn from. So it can be told without a browser that an example has
changed since. How the boards look is not noted: after a change of that, draw them again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from html import escape
from itertools import pairwise
from pathlib import Path

import tavolata
from tavolata import Game
from tavolata.core.examples import Example
from tavolata.core.languages import LANGUAGES
from tavolata.core.rulebook import Block, Section

FOLDER = Path(__file__).parent
PICTURES = FOLDER / "pictures"
NOTED = PICTURES / "drawn_from.json"
NAMES = {"de": "Deutsch", "en": "English", "it": "Italiano"}
YOU = {"de": "Auf den Bildern bist du Anna.", "en": "In the pictures you are Anna.", "it": "Nelle figure tu sei Anna."}
LOOKS = ("", "-dark")
WIDTH = 640
"""Of a picture on the page, in pixels."""


def page_name(game: str, language: str) -> str:
    """The file of a page."""
    return f"{game}.{language}.md"


def page(game: Game, language: str) -> str:
    """The rulebook of a game in one language."""
    others = (NAMES[one] if one == language else f"[{NAMES[one]}]({page_name(game.name, one)})" for one in LANGUAGES)
    sections = (_section(game, language, section) for section in game.rulebook(language).sections)
    return "\n\n".join([f"# {game.title}", " · ".join(others), YOU[language], *sections]) + "\n"


def _section(game: Game, language: str, section: Section) -> str:
    told = [_told(block, game.name, language) for block in section.blocks]
    return "\n\n".join([f"## {section.title}", *_joined(list(zip(section.blocks, told, strict=True)))])


def _joined(blocks: list[tuple[Block, str]]) -> Iterator[str]:
    """The blocks, items that follow one another as one list."""
    _, text = blocks[0]
    for (before, _), (block, told) in pairwise(blocks):
        if before.kind == block.kind == "item":
            text += "\n" + told
        else:
            yield text
            text = told
    yield text


def _told(block: Block, game: str, language: str) -> str:
    if block.example:
        return _picture([f"pictures/{game}/{file}" for file in files(game, block.example, language)], block.text)
    return f"{'- ' if block.kind == 'item' else ''}{block.text} <sub>{', '.join(block.clauses)}</sub>"


def files(game: str, example: str, language: str) -> list[str]:
    """A picture, light and dark; one of the language's own, if there are words in it."""
    own = [f"{example}.{language}{look}.webp" for look in LOOKS]
    return own if (PICTURES / game / own[0]).exists() else [f"{example}{look}.webp" for look in LOOKS]


def _picture(paths: list[str], text: str) -> str:
    """A picture, light and dark. What it shows stands below it; a screen reader gets it once, with the picture."""
    light, dark = paths
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">'
        f'<img src="{light}" width="{WIDTH}" alt="{escape(text)}"></picture>\n'
        f'<p aria-hidden="true"><em>{escape(text, quote=False)}</em></p>'
    )


def fingerprint(example: Example) -> str:
    """Of all that decides what its picture shows."""
    return sha256(json.dumps(asdict(example), sort_keys=True).encode()).hexdigest()[:16]


def fingerprints() -> dict[str, dict[str, str]]:
    """Of all examples, as they are now."""
    return {
        name: {one: fingerprint(example) for one, example in tavolata.game(name).examples.items()}
        for name in tavolata.games()
    }


def main() -> None:
    """Write all pages; with `--drawn`, note that the pictures are new, too."""
    for name in tavolata.games():
        for language in LANGUAGES:
            text = page(tavolata.game(name), language)
            (FOLDER / page_name(name, language)).write_text(text, encoding="utf-8")
    if "--drawn" in sys.argv:
        NOTED.write_text(json.dumps(fingerprints(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
