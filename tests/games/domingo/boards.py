"""Boards are drawn, not built: a text a row, a letter a field, `.` where nothing lies."""

from __future__ import annotations

from typing import Any

import tavolata
from tavolata import Match
from tavolata.core.state import state_at
from tavolata.games.domingo.state import (
    CARD_FIELDS,
    EMPTY,
    LEFT,
    LETTERS,
    LINE,
    RIGHT,
    START_COLUMN,
    START_ROW,
    WIDTH,
    strip_of,
)


def rows_of(drawing: str) -> list[str]:
    """The rows of a drawing, without the spaces that make it readable."""
    return ["".join(line.split()) for line in drawing.splitlines() if line.strip()]


def table(drawing: str, hand: str, players: int = 2, **options: Any) -> Match:
    """A match in which this lies on the table, and seat 0 holds these cards and is to move.

    The uppermost or the lowest line may have gaps: it is the one under construction.
    """
    match = tavolata.game("domingo").new(players, seed=0, first=0, **options)
    rows = rows_of(drawing)
    s = state_at(match._state, 0)
    s.field[:] = EMPTY
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            if letter != ".":
                s.field[(START_ROW + row) * WIDTH + START_COLUMN + column] = 1 + LETTERS.index(letter)
    s.top, s.bottom = START_ROW, START_ROW + len(rows) - 1
    s.left, s.right = START_COLUMN, START_COLUMN + len(rows[0]) - 1
    _count_lines(s, rows)
    _give(s, hand)
    return match


def _count_lines(s: Any, rows: list[str]) -> None:
    lines = rows[::CARD_FIELDS]
    growing = [k for k, line in enumerate(lines) if len(line) < LINE or "." in line]
    s.lines, s.laid = len(lines) - len(growing), 0
    if growing:
        line = lines[growing[0]]
        s.row = s.top + CARD_FIELDS * growing[0]
        s.laid = sum(letter != "." for letter in line)
        s.grown = LEFT if line.startswith(".") else RIGHT


def _give(s: Any, hand: str) -> None:
    cards = [strip_of(card) for card in hand.split()]
    s.hand[0, :] = 0
    s.hand[0, : len(cards)] = cards
    s.in_hand[0] = len(cards)


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
