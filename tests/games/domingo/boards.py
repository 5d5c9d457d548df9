"""Boards are drawn, not built: one string per row, one letter per field, `.` where nothing lies."""

from __future__ import annotations

from typing import Any

import tavolata
from tavolata import Edition, Match

SHIPPED = tavolata.game("domingo").edition()


def rows_of(drawing: str) -> list[str]:
    """The rows of a drawing, without the spaces that make it readable."""
    return ["".join(line.split()) for line in drawing.splitlines() if line.strip()]


def cards_of(rows: list[str]) -> list[str]:
    """The cards that lie on a board, line by line from the left."""
    places = [(top, column) for top in range(0, len(rows), 3) for column in range(len(rows[0]))]
    cards = ["".join(rows[top + k][column] for k in range(3)) for top, column in places]
    return [card for card in cards if card != "..."]


def edition_with(cards: list[str]) -> Edition:
    """An edition that has these cards, and is filled up with cards of ours."""
    data = dict(SHIPPED.data) | {"cards": [*cards, *SHIPPED.data["cards"]][:48]}
    return tavolata.game("domingo").edition_from(data, "test")


def table(drawing: str, hand: str, players: int = 2, next_hand: str = "", **options: Any) -> Match:
    """A match in which this lies on the table, and seat 0 holds these cards, the last one several times if it has to
    hold more, and is to move. `next_hand` are the cards of seat 1.

    The uppermost or the lowest line may have gaps: it is the one under construction.
    """
    rows, cards = rows_of(drawing), hand.split()
    laid = cards_of(rows)
    size = min(3, -((len(laid) - 48) // players))
    held = [*cards, *[cards[-1]] * (size - len(cards))]
    next_held = next_hand.split()
    hands = [held, next_held or None, *[None] * (players - 2)]
    edition = edition_with([*laid, *held, *next_held])
    given = {"board": rows, "hands": hands}
    return tavolata.game("domingo").position(given, players, seed=0, edition=edition, first=0, **options)


def drawn(match: Match) -> list[str]:
    """What lies on the table, as rows."""
    rows = match.view(None).table["board"]
    assert isinstance(rows, list)
    return [str(row) for row in rows]


def run_list(match: Match) -> list[tuple[str, int, int]]:
    """The runs the last move scored: direction, length, points."""
    return sorted(
        (str(event["direction"]), int(event["length"]), int(event["points"]))
        for event in match.moves[-1].events
        if event.name == "run_scored"
    )
