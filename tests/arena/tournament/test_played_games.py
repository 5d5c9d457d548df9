"""Played games: whole, the same from the same config, and replayable from what is saved."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

import tavolata
from tavolata import BadInput, Game
from tavolata.arena.tournament.played_games import play, replay
from tavolata.arena.tournament.schedule import schedule
from tests.arena.tables import a_config, a_game, without_times


def test_a_game_is_replayed_from_what_is_saved(game: Game) -> None:
    config = a_config(game, players=game.seats[-1], games=1)
    played = play(config, schedule(config)[0])
    match = replay(config, played)
    assert match.result is not None
    assert (list(match.result.points), list(match.result.ranks)) == (played.points, played.ranks)
    assert sum(played.wins) == pytest.approx(1)
    assert all(seconds > 0 for seconds in played.seconds)


def test_the_same_config_gives_the_same_games_and_another_seed_others(game: Game) -> None:
    config = a_config(game, games=2)
    once, again = ([play(config, one) for one in schedule(config)] for _ in range(2))
    assert without_times(once) == without_times(again)
    other = replace(config, seed="00" * 31 + "01")
    assert [play(other, one).actions for one in schedule(other)] != [one.actions for one in once]


def test_games_of_one_deal_begin_with_the_same_cards() -> None:
    config = a_config(games=4)
    first, second, third, _ = [play(config, one) for one in schedule(config)]
    assert (first.seed, first.options) == (second.seed, second.options)
    assert first.bots == second.bots[::-1]
    assert third.seed != first.seed
    views = [replay(config, one).after(0).view(0).table for one in (first, second, third)]
    assert views[0] == views[1] != views[2]


def test_a_shared_win_is_shared() -> None:
    assert a_game(["a", "b", "c"], ranks=[1, 3, 1]).wins == [0.5, 0, 0.5]


def test_options_are_played_with() -> None:
    config = a_config(options={"announcing": True}, games=1)
    played = play(config, schedule(config)[0])
    assert len(played.actions) == 94
    assert config.describe()["options"] == {
        "turning": True,
        "announcing": True,
        "overclaim": "corrected",
        "first": "random",
    }


def test_a_pickled_config_has_its_cards(game: Game) -> None:
    config = a_config(game)
    assert config.edition.digest == game.edition().digest
    pickled = pickle.loads(pickle.dumps(config))
    assert pickled == config
    assert pickled.game is game


def test_another_version_of_the_rules_is_refused() -> None:
    config = replace(a_config(), rules=99)
    with pytest.raises(BadInput, match=r"Another version of Domingo is installed here \(\d\) .* \(99\)"):
        play(config, schedule(config)[0])


def test_other_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="are not those the tournament was started with"):
        _ = replace(a_config(), bot_fingerprint="another").game


def test_cards_of_ones_own_are_played_with() -> None:
    game = tavolata.game("domingo")
    data = dict(game.edition().data) | {"edition": "mine", "cards": ["ttt"] * 48}
    config = a_config(edition=game.edition_from(data, "mine"), games=1)
    assert replay(config, play(config, schedule(config)[0])).view(None).table["board"][0] == "t" * 12  # type: ignore[index]
