"""Curves of a review as points of an SVG picture: a line a seat over the steps of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tavolata.core.state import Doubles

WIDTH, HEIGHT = 720.0, 200.0
MAX_TICKS = 8
TICKS = (1, 2, 5, 10, 20, 25, 50, 100, 200)


@dataclass(frozen=True)
class Line:
    """The curve of a seat."""

    seat: int
    name: str
    points: str
    """As SVG wants them: x,y x,y …"""
    end: float
    """The height of its last point."""


@dataclass(frozen=True)
class Chart:
    """Some curves over the same steps."""

    title: str
    label: str
    """What it shows, for those who do not see it."""
    lines: tuple[Line, ...]
    heights: tuple[tuple[float, str], ...]
    """The heights of the horizontal lines, with what is written there."""
    steps: tuple[tuple[float, int], ...]
    """The places of the vertical lines, with the numbers of their moves."""
    turns: tuple[tuple[float, int], ...]
    """The turning points."""


def chart(
    title: str, label: str, values: Doubles, names: Sequence[str], turns: Sequence[int], unit: int = 100
) -> Chart:
    """A chart of values in shares of a win: a row a step, a column a seat."""
    low, high = _range(values)

    def x(step: float) -> float:
        return round(WIDTH * step / max(1, len(values) - 1), 1)

    def y(value: float) -> float:
        return round(HEIGHT * (high - value) / (high - low), 1)

    lines = tuple(
        Line(
            seat,
            name,
            " ".join(f"{x(step)},{y(value)}" for step, value in enumerate(values[:, seat])),
            y(values[-1, seat]),
        )
        for seat, name in enumerate(names)
    )
    heights = np.arange(round(low * 4), round(high * 4) + 1) / 4
    return Chart(
        title,
        label,
        lines,
        tuple((y(height), f"{round(unit * height)}") for height in heights),
        tuple((x(step), step) for step in range(0, len(values), _tick(len(values)))),
        tuple((x(step), step) for step in turns),
    )


def _range(values: Doubles) -> tuple[float, float]:
    """From one quarter of a win to another, with everything between them."""
    low, high = float(np.floor(values.min() * 4) / 4), float(np.ceil(values.max() * 4) / 4)
    return (low, high) if low < high else (low - 0.25, high + 0.25)


def _tick(steps: int) -> int:
    return next((tick for tick in TICKS if steps / tick <= MAX_TICKS), TICKS[-1])
