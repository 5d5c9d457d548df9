"""Training: a network plays against itself and learns to correct a game's heuristic.

Only this package needs PyTorch: the trained network is written to a small file that `bots.network` runs.
"""

from tavolata.core.extras import check_installed


def check_can_train() -> None:
    """Raise BadInput if a library is missing: before the first game, not after the last."""
    check_installed("train", "torch", "matplotlib")
