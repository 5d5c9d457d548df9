"""How a training went, as a picture."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tavolata.arena.pages.plots import ACCENT, INK, STYLE, WIDTH
from tavolata.arena.train.folder import Row
from tavolata.core.words import Words

HEIGHT = 6.0


def draw(rows: list[Row], players: int, words: Words, file: Path) -> None:
    """Wins against the greedy bot, entropy, and how far off the values are, over the steps."""
    with mpl.rc_context(STYLE):
        canvas = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        strength, entropy, error = canvas.subplots(3, 1, sharex=True)
        _draw_strength(strength, [row for row in rows if "wins" in row], players)
        steps = [row["step"] for row in rows]
        entropy.plot(steps, [row["entropy"] for row in rows], color=ACCENT)
        error.plot(steps, [row["worth_error"] for row in rows], color=ACCENT, label=words("arena-train-network"))
        error.plot(steps, [row["own_error"] for row in rows], color=INK, ls=":", label=words("arena-train-own"))
        error.legend(frameon=False)
        strength.set_ylabel(words("arena-train-wins"))
        entropy.set_ylabel(words("arena-train-entropy"))
        error.set_ylabel(words("arena-train-error"))
        error.set_xlabel(words("arena-train-step"))
        canvas.savefig(file, format="svg", metadata={"Date": None, "Creator": None})


def _draw_strength(axes: Axes, measured: list[Row], players: int) -> None:
    axes.axhline(1 / players, color=INK, linewidth=0.8, linestyle=":")
    axes.errorbar(
        [row["step"] for row in measured],
        [row["wins"] for row in measured],
        yerr=[row["margin"] for row in measured],
        fmt="o-",
        color=ACCENT,
        ecolor=INK,
        capsize=2,
        markersize=4,
    )
