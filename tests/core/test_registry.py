"""Games of installed packages are games like ours; what is wrong with one is told, and the others can be played."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tavolata
from tavolata import BadInput
from tavolata.core import compiled_sources, registry
from tavolata.core.compiled_sources import package_fingerprint
from tavolata.core.registry import all_games, built_in_games, game_names
from tavolata.core.rules_unit import rules_unit
from tavolata.core.tiers import MissingRule
from tests.installed_packages import EXAMPLES, declare, install

INCOMPLETE = """
from tavolata.core.actions import ActionSet
from tavolata.core.events import EventSet
from tavolata.core.game import Game
from tavolata.core.state import Header, state_dtype

class Nothing(Header):
    "Nothing but the header."

GAME = Game(
    package=__name__, title="Nothing", seats=range(2, 3), state=state_dtype(Nothing, events=1), actions=ActionSet(),
    events=EventSet(), table=lambda s, edition: {}, max_moves=1,
)
"""


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages that are installed for one test."""
    known = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in set(sys.modules) - known:
        if name.startswith("tavolata_"):
            del sys.modules[name]
    registry._installed_game.cache_clear()
    registry._game_or_none.cache_clear()
    compiled_sources._fingerprint.cache_clear()


def bring(packages: Path, name: str, source: str) -> None:
    """Install a package that says it brings a game."""
    (packages / f"tavolata_{name}").mkdir()
    (packages / f"tavolata_{name}" / "__init__.py").write_text(source, encoding="utf-8")
    declare(packages, f"tavolata-{name}", {"tavolata.games": {name: f"tavolata_{name}"}})


def test_an_installed_game_is_a_game_like_ours(packages: Path) -> None:
    install(EXAMPLES / "briscola", packages)
    assert set(tavolata.games()) == {*built_in_games(), "briscola"}
    game = tavolata.game("briscola")
    assert game in all_games()
    match = game.new(2, seed=1)
    record = json.loads(json.dumps(match.record()))
    assert tavolata.verify(record).state_bytes() == match.state_bytes()
    refused = match.why(0, match.legal(match.movers[0])[0]) or match.why(1, match.legal(match.movers[0])[0])
    assert refused is not None
    assert "Platz" in refused.text("de")


def test_what_is_compiled_for_it_is_kept_by_its_sources(packages: Path) -> None:
    install(EXAMPLES / "briscola", packages)
    game = tavolata.game("briscola")
    assert package_fingerprint(game.package) in rules_unit(game).key
    assert rules_unit(tavolata.game("domingo")).key == "domingo.rules"
    assert package_fingerprint("tavolata.games.domingo") == ""


def test_a_changed_source_of_a_package_is_another_fingerprint(packages: Path) -> None:
    bring(packages, "bare", INCOMPLETE)
    (packages / "tavolata_bare" / "more.py").write_text("ONE = 1", encoding="utf-8")
    import_module("tavolata_bare")
    before = package_fingerprint("tavolata_bare.rules")
    (packages / "tavolata_bare" / "more.py").write_text("ONE = 2", encoding="utf-8")
    compiled_sources._fingerprint.cache_clear()
    assert package_fingerprint("tavolata_bare.rules") != before


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import nothing_like_this", "cannot be loaded: ModuleNotFoundError"),
        ("GAME = 3", "declares no game"),
        (INCOMPLETE, "lacks deal, movers, legal, apply, returns, resample, .* see docs/your_game.md"),
        (INCOMPLETE.replace("max_moves=1,", ""), "lacks max_moves, .* see docs/your_game.md"),
        (INCOMPLETE.replace("package=__name__", "package='tavolata.games.domingo'"), "declares “domingo”"),
    ],
)
def test_what_is_wrong_with_a_package_is_told_and_the_others_can_be_played(
    packages: Path, caplog: pytest.LogCaptureFixture, source: str, complaint: str
) -> None:
    bring(packages, "odd", source)
    with pytest.raises(BadInput, match=complaint):
        tavolata.game("odd")
    with caplog.at_level(logging.WARNING, "tavolata"):
        assert [game.name for game in all_games()] == [name for name in game_names() if name != "odd"]
        all_games()
    assert caplog.text.count("WARNING") == 1, "it is said once"


def test_our_own_games_cannot_be_replaced(packages: Path) -> None:
    bring(packages, "domingo", "GAME = 3")
    assert tavolata.game("domingo").package == "tavolata.games.domingo"


def test_a_rule_that_is_missing_is_named_when_it_is_called(packages: Path) -> None:
    bring(packages, "bare", INCOMPLETE)
    game = import_module("tavolata_bare").GAME
    with pytest.raises(MissingRule, match="tavolata_bare has no rule “deal”"):
        game.new(2, seed=1)
