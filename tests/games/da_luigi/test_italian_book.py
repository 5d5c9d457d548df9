"""Where the Italian book differs (DL-60 … DL-63, DL-65)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from rich.console import Console

import tavolata
from tavolata import BadInput, IllegalMove
from tavolata.games.da_luigi.guests import GUESTS
from tavolata.games.da_luigi.terminal import DaLuigiDrawing
from tests.games.da_luigi.tables import (
    LONG_WAITING,
    PLAIN,
    SHORT_WAITING,
    bag,
    bar,
    last_events,
    legal,
    play,
    question,
    shown,
    supply,
    table,
    tiles,
)
from tests.random_matches import fields_of, many


@pytest.mark.clause("DL-60")
def test_a_table_chooses_its_book() -> None:
    with pytest.raises(BadInput, match=r"“rulebook” cannot be “'en'”\. Choose one of: 'de', 'it'\. \(DL-60\)"):
        tavolata.game("da_luigi").new(2, rulebook="en")
    assert tavolata.game("da_luigi").new(2, seed=1).options["rulebook"] == "de"


@pytest.mark.clause("DL-60")
def test_the_discard_as_it_lies_is_shuffled_when_a_card_is_needed_and_then_comes_the_box() -> None:
    discarded = ["10 wi", "10 sa"]
    match = table(coming=["60 wa"], stack=1, discarded=discarded, rulebook="it", players=4)
    before: Any = match.truth()
    play(match, "greet")
    assert last_events(match) == ["greeted", "stack_ran_out", "discard_came_back", "turned_up"]
    after: Any = match.truth()
    assert after["discard"] == []
    assert sorted(after["taken"][:2]) == after["recycled"] == before["discard"]
    assert after["taken"][2:] == before["box"][:2]


@pytest.mark.clause("DL-60", "DL-52")
def test_everybody_may_look_up_which_discarded_guests_are_to_come_again() -> None:
    match = table(coming=["60 wa another_guest", PLAIN, PLAIN], stack=3, discarded=["10 wi", "10 sa"], rulebook="it")
    gone = shown(match, "discard")
    assert shown(match, "came_back") == []
    play(match, "greet", "give 0")
    still = shown(match, "came_back")
    assert len(gone) == 2
    assert len(still) == 1
    assert set(still) < set(gone)
    assert match.view(None).table["came_back"] == match.view(1).table["came_back"] == still
    for language in ("en", "de", "it"):
        board = DaLuigiDrawing(match.game.words(language), match.edition, {}).board(match.view(1))
        console = Console(width=80, color_system=None)
        with console.capture() as capture:
            console.print(board)
        name = str(match.edition.names["guest"][still[0] - 1])
        assert any(name in line and ":" in line for line in capture.get().splitlines())


@pytest.mark.clause("DL-60", "DL-46")
def test_by_the_german_book_the_discard_stays_where_it_is() -> None:
    match = play(table(coming=["60 wa"], stack=1, discarded=["10 wi", "10 sa"]), "greet")
    assert len(shown(match, "discard")) == 2
    assert shown(match, "box") == GUESTS - len(["60 wa", "10 wi", "10 sa"]) - 2


@pytest.mark.clause("DL-60")
def test_not_before_a_card_is_needed() -> None:
    match = play(table(coming=[PLAIN] * 3, stack=3, discarded=["10 wi"], rulebook="it"), "greet")
    assert "discard_came_back" not in last_events(match)
    assert len(shown(match, "discard")) == 1


@pytest.mark.clause("DL-60")
def test_the_shuffled_discard_comes_in_every_sequence() -> None:
    first = Counter[str]()
    for seed in range(many(300, 60)):
        match = table(
            coming=["60 wa another_guest", PLAIN, PLAIN],
            stack=3,
            discarded=["10 wi", "10 sa"],
            rulebook="it",
            seed=seed,
        )
        first[bar(play(match, "greet", "give 0"))] += 1
    assert set(first) == {"wa . . . . wi", "wa . . . . sa"}
    assert min(first.values()) > sum(first.values()) / 3


@pytest.mark.clause("DL-60")
def test_guests_discarded_later_do_not_come_back() -> None:
    """The one who came back throws out another one; the next card is from the box."""
    match = table(
        ". . . . . pi",
        coming=["60 wa another_guest", "60 wa", "60 wa"],
        stack=3,
        discarded=["10 wi another_guest"],
        rulebook="it",
        rest_is_plain=True,
    )
    box: Any = match.truth()["box"]
    play(match, "greet", "give 0")
    assert box[0] in [guest and guest["guest"] for guest in shown(match, "restaurants")[0]["bar"]]
    assert len(fields_of(match, "discard_came_back")) == 1
    assert shown(match, "discard")


@pytest.mark.clause("DL-60")
def test_a_start_guest_comes_back_like_any_other_with_its_special_and_may_meet_its_double() -> None:
    other = {"guest": SHORT_WAITING, "of": 1}
    lost = {"guests": [{"guest": LONG_WAITING, "of": seat} for seat in range(2)]}
    match = table(
        ". . . pide . .",
        coming=["60 wa another_guest", PLAIN, PLAIN],
        stack=3,
        rulebook="it",
        entries={"discard": [other], "lost": lost},
    )
    play(match, "greet", "give 0")
    truth: Any = match.truth()
    assert truth["restaurants"][0]["bar"][2] == other | {"laid": {}}
    assert bar(match) == "wa . pide pide . ."
    assert len(fields_of(match, "drew")) == 1


@pytest.mark.clause("DL-61")
def test_serving_after_buying_is_optional_cube_by_cube() -> None:
    match = table("wa . piwi . . .", "pipi", market="wa . . . . . . . . . . .", rulebook="it")
    play(match, "shop", "buy 1a")
    assert legal(match) == ["serve water 60", "serve pizza 40", "done"]
    with pytest.raises(IllegalMove, match=r"First serve, or say “done”\. \(DL-61\)"):
        match.play(0, "complete 60")
    play(match, "serve pizza 40")
    assert legal(match) == ["serve water 60", "done"]
    play(match, "done")
    assert bar(match) == "wa . wiPI . . ."
    assert supply(match) == "wapi"


@pytest.mark.clause("DL-61")
def test_what_was_not_served_may_be_spent_as_a_joker() -> None:
    match = table("pa . wawi . . .", "wawapi", market="wa . . . . . . . . . . .", rulebook="it")
    play(match, "shop", "buy 1a", "done")
    assert legal(match) == ["done", "complete 60"]
    play(match, "complete 60", "four-cubes", "spend water", "spend water", "spend water", "spend pizza")
    assert bar(match) == ". . wawi . . ."


@pytest.mark.clause("DL-61", "DL-53")
def test_where_nothing_fits_nothing_is_asked() -> None:
    match = table("pa . . . . .", market="wa . . . . . . . . . . .", rulebook="it")
    assert play(match, "shop", "buy 1a").movers == (1,)


@pytest.mark.clause("DL-61", "DL-05")
def test_at_set_up_it_is_optional_too_and_without_jokers() -> None:
    asked = 0
    for seed in range(many(100, 30)):
        match = tavolata.game("da_luigi").new(2, seed=seed, first=1, rulebook="it")
        order = []
        while question(match) == "serve":
            (seat,) = match.movers
            order.append(seat)
            assert legal(match, seat)[-1] == "done"
            play(match, "done", seat=seat)
            asked += 1
        assert order in ([], [0], [1], [1, 0])
        assert question(match) == "action"
        assert match.movers == (1,)
    assert asked


@pytest.mark.clause("DL-62")
def test_after_greeting_everybody_must_serve_clockwise_before_the_market_is_filled() -> None:
    match = table(
        "wasa . . . . .",
        "wa",
        others={1: "wapi . wasa . . .", 2: "wi . . . . ."},
        supplies={1: "wa", 2: "dede"},
        coming=["60 papa"] * 4,
        market=". . . wa . . . . . . . .",
        players=3,
        rulebook="it",
    )
    play(match, "greet", "give 0", "give 0", "give 1", "give 2")
    assert bar(match).split()[2] == "saWA"
    assert match.movers == (1,)
    assert legal(match, 1) == ["serve water 50", "serve water 40"]
    with pytest.raises(IllegalMove, match=r"Every cube that fits has to be served first\. \(DL-62\)"):
        play(match, "done", seat=1)
    play(match, "serve water 50", seat=1)
    assert match.movers == (2,)
    assert legal(match, 2) == ["done", "complete 50"]
    assert fields_of(match, "field_filled") == []
    play(match, "complete 50", "two-desserts", seat=2)
    assert [event["seat"] for event in fields_of(match, "cashed")] == [2]
    assert fields_of(match, "field_filled") != []
    assert match.movers == (1,)


@pytest.mark.clause("DL-63")
def test_a_joker_may_only_fill_the_last_free_space() -> None:
    match = table("wawi . WAwi . . .", "dedededepipipipi", market="sa . . . . . . . . . . .", rulebook="it")
    play(match, "shop", "buy 1a")
    assert legal(match) == ["done", "complete 40"]
    with pytest.raises(IllegalMove, match=r"guest on 60 is still missing 2 dishes: a joker may only.*\(DL-63\)"):
        play(match, "complete 60")


@pytest.mark.clause("DL-65")
def test_the_bouquet_is_always_taken() -> None:
    match = play(table(coming=["60 wa bouquet", PLAIN, PLAIN], rulebook="it"), "greet", "give 0")
    assert tiles(match) == 1
    assert question(match) == "give"


def test_the_bag_is_not_touched_by_the_other_book() -> None:
    """The same cubes and draws with both: only what the clauses say differs."""
    bags = [bag(table("wa . . . . .", rulebook=rulebook)) for rulebook in ("de", "it")]
    assert bags[0] == bags[1]
