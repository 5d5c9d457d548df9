"""What is asked in a given position, of whom, and how far the turn has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.games.da_luigi.guests import PLACES
from tavolata.games.da_luigi.market import cubes_in, steps_to_exit
from tavolata.games.da_luigi.restaurant import missing_at
from tavolata.games.da_luigi.state import (
    AFTER_BUYING,
    BOUQUET_OR_NOT,
    FILLING,
    GREETING,
    MAX_KEPT,
    NONE,
    QUESTIONS,
    SERVING,
    TURN_BEGINS,
    USING_JOKERS,
    WHAT_TO_DISCARD,
    WHAT_TO_GIVE_BACK,
    WHAT_TO_SERVE,
    WHAT_TO_SPEND,
    WHICH_JOKER,
    WHO_GETS_IT,
    WHOM_TO_COMPLETE,
    WHOM_TO_MOVE,
    WHOM_TO_PUSH,
    DaLuigiState,
)

ABOUT_THE_NEW_GUEST = (BOUQUET_OR_NOT, WHOM_TO_MOVE, WHAT_TO_DISCARD)


def settle_question(s: DaLuigiState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """What is asked, of whom, and the details of the question."""
    s.decider = given.get("decider", _who_decides(s, given, reader))
    s.clocks = given.get("clocks", 0)
    s.gets[: reader.players] = given.get("gets", [0] * reader.players)
    if joker := given.get("joker"):
        s.joker_place, s.jokers_due, s.cubes_due = joker["place"], joker["jokers"], joker["cubes"]
    for entry, question, needed in (
        ("guest", (WHO_GETS_IT,), s.guest != NONE),
        ("clocks", (WHOM_TO_PUSH,), s.clocks > 0),
        ("joker", (WHICH_JOKER, WHAT_TO_SPEND), s.joker_place != NONE),
    ):
        if needed != (s.question in question):
            _refuse_part(s, entry, bool(needed), reader)


def _refuse_part(s: DaLuigiState, entry: str, is_there: bool, reader: PositionReader) -> None:
    key = "not-with-question" if is_there else "needed-with-question"
    reader.fail(key, entry=entry, question=QUESTIONS[s.question])


def _who_decides(s: DaLuigiState, given: Mapping[str, Any], reader: PositionReader) -> int:
    """The active player; cubes are given back by the first who has more than ten (DL-42)."""
    course = given.get("course", {})
    if s.question in ABOUT_THE_NEW_GUEST:
        return int(course.get("host", s.active))
    if s.question in (WHAT_TO_SERVE, WHOM_TO_COMPLETE, WHICH_JOKER, WHAT_TO_SPEND):
        return int(course.get("server", s.active))
    if s.question == WHAT_TO_GIVE_BACK:
        clockwise = [(s.active + k) % reader.players for k in range(reader.players)]
        return next((seat for seat in clockwise if cubes_in(s.supply[seat]) > MAX_KEPT), s.active)
    return int(s.active)


def settle_course(s: DaLuigiState, course: Mapping[str, Any], reader: PositionReader) -> None:
    """How far the turn has come: as given, or as the question implies."""
    is_serving = s.question in (WHAT_TO_SERVE, WHOM_TO_COMPLETE, WHICH_JOKER, WHAT_TO_SPEND)
    s.stage = course.get("stage", _usual_stage(s, is_serving))
    s.occasion = course.get("occasion", AFTER_BUYING)
    s.server = course.get("server", s.decider if is_serving else s.active)
    s.servers = course.get("servers", int(is_serving))
    s.host = course.get("host", s.decider if s.question in ABOUT_THE_NEW_GUEST else NONE)
    s.to_draw = course.get("to_draw", 0)
    s.rows_to_fill, s.field_to_fill = course.get("rows_to_fill", 0), course.get("field_to_fill", 0)


def _usual_stage(s: DaLuigiState, is_serving: bool) -> int:
    if is_serving:
        return SERVING if s.question == WHAT_TO_SERVE else USING_JOKERS
    if s.question == WHAT_TO_GIVE_BACK:
        return FILLING
    return GREETING if s.question == WHO_GETS_IT or s.question in ABOUT_THE_NEW_GUEST else TURN_BEGINS


def check_question(s: DaLuigiState, reader: PositionReader) -> None:
    """Check that the question can be answered, and those that follow from it."""
    if s.clocks > steps_to_exit(s, int(s.decider)):
        reader.fail("clocks", "DL-15", clocks=s.clocks)
    if s.in_taken and s.stage != GREETING:
        _refuse_part(s, "taken", True, reader)
    guests = s.in_taken + (s.guest != NONE)
    if guests > sum(s.gets.tolist()):
        reader.fail("gets", "DL-23", guests=guests)
    if s.to_draw and s.host == NONE:
        reader.fail("missing", "DL-27", entry=at("course", "host"))
    if s.joker_place != NONE and not _jokers_fit(s):
        reader.fail("joker", "DL-37", place=PLACES[s.joker_place])
    if s.question == WHAT_TO_GIVE_BACK and cubes_in(s.supply[s.decider]) <= MAX_KEPT:
        reader.fail("give-back", "DL-42", most=MAX_KEPT)


def _jokers_fit(s: DaLuigiState) -> bool:
    """Does the guest lack so many dishes, and are cubes due only while four are spent one by one (DL-36, DL-37)?"""
    lacking = missing_at(s, int(s.decider), int(s.joker_place))
    return s.jokers_due <= lacking and (s.cubes_due > 0) == (s.question == WHAT_TO_SPEND)
