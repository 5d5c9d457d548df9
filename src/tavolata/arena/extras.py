"""What comes with an extra: one sentence says how to get it, before anything is played and not after."""

from __future__ import annotations

from importlib.util import find_spec

from tavolata.core.errors import BadInput

CALLED = {"jinja2": "Jinja", "matplotlib": "Matplotlib", "pyarrow": "PyArrow", "ray": "Ray", "torch": "PyTorch"}


def check_installed(extra: str, *modules: str) -> None:
    """Refuse to begin what needs these modules where one is missing."""
    for module in modules:
        if find_spec(module) is None:
            raise BadInput("missing-extra", extra=extra, needed=CALLED[module])
