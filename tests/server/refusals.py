"""Refusals, checked for their words in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.core.errors import TavolataError
from tavolata.core.languages import LANGUAGES
from tavolata.server.protocol import messages
from tavolata.server.words import server_words_of
from tests.server.clients import (
    Refused,
)


def worded(refusal: messages.Refusal, language: str, game: str | None = None) -> str:
    """What a reader makes of a refusal with the translations of their own language."""
    problem = TavolataError(refusal["key"], refusal["clause"], refusal["game"], **refusal["fields"])
    return problem.said_in(server_words_of(refusal["game"] or game, language))


def check_words(refusal: messages.Refusal, game: str | None = None) -> None:
    """There is a sentence for a refusal in every language, with its clause."""
    sentences = {worded(refusal, language, game) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(f"({refusal['clause']})") for sentence in sentences) or refusal["clause"] is None


async def refused(asking: Any) -> messages.Refusal:
    """Why a request over HTTP was not carried out; every reason has words."""
    with pytest.raises(Refused) as found:
        await asking
    check_words(found.value.refusal)
    assert found.value.status in (400, 401, 403, 404, 409, 429)
    return found.value.refusal
