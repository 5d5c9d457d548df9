"""What is true of every game: named, numbered and written actions agree, nothing leaks, everything can be replayed."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from importlib import import_module
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

import tavolata
from tavolata import Game, IllegalMove, Match, TavolataError
from tavolata.core import records, rules
from tavolata.core.events import seen_events
from tavolata.core.match_log import forgotten_events, past_event_count
from tavolata.core.plain_state import PlainState
from tavolata.core.state import States
from tavolata.testing import check_game
from tavolata.testing.check_game import count_positions
from tavolata.testing.sample_games import states_of
from tests.random_matches import COMPILED, many, play_at_random, random_positions

MANY_NAMES: dict[str, list[str]] = defaultdict(lambda: ["somebody"] * 100)
"""More components than any edition has, for actions that name one."""

SELDOM_OBSERVED = {"rows_to_fill", "field_to_fill", "helper"}
"""Parts of observations that random games hardly ever come to: somebody gives cubes back, or has helped."""

LONG = 800
"""As many moves as games between random players hardly ever have."""

GAMES = st.sampled_from(tavolata.games()).map(tavolata.game)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Some position of some game at some table."""
    game = draw(GAMES)
    players = draw(st.sampled_from(list(game.seats)))
    chosen: dict[str, Any] = {option.name: draw(st.sampled_from(option.values(players))) for option in game.options}
    match = game.new(players, seed=draw(st.integers(0, 2**64)), **chosen)
    return play_at_random(match, draw(st.integers(0, 1000)), draw(st.integers(0, min(game.max_moves, LONG))))


def tables(game: Game, dice: random.Random) -> list[Match]:
    """A new game for every table size with every choice of options; of many values of an option, one is drawn."""
    found = []
    for players in game.seats:
        values = [option.values(players) for option in game.options]
        for chosen in product(*(some if len(some) <= 2 else [dice.choice(some)] for some in values)):
            options: dict[str, Any] = {option.name: value for option, value in zip(game.options, chosen, strict=True)}
            found.append(game.new(players, seed=dice.getrandbits(64), **options))
    return found


def positions_of(match: Match, dice: random.Random, count: int) -> list[States]:
    """Some positions of a random game that goes on from here, and its last one."""
    found = [states_of(match)]
    while match.movers:
        seat = dice.choice(match.movers)
        match.move(seat, dice.choice(match.legal(seat)))
        found.append(states_of(match))
    return [*dice.sample(found[:-1], min(count, len(found) - 1)), found[-1]]


@pytest.mark.slow
def test_a_reason_is_given_for_exactly_what_is_not_legal(game: Game) -> None:
    """The rules say what is legal, and `why` says what is not, each from the clauses: they prove each other."""
    dice, numbers = random.Random(1), np.zeros(game.max_legal, np.int16)
    reasons: dict[tuple[str, str | None], IllegalMove] = {}
    matches = tables(game, dice)
    for match in matches:
        for states in positions_of(match, dice, many(3000, 1000) // len(matches)):
            state, movers = PlainState(states), rules.movers_at(states, 0)
            deciding = [seat for seat in range(match.players) if movers >> seat & 1]
            for seat in {dice.randrange(match.players), *deciding}:
                legal = set(numbers[: rules.legal_at(states, 0, seat, numbers)].tolist())
                for number, action in enumerate(game.actions):
                    reason = game.refusal(state, seat, action, match.edition)
                    assert (reason is None) == (number in legal), (match.options, seat, action, reason)
                    if reason is not None:
                        reasons[reason.key, reason.clause] = reason
    for reason in reasons.values():
        assert reason.clause in game.clauses
        assert all(reason.text(language) for language in ("en", "de", "it"))


@pytest.mark.slow
def test_it_keeps_what_every_game_promises(game: Game) -> None:
    """What is legal or refused, secrets, worlds, undo, records, positions, views, bots, and both tiers."""
    check_game(game, games=many(20, 2))


@given(matches())
@settings(max_examples=many(100, 10))
def test_what_is_legal_for_one_seat_of_a_batch_is_what_the_mask_says(match: Match) -> None:
    game, players = tavolata.game(match.game.name), match.players
    options: dict[str, Any] = dict(match.options)
    batch = game.batch(3, players, seed=match.seed, **options)
    for i in range(3):
        twin = game.new(players, seed=batch.seed_of(i), **options)
        seat = int(batch.seats[i])
        numbers = [game.actions.number(action) for action in twin.legal(seat)]
        assert np.flatnonzero(batch.mask()[i]).tolist() == numbers


def test_constants_are_called_as_the_actions_and_events_that_they_number(game: Game) -> None:
    declared = vars(import_module(f"{game.package}.actions"))
    for kind in game.actions.kinds:
        first = next(action for action in game.actions if isinstance(action, kind))
        assert declared[kind.verb().replace("-", "_").upper()] == game.actions.number(first)
    for number, event in enumerate(game.events.kinds):
        assert declared[event.name.upper()] == number


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a record that is not a container, and to every list."""
    if isinstance(value, dict):
        return [leaf for key, part in value.items() for leaf in leaves(part, (*path, key))]
    if isinstance(value, list):
        return [path, *(leaf for k, part in enumerate(value) for leaf in leaves(part, (*path, k)))]
    return [path]


def spoil(value: Any, how: int) -> Any:
    """Something else in place of a value."""
    if isinstance(value, list):
        return value[:-1] if value and how % 2 else [*value, 0]
    if isinstance(value, bool):
        return [not value, int(value), None][how % 3]
    if isinstance(value, int):
        return [value + 1, value - 1, float(value), str(value), None][how % 5]
    if isinstance(value, str):
        return [value + " ", value[:-1], value.swapcase() + "x", 7, None][how % 5]
    return [0, "", [], {}][how % 4]


def spoilt(record: dict[str, Any], path: tuple[Any, ...], how: int) -> dict[str, Any]:
    changed: dict[str, Any] = json.loads(json.dumps(record))
    part: Any = changed
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = spoil(part[path[-1]], how)
    return changed


@pytest.mark.slow
@given(matches(), st.randoms(use_true_random=False))
@settings(max_examples=many(150, 10))
def test_a_record_with_any_one_entry_changed_is_refused(match: Match, chance: random.Random) -> None:
    record = match.record(["human"] * match.players)
    for path in chance.sample(leaves(record), 12):
        with pytest.raises(TavolataError):
            tavolata.verify(spoilt(record, path, chance.randrange(60)))


@given(matches(), st.randoms(use_true_random=False))
@settings(max_examples=many(100, 10))
def test_a_forged_checksum_does_not_help(match: Match, chance: random.Random) -> None:
    """Who changes seed, promise, edition, moves or result and mends the checksum is found out by playing again."""
    record = match.record()
    telling = ("seed", "commitment", "rules", "game", "edition", "result", "moves")
    paths = [path for path in leaves(record) if path[0] in telling and path != ("moves",)]
    for path in chance.sample(paths, min(8, len(paths))):
        forged = spoilt(record, path, chance.randrange(60))
        forged["checksum"] = records.checksum(forged)
        if path[0] == "moves" and _is_another_true_game(forged):
            continue
        with pytest.raises(TavolataError):
            tavolata.verify(forged)


def _is_another_true_game(forged: dict[str, Any]) -> bool:
    """A changed last move of an unfinished game may be a legal one: then the record is true, of another game."""
    return forged["result"] is None and isinstance(forged["moves"][-1], list)


@given(st.binary(max_size=400))
def test_nonsense_is_no_record(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("records") / "nonsense.json"
    path.write_bytes(content)
    with pytest.raises(TavolataError):
        tavolata.verify(records.read_record(path))


def test_imagined_worlds_differ_from_the_truth_and_from_each_other(game: Game) -> None:
    """Else the equality in `testing/check_game.py` would prove nothing."""
    match = play_at_random(game.new(game.seats[-1], seed=1), seed=1, moves=5)
    worlds = {match.imagine(0, seed=seed).tobytes() for seed in range(20)}
    assert len(worlds) == 20
    assert match.state_bytes() not in worlds


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(many(12, 4)))
def test_a_view_has_exactly_the_entries_that_are_declared(game: Game, seed: int) -> None:
    """In many more positions than `check_game` looks at: some entries are there only for a moment of a game."""
    declared: TypeAdapter[Any] = TypeAdapter(game.table_type)
    chance, players = random.Random(seed), game.seats[seed % len(game.seats)]
    chosen: dict[str, Any] = {option.name: chance.choice(option.values(players)) for option in game.options}
    match = game.new(players, seed=seed, **chosen)
    while True:
        for seat in (None, *range(players)):
            table = match.view(seat).table
            assert declared.validate_python(table, strict=True) == table
        if not match.movers:
            break
        play_at_random(match, chance.randrange(1000), len(match.moves) + chance.randrange(1, 6))


def test_what_a_seat_knows_better_is_declared_among_the_entries_of_the_table(game: Game) -> None:
    match = game.new(game.seats[0], seed=1)
    assert set(match.game.own(PlainState(states_of(match)), 0, match.edition)) <= set(game.table_type.__annotations__)


@given(matches())
@settings(max_examples=many(100, 10))
def test_a_view_says_how_much_of_the_log_is_remembered(match: Match) -> None:
    """A reader who has seen everything can forget by this number and the declarations, as the log does."""
    for seat in (None, *range(match.players)):
        dealt, *moves = (seen_events(events, seat) for events in match.full_log())
        log, view = [dealt, *(events for events in moves if events)], match.view(seat)
        if view.log_memory is not None:
            last_end = max((k for k, events in enumerate(log) if past_event_count(events)), default=-1)
            for k in range(max(len(log) - view.log_memory, last_end + 1)):
                over = len(log[k]) if k < last_end else past_event_count(log[k])
                rest = log[k][over:] if view.shows_round else forgotten_events(log[k][over:], round_is_over=False)
                log[k] = forgotten_events(log[k][:over], round_is_over=True) + rest
        assert match.log(seat) == log


@pytest.mark.slow
def test_games_end_within_the_stated_number_of_moves(game: Game) -> None:
    for match in random_positions(game, many(30, 4)):
        assert len(play_at_random(match, seed=1).moves) <= game.max_moves


@pytest.mark.slow
def test_every_event_action_and_option_has_words_in_every_language(game: Game) -> None:
    for language in ("en", "de", "it"):
        words = game.words(language)
        for action in game.actions:
            assert words.action(game, action, MANY_NAMES)
        for option in game.options:
            assert words(f"option-{option.name}")
            assert words(f"option-{option.name}-help")
            assert option.clause in game.clauses_in(language)
        for match in random_positions(game, many(12, 3)):
            for seat in (None, *range(match.players)):
                for events in match.log(seat):
                    assert all(words.event(game, event) for event in events)


def test_every_kind_of_event_has_words(game: Game) -> None:
    for language in ("en", "de", "it"):
        for kind in game.events.kinds:
            key = f"event-{kind.name.replace('_', '-')}"
            assert game.words(language).has(key)
            assert game.words(language).has(f"{key}-secret") == bool(kind.secret)


def test_the_rules_have_the_same_clauses_in_every_language(game: Game) -> None:
    numbers = [list(game.clauses_in(language)) for language in ("en", "de", "it")]
    assert numbers[0] == numbers[1] == numbers[2]
    assert all(clause.text and clause.section for clause in game.clauses.values())


def test_house_rulings_are_marked_in_every_language(game: Game) -> None:
    marks = {"en": "*(house ruling)*", "de": "*(Hausregelung)*", "it": "*(nostra interpretazione)*"}
    for number in game.clauses:
        counts = [game.clauses_in(language)[number].text.count(mark) for language, mark in marks.items()]
        assert counts == counts[:1] * 3, number


@pytest.mark.slow
def test_an_observation_has_exactly_the_parts_that_are_declared(game: Game) -> None:
    """Every part is written somewhere, and nothing is written beyond the last of them."""
    dice, size = random.Random(1), game.observation_size
    out, written = np.zeros(size + 64, np.float32), np.zeros(size, bool)
    for match in tables(game, dice):
        for states in positions_of(match, dice, many(30, 10)):
            for seat in range(match.players):
                rules.observe_at(states, 0, seat, out)
                assert np.isfinite(out).all()
                assert not out[size:].any()
                written |= out[:size] != 0
    ends = np.cumsum(list(game.observation.values()))
    parts = zip(game.observation, np.split(written, ends[:-1]), strict=True)
    assert {name for name, part in parts if not part.any()} <= SELDOM_OBSERVED


TREES = [
    ("domingo", 2, 1, 0, {}, [10, 100, 840, 8736]),
    ("domingo", 2, 5, 10, {}, [6, 72, 168, 504]),
    ("domingo", 3, 2, 0, {"turning": False}, [4, 24, 144, 720]),
    ("domingo", 4, 3, 0, {"announcing": True}, [8, 968, 5808]),
    ("mille_grazie", 2, 1, 0, {}, [276, 6900]),
    ("mille_grazie", 2, 1, 1, {}, [25, 125, 300, 650]),
    ("mille_grazie", 3, 2, 0, {}, [24, 576, 14400]),
    ("mille_grazie", 4, 3, 40, {}, [24, 600, 1800, 4200]),
    ("mamma_mia", 3, 1, 0, {}, [8, 16, 32, 256, 512]),
    ("mamma_mia", 4, 7, 148, {}, [5, 13, 40, 136]),
    ("mamma_mia", 5, 4, 120, {"helping": False}, [8, 16, 32, 95]),
    ("da_luigi", 2, 1, 0, {}, [2, 14, 28, 75, 198]),
    ("da_luigi", 3, 2, 40, {}, [3, 6, 36, 72]),
    ("da_luigi", 4, 3, 80, {}, [1, 3, 6, 42]),
    ("da_luigi", 2, 4, 0, {"rulebook": "it"}, [4, 13, 35, 113]),
    ("da_luigi", 3, 5, 60, {"rulebook": "it"}, [1, 2, 9, 14]),
    ("da_luigi", 4, 6, 150, {"rulebook": "it"}, [1, 8, 15, 24]),
]
"""Game, players, seed, how many random moves before counting, options; then the counts to depth 1, 2, 3 …"""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "seed", "moves", "options", "counts"), TREES)
def test_a_fixed_deal_goes_on_in_as_many_ways_as_were_counted(
    name: str, players: int, seed: int, moves: int, options: dict[str, Any], counts: list[int]
) -> None:
    """The net under later changes: in how many ways a fixed deal can go on."""
    match = play_at_random(tavolata.game(name).new(players, seed=seed, **options), seed, moves)
    depths = range(1, 1 + min(len(counts), (9 if COMPILED else 2)))
    assert [count_positions(states_of(match), match.game.max_legal, depth) for depth in depths] == counts[: len(depths)]
