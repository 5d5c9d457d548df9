// In the hand, in both directions: boxes of every screen measured in a browser. A choice of positions runs with the other tests
// in the browser; all of them, and all screens at all sizes, run where LAYOUTS=all says so: `make layouts`.
import assert from "node:assert/strict";
import test from "node:test";
import { comeTo, opened } from "../browser/house.mjs";
import { stillness } from "../browser/looking.mjs";
import { SIZES, TEXTS, flawsAt, reader, told } from "./looking.mjs";
import { screensOf } from "./screens.mjs";
import { GAMES, laid } from "./tables.mjs";
import { recordGame, retell, spread } from "./transcript.mjs";

const isWhole = process.env.LAYOUTS === "all";
const ONLY = process.env.LAYOUTS_OF?.split(",");
const SOME = 3;
const MANY = 60;

const games = GAMES.filter((game) => !ONLY || ONLY.includes(game));
opened(...games);

/** Large text is the harder case; a choice has nothing else. */
const texts = isWhole ? TEXTS : TEXTS.slice(-1);

const settings = { pace: "none" };

for (const game of games) {
  test(`${game}: at a full table everything can be seen, read and touched, whatever the position`, async () => {
    const made = await laid(game);
    const frames = await recordGame(made);
    const all = [];
    for (const text of texts) {
      const anna = await reader(text, settings);
      const tale = await retell(anna.page, frames);
      await comeTo(anna, made);
      await anna.page.waitForSelector("[data-turn]");
      for (const number of spread(Array(tale.count), isWhole ? MANY : SOME)) {
        await tale.show(number);
        await stillness(anna.page);
        all.push(...(await flawsAt(anna.page, `${game} ${number}`, text, SIZES)));
      }
      await anna.close();
    }
    assert.deepEqual(told(all), []);
  });

  test(`${game}: set-up, lobby and end can be seen, read and touched`, async () => {
    const all = [];
    for (const text of texts) {
      for (const screen of await screensOf(game)) {
        const anna = await reader(text, settings);
        await screen.come(anna);
        await anna.page.waitForSelector(screen.ready);
        await stillness(anna.page);
        all.push(...(await flawsAt(anna.page, `${game} ${screen.name}`, text, SIZES)));
        await anna.close();
      }
    }
    assert.deepEqual(told(all), []);
  });
}
