"""A plot of how a training went."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tavolata.arena.pages.plots import ACCENT, INK, STYLE, WIDTH
from tavolata.arena.train.folder import StepMetrics
from tavolata.core.words import Words

HEIGHT = 6.0


def plot_training(metrics: list[StepMetrics], players: int, words: Words, file: Path) -> None:
    """Plot wins against the greedy bot, entropy, and the error of the values, over the steps."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        strength, entropy, error = figure.subplots(3, 1, sharex=True)
        _plot_strength(strength, [one for one in metrics if "wins" in one], players)
        steps = [one["step"] for one in metrics]
        entropy.plot(steps, [one["entropy"] for one in metrics], color=ACCENT)
        error.plot(steps, [one["value_error"] for one in metrics], color=ACCENT, label=words("arena-train-network"))
        error.plot(
            steps, [one["heuristic_error"] for one in metrics], color=INK, ls=":", label=words("arena-train-heuristic")
        )
        error.legend(frameon=False)
        strength.set_ylabel(words("arena-train-wins"))
        entropy.set_ylabel(words("arena-train-entropy"))
        error.set_ylabel(words("arena-train-error"))
        error.set_xlabel(words("arena-train-step"))
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})


def _plot_strength(axes: Axes, measured: list[StepMetrics], players: int) -> None:
    axes.axhline(1 / players, color=INK, linewidth=0.8, linestyle=":")
    axes.errorbar(
        [one["step"] for one in measured],
        [one["wins"] for one in measured],
        yerr=[one["margin"] for one in measured],
        fmt="o-",
        color=ACCENT,
        ecolor=INK,
        capsize=2,
        markersize=4,
    )
