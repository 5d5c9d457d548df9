"""docs/your_game.md, done as it says: every command is run, and what a file gets is put into it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.installed_packages import declare_editable

PAGE = Path(__file__).parent.parent / "docs" / "your_game.md"
PLAY = "tavolata play"


def blocks() -> Iterator[tuple[str, str]]:
    """Everything in fences, with its language."""
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        yield found[1], found[2]


def do(command: str, folder: Path) -> None:
    """Run a command as somebody who reads the page does; nothing is fetched, and games are played by nobody."""
    first, *rest = command.split()
    if command.startswith("pip install --editable"):
        declare_editable(folder / rest[-1], folder / "installed")
        return
    paths = [str(folder / "installed"), *(str(path) for path in folder.glob("tavolata-*"))]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "NUMBA_DISABLE_JIT": "1",
        "LC_ALL": "en_US.UTF-8",
        "XDG_DATA_HOME": str(folder),
    }
    more = ["--seat", "1=greedy", "--seat", "2=random", "--pace", "quick"] if command.startswith(PLAY) else []
    done = subprocess.run(
        [sys.executable, "-m", first, *rest, *more],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.slow
def test_the_page_leads_to_a_finished_game(tmp_path: Path) -> None:
    done: list[str] = []
    for language, text in blocks():
        if language == "sh":
            for command in text.splitlines():
                do(command, tmp_path)
                done.append(command)
        elif named := re.match(r"# file: (\S+)\n", text):
            with (tmp_path / named[1]).open("a", encoding="utf-8") as file:
                file.write(text.removeprefix(named[0]))
    assert len(done) == 7


def test_every_part_of_the_table_is_a_part_of_a_game() -> None:
    """What the page says can be left out, and what cannot, is so."""
    from dataclasses import MISSING, fields

    from tavolata import Game
    from tavolata.core import default_rules, rules

    declared = {part.name: part.default is MISSING and part.default_factory is MISSING for part in fields(Game)}
    rows = [
        line.strip("|").split("|")
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| `") and line.count("|") == 4
    ]
    for row in rows:
        required = row[2].strip() == "–"
        for name in re.findall(r"`(\w+)`", row[0]):
            if name in declared:
                assert declared[name] == required, name
            elif hasattr(rules, name):
                assert (getattr(rules, name) in default_rules.REQUIRED) == required, name
