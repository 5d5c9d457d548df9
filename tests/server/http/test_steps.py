"""Whole games, step by step, in one answer."""

from __future__ import annotations

from pathlib import Path

from tests.server.inside import inside, run


def test_all_moments_are_the_moments_one_by_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            await server.finish(made)
            path = f"/tables/{made['table']['id']}/games/1/steps"
            for eyes in ("seat=1", "eyes=all", ""):
                moments = await server.get(f"{path}?{eyes}", made["watch"])
                assert len(moments) == moments[0]["moves"] + 1
                for move in (0, 7, len(moments) - 1):
                    assert moments[move] == await server.get(f"{path}/{move}?{eyes}", made["watch"])

    run(scenario())


def test_while_a_game_goes_on_only_the_own_moments_are_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            path = f"/tables/{made['table']['id']}/games/1/steps"
            assert len(await server.get(f"{path}?seat=0", made["seats"]["0"])) == 1
            assert (await server.refused_with("GET", f"{path}?seat=1", made["seats"]["0"]))[1] == "own-eyes-only"

    run(scenario())
