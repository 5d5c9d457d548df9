"""What everybody could remember of the rounds before a given position; it has to agree with the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.games.mamma_mia.position.read import Counts, Round
from tavolata.games.mamma_mia.state import KIND_COUNT, KINDS, MAX_TURNS, MammaMiaState


def remember(s: MammaMiaState, given: Mapping[str, Any], reader: PositionReader) -> None:
    rounds = given.get("rounds") or _forgetful_rounds(s, reader)
    if len(rounds) != s.clearings + 1:
        reader.fail("number-of-rounds", "MM-21", entry="rounds", needed=s.clearings + 1, given=len(rounds))
    reader.items("rounds", [turn for one in rounds for turn in one.turns], MAX_TURNS)
    turn = 0
    for number, one in enumerate(rounds):
        s.pool[number] = one.new
        s.drawn[number, : reader.players] = one.drawn
        s.given[number, : reader.players] = one.given
        s.held[number, : reader.players] = one.held
        for row in one.turns:
            s.turns[turn] = row
            turn += 1
        s.turns_by[number] = turn
    _check_memory(s, rounds, reader)


def _forgetful_rounds(s: MammaMiaState, reader: PositionReader) -> list[Round]:
    """Rounds as if all hands had been dealt in the first one, and nobody had done anything since."""
    nothing = [0] * KIND_COUNT
    hands, stock = s.hand[: reader.players].tolist(), s.stock[: s.in_stock].tolist()
    rounds = [Round(nothing, [nothing] * reader.players, [], [nothing] * reader.players, [nothing] * reader.players)]
    rounds *= s.clearings + 1
    rounds[-1] = _with_new(rounds[-1], [stock.count(kind) for kind in range(KIND_COUNT)], rounds[-1].drawn)
    in_hands = [sum(hand[kind] for hand in hands) for kind in range(KIND_COUNT)]
    rounds[0] = _with_new(rounds[0], [a + b for a, b in zip(rounds[0].new, in_hands, strict=True)], hands)
    return rounds


def _with_new(one: Round, new: Counts, drawn: list[Counts]) -> Round:
    return Round(new, drawn, one.turns, one.given, one.held)


def _check_memory(s: MammaMiaState, rounds: Sequence[Round], reader: PositionReader) -> None:
    """Check that memory and table agree: otherwise there would be no possible world."""
    for number, one in enumerate(rounds):
        in_stock = s.stock[: s.in_stock].tolist() if number == s.clearings else []
        for kind in range(KIND_COUNT):
            drawn = sum(counts[kind] for counts in one.drawn) + in_stock.count(kind)
            if drawn != one.new[kind]:
                reader.fail(
                    "memory-new", "MM-21", entry=at("rounds", number), kind=KINDS[kind], new=one.new[kind], drawn=drawn
                )
    for seat in range(reader.players):
        _check_memory_of(s, seat, rounds, reader)


def _check_memory_of(s: MammaMiaState, seat: int, rounds: Sequence[Round], reader: PositionReader) -> None:
    """What was drawn and not given away is in the hand, and so is what was known to be held."""
    hand = [0] * KIND_COUNT
    for number, one in enumerate(rounds):
        if number > 0 and not _was_drawn_in_time(one, seat, hand):
            reader.fail("memory-hand", "MM-44", entry=at("rounds", number), seat=seat)
        laid = [sum(turn[2] for turn in one.turns if turn[:2] == [seat, kind]) for kind in range(KIND_COUNT)]
        for kind in range(KIND_COUNT):
            hand[kind] += one.drawn[seat][kind] - laid[kind] - one.given[seat][kind]
            if hand[kind] < one.held[seat][kind]:
                reader.fail("memory-hand", "MM-44", entry=at("rounds", number), seat=seat)
    if hand != s.hand[seat].tolist():
        reader.fail("memory-hand", "MM-44", entry=at("hands", seat), seat=seat)


def _was_drawn_in_time(one: Round, seat: int, hand: Counts) -> bool:
    """Nobody lays what has not been drawn yet: what was not in the hand before the round came by an earlier turn."""
    laid, drew = [0] * KIND_COUNT, 0
    for turn in one.turns:
        if turn[0] == seat:
            laid[turn[1]] += turn[2]
            if sum(max(0, gone - had) for gone, had in zip(laid, hand, strict=True)) > drew:
                return False
            drew += turn[3]
    return drew == sum(one.drawn[seat])
