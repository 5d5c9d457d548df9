"""Refusals and sentences of notices, in the words of this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tavolata.core.errors import BadInput, check_language
from tavolata.core.package import PACKAGE
from tavolata.core.words import Words


@cache
def notice_words(language: str) -> Words:
    """The words of the core and of notices."""
    return Words(check_language(language), (PACKAGE / "core", Path(__file__).parent))


class NoticeRefusal(BadInput):
    """Settings or a contact that do not fit. It never repeats a password or a key."""

    def text(self, language: str = "en") -> str:
        """The refusal in one line."""
        return self.said_in(notice_words(language))

    def sentence(self, words: Words) -> str:
        """The refusal without its clause, whoever says it: only the translations of notices have these words."""
        return super().sentence(notice_words(words.language))
