"""The deck: 48 cards from a file (DO-01)."""

from __future__ import annotations

import numpy as np

from tavolata.core.edition import Components, Sheet
from tavolata.games.domingo.state import CARD_FIELDS, CARDS, LETTERS, strip_of


def read_deck(sheet: Sheet) -> Components:
    """48 cards of three fields; `letters` are the file's own letters for terracotta, olive, azure and lemon."""
    sheet.only("letters", "cards")
    letters = sheet.take("letters", str, default=LETTERS)
    if len(set(letters)) != len(LETTERS) or len(letters) != len(LETTERS) or any(c.isspace() for c in letters):
        sheet.fail("letters", "DO-01", letters=letters)
    cards = sheet.take("cards", list)
    if len(cards) != CARDS:
        sheet.fail("number-of-cards", "DO-01", found=len(cards))
    ours = str.maketrans(letters, LETTERS)
    strips = [_strip(sheet, letters, ours, number, card) for number, card in enumerate(cards, 1)]
    return Components({"deck": np.array(strips, np.uint8)})


def _strip(sheet: Sheet, letters: str, ours: dict[int, int], number: int, card: object) -> int:
    if not isinstance(card, str) or len(card) != CARD_FIELDS or not set(card) <= set(letters):
        sheet.fail("card", "DO-01", number=number, card=str(card), letters=letters)
    return strip_of(card.translate(ours))
