"""A rulebook is read from Markdown; what is not written as it should be is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata import BadInput
from tavolata.core.examples import read_examples
from tavolata.core.rulebook import Block, Rulebook, Section

TEXT = """# Nim

## A turn {#turn}

Take one match,
or two. {NI-01}

- Never none. {NI-02, NI-03}
- Never three. {NI-03}

![Two matches are left.](example:two-left) {NI-04}
"""


def read(folder: Path, text: str) -> Rulebook:
    file = folder / "rulebook.en.md"
    file.write_text(text, encoding="utf-8")
    return Rulebook.read(file)


def test_sections_have_paragraphs_items_and_pictures(tmp_path: Path) -> None:
    blocks = (
        Block("paragraph", "Take one match, or two.", ("NI-01",)),
        Block("item", "Never none.", ("NI-02", "NI-03")),
        Block("item", "Never three.", ("NI-03",)),
        Block("picture", "Two matches are left.", ("NI-04",), "two-left"),
    )
    assert read(tmp_path, TEXT).sections == (Section("turn", "A turn", blocks),)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("# Nim\n\n## A turn\n\nTake one. {NI-01}\n", "the heading “## A turn” does not end with its name"),
        ("# Nim\n\n## A turn {#turn}\n\nTake one.\n", "“Take one.…” does not end with the numbers"),
        ("# Nim\n\n## A turn {#turn}\n\nTake one. {}\n", "does not end with the numbers"),
    ],
)
def test_what_is_written_otherwise_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(tmp_path, text)
    assert complaint in str(refused.value)


def test_examples_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "examples.toml"
    file.write_text('[one]\nplayers = 2\nposition = { hands = [["?", "x"]] }\nmoves = ["take 1"]\npoints = [1, 0]\n')
    one = read_examples(file)["one"]
    assert (one.position, one.moves, one.points, one.seat) == ({"hands": [[None, "x"]]}, ("take 1",), (1, 0), 0)


@pytest.mark.parametrize("text", ["[one]\nplayers = 2\nposition = {}\n", "[one]\nplayers = 2\nmoves = []\n"])
def test_an_example_that_is_not_complete_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "examples.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match="“one” is not complete"):
        read_examples(file)
