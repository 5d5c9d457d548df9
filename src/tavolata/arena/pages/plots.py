"""Plots as SVG, to stand in a page. Nothing in them depends on telling colours apart."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure as Canvas

from tavolata.arena.figures.resampling import Figure
from tavolata.core.state import Int64s

INK, ACCENT = "#33302b", "#a8442a"
WIDTH = 7.2
ROW = 0.26
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tavolata",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
MOST_BARS = 60


def intervals(names: Sequence[str], figures: Sequence[Figure], label: str, fair: float | None = None) -> str:
    """A dot a figure, with its interval; a line where things would be fair."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(WIDTH, 0.8 + ROW * len(names)), layout="constrained")
        axes = canvas.add_subplot()
        places = np.arange(len(names))[::-1]
        values = np.array([figure.value for figure in figures])
        spans = [[f.value - min(f.low, f.value) for f in figures], [max(f.high, f.value) - f.value for f in figures]]
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=0.8, linestyle=":")
        axes.errorbar(values, places, xerr=spans, fmt="o", color=ACCENT, ecolor=INK, capsize=2, markersize=4)
        axes.set_yticks(places, [name.replace("$", r"\$") for name in names])
        axes.set_ylim(-0.7, len(names) - 0.3)
        axes.set_xlabel(label)
        return _svg(canvas)


def histogram(values: Int64s, label: str, count_label: str) -> str:
    """How often each value occurred."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(WIDTH, 2.2), layout="constrained")
        axes = canvas.add_subplot()
        low, high = int(values.min()), int(values.max())
        wide = max(1, -(-(high - low + 1) // MOST_BARS))
        axes.hist(
            values, bins=[edge - 0.5 for edge in range(low, high + wide + 1, wide)], color=ACCENT, edgecolor="white"
        )
        axes.set_xlabel(label)
        axes.set_ylabel(count_label)
        return _svg(canvas)


def _svg(canvas: Canvas) -> str:
    """The picture itself, without the head of a file."""
    file = io.StringIO()
    canvas.savefig(file, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = file.getvalue()
    return text[text.index("<svg") :]
