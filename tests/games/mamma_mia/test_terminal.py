"""Mamma Mia as text: everybody, the oven, the kinds, the reader's orders, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tavolata
from tavolata import Match
from tavolata.core.languages import LANGUAGES
from tavolata.games.mamma_mia.state import KINDS, PIZZAS
from tavolata.games.mamma_mia.terminal import SYMBOLS, MammaMiaDrawing

ORDER_NAMES = "|".join(pizza.replace("_", " ").capitalize() for pizza in PIZZAS).replace("Mamma mia", "Mamma Mia")
MOMENTS = [
    (players, phase) for players in (2, 6) for phase in ("laying", "ordering", "drawing", "choosing", "deciding")
]
MOMENTS += [(6, "requesting"), (6, "answering")]


@cache
def reached(phase: str, players: int = 3, **options: Any) -> tuple[Match, int]:
    """A match played at random up to this phase, after two rounds at least, and a seat that decides there."""
    return next(
        (match, seat)
        for match, seat, table in decisions(players, **options)
        if table["phase"] == phase and len(match.moves) > 2 * players
    )


def decisions(players: int, **options: Any) -> Iterator[tuple[Match, int, Any]]:
    """Matches played at random, from choice to choice: the match, a seat that decides, and its table."""
    chance = random.Random(1)
    for seed in range(1, 100):
        match = tavolata.game("mamma_mia").new(players, seed=seed, **options)
        while match.movers:
            seat = match.movers[0]
            yield match, seat, match.view(seat).table
            match.play(seat, chance.choice(match.legal(seat)))
        yield match, 0, match.view(0).table


def drawing(match: Match, language: str = "en") -> MammaMiaDrawing:
    return MammaMiaDrawing(match.game.words(language), match.edition, {0: "Anna"})


def shown(what: RenderableType | None, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def board(match: Match, seat: int | None, language: str = "en", width: int = 300) -> str:
    return shown(drawing(match, language).board(match.view(seat)), width)


def row(drawn: str, label: str) -> list[str]:
    """What stands behind a label."""
    (line,) = [line for line in drawn.splitlines() if line.strip().startswith(label)]
    return line.strip().removeprefix(label).split()


def cells(counts: dict[str, int]) -> list[str]:
    return [str(counts.get(kind, "·")) for kind in KINDS]


@pytest.mark.clause("MM-44")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_the_board_shows_everybody_the_piles_the_hand_and_the_orders(players: int, language: str) -> None:
    match, seat = reached("laying", players)
    words = match.game.words(language)
    table: Any = match.view(seat).table
    drawn = board(match, seat, language)
    for other in range(players):
        name, colour = words.seat(other, {0: "Anna"}), words(f"colour-{table['colours'][other]}")
        counts = [table[part][other] for part in ("ingredients_held", "orders_held", "waiters")]
        line = next(line for line in drawn.splitlines() if f" {name} " in line)
        assert ("▶" in line) == (other == seat)
        assert line.split(colour)[1].split()[:3] == [str(count) for count in counts]
    assert words("table-stock", count=table["stock"]) in drawn
    assert words("table-oven", count=table["oven_height"]) in drawn
    assert row(drawn, words("table-hand")) == cells(table["hand"])
    for kind in KINDS:
        assert f"{SYMBOLS[kind]} {words(f'kind-{kind}')}" in drawn
    for order in table["orders"]:
        assert str(words.name(match.edition.names["order"][order - 1])) in drawn


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "phase"), MOMENTS)
def test_eighty_columns_are_enough(players: int, language: str, phase: str) -> None:
    match, seat = reached(phase, players, open_count=True)
    drawn = board(match, seat, language, width=80)
    words = match.game.words(language)
    header = "  ".join(f"{SYMBOLS[kind]} {words(f'kind-{kind}')}" for kind in KINDS)
    assert header in drawn
    assert words("table-finished-pile", count=match.view(seat).table["finished_pile"]) in drawn
    assert "…" not in drawn


@pytest.mark.slow
@pytest.mark.clause("MM-44")
@pytest.mark.parametrize(("players", "phase"), MOMENTS)
def test_no_order_is_drawn_but_the_own_ones_the_top_one_and_the_one_being_checked(phase: str, players: int) -> None:
    match, _ = reached(phase, players)
    for seat in (None, *range(players)):
        table: Any = match.view(seat).table
        expected = len(table["orders"] or []) + isinstance(table["oven_top"], int) + (table["checked"] is not None)
        drawn = board(match, seat)
        assert len(re.findall(rf"({ORDER_NAMES}) \(", drawn)) == expected
        assert ("your hand" in drawn) == (seat is not None)
        assert "finished " not in drawn, "counted openly only if the table wants it"


def test_the_whole_oven_is_drawn_where_the_table_shows_it() -> None:
    match, seat = reached("laying", oven_memory=True)
    table: Any = match.view(seat).table
    drawn = board(match, seat)
    cards = drawn[drawn.index("From the oldest card on:") :].splitlines()[0]
    for card in table["oven"]:
        if isinstance(card, str):
            assert SYMBOLS[card] in cards
        else:
            assert str(match.game.words("en").name(match.edition.names["order"][card - 1])) in cards


@pytest.mark.clause("MM-43")
def test_finished_orders_are_counted_where_the_table_wants_it_and_in_the_end() -> None:
    match, seat = reached("laying", open_count=True)
    assert "finished" in board(match, seat).splitlines()[0]
    match, _ = reached("over", 2)
    table: Any = match.view(0).table
    drawn = board(match, 0)
    assert "finished" in drawn.splitlines()[0]
    assert next(line for line in drawn.splitlines() if " Anna " in line).split()[5] == str(table["finished"][0])
    assert drawing(match, "de").headline(match.view(None)) == "das Spiel ist zu Ende"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_clearing_what_is_laid_out_used_needed_missing_and_asked_for(language: str) -> None:
    match, seat = reached("answering", 6)
    words = match.game.words(language)
    table: Any = match.view(seat).table
    drawn = board(match, seat, language)
    checked = table["checked"]
    assert row(drawn, words("table-laid-out")) == cells(table["laid_out"])
    assert row(drawn, words("table-needs")) == cells(checked["needs"])
    assert row(drawn, words("table-missing")) == cells(checked["missing"])
    assert row(drawn, words("table-request")) == cells(checked["request"])
    assert str(words.name(match.edition.names["order"][checked["order"] - 1])) in drawn
    assert words("table-to-come", count=table["oven_height"]) in drawn
    assert words("table-top") not in drawn


def test_of_a_bombastica_the_number_of_missing_cards_is_told() -> None:
    tables = (one for one in decisions(3) if one[2]["checked"])
    match, seat, table = next(one for one in tables if one[2]["checked"]["missing"] is None)
    count = table["checked"]["short"]
    assert f"{count} card{'s are' if count > 1 else ' is'} missing" in board(match, seat)


@pytest.mark.parametrize(
    ("phase", "headline"),
    [
        ("laying", "Round 1 · {} fills the oven"),
        ("ordering", "Round 1 · {}: with an order on top?"),
        ("drawing", "Round 1 · {} draws"),
        ("choosing", "Clearing 1 · {} chooses"),
        ("deciding", "Clearing 1 · an order of {}: something is missing"),
        ("requesting", "Clearing 1 · {} asks for help"),
        ("answering", "Clearing 1 · who helps {}?"),
    ],
)
def test_the_headline_tells_who_does_what(phase: str, headline: str) -> None:
    match, seat = reached(phase)
    checked: Any = match.view(seat).table["checked"]
    name = match.game.words("en").seat(checked["owner"] if checked else seat, {0: "Anna"})
    assert drawing(match).headline(match.view(seat)) == headline.format(name)


def test_answers_are_drawn_with_what_one_holds() -> None:
    match, seat = reached("laying")
    view = match.view(seat)
    hand: Any = view.table["hand"]
    kinds = list(hand)
    drawn = shown(drawing(match).answers(view, "kind", kinds), 200)
    for number, kind in enumerate(kinds, 1):
        assert f"{number} {SYMBOLS[kind]} {kind} ×{hand[kind]}" in drawn
    orders = shown(drawing(match, "de").answers(view, "order", [32, 38])).splitlines()
    assert [line.strip() for line in orders] == [
        "1 Normale (4 Salami, 1 Peperoni)",
        "2 Bombastica (15 oder mehr, egal was)",
    ]
    pairs = shown(drawing(match, "it").answers(view, "kinds", ["olives-salami", "salami-shrimps"]))
    assert pairs.split("2 ")[1].strip() == "salame e gamberetti"
    assert drawing(match).answers(view, "count", [1, 2]) is None


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", ["1 pineapple", "1 olive", "1 pepper", "1 mushroom", "1 salami", "1 shrimp"], "2 salami"),
        ("de", ["1 Ananas", "1 Olive", "1 Peperoni", "1 Pilz", "1 Salami", "1 Shrimp"], "2 Salami"),
        ("it", ["1 ananas", "1 oliva", "1 peperone", "1 fungo", "1 salame", "1 gamberetto"], "2 salami"),
    ],
)
def test_one_card_and_several(language: str, one: list[str], many: str) -> None:
    words = tavolata.game("mamma_mia").words(language)
    assert [words("so-many", count=1, kind=words(f"kind-{kind}")) for kind in KINDS] == one
    assert words("so-many", count=2, kind=words("kind-salami")) == many
