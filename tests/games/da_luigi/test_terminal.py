"""Da Luigi as text: the market, the bars, what is being decided, and the answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

import tavolata
from tavolata import Match
from tavolata.core.words import words_of
from tavolata.games.da_luigi.bar_drawing import Dishes
from tavolata.games.da_luigi.terminal import DaLuigiDrawing
from tests.games.da_luigi.tables import play, table, with_points
from tests.random_matches import changed, many, play_at_random, random_positions

LANGUAGES = ["en", "de", "it"]
NAMES = {0: "Anna", 1: "Platz 2 (greedy)", 2: "Platz 3 (greedy)", 3: "Platz 4 (greedy)"}


def drawing(match: Match, language: str = "en") -> DaLuigiDrawing:
    return DaLuigiDrawing(match.game.words(language), match.edition, NAMES)


def shown(what: RenderableType | None, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def board(match: Match, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    return shown(drawing(match, language).board(match.view(seat)), width)


def answers(match: Match, field: str, *values: str | int, language: str = "en") -> list[str]:
    lines = shown(drawing(match, language).answers(match.view(0), field, values)).splitlines()
    return [" ".join(line.split()) for line in lines]


def bar_lines(match: Match, seat: int | None = 0, width: int = 80) -> Iterator[list[str]]:
    """The places of every line of the frame, without the spaces around them."""
    for line in board(match, seat, width=width).splitlines():
        if line.startswith("│") and line.count("│") == 7:
            yield [cell.strip() for cell in line.split("│")[1:-1]]


# --- the board ----------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_position_is_drawn_in_lines_that_fit(language: str, width: int) -> None:
    for match in random_positions(tavolata.game("da_luigi"), many(30, 9)):
        lines = board(match, 0, language, width).splitlines()
        assert any("Anna" in line for line in lines)
        assert max(map(len, lines)) <= width
        frame = [line.rstrip() for line in lines if line[0] in "╭├╰│" and line.rstrip()[-1] in "╮┤╯│"]
        assert len({len(line) for line in frame}) == 1, "the frame is straight"
        assert len(lines) <= 7 + 6 + 3 * (match.players - 1) + 1 + 3
        headline = drawing(match, language).headline(match.view(0))
        assert len(f"─ Da Luigi · {headline} ─") <= width


def test_two_letters_tell_the_dishes_apart_in_every_language() -> None:
    for language in LANGUAGES:
        codes = Dishes(words_of("da_luigi", language)).codes
        assert len({code.upper() for code in codes.values()}) == len(codes)


def test_the_market_shows_every_cube_and_the_price_of_each_row() -> None:
    match = table(market="wa wi . sasa pipi . papapa dedede . wawiwapi . .")
    lines = [line.partition("│")[0].split() for line in board(match).splitlines()]
    assert ["0◷", "1a", "WA", "1b", "WI", "1c", "—"] in lines
    assert ["1◷", "2a", "SA", "SA", "2b", "PI", "PI", "2c", "—"] in lines
    assert ["3◷", "4a", "WA", "WA", "WI", "PI", "4b", "—", "4c", "—"] in lines


def test_bag_and_cubes_beside_the_market_are_counted_with_the_dishes_names() -> None:
    match = table(bag="wawawasa", beside="dede")
    lines = [" ".join(line.rpartition("│")[2].split()) for line in board(match, language="de").splitlines()]
    assert "Beutel daneben" in lines
    assert "WA Wasser 3 0" in lines
    assert "DE Dessert 0 2" in lines


def test_the_own_bar_shows_names_and_orders() -> None:
    match = table(". WAwisa:4 . . . papa:2")
    minutes, called, orders, *_ = bar_lines(match)
    names = [guest["name"] for guest in match.edition.data["guests"][:2]]
    assert minutes == ["60 min", "50 min", "40 min", "30 min", "20 min", "10 min"]
    assert called == ["", names[0], "", "", "", names[1]]
    assert orders == ["", "WA wi sa", "", "", "", "pa pa"]


def test_a_guest_s_points_and_special_stand_below_the_order() -> None:
    match = tavolata.game("da_luigi").new(2, seed=1, first=0)
    assert ["★3 2 cubes", "", "★3 1 cube", "", "", ""] in list(bar_lines(match))


def test_the_reader_s_own_restaurant_comes_first_then_the_others_clockwise() -> None:
    match = tavolata.game("da_luigi").new(4, seed=1, first=2)
    for seat, sequence in ((0, "Anna 2 3 4"), (2, "3 4 Anna 2"), (None, "3 4 Anna 2")):
        titles = [line for line in board(match, seat).splitlines() if line[0] in "╭├"]
        assert [("Anna" if "Anna" in title else title.split("Platz ")[1][0]) for title in titles] == sequence.split()


def test_titles_tell_who_decides_satisfied_guests_tiles_and_supply() -> None:
    match = table("wa . . . . .", "wawade", supplies={1: "pi"}, tiles=(-2, 1))
    match = with_points(match, 3)
    own, other = (line for line in board(match).splitlines() if line[0] in "╭├")
    assert own.startswith("╭ ▶ Anna · 1 satisfied · 2 lemons · supply WA×2 DE ─")
    assert other.startswith("├ Platz 2 (greedy) · 0 satisfied · 1 bouquet · supply PI ─")


def test_a_title_without_room_for_the_supply_has_it_in_a_line_below() -> None:
    match = table("wa . . . . .", "wawawawiwiwisasasapipipapadede", tiles=(-12,))
    names = {0: "Annabella Concetta Maria della Rovere"}
    lines = shown(DaLuigiDrawing(match.game.words("it"), match.edition, names).board(match.view(0))).splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("╭"))
    assert lines[number].startswith("╭ ▶ Annabella Concetta… · 0 soddisfatti · 12 limoni ─")
    assert lines[number + 1].startswith("│ dispensa AC×3 VI×3 IN×3 PI×2 PA×2 DO×2 ")
    assert len(lines[number].rstrip()) == len(lines[number + 1].rstrip())


def test_a_long_name_takes_two_lines() -> None:
    match = table("wa . . . . .")
    view = drawing(match)
    view.guests[0] |= {"name": "Dottoressa Ferri"}
    lines = shown(view.board(match.view(0))).splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("│Dottoressa"))
    assert lines[number + 1].startswith("│Ferri  ")
    assert "│Dottoressa Ferri" in shown(view.board(match.view(0)), width=120)


def test_long_names_go_by_their_last_word_in_the_bars_of_others() -> None:
    match = tavolata.game("da_luigi").new(2, seed=1, first=0)
    assert any(cells[0] == "Adele ★3" for cells in bar_lines(match, width=80))
    assert any(cells[0] == "Nonna Adele ★3" for cells in bar_lines(match, width=100))


@pytest.mark.clause("DL-52")
def test_points_are_not_added_up_on_the_table() -> None:
    one, other = (with_points(table("wa . . . . ."), points) for points in (1, 3))
    assert board(one) == board(other)
    assert (one.points, other.points) == ((1, 0), (3, 0))
    assert other.view(0).points is None
    assert table("wa . . . . .", open_score=True).view(0).points == (0, 0)


# --- what is being decided on -------------------------------------------


@pytest.mark.parametrize(
    ("language", "card", "special"),
    [
        ("en", "waits 30 minutes for water, wine · 2 points", "must give up a cube, a lemon or a bouquet."),
        ("de", "wartet 30 Minuten auf Wasser, Wein · 2 Punkte", "muss einen Würfel, eine Zitrone oder einen Strauß"),
        ("it", "aspetta 30 minuti: acqua, vino · 2 punti", "deve cedere un cubetto, un limone o un bouquet."),
    ],
)
def test_the_guest_that_is_turned_up_is_shown_with_its_special_in_words(language: str, card: str, special: str) -> None:
    match = tavolata.game("da_luigi").new(2, seed=1, first=0)
    match.play(0, "greet")
    view = drawing(match, language)
    number = int(str(match.view(None).table["guest"])) - 1
    view.guests[number] |= {"minutes": 30, "wants": ["water", "wine"], "points": 2, "special": "discard"}
    text = shown(view.board(match.view(1)))
    assert f"▲ {view.guests[number]['name']} {card}" in text
    assert special in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_is_explained_in_one_line(language: str) -> None:
    match = tavolata.game("da_luigi").new(2, seed=1)
    view = drawing(match, language)
    specials = {guest["special"]: guest for guest in [*view.guests, view.guests[0] | {"special": "none"}]}
    assert len(specials) == 8
    for guest in specials.values():
        for line in view._turned_up(guest | {"wants": ["water", "wine", "salad", "pasta"]}):
            assert shown(line).count("\n") == 1


@pytest.mark.parametrize("special", ["bouquet", "move", "discard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_special_that_asks_something_is_explained(special: str, language: str) -> None:
    match = table("wa . . . . .", "pi", coming=[f"30 wa {special}", "20 wi", "10 sa"])
    play(match, "greet", "give 0")
    sentence = match.game.words(language)(f"special-{special}-now")
    assert f"▲ {sentence}\n" in "\n".join(line.rstrip() for line in board(match, language=language).splitlines()) + "\n"
    assert drawing(match, language).specials[special] in drawing(match, language).headline(match.view(0))


def test_what_is_to_be_served_and_what_a_joker_stands_for_is_told() -> None:
    match = table("wapi . wasa . . .", market="wa . . . . . . . . . . .")
    play(match, "shop", "buy 1a")
    assert "▲ To be served: WA" in board(match)
    match = table("WApi . . . . .", "sasasasasa", market="sa . . . . . . . . . . .")
    play(match, "shop", "buy 1a", "complete 60")
    name = match.edition.data["guests"][0]["name"]
    assert f"▲ Joker for {name}: pizza is missing." in board(match)
    play(match, "four-cubes")
    assert f"▲ Jolly per {name}: manca pizza" in board(match, language="it")
    assert "4 cubetti ancora da spendere." in board(match, language="it")


def test_the_headline_says_whose_turn_it_is_and_what_is_asked() -> None:
    match = tavolata.game("da_luigi").new(2, seed=1, first=0)
    assert drawing(match, "it").headline(match.view(0)) == "turno di Anna · A o B? · 24 nel mazzo"
    match = changed(match, last_turns=2)
    assert drawing(match, "de").headline(match.view(0)) == "Anna ist dran · A oder B? · Schlussrunde"
    match = table("wa . . . . .", market=". . . wa . . . . . . . .", coming=["30 wa", "20 wi bouquet", "10 sa"])
    play(match, "greet")
    assert drawing(match).headline(match.view(1)) == "Anna’s turn · 3 guests to give out · 21 in the stack"
    play(match, "give 0", "give 1")
    assert drawing(match).headline(match.view(0)) == "Anna’s turn · Platz 2 (greedy): bouquet"
    over = play_at_random(match, seed=1)
    assert drawing(over).headline(over.view(0)) == "the game is over"


# --- answers ------------------------------------------------------------


def test_fields_are_listed_row_by_row_with_cubes_price_and_what_fits() -> None:
    match = table("wawi . . . . .", market="wa sa . wiwi . . . . . wawiwapi . .")
    play(match, "shop")
    listed = answers(match, "field", "1a", "1b", "2a", "4a")
    assert listed[:3] == ["free 1 1a WA ✓1 2 1b SA", "1 clock 3 2a WI WI ✓1", "3 clocks 4 4a WA WA WI PI ✓2"]
    assert "still missing" in listed[3]


def test_places_are_listed_with_who_sits_there_and_where_they_move() -> None:
    match = table("WAwi:4 . . . . pa:2", market=". . . wawa . . . . . . . .")
    play(match, "shop", "buy 2a")
    first, second = (guest["name"] for guest in match.edition.data["guests"][:2])
    listed = answers(match, "place", "60", "10")
    assert listed[0].startswith(f"1 60 {first} WA wi ★")
    assert listed[0].endswith("→ 50")
    assert listed[1].startswith(f"2 10 {second} pa ★")
    assert listed[1].endswith("→ walks out")
    assert drawing(match).answers(match.view(None), "place", ["60"]) is None


def test_dishes_are_listed_with_how_many_there_are() -> None:
    match = table("WApi . . . . .", "sasasadede", market="sa . . . . . . . . . . .")
    play(match, "shop", "buy 1a", "complete 60", "four-cubes")
    assert answers(match, "dish", "salad", "dessert") == ["1 SA salad ×4 2 DE dessert ×2"]


def test_whoever_may_get_a_guest_is_listed_with_what_that_does() -> None:
    others = {1: ". . . wa . .", 2: ". . . wa wi sa"}
    match = table("wa . . . . .", players=3, others=others, coming=["30 wa", "20 wi", "10 sa", "60 wa"])
    play(match, "greet")
    view = drawing(match)
    leaving = match.edition.data["guests"][4]["name"]
    listed = shown(view.answers(match.view(0), "to", [0, 1, 2])).splitlines()
    assert [" ".join(line.split()) for line in listed] == [
        "1 Anna 30 is free gets 2 more",
        "2 Platz 2 (greedy) 1 guest moves on from 30 gets 1 more",
        f"3 Platz 3 (greedy) {leaving} is pushed out gets 1 more",
    ]


def test_all_else_is_a_numbered_list() -> None:
    match = tavolata.game("da_luigi").new(2, seed=1, first=0)
    assert drawing(match).answers(match.view(0), "what to do", ["shop", "greet"]) is None
    assert drawing(match).answers(match.view(0), "tile", ["lemon", "bouquet"]) is None


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulebook", ["de", "it"])
def test_every_picture_of_answers_fits(language: str, rulebook: str) -> None:
    for match in random_positions(tavolata.game("da_luigi"), many(60, 9), rulebook=rulebook):
        for seat in match.movers:
            view = match.view(seat)
            for field in ("field", "place", "dish", "to"):
                values = [action.named_fields()[field] for action in view.decision if field in action.named_fields()]
                picture = drawing(match, language).answers(view, field, list(dict.fromkeys(values)))
                assert max(map(len, shown(picture).splitlines())) <= 80
