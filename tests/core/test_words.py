"""Words: the same keys with the same fields in every language, and nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tavolata
from tavolata import Game
from tavolata.cli.command_list import NAMES
from tavolata.core.domains import Domain, Names, Phrase
from tavolata.core.errors import BadInput, check_language
from tavolata.core.languages import LANGUAGES, language_of_environment
from tavolata.core.package import PACKAGE
from tavolata.core.words import Words, words_of

FOLDERS = [
    PACKAGE / "core",
    PACKAGE / "arena",
    PACKAGE / "bots",
    PACKAGE / "cli",
    PACKAGE / "server",
    PACKAGE / "server" / "notices",
    *(PACKAGE / "games" / name for name in tavolata.games()),
]


class Fields(Visitor):
    """Collects the fields a message uses, and the messages it takes in."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def parsed(folder: Path, language: str) -> dict[str, Fields]:
    """Every message of a file with what it uses."""
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    messages: dict[str, Fields] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, entry.id.name
            messages[entry.id.name] = Fields()
            messages[entry.id.name].visit(entry)
    return messages


def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the fields it needs, also for the messages it takes in."""
    fields = parsed(folder, language)

    def needed(key: str) -> frozenset[str]:
        taken_in = [needed(other) for other in fields[key].messages if other in fields]
        return frozenset(fields[key].names).union(*taken_in)

    return {key: needed(key) for key in fields}


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_language_has_the_same_messages_with_the_same_fields(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        assert messages(folder, language) == english


FOREIGN = {"en": "„«»", "de": "”«»", "it": "„“”"}
"""Quotation marks that a language does not have."""
TRANSLATION_FILES = sorted([*PACKAGE.rglob("*.ftl"), *(PACKAGE.parent.parent / "web" / "src").rglob("*.ftl")])


def said(file: Path) -> str:
    """The sentences of a translation file without comments, fields and code."""
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    return re.sub(r"\{[^{}]*\}|`[^`]*`|pip install .*", "", text)


@pytest.mark.parametrize("file", TRANSLATION_FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_quotation_marks_apostrophes_and_dots_are_those_of_the_language(file: Path) -> None:
    language = file.suffixes[-2].removeprefix(".")
    wrong = {*FOREIGN[language], "'", '"', "...", *(() if language == "de" else (" …",))}
    assert not [mark for mark in wrong if mark in said(file)]


def test_an_italian_name_never_follows_the_short_a() -> None:
    """It would have to be “ad Anna”: whose turn it is, is said with “di”."""
    for file in TRANSLATION_FILES:
        if file.name.endswith(".it.ftl"):
            assert not re.findall(r"[Tt]occa a \{.*", file.read_text(encoding="utf-8"))


DECLARED = ("action-", "event-", "option-", "field-", "verb-", "colour-", "level-", "cast-")
"""Said of what a game declares, and of the bots' levels and characters; that each has its words is tested with them."""
STARTS = (
    *("", "error-", "error-edition-", "error-position-", "why-", "bench-", "arena-", "arena-number-"),
    *("error-bot-", "arena-fault-"),
    *("subject-", "text-", "phrase-", "emote-", "happened-", "happened-proposed-"),
    *("admin-", "admin-state-", "help-admin-", "example-admin-"),
)
"""What the sources put before a part of a key."""
BROWSER = PACKAGE.parent.parent / "web" / "src"


def declared_words(game: Game) -> set[str]:
    """The keys of everything that is named by the domains of a game and by the names of its components."""
    domains: list[Domain] = [domain for kinds in game.actions.kinds.values() for domain in kinds]
    domains += [field.domain for kind in game.events.kinds for field in kind.fields]
    named = [domain for domain in domains if isinstance(domain, Names)]
    keys = {key for domain in named for value in domain.values if (key := domain.word_key(value))}
    phrases = [name for names in game.edition().names.values() for name in names]
    return keys.union(*(keys_of(phrase) for phrase in phrases))


def keys_of(part: object) -> set[str]:
    """The keys of a phrase and of all phrases in it."""
    if isinstance(part, tuple):
        return set().union(*(keys_of(one) for one in part))
    return {part.key, *keys_of(tuple(part.fields.values()))} if isinstance(part, Phrase) else set()


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_said_somewhere(folder: Path) -> None:
    """A key stands in the sources in quotes: whole, or as what is put behind `error-`, `why-` and the like."""
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.jinja"), *BROWSER.rglob("*.ts")]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    by_command = {f"{start}-{name}" for start in ("help", "example") for name in NAMES}
    declared = declared_words(tavolata.game(folder.name)) if folder.parent.name == "games" else set()
    taken_in = set().union(*(fields.messages for fields in parsed(folder, "en").values()))
    for key in messages(folder, "en"):
        if key in by_command | declared | taken_in or key.startswith(DECLARED):
            continue
        ends = [key.removeprefix(start) for start in STARTS if key.startswith(start)]
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
    with pytest.raises(BadInput, match="“fr” is not spoken here"):
        tavolata.game("domingo").words("fr")
    with pytest.raises(BadInput, match="“fr” is not spoken here"):
        BadInput("bad-seed", seed="x").text("fr")


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
