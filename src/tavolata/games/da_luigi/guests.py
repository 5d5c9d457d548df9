"""The guests, from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal, get_args

import numpy as np

from tavolata.core.edition import Components, Sheet

Dish = Literal["water", "wine", "salad", "pizza", "pasta", "dessert"]
DISHES: tuple[str, ...] = get_args(Dish)
CUBES = (20, 18, 16, 14, 12, 10)
"""How many cubes there are of each dish (DL-02)."""
TILES = 35
"""Tiles with a bouquet on one side and a lemon on the other (DL-07)."""
PLACES = (60, 50, 40, 30, 20, 10)
"""The places of a restaurant, by the minutes that a guest there still waits (DL-04)."""
SPECIALS = ("one_cube", "two_cubes", "lemon", "bouquet", "move", "discard", "another_guest")
"""A guest's special is 1, 2, 3 … in this sequence; 0: the guest has none (DL-34)."""

GUESTS = 82
START_GUESTS = 8
"""Two for each of four players (DL-04)."""
MAX_DISHES = 4
MAX_POINTS = 5
MAX_ANOTHER = 30
"""With more guests who bring another one, even the box could run out of guests."""
START_DISHES = (2, 4)
"""How many dishes a player's start guests want, the one and the other (DL-04)."""
START_SPECIAL = {60: "two_cubes", 40: "one_cube"}
"""What start guests bring, by their minutes (DL-05)."""

ORDINARY_DISHES = DISHES[:-1]
KINDS = {"name": str, "minutes": int, "wants": list, "points": int, "special": str, "looks": str, "known": bool}
OPTIONAL = {"special", "looks", "known"}
"""What an entry consists of, and which parts of it may be left out."""

Entry = dict[str, Any]


def read_guests(sheet: Sheet) -> Components:
    """The ordinary guests in the file's sequence, then the start guests: of each pair the one of the 60 first.

    Two start guests are those of every player; of eight, each pair in the file is one player's. What else an entry says
    (how a guest looks, what is known) is for drawings.
    """
    sheet.only("start_guests", "guests")
    guests = [*_read_ordinary_guests(sheet), *_read_start_guests(sheet)]
    names = tuple(guest["name"] for guest in guests)
    for name, count in Counter(names).items():
        if count > 1:
            sheet.fail("guest-twice", guest=name)
    start_faces = list(range(GUESTS, len(guests)))
    faces = [*range(GUESTS), *start_faces * (START_GUESTS // len(start_faces))]
    cards = [guests[face] for face in faces]
    return Components(
        {
            "card_face": np.array(faces, np.int8),
            "guest_minutes": np.array([guest["minutes"] for guest in cards], np.int8),
            "guest_wants": np.array([[guest["wants"].count(dish) for dish in DISHES] for guest in cards], np.int8),
            "guest_points": np.array([guest["points"] for guest in cards], np.int8),
            "guest_special": np.array([(None, *SPECIALS).index(guest.get("special")) for guest in cards], np.int8),
        },
        {"guest": names},
    )


def _read_ordinary_guests(sheet: Sheet) -> list[Entry]:
    """C-DL-3: 82 guests, none of whom wants a dessert."""
    guests = _entries(sheet, "guests", ORDINARY_DISHES)
    if len(guests) != GUESTS:
        sheet.fail("number-of-guests", "DL-03", found=len(guests), expected=GUESTS)
    another = sum(guest.get("special") == "another_guest" for guest in guests)
    if another > MAX_ANOTHER:
        sheet.fail("number-of-another", "DL-33", found=another, most=MAX_ANOTHER)
    return guests


def start_guests(entries: Sequence[Entry]) -> list[Entry]:
    """The start guests in the sequence of their numbers, with the specials that the rules know (DL-05)."""
    pairs = [sorted(entries[k : k + 2], key=lambda guest: -guest["minutes"]) for k in range(0, len(entries), 2)]
    return [guest | {"special": START_SPECIAL[guest["minutes"]]} for pair in pairs for guest in pair]


def _read_start_guests(sheet: Sheet) -> list[Entry]:
    """Two for all players together, or two for each of four."""
    entries = _entries(sheet, "start_guests", DISHES)
    if len(entries) not in (2, START_GUESTS):
        sheet.fail("number-of-start-guests", "DL-04", found=len(entries))
    for k in range(0, len(entries), 2):
        _check_pair(sheet, entries[k : k + 2], k // 2 + 1)
    return start_guests(entries)


def _check_pair(sheet: Sheet, pair: Sequence[Entry], number: int) -> None:
    """DL-04: one waits 60 minutes and one 40, one wants 4 dishes and one 2, and one of the two wants one dessert."""
    minutes, dishes = sorted(guest["minutes"] for guest in pair), sorted(len(guest["wants"]) for guest in pair)
    if minutes != sorted(START_SPECIAL) or dishes != sorted(START_DISHES):
        sheet.fail("start-guests", "DL-04", number=number)
    desserts = sum(guest["wants"].count("dessert") for guest in pair)
    if desserts != 1:
        sheet.fail("start-dessert", "DL-04", number=number, found=desserts)
    for guest in pair:
        special = START_SPECIAL[guest["minutes"]]
        if guest.get("special") not in (None, special):
            sheet.fail("start-special", "DL-05", guest=guest["name"], special=guest["special"], expected=special)


def _entries(sheet: Sheet, table: str, dishes: tuple[str, ...]) -> list[Entry]:
    """A list of guests, each with all that a guest must have."""
    guests: list[Entry] = sheet.take(table, list)
    for number, guest in enumerate(guests, 1):
        _check_parts(sheet, table, number, guest)
        at: dict[str, object] = {"list": table, "number": number, "guest": guest["name"]}
        if guest["minutes"] not in PLACES:
            sheet.fail("guest-minutes", "DL-04", **at, minutes=guest["minutes"], known=_listed(PLACES))
        if not 1 <= len(guest["wants"]) <= MAX_DISHES or any(dish not in dishes for dish in guest["wants"]):
            sheet.fail("guest-wants", "DL-04", **at, wants=_listed(guest["wants"]), known=_listed(dishes))
        if not 1 <= guest["points"] <= MAX_POINTS:
            sheet.fail("guest-points", "DL-49", **at, points=guest["points"])
        if guest.get("special") not in (None, *SPECIALS):
            sheet.fail("guest-special", "DL-25", **at, special=guest["special"], known=_listed(SPECIALS))
    return guests


def _check_parts(sheet: Sheet, table: str, number: int, guest: Entry) -> None:
    for part, kind in KINDS.items():
        given = guest.get(part) if isinstance(guest, dict) else None
        if type(given) is not kind and not (given is None and part in OPTIONAL):
            sheet.fail("part-kind", list=table, number=number, part=part, kind=kind.__name__)
    for part in guest:
        if part not in KINDS:
            sheet.fail("part-unknown", list=table, number=number, part=part, known=_listed(KINDS))


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))
