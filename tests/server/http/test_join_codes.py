"""Three words open the lobby of a table."""

from __future__ import annotations

from tavolata.server.join_codes import LENGTH, WORDS
from tests.server.clients import evening, scenario
from tests.server.processes import ForkServer, ServerProcess
from tests.server.refusals import check_words, refused


def test_words_are_told_apart_when_they_are_heard() -> None:
    assert len(set(WORDS)) == len(WORDS) == 256
    assert all(word.isascii() and word.islower() for word in WORDS)


@scenario
async def test_whoever_hears_the_words_finds_the_table_and_sits_down(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        table = made.table["id"]
        code = await there.visitor.ask("POST", f"/tables/{table}/join-code", made.host)
        assert len(code["words"].split()) == LENGTH
        again = await there.visitor.ask("POST", f"/tables/{table}/join-code", made.invite)
        assert again["words"] == code["words"]
        typed = f" {code['words'].upper().replace(' ', ' - ')}, "
        for _ in range(2):
            found = await there.visitor.ask("POST", "/join-codes", json={"code": typed})
            assert found == {"table": table, "invite": made.invite}
        await there.visitor.sit(table, found["invite"], "Ben")
        refusal = await refused(there.visitor.ask("POST", f"/tables/{table}/join-code", made.watch))
        assert refusal["key"] == "invited-only"


@scenario
async def test_join_codes_cannot_be_guessed_and_expire(fork_server: ForkServer, sqlite_url: str) -> None:
    server = fork_server.serve(sqlite_url, join_guesses_an_hour=2, join_code_minutes=0)
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        code = await there.visitor.ask("POST", f"/tables/{made.table['id']}/join-code", made.host)
        late = await refused(there.visitor.ask("POST", "/join-codes", json={"code": code["words"]}))
        assert late["key"] == "unknown-join-code"
        check_words(late)
        wrong = await refused(there.visitor.ask("POST", "/join-codes", json={"code": "uno due tre"}))
        assert wrong["key"] == "unknown-join-code"
        more = await refused(there.visitor.ask("POST", "/join-codes", json={"code": code["words"]}))
        assert more["key"] == "too-many-guesses"
