"""Translation files are split where a parser would split them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tavolata.core.package import PACKAGE
from tavolata.core.translation_files import messages_in, references_in
from tavolata.core.words import Words

FILES = sorted(PACKAGE.rglob("words.*.ftl"))


class References(Visitor):
    """Collects the messages that a message takes in."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.append(node.id.name)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_message_alone_is_what_it_is_among_the_others(file: Path) -> None:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    whole = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message | ast.Term)}
    cut = messages_in(file)
    assert list(cut) == list(whole)
    for key, text in cut.items():
        assert FluentParser().parse_entry(text).equals(whole[key], ignored_fields=["span", "comment"])
        found = References()
        found.visit(whole[key])
        assert references_in(text) == found.keys


def test_the_first_file_wins(tmp_path: Path) -> None:
    for folder, text in (("near", "one = near\n"), ("far", "one = far\ntwo = { one } and { three }\nthree = far\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "words.en.ftl").write_text(text, encoding="utf-8")
    words = Words("en", (tmp_path / "near", tmp_path / "far"))
    assert words("two") == "near and far"
    assert words.has("three")
    assert not words.has("four")
    with pytest.raises(KeyError):
        words("four")
