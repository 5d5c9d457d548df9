"""The languages that everything is said in."""

from __future__ import annotations

import os
from collections.abc import Mapping

ORIGINAL = "en"
"""The language that is taken where another one is lacking."""
LANGUAGES = (ORIGINAL, "de", "it")


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the environment asks for, else English.

    >>> language_of_environment({"LANG": "it_IT.UTF-8"}), language_of_environment({"LC_ALL": "C", "LANG": "de_DE"})
    ('it', 'en')
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    for asked in [*environment.get("LANGUAGE", "").split(":"), locale]:
        if asked[:2].lower() in LANGUAGES:
            return asked[:2].lower()
    return ORIGINAL
