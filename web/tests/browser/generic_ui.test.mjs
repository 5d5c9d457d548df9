// A game that brings no code for the browser, installed from a package of its own: its table is drawn from what it declares.
import assert from "node:assert/strict";
import test from "node:test";
import { DESK, PHONE, comeTo, guest, makeTable, stateOf } from "./server_and_browser.mjs";
import { openedWithBriscola } from "./briscola.mjs";
import { findings, needsSideways } from "./looking.mjs";
import { anna, bot } from "./screens.mjs";

openedWithBriscola();

const briscola = (chairs) => makeTable(chairs, { game: "briscola", options: { first: 0 } });

test("it is on the first page, and played from there to the end by touching cards", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page, go } = somebody;
  await go("/");
  await page.click("[data-play=briscola]");
  await page.waitForSelector("[data-board=generic]");
  while (!(await page.locator("[data-end]").count())) {
    const card = page.locator("[data-zone=hand] button").first();
    if (await card.count()) await card.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press("s");
  }
  await somebody.close();
});

test("the reader's cards lie open and are buttons, how many others hold is told, and the trump is seen", async () => {
  const made = await briscola([anna, bot, bot]);
  const somebody = await guest({ size: DESK, worker: false });
  await comeTo(somebody, made);
  const { page } = somebody;
  await page.waitForSelector("[data-zone=hand] button");
  const { view } = await stateOf(made.table.id, made.seats[0]);
  assert.equal(await page.locator("[data-zone=hand] button").count(), view.decision.length);
  assert.deepEqual(await page.locator("[data-held]").evaluateAll((all) => all.map(({ dataset }) => dataset.held)), ["3", "3"]);
  assert.equal(await page.locator("[data-zone=briscola] [data-piece]").count(), 1);
  assert.match(await page.locator("[data-zone=in_stock]").innerText(), /cards in the stock\s+30/i);
  await somebody.close();
});

test("its lesson is made from its rules: whatever is marked can be done at once, and it ends in a real game", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page } = somebody;
  await somebody.go("/");
  await page.click("a[href='#/lesson/briscola']");
  for (let step = 1; !(await page.locator("[data-lesson-play]").count()); step++) {
    await page.waitForSelector(`[data-lesson-says="${step}"]`);
    assert.ok(await page.locator(`[data-lesson-says="${step}"]`).innerText(), `step ${step}`);
    assert.deepEqual(await findings(page), [], `step ${step}`);
    await page.click((await page.locator("[data-lesson-next]").count()) ? "[data-lesson-next]" : "[data-zone=hand] button.hinted");
    await page.waitForSelector(`[data-lesson-says="${step + 1}"]`);
  }
  assert.match(await page.locator("[data-lesson-says]").innerText(), /Most points win/);
  await page.click("[data-lesson-play]");
  await page.waitForSelector("[data-board=generic] [data-zone=hand] button");
  await somebody.close();
});

for (const [size, language] of [[PHONE, "de"], [DESK, "it"]]) {
  test(`nothing is wrong with it for readers of ${language} at ${size.width} pixels`, async () => {
    const made = await briscola([anna, bot, bot, bot]);
    const somebody = await guest({ size, language, worker: false });
    await comeTo(somebody, made);
    const { page } = somebody;
    await page.waitForSelector("[data-zone=hand] button");
    assert.deepEqual(await findings(page), []);
    assert.ok(!(await needsSideways(page)));
    await somebody.close();
  });
}
