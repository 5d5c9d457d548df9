import assert from "node:assert/strict";
import test from "node:test";
import { makeTable, opened } from "./server_and_browser.mjs";
import { lookedAt, needsSideways, problemsInForcedColours, problemsOf } from "./looking.mjs";
import { anna, bot, screens } from "./screens.mjs";

opened();

test("axe finds nothing, nothing needs sideways scrolling, and no key shows itself, on any screen", async () => {
  assert.deepEqual(await problemsOf(await screens()), []);
});

test("with forced colours everything that can be pressed or is chosen, and the turn, can be told apart", async () => {
  assert.deepEqual(await problemsInForcedColours(await screens()), []);
});

test("at 200 % zoom nothing needs sideways scrolling", async () => {
  const made = await makeTable([anna, bot]);
  const plain = ["/", "/new/domingo", "/settings", "/rules/domingo"].map((path) => ({ name: path, path, ready: "main" }));
  const all = [...plain, { name: "table", table: made, ready: "[data-turn]" }];
  const sideways = async (page) => ((await needsSideways(page)) ? ["sideways"] : []);
  assert.deepEqual(await lookedAt(all, [{ size: { width: 640, height: 400 } }], sideways), []);
});

test("home shows games on every screen, and one can be begun without scrolling", async () => {
  const home = { name: "home", path: "/", ready: "[data-play]" };
  const begun = (page) =>
    page.evaluate(() => {
      const isSeen = (one) => one.getBoundingClientRect().bottom <= innerHeight && one.getBoundingClientRect().top >= 0;
      return [...document.querySelectorAll("[data-play]")].filter(isSeen).length ? [] : ["no game is in sight"];
    });
  assert.deepEqual(await lookedAt([home], [{ size: { width: 844, height: 390 } }, { size: { width: 390, height: 844 } }, { size: { width: 1440, height: 900 } }], begun), []);
});

test("the picture on the first page fills its place, also for somebody who has tables", async () => {
  const made = await makeTable([anna, bot]);
  const page = { name: "home", path: "/", ready: "[data-play]" };
  const isFilled = (page) =>
    page.evaluate(() => {
      const picture = document.querySelector(".hero svg");
      const { width, height } = picture.getBoundingClientRect();
      const drawn = picture.querySelector(":scope > rect").getBBox();
      return width / height > drawn.width / drawn.height ? [`${innerWidth}: ${width} × ${height}`] : [];
    });
  const sizes = [{ width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }, { width: 1920, height: 1080 }].map((size) => ({ size }));
  assert.deepEqual(await lookedAt([page, { ...page, table: made }], sizes, isFilled), []);
});

test("settings are for players: nothing there leads to the page of the design", async () => {
  const settings = { name: "settings", path: "/settings", ready: "main" };
  const leads = (page) => page.evaluate(() => [...document.querySelectorAll('a[href*="design"]')].map((one) => one.outerHTML));
  assert.deepEqual(await lookedAt([settings], [{}], leads), []);
});
