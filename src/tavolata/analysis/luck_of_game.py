"""A game played once more, move by move, with other chance: what its luck is measured by."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tavolata.analysis.valuation import Valuation, add_playout, expected_win_shares
from tavolata.bots.quick_bots import choose_best
from tavolata.bots.softmax import choose_by_softmax
from tavolata.core import rules
from tavolata.core.chance import below, branch
from tavolata.core.state import Doubles, Int8s, Int16s, States, Uint8s, Uint64s
from tavolata.core.tiers import called_in_bulk, compiled

TRUE, BEFORE, OTHER, KNOWN, OTHER_KNOWN, ROOM = range(6)
"""The states to work with: the game as it is, before the move, with other chance; and what all seats together know of
the first and of the third."""
OTHER_CHANCE, OTHER_DICE = 1 << 30, 1 << 31
"""The first streams of other chance and of bots' other dice; those before belong to playouts."""
OWN_WILL, AT_RANDOM, BY_HEURISTIC = range(3)
"""How a seat chooses: by its own will, or as a bot whose dice can be thrown again."""


class Dice(NamedTuple):
    """How every seat chooses."""

    kind: Int8s
    temperature: Doubles
    memory_loss: Doubles


@called_in_bulk
def luck_of_game(
    states: States,
    raw: Uint8s,
    template: States,
    seats: Int8s,
    actions: Int16s,
    dice: Dice,
    valuation: Valuation,
    every_value: bool,
    values: Doubles,
    luck: Doubles,
) -> None:
    """Play the game that begins in `states[TRUE]` once more. Row 0 of values and luck is the deal, row k is move k.

    The other states are room to work in; `raw` has the same states as bytes. With an empty template nothing was dealt.
    Without `every_value`, values are worked out only where there was chance.
    """
    expected_win_shares(states, TRUE, OTHER, 0, valuation, values[0])
    luck[0] = values[0] - mean_of_other_deals(states, template, valuation, values[0])
    for number in range(1, len(seats) + 1):
        seat, action = int(seats[number - 1]), int(actions[number - 1])
        states[BEFORE] = states[TRUE]
        rules.play(states[TRUE], seat, action)
        others, differing = with_other_chance(states, raw, seat, action, number, dice, valuation)
        if differing > 0 or every_value:
            expected_win_shares(states, TRUE, OTHER, number * valuation.playouts, valuation, values[number])
        luck[number] = (differing * values[number] - others) / valuation.playouts


@compiled
def mean_of_other_deals(states: States, template: States, valuation: Valuation, value: Doubles) -> Doubles:
    """The mean value of deals at this table, one playout each."""
    if len(template) == 0:
        return value
    mean = np.zeros(len(value))
    for k in range(valuation.playouts):
        states[OTHER] = template[0]
        branch(states[OTHER].rng, valuation.stream, OTHER_CHANCE + k)
        rules.deal(states[OTHER])
        add_playout(states[OTHER], k, valuation, mean)
    return mean / valuation.playouts


@compiled
def with_other_chance(
    states: States, raw: Uint8s, seat: int, action: int, number: int, dice: Dice, valuation: Valuation
) -> tuple[Doubles, int]:
    """The same action with other chance, or a bot's choice with other dice, one playout each.

    Returns the sum of the values, and how many there are: those where somebody could know a difference from what
    happened. The others have the value of what happened.
    """
    others, differing = np.zeros(int(states[TRUE].players)), 0
    rng = np.empty(4, np.uint64)
    states[KNOWN] = states[TRUE]
    rules.redraw(states[KNOWN], valuation.stream, 0)
    for k in range(number * valuation.playouts, (number + 1) * valuation.playouts):
        if dice.kind[seat] != OWN_WILL:
            states[OTHER] = states[BEFORE]
            branch(rng, valuation.stream, OTHER_DICE + k)
            action = choose_again(states[OTHER], seat, rng, dice, valuation)
        states[OTHER] = states[BEFORE]
        rules.redraw(states[OTHER], valuation.stream, OTHER_CHANCE + k)
        rules.play(states[OTHER], seat, action)
        states[OTHER_KNOWN] = states[OTHER]
        rules.redraw(states[OTHER_KNOWN], valuation.stream, 0)
        if not np.array_equal(raw[OTHER_KNOWN], raw[KNOWN]):
            add_playout(states[OTHER], k, valuation, others)
            differing += 1
    return others, differing


@compiled
def choose_again(s: Any, seat: int, rng: Uint64s, dice: Dice, valuation: Valuation) -> int:
    """What a bot could have chosen just as well; the state becomes one that its seat could be in."""
    if dice.kind[seat] == AT_RANDOM:
        return int(valuation.actions[below(rng, rules.legal(s, seat, valuation.actions))])
    rules.imagine(s, seat, rng, 0)
    rules.forget(s, seat, dice.memory_loss[seat])
    if dice.temperature[seat] > 0.0:
        return choose_by_softmax(s, seat, rng, valuation.actions, valuation.heuristic, dice.temperature[seat])
    return choose_best(s, seat, rng, valuation.actions, valuation.heuristic)
