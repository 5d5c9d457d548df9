"""One figure for all decisions of a seat in a game: 100 for a seat that lost nothing by them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tavolata.analysis.decision import Judgement

MEAN_LOSS_SCALE = 0.05
"""A seat that loses so much of a win by every decision has an accuracy of 100 / e."""


def accuracy(judgements: Sequence[Judgement]) -> float | None:
    """The accuracy of these decisions; None where there was none.

    It counts by how much the best action seems better, without regard to how sure that is: over many decisions errors
    cancel out.
    """
    if not judgements:
        return None
    mean_loss = max(0.0, sum(one.gap for one in judgements) / len(judgements))
    return 100 * math.exp(-mean_loss / MEAN_LOSS_SCALE)
