"""Our guests of Da Luigi keep every promise that we make about them, and other files are checked (C-DL-1 … C-DL-6)."""

from __future__ import annotations

import copy
import json
import runpy
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import tavolata
from tavolata import BadEdition, Edition
from tavolata.core.edition import Sheet, edition_from, read_sheet_file
from tavolata.games.da_luigi import guests
from tavolata.games.da_luigi.guests import CUBES, DISHES, PLACES, SPECIALS, TILES, read_guests
from tavolata.games.da_luigi.terminal import DaLuigiDrawing
from tests.games.da_luigi.guest_formula import MINUTES_PER_POINT, SPECIAL_WORTH, dish_worth, guest_points, worth
from tests.random_matches import play_at_random

EDITION = edition_from(read_sheet_file("da_luigi", Path(guests.__file__).with_name("guests.toml")), read_guests)
DATA: dict[str, Any] = dict(EDITION.data)
START: list[dict[str, Any]] = DATA["start_guests"]
GUESTS: list[dict[str, Any]] = DATA["guests"]
EVERYBODY = START + GUESTS

DOCS = Path(__file__).parents[3] / "docs"
MOOD = {
    "one_cube": "smiling",
    "two_cubes": "beaming",
    "lemon": "sour",
    "bouquet": "enchanted",
    "move": "restless",
    "discard": "absent-minded",
    "another_guest": "chatty",
}


def measured(guest: dict[str, Any]) -> tuple[list[str], int, str]:
    """What a guest's points follow from."""
    return guest["wants"], guest["minutes"], guest["special"]


def shares(part: str) -> Counter[Any]:
    return Counter(guest[part] for guest in GUESTS)


def read(data: dict[str, Any]) -> Edition:
    return edition_from(Sheet("da_luigi", "mine", data), read_guests)


def spoilt(part: str, number: int, **changes: Any) -> dict[str, Any]:
    """Our file with one guest changed; None takes a part away."""
    data = copy.deepcopy(DATA)
    data[part][number] = {key: value for key, value in (data[part][number] | changes).items() if value is not None}
    return data


def with_another_guest(count: int) -> dict[str, Any]:
    """Our file, with the special "another guest" for so many guests."""
    changed = [guest | {"special": "another_guest" if k < count else "lemon"} for k, guest in enumerate(GUESTS)]
    return DATA | {"guests": changed}


def swapped(guest: dict[str, Any]) -> dict[str, Any]:
    """A start guest who waits as long as the other one, with the special that goes with it."""
    return {part: value for part, value in guest.items() if part != "special"} | {"minutes": 100 - guest["minutes"]}


def four_pairs() -> list[dict[str, Any]]:
    """Two start guests for each seat, with names of their own; every second pair stands the other way round."""
    pairs = [[guest | {"name": f"{guest['name']} {seat}"} for guest in START] for seat in range(1, 5)]
    return [guest for seat, pair in enumerate(pairs) for guest in (pair if seat % 2 else pair[::-1])]


# The file


def test_the_file_says_what_it_is() -> None:
    assert (EDITION.game, EDITION.name, EDITION.reconstructed) == ("da_luigi", "Tavolata's reconstruction", True)
    assert set(DATA) == {"game", "edition", "reconstructed", "start_guests", "guests"}


def test_every_entry_has_its_parts_and_no_others() -> None:
    parts = {"name": str, "looks": str, "minutes": int, "wants": list, "points": int, "special": str}
    for guest in GUESTS:
        assert {part: type(value) for part, value in guest.items()} == parts
    for guest in START:
        assert {part: type(value) for part, value in guest.items()} == parts | {"known": bool}


def test_the_record_gets_the_guests_in_the_file_s_sequence_and_then_the_start_guests() -> None:
    arrays, sequence = EDITION.components.arrays, [*GUESTS, *START]
    assert {name: (array.dtype.name, array.shape) for name, array in arrays.items()} == {
        "card_face": ("int8", (90,)),
        "guest_minutes": ("int8", (90,)),
        "guest_wants": ("int8", (90, 6)),
        "guest_points": ("int8", (90,)),
        "guest_special": ("int8", (90,)),
    }
    for number, guest in enumerate(sequence):
        assert arrays["guest_minutes"][number] == guest["minutes"]
        assert Counter(guest["wants"]) == Counter(dict(zip(DISHES, arrays["guest_wants"][number], strict=True)))
        assert arrays["guest_points"][number] == guest["points"]
        assert SPECIALS[arrays["guest_special"][number] - 1] == guest["special"]
    assert EDITION.names == {"guest": tuple(guest["name"] for guest in sequence)}
    assert arrays["guest_minutes"][82:].tolist() == [60, 40] * 4
    assert arrays["card_face"].tolist() == [*range(82), *[82, 83] * 4]


# C-DL-1


@pytest.mark.clause("DL-02")
def test_there_are_90_cubes_fewer_from_dish_to_dish() -> None:
    assert dict(zip(DISHES, CUBES, strict=True)) == {
        "water": 20,
        "wine": 18,
        "salad": 16,
        "pizza": 14,
        "pasta": 12,
        "dessert": 10,
    }
    assert sum(CUBES) == 90


@pytest.mark.clause("DL-02")
def test_no_file_changes_the_cubes() -> None:
    with pytest.raises(BadEdition, match="mine: the entry “cubes” means nothing"):
        read(DATA | {"cubes": {"water": 25}})


# C-DL-2


@pytest.mark.clause("DL-04", "DL-05")
def test_the_start_guests_are_as_they_are_known() -> None:
    known = [(guest["minutes"], set(guest["wants"]), len(guest["wants"]), guest["special"]) for guest in START]
    assert known == [
        (60, {"pasta", "salad", "wine", "water"}, 4, "two_cubes"),
        (40, {"pizza", "dessert"}, 2, "one_cube"),
    ]
    assert all(guest["known"] for guest in START)


@pytest.mark.clause("DL-04", "DL-05")
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (DATA | {"start_guests": []}, r"“start_guests” must list two guests, .* or eight, .* not 0\. \(DL-04\)"),
        (DATA | {"start_guests": START[:1]}, r"must list two guests, .* or eight, .* not 1\. \(DL-04\)"),
        (DATA | {"start_guests": START * 2}, r"must list two guests, .* or eight, .* not 4\. \(DL-04\)"),
        (DATA | {"start_guests": [START[0], START[0]]}, r"pair 1 of “start_guests” must be one who .*\(DL-04\)"),
        (spoilt("start_guests", 1, minutes=30), r"one who waits 60 minutes and one who waits 40; .*\(DL-04\)"),
        (spoilt("start_guests", 0, minutes=40), r"one who waits 60 minutes and one who waits 40; .*\(DL-04\)"),
        (spoilt("start_guests", 0, wants=["water", "wine", "salad"]), r"wants 4 dishes, the other 2\. \(DL-04\)"),
        (DATA | {"start_guests": [*four_pairs()[:-1], START[0]]}, r"pair 4 of “start_guests” must be .*\(DL-04\)"),
        (spoilt("start_guests", 1, wants=["pizza", "pasta"]), r"one dessert; here they want 0 together\. \(DL-04\)"),
        (spoilt("start_guests", 1, wants=["dessert", "dessert"]), r"here they want 2 together\. \(DL-04\)"),
        (
            spoilt("start_guests", 1, special="lemon"),
            r"the start guest Pippo must have the special “one_cube”, not “lemon”\. \(DL-05\)",
        ),
        (spoilt("start_guests", 0, minutes=65), r"entry 1 of “start_guests” \(Nonna Adele\) cannot wait 65 minutes"),
    ],
)
def test_start_guests_that_do_not_fit_the_rules_are_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadEdition, match=rf"mine: .*{complaint}"):
        read(data)


@pytest.mark.clause("DL-04")
def test_start_guests_may_stand_in_either_sequence_and_share_their_dishes_otherwise() -> None:
    one = START[0] | {"wants": ["dessert", "wine", "wine", "pizza"]}
    other = START[1] | {"wants": ["pasta", "salad"]}
    arrays = read(DATA | {"start_guests": [other, one]}).components.arrays
    assert arrays["guest_minutes"][82:84].tolist() == [60, 40]
    assert arrays["guest_wants"][82:84].tolist() == [[0, 2, 0, 1, 0, 1], [0, 0, 1, 0, 1, 0]]


@pytest.mark.clause("DL-04", "DL-05")
def test_the_small_order_may_wait_60_minutes_and_the_large_one_40() -> None:
    edition = read(DATA | {"start_guests": [swapped(guest) for guest in START]})
    match = tavolata.game("da_luigi").new(3, seed=1, edition=edition)
    for restaurant in match.view(0).table["restaurants"]:  # type: ignore[union-attr]
        seated = [guest and edition.names["guest"][guest["guest"] - 1] for guest in restaurant["bar"]]  # type: ignore
        assert seated == ["Pippo", None, "Nonna Adele", None, None, None]
    assert len([event for event in match.full_log()[0] if event.name == "drew"]) == 9


@pytest.mark.clause("DL-04")
@pytest.mark.parametrize("players", [2, 4])
def test_eight_start_guests_are_two_for_each_seat(players: int) -> None:
    edition = read(DATA | {"start_guests": four_pairs()})
    assert edition.components.arrays["card_face"].tolist() == list(range(90))
    assert len(edition.names["guest"]) == 90
    match = tavolata.game("da_luigi").new(players, seed=1, edition=edition, rulebook="it")
    for seat, restaurant in enumerate(match.view(None).table["restaurants"]):  # type: ignore[arg-type]
        seated = [guest and edition.names["guest"][guest["guest"] - 1] for guest in restaurant["bar"]]  # type: ignore
        assert seated == [f"Nonna Adele {seat + 1}", None, f"Pippo {seat + 1}", None, None, None]
    board = DaLuigiDrawing(match.game.words("en"), edition, {}).board(match.view(0))
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board)
    assert "Pippo 2" in " ".join(capture.get().split())
    whole = play_at_random(match, seed=1)
    again = tavolata.verify(json.loads(json.dumps(whole.record())))
    assert again.state_bytes() == whole.state_bytes()


# C-DL-3


@pytest.mark.clause("DL-03")
def test_there_are_82_guests_all_different() -> None:
    assert len(GUESTS) == 82
    assert len({guest["name"] for guest in EVERYBODY}) == len({guest["looks"] for guest in EVERYBODY}) == 84
    assert len({(tuple(guest["wants"]), guest["minutes"]) for guest in GUESTS}) == 82, "our own promise"


def test_every_guest_has_a_special() -> None:
    assert {guest["special"] for guest in GUESTS} == set(SPECIALS)


def test_a_face_tells_the_special() -> None:
    for guest in EVERYBODY:
        who, _face, _hair, _eye_catcher, _clothes, mood = guest["looks"].split(", ")
        assert who in {"girl", "boy", "young woman", "young man", "woman", "man", "old woman", "old man"}
        assert mood == MOOD[guest["special"]]


def test_children_drink_no_wine() -> None:
    children = [guest for guest in EVERYBODY if guest["looks"].startswith(("girl", "boy"))]
    assert len(children) >= 10
    assert not any("wine" in guest["wants"] for guest in children)


@pytest.mark.clause("DL-03", "DL-04", "DL-25", "DL-33", "DL-49")
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (DATA | {"guests": GUESTS[1:]}, r"“guests” must list 82 guests, not 81\. \(DL-03\)"),
        (with_another_guest(31), r"at most 30 guests may bring another guest, not 31; .*\(DL-33\)"),
        (spoilt("guests", 1, minutes=70), r"entry 2 of “guests” \(Nonno Gino\) cannot wait 70 minutes.*\(DL-04\)"),
        (spoilt("guests", 1, minutes=0), r"Choose one of: 60, 50, 40, 30, 20, 10\. \(DL-04\)"),
        (spoilt("guests", 1, wants=[]), r"must want 1 to 4 dishes out of water, .*, not “”\. \(DL-04\)"),
        (spoilt("guests", 1, wants=["wine"] * 5), r"not “wine, wine, wine, wine, wine”\. \(DL-04\)"),
        (spoilt("guests", 1, wants=["dessert"]), r"water, wine, salad, pizza, pasta, not “dessert”\. \(DL-04\)"),
        (spoilt("guests", 1, wants=["beer", 7]), r"not “beer, 7”\. \(DL-04\)"),
        (spoilt("guests", 1, points=0), r"must bring 1 to 5 points, not 0\. \(DL-49\)"),
        (spoilt("guests", 1, points=6), r"must bring 1 to 5 points, not 6\. \(DL-49\)"),
        (spoilt("guests", 1, special="song"), r"cannot have the special “song”\. Choose one of: one_cube, .*\(DL-25\)"),
        (spoilt("guests", 1, special=["move", "lemon"]), "entry 2 of “guests” needs “special”, of the kind str"),
        (spoilt("guests", 1, name="Pippo"), "the guest “Pippo” is named twice"),
        (spoilt("guests", 1, points=None), "entry 2 of “guests” needs “points”, of the kind int"),
        (spoilt("guests", 1, points=True), "entry 2 of “guests” needs “points”, of the kind int"),
        (spoilt("guests", 1, specal="move"), "in entry 2 of “guests”, “specal” means nothing. Known parts: name, .*"),
        (DATA | {"guests": ["Nonno Gino"]}, "entry 1 of “guests” needs “name”, of the kind str"),
        (DATA | {"guests": "Nonno Gino"}, "the entry “guests” must be of the kind list"),
    ],
)
def test_guests_that_do_not_fit_the_rules_are_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadEdition, match=rf"mine: .*{complaint}"):
        read(data)


@pytest.mark.clause("DL-34")
def test_a_file_may_leave_out_specials_and_looks() -> None:
    short = {
        part: [{key: guest[key] for key in ("name", "minutes", "wants", "points")} for guest in DATA[part]]
        for part in ("start_guests", "guests")
    }
    special = read(DATA | short).components.arrays["guest_special"]
    assert not special[:82].any()
    assert [SPECIALS[number - 1] for number in special[82:84]] == ["two_cubes", "one_cube"], "these the rules know"


@pytest.mark.clause("DL-33")
def test_thirty_guests_who_bring_another_one_are_not_too_many() -> None:
    special = read(with_another_guest(30)).components.arrays["guest_special"]
    assert np.count_nonzero(special == 1 + SPECIALS.index("another_guest")) == 30


# C-DL-4


def test_somebody_in_a_great_hurry_wants_four_dishes_and_pays_well() -> None:
    (guest,) = [guest for guest in GUESTS if guest["minutes"] == 10 and len(guest["wants"]) == 4]
    assert guest["points"] == 5


def test_all_kinds_of_guests_come_in_sensible_shares() -> None:
    assert Counter(len(guest["wants"]) for guest in GUESTS) == {1: 14, 2: 24, 3: 26, 4: 18}
    assert shares("minutes") == dict(zip(PLACES, (12, 16, 18, 16, 12, 8), strict=True))
    assert shares("special") == dict(zip(SPECIALS, (14, 10, 14, 12, 12, 10, 10), strict=True))
    assert shares("points") == {1: 11, 2: 19, 3: 23, 4: 18, 5: 11}


def test_every_special_comes_with_small_and_large_orders_early_and_late() -> None:
    pairs = {(guest["special"], part) for guest in GUESTS for part in (len(guest["wants"]), f"at {guest['minutes']}")}
    assert len(pairs) == len(SPECIALS) * (4 + len(PLACES))


# C-DL-5


def test_demand_follows_supply() -> None:
    demand = Counter(dish for guest in GUESTS for dish in guest["wants"])
    assert demand == {"water": 53, "wine": 48, "salad": 42, "pizza": 37, "pasta": 32}
    supply = Fraction(sum(demand.values()), sum(CUBES[:5]))
    for dish, cubes in zip(DISHES[:5], CUBES, strict=False):
        assert abs(demand[dish] - cubes * supply) <= Fraction(1, 2), "each dish in proportion to its cubes"


def test_points_follow_from_the_formula() -> None:
    for guest in EVERYBODY:
        assert guest["points"] == guest_points(*measured(guest)), guest["name"]


def test_no_guest_is_a_gift_or_a_trap() -> None:
    for guest in EVERYBODY:
        assert abs(guest["points"] - worth(*measured(guest))) < Fraction(1, 2), "only rounded, never cut off"


def test_the_formula_grows_with_dishes_scarcity_impatience_and_unwelcome_specials() -> None:
    dishes = [dish_worth(dish) for dish in DISHES]
    assert dishes == sorted(set(dishes))
    assert dish_worth("salad") == 1
    assert all(dish > 0 for dish in dishes)
    assert worth(["wine"], 10, "move") - worth(["wine"], 60, "move") == Fraction(50, MINUTES_PER_POINT) == 1
    welcome, unwelcome = ("one_cube", "two_cubes", "bouquet"), ("lemon", "move", "discard")
    assert set(SPECIAL_WORTH) == {*welcome, "another_guest", *unwelcome}
    for special in welcome:
        assert SPECIAL_WORTH[special] < SPECIAL_WORTH["another_guest"]
    for special in unwelcome:
        assert SPECIAL_WORTH[special] > SPECIAL_WORTH["another_guest"]


def test_the_formula_rounds_halves_upwards_and_stays_between_1_and_5() -> None:
    assert worth(["salad"], 60, "move") == Fraction(3, 2)
    assert guest_points(["salad"], 60, "move") == 2
    assert guest_points(["water"], 60, "bouquet") == 1
    assert guest_points(["pasta"] * 4, 10, "lemon") == 5


# C-DL-6


@pytest.mark.clause("DL-07")
def test_there_are_35_tiles_and_no_file_changes_that() -> None:
    assert TILES == 35
    with pytest.raises(BadEdition, match="mine: the entry “tiles” means nothing"):
        read(DATA | {"tiles": 40})


# The page about the guests


def test_the_page_lists_the_guests_of_the_file() -> None:
    page = (DOCS / "da_luigi_guests.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| ")]
    listed = {row[0]: row[1:] for row in rows}
    for guest in EVERYBODY:
        wants, minutes, special = measured(guest)
        exact = f"{float(worth(wants, minutes, special)):.2f}"
        expected = [str(minutes), ", ".join(wants), special.replace("_", " "), exact, str(guest["points"])]
        assert listed[guest["name"]][:5] == expected


def test_the_picture_on_the_page_is_drawn_from_the_file() -> None:
    drawn = runpy.run_path(str(DOCS / "pictures" / "draw_da_luigi_guests.py"))["draw"](DATA)
    assert (DOCS / "pictures" / "da_luigi_guests.svg").read_text(encoding="utf-8") == drawn
