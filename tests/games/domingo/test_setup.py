"""Setting up (DO-01 … DO-05), and the deck we ship."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tavolata import BadEdition, BadInput, Game
from tavolata.games.domingo.state import START_COLUMN, START_ROW, WIDTH
from tests.games.domingo.boards import drawn
from tests.random_matches import many


def turned(card: str) -> str:
    return card[::-1]


@pytest.mark.clause("DO-01")
def test_the_deck_is_every_strip_once_and_the_triples_three_times(domingo: Game) -> None:
    """C-DO-2: 36 different cards and each triple three times."""
    cards = [min(card, turned(card)) for card in domingo.edition().data["cards"]]
    counts = Counter(cards)
    assert len(cards) == 48
    assert {card: count for card, count in counts.items() if count > 1} == {"ttt": 3, "ooo": 3, "aaa": 3, "lll": 3}
    assert len(counts) == 40


@pytest.mark.clause("DO-01")
def test_the_deck_has_36_fields_of_each_colour(domingo: Game) -> None:
    assert Counter("".join(domingo.edition().data["cards"])) == dict.fromkeys("toal", 36)


def test_the_deck_says_that_it_is_reconstructed(domingo: Game) -> None:
    assert domingo.edition().reconstructed


def own_deck(tmp_path: Path, cards: list[str], more: str = "") -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(f'game = "domingo"\nedition = "mine"\ncards = {cards}\n{more}', encoding="utf-8")
    return path


@pytest.mark.clause("DO-01")
@pytest.mark.parametrize(
    ("cards", "more", "complaint"),
    [
        (["ttt"] * 47, "", r"must list 48 cards, not 47\. \(DO-01\)"),
        (["ttt"] * 47 + ["tt"], "", r"card 48 \(“tt”\) must be three of the letters “toal”.* \(DO-01\)"),
        (["ttt"] * 47 + ["ttx"], "", r"card 48 \(“ttx”\)"),
        ([*["ttt"] * 47, 5], "", r"card 48 \(“5”\)"),
        (["rrr"] * 48, 'letters = "rrgb"', r"four different letters.*not “rrgb”\. \(DO-01\)"),
        (["ttt"] * 48, "price = 3", "the entry “price” means nothing"),
        (["ttt"] * 48, "letters = 4", "the entry “letters” must be of the kind str"),
    ],
)
def test_a_deck_that_is_not_48_cards_of_3_fields_in_4_colours_is_refused(
    domingo: Game, tmp_path: Path, cards: list[str], more: str, complaint: str
) -> None:
    with pytest.raises(BadEdition, match=rf"mine\.toml: .*{complaint}"):
        domingo.edition(own_deck(tmp_path, cards, more))


@pytest.mark.clause("DO-01")
def test_an_owner_s_deck_is_welcome_whatever_its_cards_and_letters(domingo: Game, tmp_path: Path) -> None:
    path = own_deck(tmp_path, ["rgb"] * 24 + ["yyy"] * 24, 'letters = "rygb"')
    match = domingo.new(players=2, seed=1, edition=path)
    faces = {card for seat in (0, 1) for card in hand(match.view(seat).table)}
    assert faces <= {"tal", "ooo"}
    assert not match.edition.reconstructed


def hand(table: object) -> list[str]:
    assert isinstance(table, dict)
    return [str(card) for card in table["hand"]]


@pytest.mark.clause("DO-02")
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, True, "3"])
def test_any_other_number_of_players_is_refused(domingo: Game, players: int) -> None:
    with pytest.raises(BadInput, match=r"for 2 to 4 players.*\(DO-02\)"):
        domingo.new(players)


@pytest.mark.clause("DO-02", "DO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_three_cards_and_the_rest_is_stock(domingo: Game, players: int) -> None:
    match = domingo.new(players, seed=3)
    view = match.view(0).table
    assert view["in_hand"] == [3] * players
    assert view["in_stock"] == 48 - 1 - 3 * players
    assert all(len(hand(match.view(seat).table)) == 3 for seat in range(players))


@pytest.mark.clause("DO-03")
def test_nobody_sees_another_hand(domingo: Game) -> None:
    match = domingo.new(3, seed=3)
    for seat in range(3):
        for event in match.log(seat)[0]:
            if event.name == "dealt":
                assert ("card_1" in event.fields) == (event["seat"] == seat)
    assert hand(match.view(None).table) == []


@pytest.mark.clause("DO-03")
def test_every_card_starts_the_display_equally_often(domingo: Game) -> None:
    deals = many(4800, 480)
    batch = domingo.batch(deals, players=2, seed=5)
    top = START_ROW * WIDTH + START_COLUMN
    fields = batch.states["field"][:, [top, top + WIDTH, top + 2 * WIDTH]] - 1
    starts = Counter("".join("toal"[colour] for colour in card) for card in fields.tolist())
    expected = {card: count * deals / 48 for card, count in Counter(domingo.edition().data["cards"]).items()}
    assert starts.keys() <= expected.keys()
    chi_square = sum((starts[card] - number) ** 2 / number for card, number in expected.items())
    assert chi_square < 72.1  # 39 degrees of freedom, one in a thousand


@pytest.mark.clause("DO-04")
def test_the_start_card_lies_as_the_file_lists_it_and_nobody_scores(domingo: Game, tmp_path: Path) -> None:
    path = own_deck(tmp_path, ["loo"] * 24 + ["ttt"] * 24)
    for seed in range(20):
        match = domingo.new(2, seed=seed, edition=path)
        assert "".join(drawn(match)) in ("loo", "ttt")
        assert match.points == (0, 0)


@pytest.mark.clause("DO-05")
def test_the_table_may_say_who_begins(domingo: Game) -> None:
    assert [domingo.new(4, seed=1, first=seat).movers for seat in range(4)] == [(0,), (1,), (2,), (3,)]


@pytest.mark.clause("DO-05")
def test_otherwise_everybody_begins_equally_often(domingo: Game) -> None:
    deals = many(3000, 300)
    begins = Counter(domingo.batch(deals, players=3, seed=2).seats.tolist())
    assert all(abs(begins[seat] - deals / 3) < 4 * (deals * 2 / 9) ** 0.5 for seat in range(3))


@pytest.mark.clause("DO-05")
@pytest.mark.parametrize("first", [3, -1, "nobody", True])
def test_a_seat_that_is_not_there_cannot_begin(domingo: Game, first: int | str) -> None:
    with pytest.raises(BadInput, match=r"“first” cannot be .* 'random', 0, 1, 2\. \(DO-05\)"):
        domingo.new(3, first=first)
