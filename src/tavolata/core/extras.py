"""Optional dependencies: a missing one is named, with its extra, before anything is played."""

from __future__ import annotations

from importlib.util import find_spec

from tavolata.core.errors import BadInput

DISPLAY_NAMES = {
    "jinja2": "Jinja",
    "matplotlib": "Matplotlib",
    "pyarrow": "PyArrow",
    "pyspiel": "OpenSpiel",
    "ray": "Ray",
    "torch": "PyTorch",
}


def check_installed(extra: str, *modules: str) -> None:
    """Raise BadInput if one of these modules is missing."""
    for module in modules:
        if find_spec(module) is None:
            raise BadInput("missing-extra", extra=extra, needed=DISPLAY_NAMES[module])
