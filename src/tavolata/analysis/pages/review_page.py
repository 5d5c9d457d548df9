"""The page of a review: curves, turning points, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tavolata.analysis.pages.curves import Chart, chart
from tavolata.analysis.review_text import ReviewText
from tavolata.core.extras import check_installed

HERE = Path(__file__).parent


def check_review_page_can_be_written() -> None:
    """Raise BadInput if a library is missing: before the first search, not after the last."""
    check_installed("arena", "jinja2")


def review_page(text: ReviewText, seats: Sequence[int]) -> str:
    """The page, with the decisions of these seats."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    decisions = [one for one in text.review.decisions if one.seat in seats]
    return environment.get_template("review.html.jinja").render(
        words=text.words,
        text=text,
        charts=_charts(text),
        players=text.review.players,
        lost=[one for one in decisions if one.judgement.loss > 0],
        decisions=decisions,
        worst=text.worst(seats),
    )


def _charts(text: ReviewText) -> list[Chart]:
    review, words = text.review, text.words
    names = [text.name(seat) for seat in range(review.players)]
    ends = ", ".join(f"{one.name}: {one.result}" for one in text.summaries())
    return [
        chart(
            words("review-curve-values"),
            f"{words('review-curve-values')}: {ends}",
            review.values,
            names,
            review.turning_points,
        ),
        *(
            chart(
                words(f"review-curve-{key}"),
                _ends(text, f"review-curve-{key}", summed),
                summed,
                names,
                review.turning_points,
            )
            for key, summed in {
                "luck": np.cumsum(review.steps_by_luck, axis=0),
                "play": np.cumsum(review.steps_by_play, axis=0),
            }.items()
        ),
    ]


def _ends(text: ReviewText, key: str, summed: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> str:
    """A curve in words: where every line ends."""
    ends = ", ".join(f"{text.name(seat)}: {text.signed(end)}" for seat, end in enumerate(summed[-1]))
    return f"{text.words(key)}: {ends}"
