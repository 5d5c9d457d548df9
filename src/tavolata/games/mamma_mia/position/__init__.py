"""Positions of Mamma Mia! as plain data: hands, orders, waiters, stock, oven, the order being checked, and memory.

`rounds` is what everybody could remember: what was new in each round, and who drew, laid, gave and was known to hold
what. Without it, everything in the hands was dealt in the first round and nothing else has been seen.
"""

from __future__ import annotations

from tavolata.core.position_format import PositionEntry, PositionFormat
from tavolata.core.position_reader import PositionReader
from tavolata.games.mamma_mia.position.read import (
    read_box,
    read_checked,
    read_clearings,
    read_colours,
    read_hands,
    read_kinds,
    read_orders,
    read_orders_of_seats,
    read_oven,
    read_phase,
    read_rounds,
    read_stock,
)
from tavolata.games.mamma_mia.position.set_up import set_up_position
from tavolata.games.mamma_mia.position.write import (
    order_numbers,
    write_box,
    write_checked,
    write_counts_of_seats,
    write_orders,
    write_rounds,
    write_seen,
    write_stock,
    write_waiters,
)
from tavolata.games.mamma_mia.state import COLOURS, OVER, PHASES
from tavolata.games.mamma_mia.view import card_name, counted

POSITION = PositionFormat(
    (
        PositionEntry("phase", lambda s, _: PHASES[s.phase], read_phase),
        PositionEntry("turn", lambda s, _: s.turn, PositionReader.seat),
        PositionEntry("clearings", lambda s, _: s.clearings + (s.phase == OVER), read_clearings),
        PositionEntry("colours", lambda s, _: [COLOURS[s.colours[seat]] for seat in range(s.players)], read_colours),
        PositionEntry("hands", lambda s, _: write_counts_of_seats(s, s.hand), read_hands),
        PositionEntry("orders", write_orders, read_orders_of_seats),
        PositionEntry("waiters", write_waiters, read_orders_of_seats),
        PositionEntry("stock", write_stock, read_stock),
        PositionEntry("finished_pile", lambda s, _: order_numbers(s.finished[: s.in_finished]), read_orders),
        PositionEntry("oven", lambda s, _: [card_name(card) for card in s.oven[s.revealed : s.in_oven]], read_oven),
        PositionEntry("revealed", lambda s, _: [card_name(card) for card in s.oven[: s.revealed]], read_oven),
        PositionEntry("laid_out", lambda s, _: counted(s.laid_out), read_kinds),
        PositionEntry("used", lambda s, _: counted(s.used), read_kinds),
        PositionEntry("box", write_box, read_box),
        PositionEntry("checked", write_checked, read_checked),
        PositionEntry("seen", write_seen, read_orders_of_seats),
        PositionEntry("rounds", write_rounds, read_rounds),
    ),
    set_up_position,
)
