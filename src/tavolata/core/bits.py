"""Small sets as the bits of one integer."""

from __future__ import annotations

import numpy as np

from tavolata.core.tiers import allow_overflow, compiled

DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
"""All groups of six neighbouring bits differ: multiplied by a single bit, the top six bits tell which bit it was."""
SIX_TOP_BITS = np.uint64(58)


def _positions() -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    table = np.zeros(64, np.int8)
    for bit in range(64):
        table[(int(DE_BRUIJN) << bit & 0xFFFFFFFFFFFFFFFF) >> 58] = bit
    return table


POSITIONS = _positions()


@allow_overflow
@compiled
def lowest(members: np.uint64) -> int:
    """The smallest member of a set that is not empty."""
    single = members & (~members + np.uint64(1))
    return int(POSITIONS[(single * DE_BRUIJN) >> SIX_TOP_BITS])
