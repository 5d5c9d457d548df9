"""The eight kinds of order (MM-31 … MM-40)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tavolata
from tavolata import Match
from tavolata.core.actions import Action
from tavolata.core.events import Event
from tavolata.games.mamma_mia import Add, AddMissing, Ask, Choose, ChooseTwo, GiveUp, Help, ThatIsAll
from tavolata.games.mamma_mia.state import COLOURS, KINDS, PAIRS, PIZZAS
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    answer,
    clearing,
    event_names,
    finished,
    hand,
    laid_out,
    missing,
    phase,
    refused,
    request,
    used,
    waiter,
)
from tests.playing import COMPILED, fields_of, many

OTHERS = [kind for kind in KINDS if kind != "peppers"]
"""All kinds but green's own."""


def alone(oven: str, hand: str = "") -> Match:
    """Alberto's order is checked; there is no helping."""
    return clearing(oven, hand, helping=False)


def went_back(match: Match, order: str) -> bool:
    """Is it, without anybody having been asked, the lowest of Alberto's waiter, and is nothing used?"""
    return not match.moves and not match.movers and waiter(match, ALBERTO).startswith(order) and used(match) == ""


# --- Normale ----------------------------------------------------------


@pytest.mark.clause("MM-31")
@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("green 4 shrimps 1 peppers", "1 peppers, 4 shrimps"),
        ("green 3 peppers 1 olives 1 mushrooms", "1 olives, 3 peppers, 1 mushrooms"),
        ("green one of each", "1 pineapple, 1 olives, 1 peppers, 1 mushrooms, 1 salami, 1 shrimps"),
    ],
)
def test_a_normale_needs_what_is_printed_on_it(name: str, needs: str) -> None:
    match = alone(f"{needs}, {name}")
    assert finished(match) == name
    assert (used(match), laid_out(match)) == (needs, "")


@pytest.mark.clause("MM-31")
def test_a_normale_with_one_missing_of_several() -> None:
    match = alone("1 olives, 2 peppers, 1 mushrooms, green 3 peppers 1 olives 1 mushrooms", "2 peppers")
    assert missing(match) == "1 peppers"
    match.play(ALBERTO, AddMissing())
    assert (used(match), hand(match, ALBERTO)) == ("1 olives, 3 peppers, 1 mushrooms", "1 peppers")


@pytest.mark.clause("MM-18", "MM-31")
def test_other_kinds_do_not_help_a_normale() -> None:
    match = alone("9 olives, 9 mushrooms, green 4 salami 1 peppers", "9 shrimps")
    assert missing(match) == "1 peppers, 4 salami"
    assert match.legal(ALBERTO) == [GiveUp()]


# --- Bombastica -------------------------------------------------------


@pytest.mark.clause("MM-32")
@pytest.mark.parametrize("cards", ["15 salami", "8 olives, 7 shrimps", "10 olives, 10 shrimps, 2 peppers"])
def test_a_bombastica_uses_all_that_is_laid_out_if_there_are_15_or_more(cards: str) -> None:
    match = alone(f"{cards}, green bombastica, 1 mushrooms")
    assert finished(match) == "green bombastica"
    assert sum(event["count"] for event in fields_of(match, "ingredients_used")) >= 15
    assert laid_out(match) == "1 mushrooms"


@pytest.mark.clause("MM-32")
def test_a_bombastica_needs_no_card_of_the_own_kind() -> None:
    assert finished(alone("15 salami, green bombastica")) == "green bombastica"


@pytest.mark.clause("MM-32")
def test_a_bombastica_with_14_needs_one_card_of_the_owner_s_choice() -> None:
    match = alone("14 salami, green bombastica", "2 olives, 1 shrimps")
    assert match.legal(ALBERTO) == [AddMissing(), GiveUp()]
    match.play(ALBERTO, AddMissing())
    assert match.legal(ALBERTO) == [Add("olives"), Add("shrimps")]
    match.play(ALBERTO, Add("shrimps"))
    assert finished(match) == "green bombastica"
    assert (used(match), hand(match, ALBERTO)) == ("14 salami, 1 shrimps", "2 olives")


@pytest.mark.clause("MM-32")
def test_cards_are_added_to_a_bombastica_one_by_one_up_to_15_exactly() -> None:
    match = alone("12 salami, green bombastica", "2 olives, 1 shrimps, 1 salami")
    match.play(ALBERTO, AddMissing())
    match.play(ALBERTO, Add("shrimps"))
    assert match.legal(ALBERTO) == [Add("olives"), Add("salami")]
    match.play(ALBERTO, Add("salami"))
    assert laid_out(match) == "13 salami, 1 shrimps"
    assert match.legal(ALBERTO) == [Add("olives")]
    match.play(ALBERTO, Add("olives"))
    assert (used(match), hand(match, ALBERTO)) == ("1 olives, 13 salami, 1 shrimps", "1 olives")


@pytest.mark.clause("MM-32", "MM-47")
def test_who_must_add_the_whole_hand_to_a_bombastica_has_nothing_to_choose() -> None:
    match = alone("12 salami, green bombastica", "2 olives, 1 shrimps")
    match.play(ALBERTO, AddMissing())
    assert (used(match), hand(match, ALBERTO)) == ("2 olives, 12 salami, 1 shrimps", "")


@pytest.mark.clause("MM-32")
def test_with_too_few_cards_nothing_can_be_added_to_a_bombastica() -> None:
    match = alone("11 salami, green bombastica", "2 olives, 1 shrimps")
    assert match.legal(ALBERTO) == [GiveUp()]
    match.play(ALBERTO, GiveUp())
    assert laid_out(match) == "11 salami"
    assert hand(match, ALBERTO) == "2 olives, 1 shrimps"


@pytest.mark.clause("MM-32")
def test_a_bombastica_with_nothing_laid_out_can_still_be_asked_for() -> None:
    match = clearing("green bombastica", "9 olives", "6 shrimps")
    assert match.legal(ALBERTO) == [*map(Ask, KINDS), GiveUp()]
    for _ in range(6):
        match.play(ALBERTO, Ask("shrimps"))
    match.play(ALBERTO, ThatIsAll())
    answer(match, beate=True)
    assert used(match) == "9 olives, 6 shrimps"
    assert match.points == (1, 1, 0)


@pytest.mark.clause("MM-24", "MM-32")
def test_a_request_for_a_bombastica_names_any_kinds_up_to_what_is_missing() -> None:
    match = clearing("12 salami, green bombastica", "9 olives", "1 pineapple, 2 shrimps", "3 olives")
    match.play(ALBERTO, Ask("pineapple"))
    assert match.legal(ALBERTO) == [*map(Ask, KINDS), ThatIsAll()]
    match.play(ALBERTO, Ask("shrimps"))
    match.play(ALBERTO, Ask("shrimps"))
    assert phase(match) == "answering"
    assert request(match) == "1 pineapple, 2 shrimps"
    answer(match, beate=True)
    assert used(match) == "1 pineapple, 12 salami, 2 shrimps"
    assert (hand(match, ALBERTO), hand(match, BEATE)) == ("9 olives", "")


@pytest.mark.clause("MM-26", "MM-32")
def test_a_request_for_a_bombastica_contains_at_least_what_the_owner_cannot_add() -> None:
    match = clearing("10 salami, green bombastica", "2 olives", "5 shrimps")
    for _ in range(2):
        match.play(ALBERTO, Ask("shrimps"))
        assert match.legal(ALBERTO) == list(map(Ask, KINDS))
        assert refused(match, ALBERTO, ThatIsAll()) == ("ask-for-more", "MM-26")
    match.play(ALBERTO, Ask("shrimps"))
    assert ThatIsAll() in match.legal(ALBERTO)


@pytest.mark.clause("MM-26", "MM-32", "MM-47")
def test_after_help_for_a_bombastica_the_owner_picks_the_own_cards() -> None:
    match = clearing("12 salami, green bombastica", "3 olives, 1 shrimps", "1 pineapple", "", waiters={CLAUDIO: ""})
    match.play(ALBERTO, Ask("pineapple"))
    match.play(ALBERTO, ThatIsAll())
    answer(match, beate=True)
    assert laid_out(match) == "1 pineapple, 12 salami"
    assert match.legal(ALBERTO) == [Add("olives"), Add("shrimps")]
    assert refused(match, ALBERTO, GiveUp()) == ("add-cards", "MM-32")
    match.play(ALBERTO, Add("olives"))
    match.play(ALBERTO, Add("shrimps"))
    assert used(match) == "1 pineapple, 1 olives, 12 salami, 1 shrimps"
    assert match.points == (1, 1, 0)


@pytest.mark.clause("MM-18", "MM-32")
def test_what_cannot_be_done_with_a_bombastica_is_refused() -> None:
    match = alone("13 salami, green bombastica", "3 olives, 1 shrimps")
    assert refused(match, ALBERTO, Add("olives")) == ("add-all-at-once", "MM-18")
    match.play(ALBERTO, AddMissing())
    assert refused(match, ALBERTO, Add("salami")) == ("kind-not-held", "MM-32")
    assert refused(match, ALBERTO, AddMissing()) == ("add-cards", "MM-32")
    assert refused(match, ALBERTO, GiveUp()) == ("add-cards", "MM-32")
    assert refused(match, BEATE, Add("olives")) == ("not-your-order", "MM-16")


# --- Monotoni ---------------------------------------------------------


@pytest.mark.clause("MM-33", "MM-40")
def test_a_monotoni_takes_one_of_the_own_kind_and_six_of_another() -> None:
    match = alone("7 salami, 2 peppers, green monotoni")
    assert match.legal(ALBERTO) == list(map(Choose, OTHERS))
    match.play(ALBERTO, Choose("salami"))
    assert (used(match), laid_out(match)) == ("1 peppers, 6 salami", "1 peppers, 1 salami")


@pytest.mark.clause("MM-33")
def test_a_monotoni_with_one_added() -> None:
    match = alone("5 salami, 1 peppers, green monotoni", "1 salami")
    match.play(ALBERTO, Choose("salami"))
    assert missing(match) == "1 salami"
    match.play(ALBERTO, AddMissing())
    assert finished(match) == "green monotoni"


@pytest.mark.clause("MM-33")
def test_a_monotoni_without_the_own_kind_lacks_it() -> None:
    match = alone("9 salami, green monotoni", "9 olives")
    match.play(ALBERTO, Choose("salami"))
    assert missing(match) == "1 peppers"
    assert match.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-33", "MM-40")
def test_the_joker_of_a_monotoni_is_never_the_own_kind() -> None:
    match = alone("9 peppers, green monotoni")
    assert refused(match, ALBERTO, Choose("peppers")) == ("own-kind", "MM-40")
    assert refused(match, ALBERTO, ChooseTwo("olives-salami")) == ("choose-one", "MM-23")


# --- Ghiottona --------------------------------------------------------


def two(one: str, other: str) -> ChooseTwo:
    return ChooseTwo(f"{one}-{other}")


@pytest.mark.clause("MM-34", "MM-40")
def test_a_ghiottona_takes_one_of_the_own_kind_and_four_each_of_two_others() -> None:
    match = alone("5 salami, 4 olives, 2 peppers, 4 shrimps, green ghiottona")
    match.play(ALBERTO, two("olives", "salami"))
    assert used(match) == "4 olives, 1 peppers, 4 salami"
    assert laid_out(match) == "1 peppers, 1 salami, 4 shrimps"


@pytest.mark.clause("MM-34", "MM-40")
def test_the_two_kinds_of_a_ghiottona_differ_and_have_no_sequence() -> None:
    match = alone("1 peppers, green ghiottona")
    pairs: list[Action] = [
        two(KINDS[one], KINDS[other]) for one, other in PAIRS if "peppers" not in (KINDS[one], KINDS[other])
    ]
    assert match.legal(ALBERTO) == pairs
    assert len(pairs) == 10
    assert refused(match, ALBERTO, two("olives", "peppers")) == ("own-kind", "MM-40")
    assert refused(match, ALBERTO, Choose("olives")) == ("choose-two", "MM-23")


@pytest.mark.clause("MM-23", "MM-34")
def test_a_ghiottona_with_several_added() -> None:
    match = alone("3 salami, 4 olives, green ghiottona", "1 peppers, 1 salami, 4 shrimps")
    match.play(ALBERTO, two("olives", "salami"))
    assert missing(match) == "1 peppers, 1 salami"
    match.play(ALBERTO, AddMissing())
    assert (finished(match), hand(match, ALBERTO)) == ("green ghiottona", "4 shrimps")


@pytest.mark.clause("MM-34")
def test_a_ghiottona_with_too_few() -> None:
    match = alone("8 salami, 3 olives, 1 peppers, green ghiottona", "1 shrimps")
    match.play(ALBERTO, two("olives", "salami"))
    assert missing(match) == "1 olives"
    assert match.legal(ALBERTO) == [GiveUp()]


# --- Monotoni junior --------------------------------------------------


@pytest.mark.clause("MM-35")
@pytest.mark.parametrize("kind", ["salami", "peppers"])
def test_a_monotoni_junior_takes_five_of_any_kind_even_the_own_one(kind: str) -> None:
    match = alone(f"6 {kind}, 1 shrimps, green monotoni_junior")
    assert match.legal(ALBERTO) == [Choose(other) for other in KINDS if other != "olives"]
    match.play(ALBERTO, Choose(kind))
    assert (used(match), laid_out(match)) == (f"5 {kind}", f"1 {kind}, 1 shrimps")


@pytest.mark.clause("MM-35")
def test_a_monotoni_junior_is_never_of_the_forbidden_kind() -> None:
    match = alone("5 salami, green monotoni_junior", "5 olives")
    assert refused(match, ALBERTO, Choose("olives")) == ("forbidden-kind", "MM-35")


@pytest.mark.clause("MM-35")
def test_a_monotoni_junior_with_one_added_or_too_few() -> None:
    match = alone("4 salami, 3 shrimps, green monotoni_junior", "1 salami, 1 shrimps")
    match.play(ALBERTO, Choose("salami"))
    later = match.after(1)
    match.play(ALBERTO, AddMissing())
    assert (used(match), laid_out(match)) == ("5 salami", "3 shrimps")
    later.undo(ALBERTO)
    later.play(ALBERTO, Choose("shrimps"))
    assert later.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-35", "MM-37")
def test_a_forbidden_kind_sends_a_monotoni_junior_back() -> None:
    match = clearing("9 salami, 1 olives, green monotoni_junior", "6 salami")
    assert went_back(match, "green monotoni_junior")


# --- Minipizza --------------------------------------------------------


@pytest.mark.clause("MM-36")
def test_a_minipizza_takes_three_of_its_kind() -> None:
    match = alone("4 peppers, 1 salami, green minipizza no shrimps")
    assert finished(match) == "green minipizza no shrimps"
    assert (used(match), laid_out(match)) == ("3 peppers", "1 peppers, 1 salami")


@pytest.mark.clause("MM-36")
def test_a_minipizza_with_one_added_or_too_few() -> None:
    match = alone("2 peppers, green minipizza no shrimps", "2 peppers")
    match.play(ALBERTO, AddMissing())
    assert (used(match), hand(match, ALBERTO)) == ("3 peppers", "1 peppers")
    assert alone("1 peppers, green minipizza no shrimps", "1 peppers").legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-36", "MM-37")
def test_a_forbidden_kind_sends_a_minipizza_back_though_it_has_its_three() -> None:
    match = clearing("9 peppers, 1 shrimps, green minipizza no shrimps", "6 peppers")
    assert fields_of(match, "forbidden_found") == [{"seat": ALBERTO, "kind": "shrimps"}]
    assert went_back(match, "green minipizza no shrimps")


@pytest.mark.clause("MM-36", "MM-37")
def test_only_the_unused_cards_laid_out_so_far_forbid() -> None:
    """Shrimps that were used up before, or come later, or are held, do no harm."""
    match = clearing("4 shrimps, 4 peppers, green 4 shrimps 1 peppers, green minipizza no shrimps, 2 shrimps")
    assert finished(match) == "green 4 shrimps 1 peppers, green minipizza no shrimps"
    match = clearing("3 peppers, green minipizza no shrimps", "5 shrimps", "5 shrimps")
    assert finished(match) == "green minipizza no shrimps"


@pytest.mark.clause("MM-37")
def test_the_other_minipizza_forbids_another_kind() -> None:
    match = alone("3 peppers, 1 shrimps, green minipizza no mushrooms")
    assert finished(match) == "green minipizza no mushrooms"


# --- Minimale ---------------------------------------------------------


@pytest.mark.clause("MM-38")
def test_a_minimale_takes_one_of_the_own_kind_and_four_of_the_fewest() -> None:
    match = alone("5 salami, 7 olives, 2 peppers, green minimale")
    assert fields_of(match, "kind_chosen") == [{"seat": ALBERTO, "kind": "salami"}]
    assert (used(match), laid_out(match)) == ("1 peppers, 4 salami", "7 olives, 1 peppers, 1 salami")


@pytest.mark.clause("MM-38")
def test_neither_the_own_kind_nor_a_kind_that_is_not_laid_out_is_the_fewest() -> None:
    match = alone("1 peppers, 4 salami, 5 olives, green minimale")
    assert used(match) == "1 peppers, 4 salami"


@pytest.mark.clause("MM-23", "MM-38")
@pytest.mark.parametrize(
    ("laid", "kinds"),
    [
        ("1 shrimps, 1 olives, 1 peppers", ["olives", "shrimps"]),
        ("3 salami, 3 olives, 3 shrimps, 3 pineapple, 3 mushrooms", OTHERS),
        ("1 peppers, 2 salami, 2 mushrooms, 3 olives", ["mushrooms", "salami"]),
    ],
)
def test_among_equals_the_owner_chooses(laid: str, kinds: list[str]) -> None:
    match = alone(f"{laid}, green minimale")
    assert match.legal(ALBERTO) == [Choose(kind) for kind in OTHERS if kind in kinds]


@pytest.mark.clause("MM-38")
def test_a_kind_with_more_cards_cannot_be_chosen() -> None:
    match = alone("1 peppers, 2 salami, 2 mushrooms, 4 olives, green minimale")
    assert refused(match, ALBERTO, Choose("olives")) == ("not-the-fewest", "MM-38")
    assert refused(match, ALBERTO, Choose("shrimps")) == ("not-the-fewest", "MM-38")
    assert refused(match, ALBERTO, Choose("peppers")) == ("not-the-fewest", "MM-38")


@pytest.mark.clause("MM-38")
def test_cards_that_are_added_do_not_change_the_kind() -> None:
    """With three salami and three of the hand there would be fewer olives."""
    match = alone("1 salami, 2 olives, 1 peppers, green minimale", "3 salami")
    assert missing(match) == "3 salami"
    match.play(ALBERTO, AddMissing())
    assert (used(match), laid_out(match)) == ("1 peppers, 4 salami", "2 olives")


@pytest.mark.clause("MM-24", "MM-38")
def test_cards_that_are_given_do_not_change_the_kind() -> None:
    match = clearing("2 salami, 3 olives, 1 peppers, green minimale", "1 salami", "1 salami")
    match.play(ALBERTO, Ask("salami"))
    match.play(ALBERTO, ThatIsAll())
    answer(match, beate=True)
    assert (used(match), laid_out(match)) == ("1 peppers, 4 salami", "3 olives")


@pytest.mark.clause("MM-38")
def test_a_minimale_with_too_few() -> None:
    match = alone("3 salami, 8 olives, 1 peppers, green minimale", "7 olives")
    assert missing(match) == "1 salami"
    assert match.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-38")
@pytest.mark.parametrize("laid", ["", "5 peppers, "])
def test_without_an_eligible_kind_a_minimale_goes_back_at_once(laid: str) -> None:
    match = clearing(f"{laid}green minimale", "4 salami, 4 olives, 1 peppers")
    assert "no_fewest_found" in event_names(match)
    assert went_back(match, "green minimale")


@pytest.mark.clause("MM-38")
def test_the_fewest_are_counted_among_unused_cards_only() -> None:
    match = clearing("4 salami, 2 peppers, 4 olives, 5 shrimps, green 4 salami 1 peppers, green minimale")
    assert used(match) == "4 olives, 2 peppers, 4 salami"
    assert finished(match) == "green 4 salami 1 peppers, green minimale"


# --- Mamma Mia --------------------------------------------------------


@pytest.mark.clause("MM-39")
@pytest.mark.parametrize("kind", ["pineapple", "salami"])
def test_a_mamma_mia_takes_one_of_the_own_kind_and_five_of_one_of_its_two(kind: str) -> None:
    match = alone("6 pineapple, 6 salami, 2 peppers, green mamma_mia")
    assert match.legal(ALBERTO) == [Choose("pineapple"), Choose("salami")]
    match.play(ALBERTO, Choose(kind))
    assert sorted(used(match).split(", ")) == ["1 peppers", f"5 {kind}"]


@pytest.mark.clause("MM-23", "MM-39")
def test_a_mamma_mia_asks_even_if_only_one_of_the_two_suffices() -> None:
    match = alone("5 pineapple, 1 peppers, green mamma_mia")
    assert match.legal(ALBERTO) == [Choose("pineapple"), Choose("salami")]


@pytest.mark.clause("MM-39")
def test_the_two_kinds_of_a_mamma_mia_are_not_mixed() -> None:
    match = alone("3 pineapple, 3 salami, 1 peppers, green mamma_mia", "1 salami, 2 pineapple")
    match.play(ALBERTO, Choose("salami"))
    assert missing(match) == "2 salami"
    assert match.legal(ALBERTO) == [GiveUp()]
    match.undo(ALBERTO)
    match.play(ALBERTO, Choose("pineapple"))
    match.play(ALBERTO, AddMissing())
    assert (used(match), laid_out(match)) == ("5 pineapple, 1 peppers", "3 salami")


@pytest.mark.clause("MM-39")
def test_a_mamma_mia_takes_no_third_kind() -> None:
    match = alone("9 olives, 1 peppers, green mamma_mia")
    assert refused(match, ALBERTO, Choose("olives")) == ("one-of-the-two", "MM-39")
    assert refused(match, ALBERTO, Choose("peppers")) == ("one-of-the-two", "MM-39")


# --- random games -----------------------------------------------------


class Account:
    """What lies on the table in a clearing, from what is told alone, and whether every pizza is as its order says."""

    def __init__(self, match: Match) -> None:
        self.said = {str(name): match.edition.data["orders"][k] for k, name in enumerate(match.edition.names["order"])}
        self.laid: Counter[str] = Counter()
        self.when_revealed: Counter[str] = Counter()
        self.lent = 0
        self.used: Counter[str] = Counter()
        self.order = ""
        self.baked: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        if self.used and event.name != "ingredients_used":
            self._check_pizza()
        if event.name in ("ingredients_revealed", "added", "gave"):
            self.laid[str(event["kind"])] += int(str(event["count"]))
            self.lent += event.name != "ingredients_revealed"
        elif event.name == "ingredients_used":
            self.used[str(event["kind"])] += int(str(event["count"]))
        elif event.name == "order_revealed":
            self.order, self.when_revealed, self.lent = str(event["order"]), +self.laid, 0
        elif event.name == "order_returned":
            assert self.laid == self.when_revealed, "an order that goes back takes nothing with it"
        elif event.name in ("began", "oven_cleared"):
            self.laid.clear()

    def _check_pizza(self) -> None:
        said = self.said[self.order]
        assert self.used in list(self._possible(said)), (self.order, self.used)
        assert self.when_revealed[said.get("forbidden", "")] == 0
        self.laid.subtract(self.used)
        assert min(self.laid.values()) >= 0
        self.laid = +self.laid
        self.baked[said["pizza"]] += 1
        self.used = Counter()

    def _possible(self, said: dict[str, Any]) -> Iterator[dict[str, int]]:
        """All that may be on such a pizza (MM-31 … MM-40)."""
        own = dict(zip(COLOURS, KINDS, strict=True))[said["colour"]]
        others = [kind for kind in KINDS if kind != own]
        there = {kind: self.when_revealed[kind] for kind in others if self.when_revealed[kind]}
        match said["pizza"]:
            case "normale":
                yield said["needs"]
            case "bombastica":
                assert self.laid.total() == 15 if self.lent else self.laid.total() >= 15
                yield +self.laid
            case "monotoni":
                yield from ({own: 1, kind: 6} for kind in others)
            case "ghiottona":
                yield from ({own: 1, one: 4, other: 4} for one in others for other in others if one != other)
            case "monotoni_junior":
                yield from ({kind: 5} for kind in KINDS if kind != said["forbidden"])
            case "minipizza":
                yield {said["kind"]: 3}
            case "minimale":
                yield from ({own: 1, kind: 4} for kind in there if there[kind] == min(there.values()))
            case "mamma_mia":
                yield from ({own: 1, kind: 5} for kind in said["either"])


def play_to_bake(match: Match, chance: random.Random) -> None:
    """Anything in a turn; in a clearing choose what there is most of, add, ask and help where possible."""
    seat = chance.choice(match.movers)
    legal = match.legal(seat)
    laid: Any = match.view(None).table["laid_out"]
    if isinstance(legal[0], Choose | ChooseTwo):
        kinds = [str(action).split()[1].split("-") for action in legal]
        most = max(range(len(legal)), key=lambda number: min(laid.get(kind, 0) for kind in kinds[number]))
        match.play(seat, legal[most])
    elif isinstance(legal[0], AddMissing | Ask | Help):
        match.play(seat, legal[0])
    else:
        match.play(seat, chance.choice(legal))


@pytest.mark.clause(*(f"MM-{number}" for number in (16, 17, 18, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40)))
def test_in_random_games_every_pizza_is_made_of_what_its_order_says() -> None:
    baked: Counter[str] = Counter()
    for seed in range(many(40, 8)):
        match, chance = tavolata.game("mamma_mia").new(2 + seed % 5, seed=seed), random.Random(seed)
        account = Account(match)
        while match.movers:
            play_to_bake(match, chance)
        for events in match.full_log():
            for event in events:
                account.hear(event)
        assert account.baked.total() == sum(event.name == "baked" for events in match.full_log() for event in events)
        baked += account.baked
    assert set(baked) == set(PIZZAS) or not COMPILED
