"""The reports: self-contained files, in three languages, with the same figures as the tables."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tavolata
from tavolata import BadInput, Game
from tavolata.arena.balance.balance import balance
from tavolata.arena.pages.html import balance_page, check_pages_can_be_written, tournament_page
from tavolata.arena.statistics.standings import standings
from tavolata.arena.tournament.config import MIRROR, make_config
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import SerialPool
from tavolata.core import extras
from tavolata.core.languages import LANGUAGES
from tests.arena.tables import a_config

VOID = {"meta", "path", "use", "rect", "line", "link", "br"}


class Checked(HTMLParser):
    """Every element is closed, and nothing is loaded from anywhere."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures = 0
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.pictures += tag == "svg"
        assert tag not in ("script", "img", "iframe")
        for name, value in attrs:
            assert name not in ("src", "srcset", "href")
            assert name != "xlink:href" or (value or "").startswith("#")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_reported(tmp_path: Path, language: str) -> None:
    config = a_config(players=3, games=6)
    result = standings(config, run_tournament(TournamentFolder(tmp_path, config), SerialPool()))
    page = tournament_page(config, result, language)
    assert Checked(page).pictures == 2
    assert f'<html lang="{language}">' in page
    share = f"{result.cross['greedy', 'random'].value:.2f}"
    assert (share if language == "en" else share.replace(".", ",")) in page
    assert config.seed in page


def test_the_balance_of_every_game_is_reported(tmp_path: Path, game: Game) -> None:
    config = make_config(game, 3, ["random"], 3, 1, formats=[MIRROR])
    counted = balance(
        config, run_tournament(TournamentFolder(tmp_path, config), SerialPool()), SerialPool(), min_seats=1
    )
    language = LANGUAGES[tavolata.games().index(game.name) % len(LANGUAGES)]
    page = balance_page(config, counted, language)
    assert Checked(page).pictures == 4 + len(counted.categories)
    assert len(re.findall("<details", page)) == len(counted.categories)
    assert game.title.replace("'", "&#39;") in page


def test_options_are_reported_side_by_side(tmp_path: Path) -> None:
    config = make_config(tavolata.game("domingo"), 2, ["random"], 4, 1, formats=[MIRROR], vary=["announcing"])
    page = balance_page(
        config, balance(config, run_tournament(TournamentFolder(tmp_path, config), SerialPool()), SerialPool()), "en"
    )
    assert "announcing=on" in page
    assert "announcing=off" in page
    assert "all games" in page


def test_what_is_missing_is_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    check_pages_can_be_written()
    monkeypatch.setattr(extras, "find_spec", lambda module: None if module == "matplotlib" else module)
    with pytest.raises(BadInput, match=r'Matplotlib is not installed.*pip install "tavolata\[arena\]"'):
        check_pages_can_be_written()
