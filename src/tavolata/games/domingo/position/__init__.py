"""Positions of Domingo as plain data: a drawn board, hands, stock, points, and whose turn it is."""

from __future__ import annotations

from tavolata.core.position_format import PositionEntry, PositionFormat
from tavolata.core.position_reader import PositionReader
from tavolata.games.domingo.position.read import read_board, read_corner, read_hands, read_place, read_stock
from tavolata.games.domingo.position.set_up import set_up_position
from tavolata.games.domingo.position.write import write_hands, write_placed, write_stock
from tavolata.games.domingo.state import START_COLUMN, START_ROW
from tavolata.games.domingo.view import board_rows

POSITION = PositionFormat(
    (
        PositionEntry("board", lambda s, _: list(board_rows(s)), read_board),
        PositionEntry("top", lambda s, _: s.top - START_ROW, read_corner),
        PositionEntry("left", lambda s, _: s.left - START_COLUMN, read_corner),
        PositionEntry("placed", write_placed, read_place),
        PositionEntry("hands", write_hands, read_hands),
        PositionEntry("stock", write_stock, read_stock),
        PositionEntry("points", lambda s, _: s.points[: s.players], PositionReader.points),
        PositionEntry("turn", lambda s, _: s.turn, PositionReader.seat),
        PositionEntry("claim_due", lambda s, _: bool(s.claim_due), PositionReader.flag),
    ),
    set_up_position,
)
