"""Every game: a position is written and given in one language, and what cannot be is refused in words."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tavolata
from tavolata import BadInput, Game, Match
from tests.random_matches import many

JUNK: tuple[Any, ...] = (
    -1,
    0,
    1,
    7,
    99,
    10**30,
    10**5000,
    1.5,
    True,
    "",
    "x",
    "salami",
    [],
    [None],
    [[]],
    [10**5000],
    {},
    {"x": 1},
    [1, 1, 1],
)


def random_options(game: Game, players: int, chance: random.Random) -> dict[str, Any]:
    return {option.name: chance.choice(option.values(players)) for option in game.options}


def again(match: Match) -> Match:
    """The same position, by way of a file."""
    options: Any = match.options
    return tavolata.game(match.game.name).position(
        json.loads(json.dumps(match.truth())), match.players, edition=match.edition, **options
    )


def without_events(match: Match) -> bytes:
    """The state without the events of the last move."""
    state = np.frombuffer(match.state_bytes(), match.game.state).copy()
    state["events"], state["event_count"] = 0, 0
    return state.tobytes()


def assert_same(one: Match, other: Match) -> None:
    assert without_events(one) == without_events(other)
    assert one.truth() == other.truth()
    assert one.movers == other.movers
    assert one.result == other.result
    for seat in (None, *range(one.players)):
        assert one.view(seat)._replace(log_memory=None) == other.view(seat)._replace(log_memory=None)
    for seat in range(one.players):
        assert one.legal(seat) == other.legal(seat)


def play_one(match: Match, chance: random.Random) -> None:
    seat = chance.choice(match.movers)
    match.play(seat, chance.choice(match.legal(seat)))


def position_or_refusal(match: Match, given: Any, seed: int) -> Match | BadInput:
    """Build a position at a table like this one; what is refused is refused in all languages."""
    options: Any = match.options
    try:
        return tavolata.game(match.game.name).position(given, match.players, seed=seed, **options)
    except BadInput as refused:
        for language in ("en", "de", "it"):
            refused.text(language)
        return refused


@pytest.mark.slow
def test_the_truth_is_a_position(game: Game) -> None:
    """In random games at tables of every size, with all options, from the deal to the end."""
    for number in range(many(10, 6)):
        chance = random.Random(number)
        players = game.seats[number % len(game.seats)]
        match = game.new(players, seed=number, **random_options(game, players, chance))
        assert_same(match, again(match))
        while match.movers:
            play_one(match, chance)
            if chance.random() < 0.3 or not match.movers:
                assert_same(match, again(match))


def test_a_position_goes_on_as_the_match_it_was_taken_from(game: Game) -> None:
    for number in range(many(10, 3)):
        chance = random.Random(number)
        match = game.new(game.seats[0], seed=number)
        for _ in range(chance.randrange(20)):
            play_one(match, chance)
        copy = again(match)
        for _ in range(30):
            if match.movers:
                seat = chance.choice(match.movers)
                action = chance.choice(match.legal(seat))
                assert match.play(seat, action) == copy.play(seat, action)
        assert without_events(match) == without_events(copy)


def test_without_any_entry_a_game_is_dealt(game: Game) -> None:
    for players in game.seats:
        one, other = (game.position({}, players, seed=5) for _ in range(2))
        assert one.state_bytes() == other.state_bytes()
        assert one.state_bytes() != game.position({}, players, seed=6).state_bytes()
        assert one.truth().keys() == game.new(players, seed=5).truth().keys()
        assert_same(one, again(one))


def begins_with(whole: Any, given: Any) -> bool:
    """Is this what was given? More may lie below a pile of which the top was given."""
    if isinstance(whole, list):
        return len(whole) >= len(given) and all(map(begins_with, whole, given))
    return bool(whole == given)


@pytest.mark.slow
def test_a_position_with_some_of_its_entries_can_be_played(game: Game) -> None:
    """What is missing is dealt so that everything fits, or it is said what does not."""
    built = 0
    for number in range(many(150, 60)):
        chance = random.Random(number)
        players = game.seats[number % len(game.seats)]
        match = game.new(players, seed=number, **random_options(game, players, chance))
        for _ in range(chance.randrange(60)):
            if match.movers:
                play_one(match, chance)
        kept = {name: value for name, value in match.truth().items() if chance.random() < 0.7}
        position = position_or_refusal(match, kept, number)
        if isinstance(position, BadInput):
            continue
        built += 1
        assert_same(position, again(position))
        if not position.full_log()[0]:  # the rules have not gone on by themselves
            assert all(begins_with(position.truth()[name], value) for name, value in kept.items() if value is not None)
        for seat in range(players):
            position.imagine(seat, seed=1)
            position.observe(seat)
        for _ in range(40):
            if position.movers:
                play_one(position, chance)
    assert built


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """All places in lists and dictionaries, inner ones too."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [place for key in keys for place in ((value, key), *places_in(value[key]))]


@pytest.mark.slow
def test_whatever_is_given_is_a_position_or_refused_in_words(game: Game) -> None:
    """Somewhere in a true position stands something else: no other error than BadInput."""
    refusals = 0
    for number in range(many(800, 400)):
        chance = random.Random(number)
        players = game.seats[number % len(game.seats)]
        if number % 25 < len(game.seats):
            match = game.new(players, seed=number, **random_options(game, players, chance))
            for _ in range(chance.randrange(80)):
                if match.movers:
                    play_one(match, chance)
            truth = json.dumps(match.truth())
        given = json.loads(truth)
        for _ in range(chance.choice((1, 1, 2))):
            container, key = chance.choice(places_in(given))
            others = [other[place] for other, place in places_in(given)]
            wrong = chance.choice((*JUNK, *others[:30], *chance.choices(others, k=3)))
            container[key] = deepcopy(wrong)
        position = position_or_refusal(match, given, number)
        if isinstance(position, BadInput):
            refusals += 1
            assert position.key.startswith("position-")
            continue
        assert_same(position, again(position))
        for _ in range(5):
            if position.movers:
                play_one(position, chance)
    assert refusals


def test_a_game_without_positions_says_so(domingo: Game) -> None:
    other = replace(domingo, position_format=None)
    for attempt in (lambda: other.position({}, 2), lambda: other.new(2).truth()):
        with pytest.raises(BadInput, match="Domingo has no positions"):
            attempt()


def test_a_number_with_too_many_digits_to_be_written_is_refused_in_words(game: Game) -> None:
    """Python writes no integer of more than 4300 digits, and a refusal says what was given."""
    given: list[Any] = [10**5000, [10**5000], {10**5000: 1}]
    for name, wrong in product(game.new(game.seats[0], seed=1).truth(), given):
        with pytest.raises(BadInput) as refused:
            game.position({name: wrong}, game.seats[0])
        assert str(refused.value)


def test_what_is_not_a_dictionary_is_refused(game: Game) -> None:
    for given in (None, 3, "board", ["board"]):
        with pytest.raises(BadInput, match="must be a dictionary"):
            game.position(given, game.seats[0])  # type: ignore[arg-type]


def test_an_unknown_entry_is_refused_with_those_that_are_known(game: Game) -> None:
    with pytest.raises(BadInput, match=r"“colour” means nothing in a position\. Known here: .*stream"):
        game.position({"colour": 1}, game.seats[0])


def test_a_stream_that_is_none_is_refused(game: Game) -> None:
    for stream in ("7", 7, "0" * 64, "x" * 64):
        with pytest.raises(BadInput, match="“stream” must be 64 hexadecimal digits"):
            game.position({"stream": stream}, game.seats[0])


def test_a_position_is_for_as_many_players_as_the_game(game: Game) -> None:
    with pytest.raises(BadInput, match="not for 9"):
        game.position({}, 9)


def test_what_lists_the_seats_lists_all_of_them() -> None:
    with pytest.raises(BadInput, match="“points” needs one item for each of the 3 seats, not 2"):
        tavolata.game("domingo").position({"points": [1, 2]}, 3)


def test_a_match_from_a_position_is_no_record(game: Game) -> None:
    match = game.position({}, game.seats[0], seed=1)
    with pytest.raises(BadInput, match="began from a position"):
        match.record()


def test_undo_and_earlier_moments_go_back_to_the_position(game: Game) -> None:
    match = game.position({}, game.seats[0], seed=1)
    before, chance = match.state_bytes(), random.Random(1)
    for _ in range(5):
        play_one(match, chance)
    assert match.after(0).state_bytes() == before
    assert match.after(5).state_bytes() == match.state_bytes()


def test_the_documentation_has_all_entries(game: Game) -> None:
    page = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
    section = page.partition(f"### {game.title}\n")[2].partition("\n#")[0]
    view, position = section.split("| entry of a position |")
    table = game.new(game.seats[0], seed=1).view(0).table
    assert [name for name in table if f"`{name}`" not in view] == []
    assert [name for name in game.new(game.seats[0], seed=1).truth() if f"`{name}`" not in position] == ["stream"]
