"""Learning: a network plays against itself and learns what a game's own opinion gets wrong.

PyTorch is needed here, and nowhere else: what has been learned is written to a small file that `bots.network` runs.
"""

from importlib.util import find_spec

from tavolata.core.errors import BadInput

NEEDED = {"torch": "PyTorch", "matplotlib": "matplotlib"}


def check_can_train() -> None:
    """Refuse before the first game, not after the last."""
    for module, called in NEEDED.items():
        if find_spec(module) is None:
            raise BadInput("missing-extra", extra="train", needed=called)
