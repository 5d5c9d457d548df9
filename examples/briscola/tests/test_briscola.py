"""Briscola: what every game promises, and what its own clauses say."""

from __future__ import annotations

from tavolata_briscola import GAME
from tavolata_briscola.state import ALL, PLAYED, SUIT, WORTH

from tavolata.core.plain_state import PlainState
from tavolata.testing import check_game


def cards_and_points(s: PlainState) -> tuple[int, int]:
    """How many cards there are, and what those that are not taken yet and those that are taken are worth together."""
    in_play = [card for card in range(ALL) if s.where[card] != PLAYED or card in s.trick]
    own = s.points[:2] if s.partners else s.points[: s.players]
    return sum(s.taken) + len(in_play), sum(own) + sum(int(WORTH[card % SUIT]) for card in in_play)


def test_briscola_keeps_what_every_game_promises() -> None:
    assert check_game(GAME, conserved=cards_and_points, trees={1: 3, 2: 9, 3: 27}, games=6).games == 6
