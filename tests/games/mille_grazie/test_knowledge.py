"""Who knows what (MG-27), in every phase."""

from __future__ import annotations

import json
import random
from collections.abc import Collection
from typing import Any, cast

import pytest

import tavolata
from tavolata import Match
from tavolata.core.state import state_at
from tavolata.games.mille_grazie import Walk
from tavolata.games.mille_grazie.state import LETTERS, PHASES
from tests.games.mille_grazie.tables import set_out, table
from tests.random_matches import COMPILED, changed, many, random_positions


def possible_roads(match: Match, excluded: Collection[str]) -> list[str]:
    return [road["letter"] for road in match.edition.data["roads"] if road["letter"] not in excluded]


def exchange_hidden(match: Match, seat: int, seed: int) -> Match:
    """Give every letter this seat cannot know another value it could have, and stack the pile anew."""
    chance, truth = random.Random(seed), cast(dict[str, Any], match.truth())
    walked, escort = truth["walked"], truth["escort"]
    robbed = [letter for letters in truth["ambushes"] for letter in letters if letter in walked and letter != escort]
    if escort and match.view(seat).table["escort"] is None:
        escort = chance.choice(possible_roads(match, robbed))
    for robber, letters in enumerate(truth["ambushes"]):
        if robber != seat:
            shown = [letter for letter in letters if letter in walked]
            hidden = chance.sample(possible_roads(match, walked), len(letters) - len(shown))
            truth["ambushes"][robber] = [*shown, *hidden]
    chance.shuffle(truth["pile"])
    return changed(match, **truth | {"escort": escort, "stream": chance.randbytes(32).hex()})


def knowledge(match: Match, seat: int) -> tuple[object, ...]:
    return (
        json.dumps(match.view(seat).to_json()),
        match.observe(seat).tobytes(),
        tuple(match.legal(seat)),
        match.movers,
        match.imagine(seat, seed=5).tobytes(),
        match.imagine(seat, seed=6, number=3).tobytes(),
    )


@pytest.mark.slow
@pytest.mark.clause("MG-27")
def test_what_is_hidden_can_be_exchanged_without_anybody_noticing() -> None:
    """Before, during and after the secret choice, for every seat."""
    phases = set()
    exchanged = 0
    for match in random_positions(tavolata.game("mille_grazie"), many(300, 12)):
        table = match.view(None).table
        phases.add((table["phase"], bool(table["has_set"])))
        for seat in range(match.players):
            other = exchange_hidden(match, seat, seed=len(match.moves))
            exchanged += other.state_bytes() != match.state_bytes()
            assert knowledge(other, seat) == knowledge(match, seat)
    assert exchanged > many(300, 12)
    if COMPILED:
        assert {phase for phase, _ in phases} >= set(PHASES) - {"over"}
        assert ("setting", True) in phases


@pytest.mark.clause("MG-27")
def test_what_is_open_is_the_same_for_everybody() -> None:
    for match in random_positions(tavolata.game("mille_grazie"), many(40, 6)):
        open_parts = (
            "phase",
            "nobleman",
            "cities",
            "held",
            "open",
            "in_pile",
            "discarded",
            "has_set",
            "escorted",
            "walked",
        )
        shown = [{part: match.view(seat).table[part] for part in open_parts} for seat in (None, *range(match.players))]
        assert all(one == shown[0] for one in shown)


@pytest.mark.clause("MG-27")
def test_whoever_has_set_is_known_and_what_is_not() -> None:
    match = table("Venezia", players=4)
    match.play(2, "ambush V")
    assert match.view(0).table["has_set"] == [2]
    assert match.view(0).table["ambushes"] == [[], [], [], []]
    assert match.view(2).table["ambushes"] == [[], [], ["V"], []]


@pytest.mark.clause("MG-27")
def test_an_unshown_robber_lies_on_no_road_walked_and_no_escort_where_an_ambush_succeeded() -> None:
    match = table("Venezia", players=4)
    set_out(match, escort="F", ambushes={1: "V", 2: "X"})
    match.play(0, Walk("V"))
    walked = LETTERS.index("V")
    letters, escorts = set(), set()
    for number in range(many(400, 100)):
        s = state_at(match.imagine(3, seed=1, number=number), 0)
        assert s.ambush[1, 0] == walked
        letters.add(int(s.ambush[2, 0]))
        escorts.add(int(s.escort))
    everywhere = {LETTERS.index(letter) for letter in possible_roads(match, "V")}
    assert letters == everywhere
    assert escorts == everywhere


def test_nothing_of_a_setting_is_in_events_errors_or_the_log() -> None:
    """Two matches that differ in one secret letter look the same to everybody else, refusals included."""
    texts = []
    for letter in ("V", "F"):
        match = table("Venezia", players=4)
        match.play(1, f"ambush {letter}")
        seen = [str(match.log(seat)) for seat in (0, 2, 3, None)]
        with pytest.raises(tavolata.IllegalMove) as refused:
            match.play(1, "ambush X")
        with pytest.raises(tavolata.IllegalMove) as no_undo:
            match.undo(1)
        texts.append((seen, str(refused.value), str(no_undo.value)))
    assert texts[0] == texts[1]
