"""The command that trains, as people call it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata import BadInput
from tavolata.arena.train import check_can_train
from tavolata.core import extras
from tests.cli.command_line import environment, run

SMALL = ["--steps", "2", "--games", "4", "--hidden", "8", "--seed", "5"]


def test_a_network_is_trained_and_the_same_command_goes_on(home: Path) -> None:
    shown = run(home, "train", "Domingo", *SMALL, "--output", "learned")
    assert shown.returncode == 0, shown.stderr
    assert "Against the greedy bot, the network alone won" in shown.stdout
    assert "learned/network.npz" in shown.stdout
    assert (home / "learned" / "progress.svg").read_text(encoding="utf-8").count("Wins vs greedy") == 1
    about = json.loads((home / "learned" / "network.json").read_text(encoding="utf-8"))
    assert about["command"].startswith("tavolata train domingo --players 2 --steps 2 --seed 5 --games 4 --hidden 8")
    again = json.loads(run(home, "train", "Domingo", *SMALL, "--out", "learned", "--json").stdout)
    assert again == json.loads((home / "learned" / "metrics.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    refused = run(home, "train", "Domingo", *SMALL, "--rate", "0.5", "--output", "learned")
    assert refused.returncode == 1
    assert "“learning_rate” was 0.001 there, and is 0.5 now" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["halma"], "There is no game “halma”"),
        (["domingo", "--players", "9"], "Domingo is for 2 to 4 players, not for 9."),
        (["domingo", "--steps", "0"], "“steps” cannot be 0"),
        (["domingo", "--rate", "-1"], "“learning_rate” cannot be -1"),
        (["domingo", "--out", "file/here"], "cannot be written to"),
    ],
)
def test_bad_input_gets_one_clear_line(home: Path, arguments: list[str], complaint: str) -> None:
    (home / "file").touch()
    refused = run(home, "train", *arguments)
    assert refused.returncode == 1
    assert complaint in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_without_pytorch_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r'PyTorch is not installed. Install it with: pip install "tavolata\[train\]"'):
        check_can_train()


def test_nothing_but_training_needs_pytorch(home: Path) -> None:
    """Everything a player, a server or a tournament loads runs where PyTorch is missing."""
    program = (
        "import sys; sys.modules['torch'] = None; import tavolata.server.http.app, tavolata.bots.network;"
        "from tavolata.cli.command_list import NAMES, load; [load(name) for name in NAMES];"
        "import tavolata.arena.tournament.tournament, tavolata.arena.pages.html; print('fine')"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment(home), capture_output=True, text=True, check=False
    )
    assert ran.stdout == "fine\n", ran.stderr
