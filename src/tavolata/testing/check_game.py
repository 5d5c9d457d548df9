"""`check_game`: proves that a game keeps what every game promises, in games between random players.

What is legal is what is not refused. Nothing leaks: two worlds that a seat cannot tell apart give it the same view,
numbers, choices, refusals and imagined worlds, byte for byte, and events name no card that is secret. Worlds are
possible, moves can be taken back, records and positions come back as they were, what is declared to be conserved is,
and both tiers are the same game. Clauses, words, zones and events are as they are declared.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from pydantic import TypeAdapter

from tavolata.core import rules
from tavolata.core.chance import make_seed, stream
from tavolata.core.compile_mode import is_compiler_off
from tavolata.core.errors import IllegalMove
from tavolata.core.game import Game, check_game_complete
from tavolata.core.languages import LANGUAGES
from tavolata.core.match import Match
from tavolata.core.plain_state import PlainState
from tavolata.core.position import truth
from tavolata.core.state import States
from tavolata.core.verification import verify
from tavolata.core.zones import misfit, missing_entries
from tavolata.testing.check_bots import check_bots
from tavolata.testing.check_declaration import check_declaration
from tavolata.testing.check_tiers import check_tiers
from tavolata.testing.event_secrets import EventSecrets
from tavolata.testing.sample_games import (
    dealt_matches,
    differing,
    place,
    play_to_the_end,
    some_actions,
    states_of,
)

MAX_ACTIONS = 400
"""Of a larger set of actions, this many are tried in a position."""
POSITIONS = 4
"""Positions of a game that are looked at closely, beside the first and the last one."""

Conserved = Callable[[PlainState], object]
"""What must stay the same from the deal to the end, such as the cards there are: worked out from the plain state."""


@dataclass
class GameReport:
    """What was looked at."""

    game: str
    games: int = 0
    positions: int = 0
    moves_per_second: float = 0.0
    """With one thread, as machine code if that was checked."""
    trees: dict[int, int] = field(default_factory=dict)
    """The number of ways in which a game can begin, by the number of moves."""

    def __str__(self) -> str:
        trees = ", ".join(f"{count} of {depth}" for depth, count in self.trees.items())
        return (
            f"{self.game}: {self.games} games, {self.positions} positions, "
            f"{self.moves_per_second:.0f} moves a second, trees: {trees}"
        )


def check_game(
    game: Game,
    *,
    games: int = 12,
    seed: int = 1,
    conserved: Conserved | None = None,
    trees: Mapping[int, int] | None = None,
    compiled: bool | None = None,
) -> GameReport:
    """Play some games at all kinds of tables and check all of it; AssertionError says what is wrong, and where.

    `trees` are the numbers of ways in which the game with seed 1 for the fewest players can begin, by the number of
    moves. With `compiled` the game is compiled and played in both tiers: the default, unless Numba is off.
    """
    check_game_complete(game)
    check_declaration(game)
    check_actions(game)
    report, dice, exchanged, secrets = GameReport(game.name), random.Random(seed), 0, EventSecrets(game)
    for match in dealt_matches(game, games, dice):
        wanted = {0, *(dice.randrange(1 + min(game.max_moves, 200)) for _ in range(POSITIONS))}
        kept = conserved(PlainState(states_of(match))) if conserved else None
        for now in play_to_the_end(match, dice):
            if conserved:
                assert conserved(PlainState(states_of(now))) == kept, f"something got lost: {place(now)}"
            if len(now.moves) in wanted or not now.movers:
                exchanged += check_position(game, now, dice, conserved)
                secrets.look_at(now)
                report.positions += 1
        assert not match.movers, f"not over after max_moves: {place(match)}"
        assert match.result is not None
        check_record(game, match)
        report.games += 1
    assert exchanged or not has_secrets(game), "`resample` never exchanges what is hidden: bots would see everything"
    secrets.check()
    report.trees = {depth: count_beginnings(game, depth) for depth in (trees or (1, 2))}
    assert trees is None or report.trees == dict(trees), (
        f"the game begins in other ways: {report.trees}, where {dict(trees)} were counted"
    )
    if compiled if compiled is not None else not is_compiler_off():
        check_tiers(game, dice)
    report.moves_per_second = measured_speed(game)
    return report


def check_actions(game: Game) -> None:
    """Each action has one number, one notation, and words in every language."""
    for number, action in enumerate(game.actions):
        assert game.actions.number(action) == number, f"the number of {action}"
        assert game.actions.parse(str(action)) == action, f"“{action}” is read as {game.actions.parse(str(action))}"
        for language in LANGUAGES if number < MAX_ACTIONS else ():
            assert game.words(language).action(game, action, game.edition().names), f"words for {action}"


def check_position(game: Game, match: Match, dice: random.Random, conserved: Conserved | None) -> bool:
    """Everything that is true of a game between two moves. Could what is hidden be something else?"""
    check_legal_or_why(match, dice)
    check_words(match)
    check_views(match)
    if rules.has_rule(rules.reroll, game.state):
        check_reroll(match, dice)
    exchanged = [check_no_leak(match, seat, dice, conserved) for seat in range(match.players)]
    if game.position_format is not None:
        check_position_format(game, match)
    check_bots(match, place(match))
    for seat in match.movers:
        check_move(match, seat, dice)
    return any(exchanged)


def has_secrets(game: Game) -> bool:
    """Does anybody see what others do not?"""
    return any(event.secret for event in game.events.kinds)


def check_legal_or_why(match: Match, dice: random.Random) -> None:
    """An action is refused if and only if it is not legal, with a clause if the game has any."""
    game, states, before = match.game, states_of(match), match.state_bytes()
    state, room = PlainState(states), np.zeros(game.max_legal, np.int16)
    for seat in range(match.players):
        count = rules.legal_at(states, 0, seat, room)
        legal = room[:count].tolist()
        assert legal == sorted(set(legal)), f"seat {seat} has legal actions that are not sorted: {place(match)}"
        assert bool(legal) == (seat in match.movers), f"seat {seat} decides, or has legal actions: {place(match)}"
        for number in {*some_actions(match, MAX_ACTIONS, dice), *legal}:
            refused = game.refusal(state, seat, game.actions[number], match.edition)
            assert refused is not None or number in legal, (
                f"seat {seat}, {game.actions[number]}: not legal, and `why` does not refuse it: {place(match)}"
            )
            assert refused is None or number not in legal, (
                f"seat {seat}, {game.actions[number]}: legal, but `why` refuses it ({refused!r}): {place(match)}"
            )
            if refused is not None:
                check_refusal(game, refused)
    assert match.state_bytes() == before, f"a question has changed the state: {place(match)}"


def check_refusal(game: Any, refused: IllegalMove) -> None:
    assert refused.clause in game.clauses or not (refused.clause or game.clauses), f"{refused.key}: {refused.clause}"
    for language in LANGUAGES:
        known = game.words(language).has(f"error-{refused.key}")
        assert known, f"no words.*.ftl says `error-{refused.key}`, with which `why` refuses"
        assert refused.text(language)


def check_words(match: Match) -> None:
    """What has just happened can be told to everybody in every language."""
    for language in LANGUAGES:
        words = match.game.words(language)
        for seat in (None, *range(match.players)):
            for event in match.log(seat)[-1]:
                assert words.event(match.game, event), f"{event.name}: {place(match)}"


def check_views(match: Match) -> None:
    """A view is plain data, and its table has the entries that are declared."""
    declared: TypeAdapter[Any] = TypeAdapter(match.game.table_type)
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        assert json.loads(json.dumps(view.to_json())) == match.view_json(seat), f"no plain data: {place(match)}"
        assert declared.validate_python(view.table, strict=True) == view.table, f"other entries: {place(match)}"
        assert not (missing := missing_entries(match.game.shown_zones, view.table)), f"zones of no entry: {missing}"
        for zone in match.game.zones or ():
            wrong = misfit(zone, view.table[zone.entry], match.players)
            assert not wrong, f"the zone of “{zone.entry}” cannot show it ({wrong}): {place(match)}"


def check_no_leak(match: Match, seat: int, dice: random.Random, conserved: Conserved | None) -> bool:
    """A world that the seat could be in is a possible one, and gives it nothing that the true one does not give.

    Does it give something else to somebody?
    """
    world = match.imagine(seat, seed=dice.getrandbits(64))
    other = match.in_world(world)
    assert shown(other, seat) == shown(match, seat), f"the view tells seat {seat} a secret: {place(match)}"
    assert shown(other, None) == shown(match, None), f"spectators are told more than seat {seat}: {place(match)}"
    assert other.legal(seat) == match.legal(seat), f"what is legal tells seat {seat} a secret: {place(match)}"
    assert other.observe(seat).tobytes() == match.observe(seat).tobytes(), f"observed by seat {seat}: {place(match)}"
    one, twin = match.imagine(seat, seed=5), other.imagine(seat, seed=5)
    assert one.tobytes() == twin.tobytes(), (
        f"seat {seat} imagines something else in another world that looks the same to it: `resample` leaves a trace "
        f"of the truth in {', '.join(differing(one, twin))}: {place(match)}"
    )
    tried = random.Random(len(match.moves)).sample(range(len(match.game.actions)), min(12, len(match.game.actions)))
    for number in tried:
        action = match.game.actions[number]
        assert str(other.why(seat, action)) == str(match.why(seat, action)), f"a refusal tells a secret: {place(match)}"
    if conserved:
        kept = conserved(PlainState(states_of(match)))
        assert conserved(PlainState(world)) == kept, f"seat {seat} imagines what cannot be: {place(match)}"
    exchanged = any(shown(other, one) != shown(match, one) for one in range(match.players))
    check_possible(other, dice)
    return exchanged


def check_reroll(match: Match, dice: random.Random) -> None:
    """What is to come is drawn anew: nobody sees any difference, and nothing of what was there before is left."""
    before, parent = states_of(match), stream(make_seed(dice.getrandbits(64)))
    after = before.copy()
    rules.redraw_at(after, 0, parent, 0)
    other = match.in_world(after)
    for seat in range(match.players):
        assert shown(other, seat) == shown(match, seat), f"`reroll` changes what seat {seat} sees: {place(match)}"
        assert other.legal(seat) == match.legal(seat), f"`reroll` changes what is legal: {place(match)}"
        assert other.observe(seat).tobytes() == match.observe(seat).tobytes(), f"`reroll`, observed: {place(match)}"
    rules.redraw_at(before, 0, parent, 1)
    rules.redraw_at(after, 0, parent, 1)
    assert after.tobytes() == before.tobytes(), f"`reroll` leaves a trace of what was there before: {place(match)}"


def shown(match: Match, seat: int | None) -> str:
    """What a seat sees now; how much of the log is remembered depends on the moves, which an imagined world has not."""
    return json.dumps(match.view(seat).to_json() | {"log_memory": None})


def check_possible(world: Match, dice: random.Random, moves: int = 8) -> None:
    """Whoever has to decide in an imagined world has a legal action, and so it goes on."""
    for _ in range(moves):
        for seat in world.movers:
            assert world.legal(seat), f"nothing is legal in an imagined world: {place(world)}"
        if world.movers:
            world.move(world.movers[0], dice.choice(world.legal(world.movers[0])))


def check_position_format(game: Game, match: Match) -> None:
    """A position is read as it was written."""
    again = game.position(
        truth(game, states_of(match), match.edition),
        match.players,
        edition=match.edition,
        **match.options,  # type: ignore[arg-type]
    )
    assert again.truth() == match.truth(), f"another position comes back: {place(match)}"


def check_move(match: Match, seat: int, dice: random.Random) -> None:
    """A move that used chance is final; one that is not can be taken back, to the last bit."""
    played, before = match.copy(), match.state_bytes()
    stream = states_of(match)["rng"].tobytes()
    played.move(seat, dice.choice(match.legal(seat)))
    is_final = any(event.final for event in played.moves[-1].events)
    used_chance = states_of(played)["rng"].tobytes() != stream
    assert is_final or not used_chance, f"chance was used without a final event: {place(played)}"
    if is_final or not played.movers:
        return
    played.undo(seat)
    assert played.state_bytes() == before, f"a move was not taken back: {place(match)}"
    assert match.state_bytes() == before


def check_record(game: Game, match: Match) -> None:
    """A game that is dealt and played again from its record is the same to the last bit."""
    record = json.loads(json.dumps(match.record(["human"] * match.players)))
    again = verify(record, lambda name: game)
    assert again.state_bytes() == match.state_bytes(), f"another game from its record: {place(match)}"


def count_beginnings(game: Game, depth: int) -> int:
    """In how many ways the game with seed 1 for the fewest players can begin, by this many moves."""
    return count_positions(states_of(game.new(game.seats[0], seed=1)), game.max_legal, depth)


def count_positions(states: States, max_legal: int, depth: int) -> int:
    """In how many ways a game can go on from here, by this many choices."""
    return sum(1 for _ in _positions_after(states, max_legal, depth))


def _positions_after(states: States, max_legal: int, depth: int) -> Iterator[States]:
    mask = rules.movers_at(states, 0)
    if depth == 0 or not mask:
        yield states
        return
    seat, room = rules.next_seat(mask), np.zeros(max_legal, np.int16)
    for number in room[: rules.legal_at(states, 0, seat, room)].tolist():
        after = states.copy()
        rules.play_at(after, 0, seat, number)
        yield from _positions_after(after, max_legal, depth - 1)


def measured_speed(game: Game, games: int = 3) -> float:
    """Moves a second of one thread: what is legal, and a random one of it."""
    dice, moves, room = random.Random(1), 0, np.zeros(game.max_legal, np.int16)
    dealt = [states_of(game.new(game.seats[-1], seed=number)) for number in range(games)]
    begun = time.perf_counter()
    for states in dealt:
        while mask := rules.movers_at(states, 0):
            seat = rules.next_seat(mask)
            count = rules.legal_at(states, 0, seat, room)
            rules.play_at(states, 0, seat, int(room[dice.randrange(count)]))
            moves += 1
    return moves / (time.perf_counter() - begun)
