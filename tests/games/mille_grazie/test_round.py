"""A round (MG-07 … MG-17): letters, escort, roads, orders."""

from __future__ import annotations

import pytest

import tavolata
from tavolata import IllegalMove, Match
from tavolata.bots import Bot
from tavolata.games.mille_grazie import Alone, Ambush, Ambushes, DiscardOrder, Escort, Leave, Take, Walk
from tests.games.mille_grazie.tables import city_of, lie_in_wait, order_number, orders_of, set_out, shown, table
from tests.random_matches import fields_of, play_at_random


def roads_walked(match: Match, nobleman: int = 0) -> list[str]:
    return [str(event["road"]) for event in fields_of(match, "walked") if event["seat"] == nobleman]


def travel(match: Match, nobleman: int = 0) -> None:
    """Walk on by the first road each time, and leave everything where it lies."""
    while match.movers == (nobleman,) and match.view(None).table["nobleman"] == nobleman:
        legal = match.legal(nobleman)
        match.play(nobleman, Leave() if Leave() in legal else legal[0])


@pytest.mark.clause("MG-07")
def test_the_role_moves_on_clockwise_and_figures_and_orders_stay() -> None:
    match = table("Milano", held=["Venezia–Genova"])
    set_out(match, escort="V")
    travel(match)
    ended, held = city_of(match), orders_of(match)
    assert match.view(None).table["nobleman"] == 1
    lie_in_wait(match, {0: "L", 2: "L"})
    match.play(1, Alone())
    travel(match, nobleman=1)
    assert match.view(None).table["nobleman"] == 2
    assert (city_of(match), orders_of(match)) == (ended, held)


@pytest.mark.clause("MG-08")
def test_all_robbers_set_at_the_same_time_in_any_sequence() -> None:
    match = table("Milano", players=4)
    waiting = [match.movers]
    for seat, road in ((3, "V"), (1, "X"), (2, "X")):
        match.play(seat, Ambush(road))
        waiting.append(match.movers)
    assert waiting == [(1, 2, 3), (1, 2), (2,), (0,)]


@pytest.mark.clause("MG-08")
def test_any_road_of_the_map_may_be_set_and_no_other_letter() -> None:
    match = table("Milano")
    letters = {road["letter"] for road in match.edition.data["roads"]}
    assert {str(action) for action in match.legal(1)} == {f"ambush {letter}" for letter in letters}
    missing = next(letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in letters)
    with pytest.raises(IllegalMove, match=rf"no road with the letter {missing} on this map\. \(MG-08\)"):
        match.play(1, Ambush(missing))


@pytest.mark.clause("MG-08")
def test_a_setting_stands() -> None:
    match = table("Milano", players=4)
    match.play(1, Ambush("V"))
    with pytest.raises(IllegalMove, match=r"it stands\. \(MG-08\)"):
        match.play(1, Ambush("X"))
    with pytest.raises(IllegalMove):
        match.undo(1)


@pytest.mark.clause("MG-08", "MG-10")
def test_the_nobleman_waits_for_the_robbers_and_sets_no_letter_then() -> None:
    match = table("Milano")
    with pytest.raises(IllegalMove, match=r"First the robbers set.*\(MG-08\)"):
        match.play(0, Alone())
    with pytest.raises(IllegalMove, match=r"by the robbers only\. \(MG-08\)"):
        match.play(0, Ambush("V"))


@pytest.mark.clause("MG-09")
def test_with_two_players_the_robber_sets_two_different_letters_in_one_decision() -> None:
    match = table("Milano", players=2)
    letters = [str(action).split()[1] for action in match.legal(1)]
    roads = len(match.edition.data["roads"])
    assert len(letters) == roads * (roads - 1) // 2
    assert all(letter[0] < letter[1] for letter in letters)
    with pytest.raises(IllegalMove, match=r"two letters at once.*\(MG-09\)"):
        match.play(1, Ambush("V"))
    match.play(1, Ambushes("FV"))
    assert match.movers == (0,)


@pytest.mark.clause("MG-09")
def test_with_more_players_every_robber_sets_one() -> None:
    match = table("Milano", players=3)
    with pytest.raises(IllegalMove, match=r"sets one letter\. \(MG-09\)"):
        match.play(1, Ambushes("FV"))


@pytest.mark.clause("MG-09", "MG-18")
def test_each_of_two_letters_can_ambush_in_the_same_journey() -> None:
    match = table("Venezia", players=2)
    set_out(match, ambushes={1: "VX"})
    match.play(0, Walk("V"))
    _leave(match)
    match.play(0, Walk("X"))
    assert match.points == (0, 6)


def _leave(match: Match) -> None:
    while Leave() in match.legal(0):
        match.play(0, Leave())


@pytest.mark.clause("MG-10", "MG-11")
@pytest.mark.parametrize(("escort", "roads"), [("F", 4), (None, 5)])
def test_with_an_escort_four_roads_are_walked_and_without_five(escort: str | None, roads: int) -> None:
    match = table("Bologna")
    set_out(match, escort=escort)
    assert match.view(1).table["escorted"] == (escort is not None)
    travel(match)
    walked = roads_walked(match)
    assert len(walked) == len(set(walked)) == roads


@pytest.mark.clause("MG-10")
def test_whether_there_is_an_escort_is_known_and_where_is_secret() -> None:
    match = table("Bologna")
    set_out(match, escort="F")
    assert match.view(0).table["escort"] == "F"
    assert match.view(1).table["escort"] is None
    assert match.view(None).table["escort"] is None
    (seen,) = [event for event in match.log(1)[-1] if event.name == "escort_set"]
    assert dict(seen.fields) == {"seat": 0}


@pytest.mark.clause("MG-10")
def test_the_escort_may_ride_anywhere_and_is_settled_once() -> None:
    match = table("Genova")
    lie_in_wait(match, {1: "L", 2: "L"})
    assert Escort("V") in match.legal(0)
    with pytest.raises(IllegalMove, match=r"with an escort or alone\. \(MG-10\)"):
        match.play(0, Walk("L"))
    match.play(0, Escort("V"))
    _leave(match)
    with pytest.raises(IllegalMove, match=r"settled for this journey\. \(MG-10\)"):
        match.play(0, Alone())


@pytest.mark.clause("MG-11")
def test_no_road_is_walked_twice_and_only_roads_from_here() -> None:
    match = table("Venezia")
    set_out(match)
    match.play(0, Walk("V"))
    _leave(match)
    with pytest.raises(IllegalMove, match=r"You have already taken road V.*\(MG-11\)"):
        match.play(0, Walk("V"))
    with pytest.raises(IllegalMove, match=r"does not lead from Verona\. The roads from there are: .*X.*\(MG-11\)"):
        match.play(0, Walk("F"))


@pytest.mark.clause("MG-11")
def test_a_city_may_be_visited_again_and_noblemen_never_block() -> None:
    revisits = meetings = 0
    for seed in range(40):
        match = play_at_random(tavolata.game("mille_grazie").new(4, seed=seed), seed, moves=60)
        seen: list[object] = []
        for event in (event for move in match.moves for event in move.events):
            if event.name == "round_began":
                seen = []
            if event.name == "arrived":
                revisits += event["city"] in seen
                seen.append(event["city"])
        meetings += len(set(shown(match, "cities"))) < 4
    assert revisits
    assert meetings


def dead_end_map() -> dict[str, object]:
    """Five cities in a row: who walks to the end of it cannot go on."""
    cities = ["Asti", "Bra", "Como", "Dego", "Este"]
    roads = [
        {"letter": letter, "name": f"Via {letter}", "cities": [one, other], "colour": "green"}
        for letter, one, other in zip("ABCD", cities, cities[1:], strict=False)
    ]
    orders = [
        {"first": one, "destination": other, "points": 3} for one in cities for other in cities if one != other
    ] + [{"first": one, "destination": cities[k - 1], "points": 4} for k, one in enumerate(cities)] * 3
    named = [{"name": city} for city in cities]
    return {"game": "mille_grazie", "edition": "a row", "cities": named, "roads": roads, "orders": orders}


@pytest.mark.clause("MG-11")
def test_where_all_roads_are_used_the_journey_ends_after_the_choice_about_the_card() -> None:
    game = tavolata.game("mille_grazie")
    edition = game.edition_from(dead_end_map(), "test")
    match = game.position({"cities": ["Bra", None, None]}, 3, seed=1, first=0, edition=edition)
    lie_in_wait(match, {1: "D", 2: "D"})
    match.play(0, Alone())
    _leave(match)
    match.play(0, Walk("A"))
    _leave(match)
    assert match.view(None).table["nobleman"] == 1
    assert roads_walked(match) == ["A"]


@pytest.mark.clause("MG-11")
@pytest.mark.parametrize("players", [2, 4])
def test_on_a_map_with_dead_ends_journeys_end_there_and_the_next_ones_lead_out_again(players: int) -> None:
    game = tavolata.game("mille_grazie")
    bot = Bot("greedy", seed=1)
    match = game.new(players, seed=1, edition=game.edition_from(dead_end_map(), "test"))
    while match.movers:
        match.play(match.movers[0], bot.choose(match, match.movers[0]))
    ended, led_out = 0, 0
    walked: list[object] = []
    for event in (event for move in match.moves for event in move.events):
        if event.name == "walked":
            led_out += not walked and event["road"] in ("A", "D") and event["city"] in ("Bra", "Dego")
            walked.append(event["road"])
            assert len(set(walked)) == len(walked)
        elif event.name == "journey_ended":
            ended += len(walked) < 4
            assert len(walked) >= 4 or event["city"] in ("Asti", "Este"), "the two ends of the row"
            walked = []
    assert ended
    assert led_out
    assert tavolata.verify(match.record()).result == match.result


@pytest.mark.clause("MG-12", "MG-16")
def test_an_order_is_fulfilled_on_arrival_before_anything_is_taken() -> None:
    """A fulfilled order makes room: with three held, nothing has to be discarded for the one lying there."""
    held = ["→Firenze 7", "Venezia–Genova", "Milano–Genova"]
    match = table("Bologna", held=held, lying=["Firenze–Milano"])
    set_out(match)
    _leave(match)
    match.play(0, Walk("F"))
    assert match.points[0] == 7
    assert match.legal(0) == [Take(), Leave()]
    match.play(0, Take())
    assert fields_of(match, "order_discarded") == []
    assert orders_of(match) == ["Venezia–Genova", "Milano–Genova", "Firenze–Milano"]


@pytest.mark.clause("MG-13")
def test_the_order_where_the_journey_starts_may_be_taken_after_the_escort_decision() -> None:
    match = table("Milano", lying=["Milano–Genova"])
    lie_in_wait(match, {1: "L", 2: "L"})
    assert Take() not in match.legal(0)
    match.play(0, Alone())
    assert match.legal(0) == [Take(), Leave()]
    match.play(0, Take())
    assert orders_of(match) == ["Milano–Genova"]
    assert len(fields_of(match, "order_opened")) == 1


@pytest.mark.clause("MG-13")
def test_an_order_may_be_left() -> None:
    match = table("Milano", lying=["Milano–Genova"])
    set_out(match)
    match.play(0, Leave())
    assert orders_of(match) == []
    assert match.view(0).table["open"] == {"Milano": order_number("Milano–Genova") + 1}
    with pytest.raises(IllegalMove, match=r"no order to take or leave in Milano now\. \(MG-13\)"):
        match.play(0, Take())


@pytest.mark.clause("MG-13")
def test_before_walking_on_the_order_must_be_taken_or_left() -> None:
    match = table("Venezia", lying=["Venezia–Genova"])
    set_out(match)
    with pytest.raises(IllegalMove, match=r"First take the order in Venezia or leave it\. \(MG-13\)"):
        match.play(0, Walk("V"))


@pytest.mark.clause("MG-14")
def test_a_replacement_in_the_same_city_may_be_taken_too() -> None:
    names = [order["destination"] for order in table("Milano").edition.data["orders"] if order["first"] == "Milano"]
    other = next(name for name in names if name != "Genova")
    match = table("Milano", lying=["Milano–Genova"], draws=[f"Milano–{other}"])
    set_out(match)
    match.play(0, Take())
    assert match.legal(0) == [Take(), Leave()]
    match.play(0, Take())
    assert orders_of(match) == ["Milano–Genova", f"Milano–{other}"]


@pytest.mark.clause("MG-15", "MG-17")
def test_whoever_has_three_discards_one_first_then_takes_then_a_new_one_is_drawn() -> None:
    held = ["Venezia–Genova", "San Marino–Genova", "Ferrara–Milano"]
    match = table("Milano", held=held, lying=["Milano–Genova"])
    set_out(match)
    match.play(0, Take())
    assert match.legal(0) == [DiscardOrder(number + 1) for number in sorted(order_number(name) for name in held)]
    with pytest.raises(IllegalMove, match=r"You hold three orders.*\(MG-15\)"):
        match.play(0, DiscardOrder(order_number("Milano–Genova") + 1))
    match.play(0, DiscardOrder(order_number("San Marino–Genova") + 1))
    assert [event.name for event in match.moves[-1].events][:3] == ["order_discarded", "order_taken", "order_opened"]
    assert orders_of(match) == ["Venezia–Genova", "Ferrara–Milano", "Milano–Genova"]


@pytest.mark.clause("MG-15")
def test_with_fewer_than_three_nothing_may_be_discarded() -> None:
    match = table("Venezia", held=["Venezia–Genova"])
    set_out(match)
    with pytest.raises(IllegalMove, match=r"only to make room.*\(MG-15\)"):
        match.play(0, DiscardOrder(order_number("Venezia–Genova") + 1))


@pytest.mark.clause("MG-17")
def test_a_discarded_order_comes_back_only_by_the_reshuffled_pile() -> None:
    held = ["Venezia–Genova", "San Marino–Genova", "Ferrara–Milano"]
    match = table("Milano", held=held, lying=["Milano–Genova"])
    set_out(match)
    match.play(0, Take())
    match.play(0, DiscardOrder(order_number("San Marino–Genova") + 1))
    assert match.view(None).table["discarded"] == [order_number("San Marino–Genova") + 1]
