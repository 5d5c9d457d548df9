"""The folder of a training: its config, a checkpoint, the metrics, and at the end the network.

`config.json` is written first. After every step, `checkpoint.pt` has everything that is needed to resume, and
`metrics.jsonl` one more line. `network.npz` is what the bots run; `network.json` says how it was made.
"""

from __future__ import annotations

import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tavolata.arena.config_file import save_config
from tavolata.arena.train.config import TrainConfig
from tavolata.arena.train.learner import Learner
from tavolata.bots import network
from tavolata.core.json_types import JSON

StepMetrics = dict[str, float]
"""The metrics of one step, by name."""


class TrainFolder:
    """Where a training is saved."""

    def __init__(self, path: Path, config: TrainConfig) -> None:
        """Start a training here, or resume the one with the same config."""
        self.path = path
        self.config = config
        save_config(config.describe(), path / "config.json", foreign="train-foreign-folder", changed="train-changed")

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

    def save(self, learner: Learner, optimiser: torch.optim.Optimizer, metrics: list[StepMetrics]) -> None:
        """Save a checkpoint. It replaces the last one in one go, so that there is always a complete one."""
        draft = self._checkpoint.with_suffix(".new")
        torch.save({"learner": learner.state_dict(), "optimiser": optimiser.state_dict(), "metrics": metrics}, draft)
        draft.replace(self._checkpoint)
        self._metrics.write_text("".join(json.dumps(one) + "\n" for one in metrics), encoding="utf-8")

    def restore(self, learner: Learner, optimiser: torch.optim.Optimizer) -> list[StepMetrics]:
        """Load the checkpoint, if there is one; return the metrics of the steps that are done."""
        if not self._checkpoint.exists():
            return []
        saved: dict[str, Any] = torch.load(self._checkpoint, weights_only=True)
        learner.load_state_dict(saved["learner"])
        optimiser.load_state_dict(saved["optimiser"])
        metrics: list[StepMetrics] = saved["metrics"]
        return metrics

    def export(self, learner: Learner, metrics: list[StepMetrics], command: str) -> None:
        """Write the network, and beside it how it was made."""
        network.write_network(learner.export(), self.network)
        about: dict[str, JSON] = {
            "command": command,
            "config": self.config.describe(),
            "versions": {
                "tavolata": version("tavolata"),
                "python": platform.python_version(),
                "numpy": np.__version__,
                "torch": str(torch.__version__),
            },
            "against_greedy": [{**one} for one in metrics if "wins" in one],
        }
        self.network.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
