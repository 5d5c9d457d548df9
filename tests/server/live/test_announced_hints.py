"""Hints between people: a table says who may take them, and who is told."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, get_args

import pytest

from tavolata.core.languages import LANGUAGES
from tavolata.server.entries import HintRule
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.outgoing.game_json import game_json
from tavolata.server.words import server_words_of
from tests.server.inside import Inside, inside, run
from tests.server.live.older_journals import with_and_without
from tests.server.new_chairs import ANNA, BEN, bot
from tests.server.twins import Twin


async def messages(server: Inside, table: str, secret: str) -> list[Any]:
    """What somebody has been told since the deal."""
    told: list[Any] = await server.get(f"/tables/{table}/messages?since=2", secret)
    return told


def test_where_several_people_sit_all_are_told_once_who_takes_a_hint(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, (anna, ben) = made["table"]["id"], made["seats"].values()
            decision = server.live(table).table.viewers[0].decision
            assert (made["table"]["hints"], made["table"]["hints_taken"]) == ("announced", {})
            for _ in range(2):
                assert (await server.hint(table, anna))["advice"]
            for secret in (anna, ben, made["watch"]):
                (told,) = await messages(server, table, secret)
                assert (told["what"], told["fields"]) == ("hinted", {"chair": 0})
                assert told["table"]["hints_taken"] == {"0": 1}
            assert server.live(table).table.viewers[0].decision == decision

    run(scenario())


def test_whoever_plays_alone_against_bots_is_not_told_of_the_own_hints(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made_with("domingo", [ANNA, bot("level-1")], start=True, options={"first": 0})
            assert (await server.hint(made["table"]["id"], made["host"]))["advice"]
            assert await messages(server, made["table"]["id"], made["host"]) == []

    run(scenario())


def test_where_everybody_may_nobody_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0}, hints="everybody")
            assert (await server.hint(made["table"]["id"], made["seats"]["0"]))["advice"]
            assert await messages(server, made["table"]["id"], made["seats"]["1"]) == []

    run(scenario())


def test_the_host_forbids_hints_and_everybody_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made_with("domingo", [ANNA, BEN], start=True, options={"first": 0})
            table, path = made["table"]["id"], f"/tables/{made['table']['id']}/hint"
            assert await server.refused(table, made["seats"]["1"], "hints", hints="nobody") == "host-only"
            assert (await server.do(table, made["host"], "hints", hints="nobody"))["done"]
            (told,) = await messages(server, table, made["seats"]["1"])
            assert (told["what"], told["fields"]) == ("hints_set", {"hints": "nobody"})
            assert told["table"]["hints"] == "nobody"
            assert await server.refused_with("POST", path, made["host"]) == (409, "hints-nobody")
            assert not game_json(server.live(table).table, 0)["view"]["has_hint"]  # type: ignore[index]

    run(scenario())


def test_no_other_rule_about_hints_is_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            chairs = [ANNA, BEN]
            answer = await server.ask("POST", "/tables", json={"game": "domingo", "chairs": chairs, "hints": "some"})
            assert answer.status_code == 400

    run(scenario())


def test_a_rule_about_hints_is_in_the_journal_and_older_journals_have_the_usual_one(tmp_path: Path) -> None:
    read = with_and_without(tmp_path, "hints", "nobody", lambda table: table.hint_rule)
    assert read == ("nobody", "announced")


@pytest.mark.clause("MM-30")
def test_no_hint_is_told_where_it_is_a_secret_whether_there_is_a_choice() -> None:
    dice, twin, secret = random.Random(3), Twin.dealt("mamma_mia", 3, TimeControl()), set[bool]()
    while twin.match.movers:
        for seat in twin.match.movers:
            view = game_json(twin.table, twin.table.order[seat])["view"]
            is_secret = any(isinstance(one, twin.match.game.never_automatic) for one in twin.match.legal(seat))
            assert view
            assert view["has_hint"] == (twin.match.view(seat).has_hint and not is_secret)
            secret.add(is_secret)
        seat = dice.choice(twin.match.movers)
        twin.move(0, seat, str(dice.choice(twin.match.legal(seat))))
    assert secret == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_about_hints_is_said_in_a_sentence_of_its_own(language: str) -> None:
    words = server_words_of(None, language)
    sentences = {words("happened-hints_set", hints=rule) for rule in get_args(HintRule)}
    assert len(sentences) == len(get_args(HintRule))
