import assert from "node:assert/strict";
import test from "node:test";
import { makeTable, opened, playOn } from "./house.mjs";
import { bareKeys, lookedAt, needsSideways, problemsInForcedColours, problemsOf } from "./looking.mjs";

opened();

const anna = { who: "here", name: "Anna" };
const bot = { who: "bot", bot: "greedy" };

let laid;
/** All screens; their tables are laid once. */
const screens = () => (laid ??= lay());

async function lay() {
  const fresh = await makeTable([anna, bot, bot, bot]);
  const over = await makeTable([anna, bot]);
  const lobby = await makeTable([anna, { who: "free" }], { start: false });
  const shared = await makeTable([anna, { who: "here", name: "Bruno" }]);
  await playOn(over.table.id, over.host);
  return [
    { name: "home", path: "/", ready: "[data-play]" },
    { name: "new", path: "/new/domingo", ready: "[data-cards]" },
    { name: "join", path: `/join/${lobby.table.id}/${lobby.invite}`, ready: "[data-sit]" },
    { name: "lobby", table: lobby, ready: "[data-deal]" },
    { name: "table", table: fresh, ready: "[data-turn]" },
    { name: "rules drawer", table: fresh, ready: "[data-turn]", press: "[data-rules]" },
    { name: "menu", table: fresh, ready: "[data-turn]", press: "[data-menu]" },
    { name: "talk", table: fresh, ready: "[data-turn]", key: "c" },
    { name: "a card taken", table: fresh, ready: "[data-turn=mine]", press: "[data-card]" },
    { name: "curtain", table: shared, ready: "[data-curtain]" },
    { name: "end", table: over, ready: "[data-end]" },
    { name: "replay", path: `/replay/${over.table.id}/1/12///${over.watch}`.replace("12///", "12/all/"), ready: "[data-move]" },
    { name: "lesson", path: "/lesson/domingo", ready: "[data-lesson-next]" },
    { name: "rules", path: "/rules/domingo", ready: "text=DO-01" },
    { name: "settings", path: "/settings", ready: "main" },
    { name: "code", path: "/code", ready: "main" },
    { name: "design", path: "/design", ready: "main" },
    { name: "missing", path: "/nowhere", ready: "main" },
  ];
}

test("axe finds nothing, and nothing needs sideways scrolling, on any screen", async () => {
  assert.deepEqual(await problemsOf(await screens()), []);
});

test("with forced colours everything that can be pressed or is chosen, and the turn, can be told apart", async () => {
  assert.deepEqual(await problemsInForcedColours(await screens()), []);
});

for (const language of ["de", "en", "it"]) {
  test(`no key of a catalogue shows itself in ${language}`, async () => {
    assert.deepEqual(await bareKeys(await screens(), language, new URL(`../../src/words/app.${language}.ftl`, import.meta.url)), []);
  });
}

test("at 200 % zoom nothing needs sideways scrolling", async () => {
  const made = await makeTable([anna, bot]);
  const plain = ["/", "/new/domingo", "/settings", "/rules/domingo"].map((path) => ({ name: path, path, ready: "main" }));
  const all = [...plain, { name: "table", table: made, ready: "[data-turn]" }];
  const sideways = async (page) => ((await needsSideways(page)) ? ["sideways"] : []);
  assert.deepEqual(await lookedAt(all, [{ size: { width: 640, height: 400 } }], sideways), []);
});
