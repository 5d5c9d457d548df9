"""Extras: a missing library is named before anything is played, and only if it is needed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tavolata import BadInput
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import SerialPool
from tavolata.core.extras import DISPLAY_NAMES, check_installed
from tavolata.core.package import PACKAGE
from tests.arena.tables import a_config
from tests.cli.command_line import environment

WITHOUT_PYARROW = "import sys; sys.modules['pyarrow'] = None; from tavolata.cli.main import main; main()"
SENTENCES = {
    "en": 'PyArrow is not installed. Install it with: pip install "tavolata[arena]"',
    "de": 'PyArrow ist nicht installiert. Das geht mit: pip install "tavolata[arena]"',
    "it": 'PyArrow non è installato. Si installa con: pip install "tavolata[arena]"',
}


def run_without_pyarrow(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_PYARROW, *arguments],
        env=environment(home),
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.parametrize("arguments", ["simulate domingo --output games.parquet", "tournament domingo --output spring"])
def test_without_pyarrow_one_sentence_says_how_to_get_it(home: Path, arguments: str, language: str) -> None:
    refused = run_without_pyarrow(home, *arguments.split(), "--lang", language)
    assert refused.returncode == 1
    assert refused.stderr.splitlines() == [SENTENCES[language]]
    assert list(home.iterdir()) == []


def test_only_the_parquet_file_needs_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    config = a_config(games=2)
    with pytest.raises(BadInput, match="PyArrow is not installed"):
        TournamentFolder(tmp_path / "kept", config)
    assert len(run_tournament(TournamentFolder(tmp_path / "without", config, parquet=False), SerialPool())) == 2
    assert not (tmp_path / "without" / "games.parquet").exists()


@pytest.mark.parametrize("module", DISPLAY_NAMES)
def test_every_module_has_a_name_for_people(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_installed("arena", module)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BadInput, match=f"{DISPLAY_NAMES[module]} is not installed"):
        check_installed("arena", module)


def test_pyarrow_comes_with_the_arena_and_not_with_every_install() -> None:
    project = tomllib.loads((PACKAGE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert not any(needed.startswith("pyarrow") for needed in project["dependencies"])
    for extra in ("arena", "dev"):
        assert any(needed.startswith("pyarrow") for needed in project["optional-dependencies"][extra])
