"""Reviews of games: never before the end, each worked out once, and what made it is kept with it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tavolata.analysis import luck
from tavolata.analysis.decision import Budget
from tavolata.analysis.luck import Luck, luck_of
from tavolata.core.background_compiler import background_compiler
from tavolata.core.match import Match
from tavolata.server.live import reviews
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.protocol.bodies.reviews import ReviewAnswer, SketchSteps
from tests.server.inside import JSON, PATIENCE, Inside, inside, run, served, until
from tests.server.new_chairs import ANNA, bot

LITTLE = Budget(simulations=4, searches=2)


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to see what is done; what it says of play is measured elsewhere."""
    monkeypatch.setattr(reviews, "USUAL_BUDGET", LITTLE)
    monkeypatch.setattr(reviews, "luck_of", partial(luck_of, playouts=1, depth=1))


async def finished(server: Inside, game: str = "domingo") -> tuple[str, JSON]:
    """A game of two people that is over, and the path of its review."""
    made = await server.made(game, 2)
    await server.finish(made)
    return f"/tables/{made['table']['id']}/games/1", made


async def complete(server: Inside, path: str, secret: str) -> JSON:
    """The review, asked for until all of it is there; every answer has the declared form."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await server.get(f"{path}/review", secret))["state"] != "complete":
            ReviewAnswer.model_validate(answer)
            await asyncio.sleep(0.05)
    ReviewAnswer.model_validate(answer)
    return dict(answer)


def test_the_review_is_begun_by_whoever_asks_and_comes_bit_by_bit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            first = await server.get(f"{path}/review", made["watch"])
            assert (first["state"], first["review"]) == ("waiting", None)
            answer = await complete(server, path, made["watch"])
            found = answer["review"]
            assert answer["seats"] == [0, 1]
            assert len(found["values"]) == 1 + len(found["moves"])
            assert answer["count"] == len(found["decisions"]) > 0
            numbers = [decision["move"] for decision in found["decisions"]]
            assert numbers == sorted(numbers)
            rest = await server.get(f"{path}/review?known=3", made["watch"])
            assert rest["review"]["decisions"] == found["decisions"][3:]

    run(scenario())


def test_never_before_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            path = f"/tables/{made['table']['id']}/games/1"
            for secret in (made["host"], made["watch"], *made["seats"].values()):
                assert await server.refused_with("GET", f"{path}/review", secret) == (409, "not-over")
                sketch = {"seat": 0, "move": 0, "moves": []}
                assert await server.refused_with("POST", f"{path}/sketch", secret, json=sketch) == (409, "not-over")
            assert not server.house.reviews._pending

    run(scenario())


def test_only_for_those_who_may_look_at_the_replay(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            guest = made["invite"]
            assert await server.refused_with("GET", f"{path}/review", guest) == (403, "take-a-chair-first")
            assert (await server.refused_with("GET", f"{path}/review", "x" * 20))[0] == 401
            assert (await server.refused_with("GET", f"{path}/review"))[0] == 401

    run(scenario())


def test_a_complete_review_is_kept_and_not_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            before = await complete(server, path, made["watch"])
        forbid_work(monkeypatch)
        async with inside(tmp_path) as server:
            assert await server.get(f"{path}/review", made["watch"]) == before

    run(scenario())


def test_where_something_else_would_make_it_it_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            before = await complete(server, path, made["watch"])
            monkeypatch.setattr(reviews, "review_fingerprint", lambda game: "other bots")
            assert (await server.get(f"{path}/review", made["watch"]))["state"] == "waiting"
            assert await complete(server, path, made["watch"]) == before, "the same work says the same"

    run(scenario())


def test_two_processes_that_make_it_at_the_same_time_do_no_harm(postgresql_url: str) -> None:
    async def scenario() -> None:
        async with served(postgresql_url) as one:
            path, made = await finished(one)
            async with served(postgresql_url) as other:
                found = await asyncio.gather(*(complete(server, path, made["watch"]) for server in (one, other)))
                assert found[0] == found[1]

    run(scenario())


def test_an_address_has_so_many_reviews_worked_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "is_ready", lambda game: False)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            games = [await finished(server) for _ in range(reviews.MOST_FOR_AN_ADDRESS + 1)]
            for path, made in games[:-1]:
                assert (await server.get(f"{path}/review", made["watch"]))["state"] == "waiting"
            path, made = games[-1]
            assert await server.refused_with("GET", f"{path}/review", made["watch"]) == (429, "bots-busy")
            elsewhere = {"Authorization": f"Bearer {made['watch']}", "X-Forwarded-For": "192.0.2.7"}
            assert (await server.web.get(f"/api{path}/review", headers=elsewhere)).status_code == 200

    run(scenario())


def test_what_nobody_asks_about_any_more_is_not_worked_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "FORGOTTEN_SECONDS", 0.2)
    monkeypatch.setattr(reviews, "is_ready", lambda game: False)
    forbid_work(monkeypatch)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            await server.get(f"{path}/review", made["watch"])
            await until(lambda: not server.house.reviews._pending)

    run(scenario())


def test_without_machine_code_it_waits_and_the_bots_do_not_seem_cold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(background_compiler, "is_finished", lambda unit: unit.name in compiled)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            started = time.monotonic()
            while time.monotonic() - started < 3 * reviews.COMPILE_CHECK_SECONDS:
                answer = await server.get(f"{path}/review", made["watch"])
                assert (answer["state"], answer["review"]) == ("waiting", None)
                await asyncio.sleep(0.1)
            assert (await server.get(f"/tables/{made['table']['id']}/messages", made["watch"]))[0]["warming_up"] == 100
            compiled.append(luck.luck_unit(server.match(made["table"]["id"]).game).name)
            await complete(server, path, made["watch"])

    run(scenario())


def test_a_game_that_does_not_tell_its_luck_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "can_be_reviewed", lambda game: False)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            answer = await server.get(f"{path}/review", made["watch"])
            assert (answer["state"], answer["review"]) == ("impossible", None)

    run(scenario())


def test_bots_are_not_judged(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made_with("domingo", [ANNA, bot("greedy")], start=True)
            table = made["table"]["id"]
            live = await server.house.open(table)
            (own,) = [seat for seat, chair in enumerate(live.table.order) if chair == 0]
            await play_first_actions(server, made)
            answer = await complete(server, f"/tables/{table}/games/1", made["watch"])
            assert answer["seats"] == [own]
            assert {decision["seat"] for decision in answer["review"]["decisions"]} == {own}

    run(scenario())


async def play_first_actions(server: Inside, made: JSON) -> None:
    """A person plays against bots to the end."""
    table = made["table"]["id"]
    async with asyncio.timeout(PATIENCE):
        while server.match(table).movers:
            now = server.live(table).table
            decision = now.viewers[0].decision
            if decision is not None and now.seats[0] in server.match(table).movers:
                action = str(server.match(table).legal(now.seats[0])[0])
                await server.do(table, made["seats"]["0"], "move", decision=decision, action=action)
            await server.get(f"/tables/{table}", made["watch"])
            await asyncio.sleep(0.005)


# --- trying something ----------------------------------------------------------


def test_a_sketch_goes_on_from_a_position_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            entries = server.live(made["table"]["id"]).table.last_entry
            steps, moves = await played_to_the_end(server, path, made["watch"], seat=1, move=10)
            assert steps[-1]["view"]["result"]
            assert steps[-1]["view"]["seat"] == 1
            assert {move["seat"] for move in moves} == {0, 1}
            assert server.live(made["table"]["id"]).table.last_entry == entries

    run(scenario())


async def played_to_the_end(server: Inside, path: str, secret: str, **begun: Any) -> tuple[list[JSON], list[JSON]]:
    """A sketch whose player takes the last action each time."""
    moves: list[JSON] = []
    while True:
        answer = await server.ask("POST", f"{path}/sketch", secret, json={**begun, "moves": moves})
        assert answer.status_code == 200, answer.text
        found = answer.json()
        SketchSteps.model_validate(found)
        decision = found["steps"][-1]["view"]["decision"]
        if not decision:
            return found["steps"], found["moves"]
        moves = [*found["moves"], {"seat": begun["seat"], "action": decision[-1]}]


@pytest.mark.parametrize(
    ("sketch", "refusal"),
    [
        ({"seat": 0, "move": 4000, "moves": []}, "no-such-position"),
        ({"seat": 5, "move": 0, "moves": []}, "bad-seat"),
        ({"seat": 0, "move": 0, "moves": [{"seat": 0, "action": "nonsense"}]}, "unknown-action"),
    ],
)
def test_a_sketch_that_cannot_be_is_refused(tmp_path: Path, sketch: JSON, refusal: str) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            path, made = await finished(server)
            status, key = await server.refused_with("POST", f"{path}/sketch", made["watch"], json=sketch)
            assert (status // 100, key) == (4, refusal)

    run(scenario())


def forbid_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody works on a review."""

    def worked(*given: object, **named: object) -> Luck:
        raise AssertionError(f"worked on a review of {[one for one in given if isinstance(one, Match)]}")

    monkeypatch.setattr(reviews, "luck_of", worked)
    monkeypatch.setattr(BackgroundTasks, "_ended", lambda self, task: self._tasks.discard(task) or task.result())
