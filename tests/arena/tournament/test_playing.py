"""Playing: whole games, the same from the same config, and all it takes to play them again."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

import tavolata
from tavolata import BadInput, Game
from tavolata.arena.tournament.played_games import play, replay
from tavolata.arena.tournament.schedule import schedule
from tests.arena.tables import a_game, a_setting, without_times


def test_a_game_is_played_again_from_what_is_kept_of_it(game: Game) -> None:
    config = a_setting(game, players=game.seats[-1], games=1)
    played = play(config, schedule(config)[0])
    match = replay(config, played)
    assert match.result is not None
    assert (list(match.result.points), list(match.result.ranks)) == (played.points, played.ranks)
    assert sum(played.wins) == pytest.approx(1)
    assert all(seconds > 0 for seconds in played.thought)


def test_the_same_setting_plays_the_same_games_and_another_seed_others(game: Game) -> None:
    config = a_setting(game, games=2)
    once, again = ([play(config, one) for one in schedule(config)] for _ in range(2))
    assert without_times(once) == without_times(again)
    other = replace(config, seed="00" * 31 + "01")
    assert [play(other, one).actions for one in schedule(other)] != [one.actions for one in once]


def test_games_of_one_deal_begin_with_the_same_cards() -> None:
    config = a_setting(games=4)
    first, second, third, _ = [play(config, one) for one in schedule(config)]
    assert (first.seed, first.options) == (second.seed, second.options)
    assert first.bots == second.bots[::-1]
    assert third.seed != first.seed
    views = [replay(config, one).after(0).view(0).table for one in (first, second, third)]
    assert views[0] == views[1] != views[2]


def test_a_shared_win_is_shared() -> None:
    assert a_game(["a", "b", "c"], ranks=[1, 3, 1]).wins == [0.5, 0, 0.5]


def test_options_are_played_with() -> None:
    config = a_setting(options={"announcing": True}, games=1)
    played = play(config, schedule(config)[0])
    assert len(played.actions) == 94
    assert config.describe()["options"] == {"turning": True, "announcing": True, "first": "random"}


def test_a_setting_travels_with_its_cards(game: Game) -> None:
    config = a_setting(game)
    assert config.edition.digest == game.edition().digest
    travelled = pickle.loads(pickle.dumps(config))
    assert travelled == config
    assert travelled.game is game


def test_another_version_of_the_rules_is_refused() -> None:
    config = replace(a_setting(), rules=99)
    with pytest.raises(BadInput, match=r"Another version of Domingo is installed here \(1\) .* \(99\)"):
        play(config, schedule(config)[0])


def test_bots_that_think_otherwise_are_refused() -> None:
    with pytest.raises(BadInput, match="think otherwise here"):
        _ = replace(a_setting(), mind="another").game


def test_cards_of_ones_own_are_played_with() -> None:
    game = tavolata.game("domingo")
    data = dict(game.edition().data) | {"edition": "mine", "cards": ["ttt"] * 48}
    config = a_setting(edition=game.edition_from(data, "mine"), games=1)
    assert replay(config, play(config, schedule(config)[0])).view(None).table["board"][0] == "t" * 12  # type: ignore[index]
