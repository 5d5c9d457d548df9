"""Words: the same keys with the same fields in every language, and nothing that is never said."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tavolata
from tavolata.core.errors import BadInput
from tavolata.core.words import LANGUAGES, PACKAGE, Words, check_language, language_of_environment, words_of

ROOMS = [PACKAGE / "core", PACKAGE / "cli", *(PACKAGE / "games" / name for name in tavolata.games())]


class Fields(Visitor):
    """Collects the fields a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(room: Path, language: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the fields it uses."""
    text = (room / f"words.{language}.ftl").read_text(encoding="utf-8")
    messages: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, entry.id.name
            fields = Fields()
            fields.visit(entry)
            messages[entry.id.name] = frozenset(fields.names)
    return messages


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_language_has_the_same_messages_with_the_same_fields(room: Path) -> None:
    english = catalogue(room, "en")
    for language in LANGUAGES:
        assert catalogue(room, language) == english


DECLARED = ("action-", "event-", "option-", "field-", "verb-", "colour-", "end-", "direction-")
"""Said of what a game declares; that each has its words, and no more, is tested with the games."""
COMMANDS = ("games", "play", "simulate", "replay", "verify", "rules", "bench")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_message_is_said_somewhere(room: Path) -> None:
    """A key stands in the sources in quotes: whole, or as what is put behind `error-`, `why-` and the like."""
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    by_command = {f"{start}-{name}" for start in ("help", "example") for name in COMMANDS}
    for key in catalogue(room, "en"):
        if key in by_command or key.startswith(DECLARED):
            continue
        starts = ("", "error-", "error-edition-", "why-", "bench-")
        ends = [key.removeprefix(start) for start in starts if key.startswith(start)]
        forms = [form for end in ends for form in (end, end.replace("-", "_"))]
        assert any(f'"{form}"' in sources or f"'{form}'" in sources for form in forms), key


def test_a_missing_message_or_field_is_an_error() -> None:
    words = words_of(None, "en")
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(ValueError, match="seat in en"):
        words("seat")


def test_seats_have_names_or_numbers_from_one() -> None:
    words = words_of(None, "de")
    assert words.seat(0) == "Platz 1"
    assert words.seat(0, {0: "Anna"}) == "Anna"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match=r"“fr” is not spoken here\. Choose one of: en, de, it"):
        check_language("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "fr:it:de"}, "it"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_a_message_without_a_value_is_missing(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("empty =\n    .title = only an attribute\n", encoding="utf-8")
    words = Words("en", (tmp_path,))
    with pytest.raises(KeyError):
        words("empty")
    assert not words.has("other")
