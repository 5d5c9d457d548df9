"""People talk at the table."""

from __future__ import annotations

from tavolata.core.languages import LANGUAGES
from tavolata.server.protocol.commands import EMOTES, PHRASES
from tavolata.server.words import server_words_of
from tests.server.clients import (
    evening,
    new_key,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import refused
from tests.server.turns import all_hear


@scenario
async def test_people_talk_in_their_own_words_in_ready_phrases_and_in_emotes(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        anna = await there.client(made.table["id"], made.host)
        await anna.done("say", phrase="hello")
        sat = await there.visitor.sit(made.table["id"], made.invite, "Ben")
        ben = await there.client(made.table["id"], sat.secret)
        watching = await there.client(made.table["id"], made.watch)
        await ben.done("say", text="  Ciao, come va? 🍕 ")
        await ben.done("say", emote="laugh")
        await all_hear([anna, ben, watching])
        expected = [(0, None, "hello", None), (1, "Ciao, come va? 🍕", None, None), (1, None, None, "laugh")]
        for client in (anna, ben, watching):
            told = [(one["chair"], one["text"], one["phrase"], one["emote"]) for one in client.said[:3]]
            assert told == expected
        assert (await anna.refused("say"))["key"] == "say-what"
        assert (await anna.refused("say", text="Hello", phrase="hello"))["key"] == "say-what"
        assert (await anna.refused("say", phrase="hello", emote="laugh"))["key"] == "say-what"
        refusal = await watching.refused("say", phrase="hello")
        assert refusal["key"] == "spectators-watch"
        for wrong in ({"text": " "}, {"text": "x" * 501}, {"phrase": "swear"}, {"emote": "spit"}):
            asked = {"do": "say", "key": new_key(), **wrong}
            answer = await refused(
                there.visitor.ask("POST", f"/tables/{made.table['id']}/commands", made.host, json=asked)
            )
            assert answer["key"] == "bad-request"
        for language in LANGUAGES:
            words = server_words_of(None, language)
            assert all(words.has(f"phrase-{phrase}") for phrase in PHRASES)
            assert all(words.has(f"emote-{emote}") for emote in EMOTES)
