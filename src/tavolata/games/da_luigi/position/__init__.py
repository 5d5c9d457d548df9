"""Positions of Da Luigi as plain data: guests, cubes and tiles wherever they are, and what is asked of whom.

Guests go by their number in the edition, from 1. The start guests look alike in all restaurants: one that is not in
its own restaurant is written with its owner's seat, `{"guest": 83, "of": 0}`.
"""

from __future__ import annotations

from tavolata.core.position_format import PositionEntry, PositionFormat
from tavolata.core.position_reader import PositionReader
from tavolata.games.da_luigi.position.read import (
    read_box,
    read_clocks,
    read_course,
    read_cubes,
    read_gets,
    read_guest,
    read_guests,
    read_joker,
    read_last_turns,
    read_lost,
    read_market,
    read_question,
    read_restaurants,
    read_stack,
    read_taken,
    read_turns,
)
from tavolata.games.da_luigi.position.set_up import set_up_position
from tavolata.games.da_luigi.position.write import (
    write_course,
    write_guest,
    write_guests,
    write_joker,
    write_lost,
    write_market,
    write_pile,
    write_restaurants,
)
from tavolata.games.da_luigi.state import IN_DISCARD, NONE, QUESTIONS, RECYCLED
from tavolata.games.da_luigi.view import cubes_of

POSITION = PositionFormat(
    (
        PositionEntry("question", lambda s, _: QUESTIONS[s.question], read_question),
        PositionEntry("decider", lambda s, _: s.decider, PositionReader.seat),
        PositionEntry("active", lambda s, _: s.active, PositionReader.seat),
        PositionEntry("turns", lambda s, _: s.turns, read_turns),
        PositionEntry("last_turns", lambda s, _: s.last_turns, read_last_turns),
        PositionEntry("stack", lambda s, _: write_pile(s, s.stack, s.in_stack), read_stack),
        PositionEntry("stack_ran_out", lambda s, _: bool(s.stack_ran_out), PositionReader.flag),
        PositionEntry("box", lambda s, _: write_pile(s, s.box, s.in_box), read_box),
        PositionEntry("taken", lambda s, _: write_pile(s, s.taken, s.in_taken), read_taken),
        PositionEntry("guest", lambda s, _: None if s.guest == NONE else write_guest(s, s.guest), read_guest),
        PositionEntry("gets", lambda s, _: s.gets[: s.players], read_gets),
        PositionEntry("clocks", lambda s, _: s.clocks, read_clocks),
        PositionEntry("market", write_market, read_market),
        PositionEntry("bag", lambda s, _: cubes_of(s.bag), read_cubes),
        PositionEntry("beside", lambda s, _: cubes_of(s.beside), read_cubes),
        PositionEntry("discard", lambda s, _: write_guests(s, IN_DISCARD), read_guests),
        PositionEntry("discard_came_back", lambda s, _: bool(s.discard_came_back), PositionReader.flag),
        PositionEntry("recycled", lambda s, _: write_guests(s, RECYCLED), read_guests),
        PositionEntry("restaurants", write_restaurants, read_restaurants),
        PositionEntry("joker", write_joker, read_joker),
        PositionEntry("lost", write_lost, read_lost),
        PositionEntry("course", write_course, read_course),
    ),
    set_up_position,
)
