import assert from "node:assert/strict";
import test from "node:test";
import { choose } from "./domingo.mjs";
import { PHONE, comeTo, guest, makeTable, myTurn, opened } from "./server_and_browser.mjs";
import { anna, bot } from "./screens.mjs";

opened();

const SEATS = [[PHONE, "it"], [{ width: 640, height: 360 }, "de"], [{ width: 1440, height: 900 }, "de"]];

/** Plays a little, and notes on every frame how high the board is and what is said below it. */
async function observed([size, language]) {
  const made = await makeTable([{ ...anna, name: "Annamaria Benedetta" }, bot, bot], { options: { announcing: true, first: 0 } });
  const somebody = await guest({ size, language, motion: "brisk" });
  await comeTo(somebody, made);
  await myTurn(somebody.page);
  await somebody.page.evaluate(() => {
    globalThis.heights = new Set();
    globalThis.said = new Set();
    const look = () => {
      globalThis.heights.add(document.querySelector("main").getBoundingClientRect().height);
      globalThis.said.add(document.querySelector("[data-turn]").textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  for (let k = 0; k < 2; k++) {
    const before = await somebody.page.locator("[data-turn]").getAttribute("data-decision");
    await choose(somebody.page);
    await somebody.page.waitForSelector(`[data-turn=mine]:not([data-decision="${before}"])`);
  }
  const noted = await somebody.page.evaluate(() => ({ heights: globalThis.heights.size, said: globalThis.said.size }));
  await somebody.close();
  return noted;
}

test("the board keeps its height whatever is said below it", async () => {
  for (const { heights, said } of await Promise.all(SEATS.map(observed))) {
    assert.ok(said > 5, `${said} sentences`);
    assert.equal(heights, 1);
  }
});

/** Are the tabs of log and talk too narrow for what stands on them? */
async function crowded(language) {
  const made = await makeTable([anna, bot]);
  const somebody = await guest({ size: { width: 1440, height: 900 }, language });
  await comeTo(somebody, made);
  await somebody.page.waitForSelector("[role=tab]");
  const found = await somebody.page.evaluate(() => {
    const right = document.querySelector("aside").getBoundingClientRect().right + 0.5;
    const isCut = (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > right;
    return [...document.querySelectorAll("[role=tab]")].some((tab) => [tab, ...tab.children].some(isCut));
  });
  await somebody.close();
  return found;
}

test("log and talk have room side by side in every language", async () => {
  assert.deepEqual(await Promise.all(["de", "en", "it"].map(crowded)), [false, false, false]);
});
