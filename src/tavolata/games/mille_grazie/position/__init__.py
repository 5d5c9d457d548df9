"""Positions of Mille Grazie as plain data: who stands where and holds what, the open orders, the letters set in secret.

What follows from that is not given: an ambush on a road that has been walked has been shown, and was foiled where the
escort rode (MG-18, MG-23, MG-24); a journey has five roads, or four with an escort (MG-10).
"""

from __future__ import annotations

from tavolata.core.position_format import PositionEntry, PositionFormat
from tavolata.core.position_reader import PositionReader
from tavolata.games.mille_grazie.position.read import (
    read_ambushes,
    read_cities,
    read_held,
    read_open,
    read_orders,
    read_phase,
    read_road,
    read_roads,
)
from tavolata.games.mille_grazie.position.set_up import set_up_position
from tavolata.games.mille_grazie.position.write import (
    order_numbers,
    write_ambushes,
    write_cities,
    write_discarded,
    write_held,
    write_open,
    write_walked,
)
from tavolata.games.mille_grazie.state import LETTERS, PHASES

POSITION = PositionFormat(
    (
        PositionEntry("phase", lambda s, _: PHASES[s.phase], read_phase),
        PositionEntry("nobleman", lambda s, _: s.nobleman, PositionReader.seat),
        PositionEntry("points", lambda s, _: s.points[: s.players], PositionReader.points),
        PositionEntry("cities", write_cities, read_cities),
        PositionEntry("held", write_held, read_held),
        PositionEntry("open", write_open, read_open),
        PositionEntry("pile", lambda s, _: order_numbers(s.pile[: s.in_pile][::-1]), read_orders),
        PositionEntry("discarded", write_discarded, read_orders),
        PositionEntry("ambushes", write_ambushes, read_ambushes),
        PositionEntry("escort", lambda s, _: LETTERS[s.escort] if s.escorted else None, read_road),
        PositionEntry("walked", write_walked, read_roads),
    ),
    set_up_position,
)
