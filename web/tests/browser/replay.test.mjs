import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { PHONE, comeTo, guest, makeTable, opened, playOn, running } from "./server_and_browser.mjs";

opened();

async function played() {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }]);
  await playOn(made.table.id, made.host);
  return made;
}

test("a finished game again: slider, eyes, link, download, verify", async () => {
  const made = await played();
  const anna = await guest();
  await comeTo(anna, made);
  await anna.page.click("[data-replay]");
  await anna.page.waitForSelector('[data-move="0"]');
  await anna.page.click("[data-forward]");
  await anna.page.waitForSelector('[data-move="1"]');
  await anna.page.keyboard.press("ArrowRight");
  await anna.page.waitForSelector('[data-move="2"]');
  assert.match(await anna.page.locator("[data-step-events]").innerText(), /draws (?!a card)/);
  for (const list of ["[data-step-events]", "li > button"]) assert.ok(await anna.page.locator(`${list} .drawn`).count(), `${list}: cards are drawn`);
  await anna.page.selectOption("[data-perspective]", "0");
  await anna.page.waitForFunction(() => location.hash.endsWith("/2/0"));
  await anna.page.getByRole("slider").fill("10");
  await anna.page.waitForSelector('[data-move="10"]');

  await anna.page.click("[data-verify]");
  await anna.page.waitForSelector("[data-proof=true]");
  await anna.page.keyboard.press("Escape");
  const download = anna.page.waitForEvent("download");
  await anna.page.click("[data-download]");
  const record = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  assert.equal(record.game, "domingo");

  await anna.page.click("[data-link]");
  const link = await anna.page.locator("dialog input").inputValue();
  const friend = await guest({ size: PHONE, language: "it" });
  await friend.page.goto(link);
  await friend.page.waitForSelector('[data-move="10"]');
  await friend.close();
  await anna.close();
});

test("whoever comes to a moment sees its line in the list, and the runs that were counted", async () => {
  const made = await played();
  const anna = await guest({ worker: false });
  const { page } = anna;
  await comeTo(anna, made);
  await page.waitForSelector("[data-end]");
  await anna.go(`/replay/${made.table.id}/1/40/all`);
  await page.waitForSelector('[data-move="40"]');
  await page.waitForFunction(() => {
    const [list, line] = ["aside ol", "aside [aria-current]"].map((one) => document.querySelector(one).getBoundingClientRect());
    return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
  });
  await page.locator("aside li > button", { hasText: "A run of" }).last().click();
  await page.waitForSelector(".run");
  await page.locator("aside li > button").first().click();
  await page.waitForSelector('[data-move="0"]');
  assert.ok(await page.locator("[data-step-events]").evaluate((one) => one.scrollHeight <= one.clientHeight), "the deal is told in full");
  await anna.close();
});

test("without a connection: the app, the rules and a replay that was looked at", async () => {
  const made = await played();
  const anna = await guest();
  await comeTo(anna, made);
  await anna.page.evaluate(() => navigator.serviceWorker.ready);
  await anna.go(`/replay/${made.table.id}/1`);
  await anna.page.waitForSelector('[data-move="0"]');
  await anna.page.waitForFunction(async () => (await (await caches.open("tavolata-replays")).keys()).length === 4);
  await anna.go("/rules/domingo");
  await anna.page.waitForSelector("[data-rulebook]");
  await anna.page.reload();
  await anna.page.waitForSelector("[data-rulebook]");
  await anna.context.setOffline(true);
  await anna.page.reload();
  await anna.page.waitForSelector("[data-rulebook]");
  await anna.go(`/replay/${made.table.id}/1`);
  await anna.page.waitForSelector('[data-move="0"]');
  await anna.go("/settings");
  await anna.page.waitForSelector("text=On this device");
  await anna.close();
});

test("when the server has a newer version of the app, a screen that is gone brings the new version", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  let isNew = false;
  await page.route("**/assets/RulesPage-*.js", (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })));
  await page.route(running.address, (route) => (isNew ? route.continue() : route.fulfill({ body: '<script type="module" src="./assets/newer.js"></script>' })));
  await page.route(running.address, (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    isNew = page.url().includes("/rules/");
    return route.continue();
  });
  await somebody.go("/");
  await page.click('a[href="#/rules/domingo"]');
  await page.waitForSelector("[data-rulebook]");
  assert.ok(isNew, "the page was loaded anew");
  await somebody.close();
});
