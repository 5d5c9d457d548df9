"""Learning: a network plays against itself and learns what a game's heuristic gets wrong.

PyTorch is needed here, and nowhere else: what has been learned is written to a small file that `bots.network` runs.
"""

from tavolata.arena.extras import check_installed


def check_can_train() -> None:
    """Refuse before the first game, not after the last."""
    check_installed("train", "torch", "matplotlib")
