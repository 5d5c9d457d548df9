"""A language that a game lacks falls back, and says so once; what no file says is made from names."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tavolata import Game
from tavolata.core import words
from tavolata.core.default_words import entry_key, generated_messages
from tavolata.core.package import PACKAGE
from tavolata.core.words import GameTexts, Words, all_game_messages


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game with words in English and Italian."""
    (tmp_path / "words.en.ftl").write_text("both = both\nonly-english = in English\n", encoding="utf-8")
    (tmp_path / "words.it.ftl").write_text("both = tutti e due\n", encoding="utf-8")
    monkeypatch.setitem(words.GAME_TEXTS, "odd", GameTexts(tmp_path, lambda: {"made": "made = of a name\n"}))
    return tmp_path


def test_a_language_that_is_lacking_is_english_and_that_is_said_once(
    texts: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "tavolata"):
        assert [Words("de", (), "odd")("both") for _ in range(3)] == ["both"] * 3
    assert caplog.text.count("has no words.de.ftl: words.en.ftl is shown instead") == 1


def test_what_a_file_does_not_say_is_said_in_english_or_made(texts: Path) -> None:
    italian = Words("it", (), "odd")
    assert [italian(key) for key in ("both", "only-english", "made")] == ["tutti e due", "in English", "of a name"]
    assert not italian.has("neither")
    assert set(all_game_messages("odd", "it")) == {"both", "only-english", "made"}


def test_every_declared_name_has_words_without_any_file(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(words.GAME_TEXTS, "wordless", GameTexts(tmp_path, lambda: generated_messages(game)))
    made, match = Words("en", (PACKAGE / "core",), "wordless"), game.new(game.seats[0], seed=1)
    for action in list(game.actions)[::50]:
        assert made.action(game, action, match.edition.names)
    for seat in (0, None):
        assert all(made.event(game, event) for event in match.log(seat)[0])
        assert all(made(entry_key(entry)) for entry in match.view(seat).table)
