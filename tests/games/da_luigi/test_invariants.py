"""What holds in every position: nothing gets lost, nobody gets stuck, and the odd chains are really reached."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tavolata
from tavolata import Match
from tavolata.core import chance, rules
from tavolata.core.state import States, new_states, state_at
from tavolata.games.da_luigi.actions import EVENTS
from tavolata.games.da_luigi.guests import CUBES, GUESTS, PLACES
from tavolata.games.da_luigi.state import (
    AT_BAR,
    CARD_COUNT,
    FACE_UP,
    IN_DISCARD,
    IN_PILE,
    MAX_KEPT,
    NONE,
    OUT_OF_GAME,
    OVER,
    RECYCLED,
    UNSEEN,
    WHAT_TO_GIVE_BACK,
    WHICH_ACTION,
)
from tests.games.da_luigi.tables import legal, play, table
from tests.random_matches import COMPILED, many

GAME = tavolata.game("da_luigi")
TABLES = [(players, rulebook) for rulebook in ("de", "it") for players in GAME.seats]
Moved = Callable[[Any, list[str]], None]


def dealt(players: int, rulebook: str, seed: int) -> States:
    template = GAME.template(players, GAME.resolve_options(players, {"rulebook": rulebook}), GAME.edition())
    template["rng"] = chance.stream(chance.make_seed(seed))
    states = new_states(GAME.state, 1)
    rules.start(states, 0, template)
    return states


def play_on(states: States, seed: int) -> Iterator[tuple[Any, list[str]]]:
    """Play at random to the end; after each move the record, and the names of what happened."""
    choice = random.Random(seed)
    actions = np.zeros(GAME.max_legal, np.int16)
    s, mask = state_at(states, 0), rules.movers_at(states, 0)
    while mask:
        seat = rules.next_seat(mask)
        count = rules.legal_at(states, 0, seat, actions)
        assert 0 < count <= GAME.max_legal
        mask = rules.play_at(states, 0, seat, int(actions[choice.randrange(count)]))
        yield s, [EVENTS.kinds[kind].name for kind in s.events[: s.event_count, 0]]


def face(card: int) -> int:
    return card if card < GUESTS else GUESTS + (card - GUESTS) % 2


def laid_on(s: Any, seat: int, place: int) -> Any:
    return s.guest_wants[face(int(s.bar[seat, place]))] - s.missing[seat, place]


def check_cubes(s: Any, everything: Any) -> None:
    """90 cubes, of every dish as many as there are, and none less than none."""
    total = s.bag + s.beside + s.market.sum(axis=0) + s.supply.sum(axis=0)
    for seat in range(4):
        for place in range(6):
            if s.bar[seat, place] == NONE:
                assert not s.missing[seat, place].any()
            else:
                total = total + laid_on(s, seat, place)
                assert (laid_on(s, seat, place) >= 0).all()
    assert total.tolist() == list(everything)
    assert min(s.bag.min(), s.beside.min(), s.market.min(), s.supply.min(), s.missing.min()) >= 0


def check_cards(s: Any) -> None:
    """90 guests, each somewhere, once, and where everybody thinks it is."""
    piles = [*s.stack[: s.in_stack].tolist(), *s.box[: s.in_box].tolist(), *s.taken[: s.in_taken].tolist()]
    hidden = set(piles)
    assert len(hidden) == len(piles)
    seated = {int(card): seat for seat in range(4) for card in s.bar[seat] if card != NONE}
    for card, where in enumerate(s.where.tolist()):
        assert (card in hidden) == (where in (UNSEEN, RECYCLED))
        assert (seated.get(card) == where - AT_BAR) == (where >= AT_BAR)
        assert (s.guest == card) == (where == FACE_UP)
        assert (where == OUT_OF_GAME) == (card >= GUESTS + 2 * s.players)
    assert len(seated) == (s.bar != NONE).sum()
    for seat in range(s.players):
        pile = [face(card) for card in range(CARD_COUNT) if s.where[card] == IN_PILE + seat]
        assert len(pile) == s.fulfilled[seat]
        assert sum(int(s.guest_points[one]) for one in pile) == s.points[seat]
    assert (s.where == IN_DISCARD).sum() + len(hidden) + len(seated) + s.fulfilled.sum() + (s.guest != NONE) == (
        GUESTS + 2 * s.players
    )


def check_bars(s: Any) -> None:
    """No guest sits where it would be more patient than its card, and no complete order waits to be cashed."""
    for seat in range(s.players):
        for place in range(6):
            card = int(s.bar[seat, place])
            if card != NONE:
                assert PLACES[place] <= s.guest_minutes[face(card)]
                assert s.missing[seat, place].sum() > 0


def check_tiles(s: Any) -> None:
    assert abs(s.tiles).sum() + s.tiles_left == 35
    assert s.tiles_left >= 0


def check_turns(s: Any) -> None:
    if s.question == WHICH_ACTION:
        assert s.decider == s.active
        assert (s.to_draw, s.special, s.in_taken, s.clocks, s.cubes_due, s.rows_to_fill) == (0, 0, 0, 0, 0, 0)
        assert s.market.sum(axis=1).tolist() <= [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    if s.question == OVER:
        assert s.stack_ran_out
        assert s.last_turns == 0


def check(s: Any, cubes: Any = CUBES) -> None:
    check_cubes(s, cubes)
    check_cards(s)
    check_bars(s)
    check_tiles(s)
    check_turns(s)


@pytest.mark.slow
@pytest.mark.clause("DL-02", "DL-03", "DL-07")
@pytest.mark.parametrize(("players", "rulebook"), TABLES)
def test_nothing_gets_lost_in_random_games(players: int, rulebook: str) -> None:
    for seed in range(many(12, 2)):
        for s, _ in play_on(dealt(players, rulebook, seed), seed):
            check(s)


@pytest.mark.clause("DL-17", "DL-26")
def test_after_a_turn_nothing_is_left_in_the_supply_that_fits() -> None:
    """By the German book, for the player whose turn is over; a lost turn serves nothing (DL-48)."""
    turns = 0
    for seed in range(many(60, 6)):
        players = 2 + seed % 3
        for s, names in play_on(dealt(players, "de", seed), seed):
            if "turn_began" in names and "turn_lost" not in names:
                turns += 1
                seat = (int(s.active) - 1) % players
                assert not (s.supply[seat] * s.missing[seat].sum(axis=0)).any()
    assert turns


def test_random_games_reach_the_odd_chains() -> None:
    """Each of them, at tables of every size and with both books."""
    reached = Counter[str]()
    for seed in range(600 if COMPILED else 30):
        players, rulebook = TABLES[seed % len(TABLES)]
        for s, names in play_on(dealt(players, rulebook, seed), seed):
            sequence = " ".join(names)
            reached["an extra guest brought another"] += names.count("another_came") > 1
            reached["a guest was thrown out by a push"] += "arrived guest_left" in sequence
            reached["a guest was thrown out by an extra guest"] += "another_came guest_left" in sequence
            in_mid_greeting = bool(s.in_taken or "turned_up" in names)
            reached["the stack ran out in the middle of B"] += "stack_ran_out" in names and in_mid_greeting
            reached["cards came from the box"] += s.in_box < GUESTS - 12 * s.players
            reached["the discard came back"] += "discard_came_back" in names
            reached["the bag was empty in the middle of a draw"] += "drew bag_filled drew" in sequence
            reached["the bag was empty in the middle of a filling"] += (
                "field_filled bag_filled field_filled" in sequence
            )
            reached["a turn was lost"] += "turn_lost" in names
    if COMPILED:
        assert min(reached.values()) > 0, reached
    else:
        assert reached["an extra guest brought another"]
        assert reached["a guest was thrown out by a push"]


def hoard(s: Any, seed: int, most: int) -> None:
    """Move the cubes of the bag, all but two, and those beside the market into supplies, up to so many in each.

    Random players hardly ever hoard like that, so no random game gets there by itself.
    """
    choice = random.Random(seed)
    s.bag[:], s.beside[:] = s.bag + s.beside, 0
    while s.bag.sum() > 2 and (seats := [seat for seat in range(s.players) if s.supply[seat].sum() < most]):
        dish = choice.choice([dish for dish in range(6) if s.bag[dish]])
        s.bag[dish] -= 1
        s.supply[choice.choice(seats), dish] += 1


def lose_cubes(s: Any) -> Any:
    """A bag with holes: what does not fit into supplies of eleven gets lost for good. Return what is left."""
    hoard(s, 0, most=11)
    lost = s.bag.copy()
    lost[np.argmax(lost)] -= 2
    s.bag[:] = s.bag - lost
    return np.array(CUBES) - lost


@pytest.mark.slow
@pytest.mark.clause("DL-42")
@pytest.mark.parametrize("whole", [True, False])
def test_games_go_on_when_cubes_run_short_in_the_middle_of_anything(whole: bool) -> None:
    """Random games in which everybody hoards, with 90 cubes or with fewer, so that all of DL-42 is reached."""
    reached = Counter[str]()
    for seed in range(30 if COMPILED else 3):
        players, rulebook = TABLES[seed % len(TABLES)]
        states = dealt(players, rulebook, seed)
        cubes = CUBES if whole else lose_cubes(state_at(states, 0))
        short, giving = 0, set[int]()
        for number, (s, names) in enumerate(play_on(states, seed)):
            check(s, cubes)
            if "cubes_ran_short" in names:
                short += 1
                where = "a draw" if s.to_draw else "a filling"
                reached[f"in the middle of {where}"] += 1
                reached[f"again in {where}"] += short > 1
                reached["in the middle of a field"] += not s.to_draw and bool(s.market[s.field_to_fill].any())
                giving = {int(s.decider)}
            elif "gave_back" in names:
                giving.add(int(s.decider))
                reached["several players give back"] += len(giving) > 1
            if "turned_up" in names or "turn_began" in names:
                short = 0
            reached["the rest is left out"] += "no_cubes" in names
            if s.question == WHICH_ACTION and number % 3:
                hoard(s, number, most=90 if whole else 11)
    wanted = ["in the middle of a draw", "in the middle of a filling", "in the middle of a field"]
    wanted += ["several players give back"] if whole else ["again in a draw", "the rest is left out"]
    assert all(reached[what] for what in wanted if COMPILED), reached
    assert reached["in the middle of a draw"]


def test_whoever_gives_back_keeps_ten() -> None:
    for seed in range(many(20, 3)):
        states = dealt(4, "de", seed)
        hoard(state_at(states, 0), seed, most=90)
        for s, names in play_on(states, seed):
            if "gave_back" in names and s.question != WHAT_TO_GIVE_BACK:
                assert s.supply.sum(axis=1).max() <= MAX_KEPT + 2  # two cubes may have been drawn since


@pytest.mark.clause("DL-15", "DL-37")
def test_every_choice_of_every_position_can_be_played_to_the_end() -> None:
    """Nobody walks into a dead end: from random positions, each legal action, and then on at random."""
    actions = np.zeros(GAME.max_legal, np.int16)
    for seed in range(many(30, 2)):
        players, rulebook = TABLES[seed % len(TABLES)]
        states = dealt(players, rulebook, seed)
        moves = random.Random(seed).randrange(120)
        for number, _ in enumerate(play_on(states, seed)):
            if number == moves:
                break
        if mask := rules.movers_at(states, 0):
            seat = rules.next_seat(mask)
            for action in actions[: rules.legal_at(states, 0, seat, actions)].tolist():
                branch = states.copy()
                rules.play_at(branch, 0, seat, action)
                for _ in play_on(branch, seed):
                    pass
                assert state_at(branch, 0).question == OVER


def test_the_largest_number_of_choices_is_reached() -> None:
    """Six guests with four different dishes each, and a cube of every dish: by the Italian book, serve or be done."""
    orders = "wawisapi wawisapa wawipipa wasapipa wisapipa wawisapi"
    match = table(orders, "wawisapi", market="pa . . . . . . . . . . .", rulebook="it")
    play(match, "shop", "buy 1a")
    assert len(legal(match)) == GAME.max_legal == 25


def test_a_game_with_every_guest_bringing_another_has_room_for_all_its_events() -> None:
    """The longest chain there is: thirty guests who bring another, and by the Italian book they come twice."""
    for rulebook in ("de", "it"):
        match = chain_of_thirty(rulebook)
        play(match, "greet", "give 0")
        came = [event for event in match.moves[-1].events if event.name == "another_came"]
        assert len(came) >= 29
        assert len(match.moves[-1].events) < GAME.state["events"].shape[0]


def chain_of_thirty(rulebook: str) -> Match:
    return table(
        "wa wa wa wa wa wa",
        coming=["60 wa another_guest", "60 wa", "60 wa", *["60 wa another_guest"] * 29, "60 wa"],
        stack=33,
        rulebook=rulebook,
        rest_is_plain=True,
    )
