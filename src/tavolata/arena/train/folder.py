"""The folder of a training: its settings, how far it has come, how it went, and in the end what was learned.

`settings.json` is written first. After every step, `checkpoint.pt` has all that is needed to go on, and `metrics.jsonl`
is a line longer. `network.npz` is what the bots run; `network.json` says how it was made.
"""

from __future__ import annotations

import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tavolata.arena.settings_file import save_settings
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner
from tavolata.bots import network
from tavolata.core.json_types import JSON

Row = dict[str, float]
"""What is known of one step, by name."""


class TrainFolder:
    """Where a training is kept."""

    def __init__(self, path: Path, settings: TrainConfig) -> None:
        """Begin a training here, or go on with the one that was begun with the same settings."""
        self.path = path
        self.settings = settings
        save_settings(
            settings.describe(), path / "settings.json", foreign="train-foreign-folder", changed="train-changed"
        )

    @property
    def network(self) -> Path:
        return self.path / "network.npz"

    @property
    def plots(self) -> Path:
        return self.path / "progress.svg"

    @property
    def _checkpoint(self) -> Path:
        return self.path / "checkpoint.pt"

    @property
    def _metrics(self) -> Path:
        return self.path / "metrics.jsonl"

    def save(self, learner: Learner, optimiser: torch.optim.Optimizer, rows: list[Row]) -> None:
        """Keep how far it has come: one file in place of another, so that there is always a whole one."""
        draft = self._checkpoint.with_suffix(".new")
        torch.save({"learner": learner.state_dict(), "optimiser": optimiser.state_dict(), "rows": rows}, draft)
        draft.replace(self._checkpoint)
        self._metrics.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

    def restore(self, learner: Learner, optimiser: torch.optim.Optimizer) -> list[Row]:
        """Go on from where it was kept; the rows of the steps that are done."""
        if not self._checkpoint.exists():
            return []
        kept: dict[str, Any] = torch.load(self._checkpoint, weights_only=True)
        learner.load_state_dict(kept["learner"])
        optimiser.load_state_dict(kept["optimiser"])
        rows: list[Row] = kept["rows"]
        return rows

    def export(self, learner: Learner, rows: list[Row], command: str) -> None:
        """Write what was learned, and how it was made."""
        network.write(learner.export(), self.network)
        about: dict[str, JSON] = {
            "command": command,
            "settings": self.settings.describe(),
            "versions": {
                "tavolata": version("tavolata"),
                "python": platform.python_version(),
                "numpy": np.__version__,
                "torch": str(torch.__version__),
            },
            "against_greedy": [{**row} for row in rows if "wins" in row],
        }
        self.network.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
