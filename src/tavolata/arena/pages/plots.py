"""Plots as inline SVG. Nothing in them depends on telling colours apart."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from tavolata.arena.statistics.bootstrap import IntervalEstimate
from tavolata.core.state import Int64s

INK, ACCENT = "#33302b", "#a8442a"
WIDTH = 7.2
ROW_HEIGHT = 0.26
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
MAX_BARS = 60


def intervals(
    names: Sequence[str], estimates: Sequence[IntervalEstimate], label: str, fair: float | None = None
) -> str:
    """One dot per estimate, with its interval; a dotted line at the fair value."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 0.8 + ROW_HEIGHT * len(names)), layout="constrained")
        axes = figure.add_subplot()
        rows = np.arange(len(names))[::-1]
        values = np.array([estimate.value for estimate in estimates])
        below = [one.value - min(one.low, one.value) for one in estimates]
        above = [max(one.high, one.value) - one.value for one in estimates]
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=0.8, linestyle=":")
        axes.errorbar(values, rows, xerr=[below, above], fmt="o", color=ACCENT, ecolor=INK, capsize=2, markersize=4)
        axes.set_yticks(rows, [name.replace("$", r"\$") for name in names])
        axes.set_ylim(-0.7, len(names) - 0.3)
        axes.set_xlabel(label)
        return _svg(figure)


def histogram(values: Int64s, label: str, count_label: str) -> str:
    """How often each value occurred."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 2.2), layout="constrained")
        axes = figure.add_subplot()
        low, high = int(values.min()), int(values.max())
        bin_width = max(1, -(-(high - low + 1) // MAX_BARS))
        axes.hist(
            values,
            bins=[edge - 0.5 for edge in range(low, high + bin_width + 1, bin_width)],
            color=ACCENT,
            edgecolor="white",
        )
        axes.set_xlabel(label)
        axes.set_ylabel(count_label)
        return _svg(figure)


def _svg(figure: Figure) -> str:
    """The <svg> element, without the XML header."""
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = file.getvalue()
    return text[text.index("<svg") :]
