// What hands expect of a phone: the back button, a long press, dragging, a buzz, and a screen that stays awake.
import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, comeTo, guest, makeTable, opened } from "./server_and_browser.mjs";
import { anna, bot } from "./screens.mjs";

opened("domingo", "mamma_mia");

const laid = (game = "domingo") => makeTable([anna, bot], { game, options: { first: 0 } });

/** Anna with a phone at a table where it is her turn; `told` is what her browser was asked for. */
async function annaAt(made, settings = {}) {
  const somebody = await guest({ size: PHONE, touch: true, worker: false, ...settings });
  await somebody.context.addInitScript(() => {
    window.told = [];
    navigator.vibrate = (pattern) => (window.told.push(`buzz ${pattern}`), true);
    const request = navigator.wakeLock?.request.bind(navigator.wakeLock);
    if (request) navigator.wakeLock.request = (kind) => (window.told.push(`awake ${kind}`), request(kind));
  });
  await comeTo(somebody, made);
  await somebody.page.waitForSelector("[data-turn=mine]");
  return somebody;
}
const told = (page) => page.evaluate(() => window.told);

test("the back button closes what is open, one after the other, and only then leaves the table", async () => {
  const made = await laid();
  const { page, close, go } = await annaAt(made);
  await go("/");
  await page.waitForSelector("[data-play]");
  await go(`/table/${made.table.id}`);
  await page.waitForSelector("[data-turn=mine]");
  await page.click("[data-menu]");
  await page.waitForFunction(() => history.state?.open === 1);
  await page.click("dialog [data-choose-bot]");
  await page.waitForFunction(() => history.state?.open === 2);
  assert.equal(await page.locator("dialog").count(), 2);
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll("dialog").length === 1);
  await page.goBack();
  await page.waitForSelector("dialog", { state: "detached" });
  assert.match(page.url(), /table/);
  await page.waitForSelector("[data-turn=mine]");
  await page.goBack();
  await page.waitForSelector("[data-play]");
  await close();
});

test("what was closed by its button needs no step back", async () => {
  const made = await laid();
  const { page, close, go } = await annaAt(made);
  await go("/");
  await page.waitForSelector("[data-play]");
  await go(`/table/${made.table.id}`);
  await page.click("[data-rules]");
  await page.waitForFunction(() => history.state?.open === 1);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !history.state?.open);
  await page.goBack();
  await page.waitForSelector("[data-play]");
  await close();
});

const middle = async (thing) => {
  const box = await thing.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger on the screen of a page. */
async function fingerOn(page) {
  const line = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => line.send("Input.dispatchTouchEvent", { type, touchPoints });
  return { press: (at) => touch("touchStart", at), move: (to) => touch("touchMove", to), lift: () => touch("touchEnd") };
}

/** Drags one thing over another one, and leaves it there in the air. */
async function drag(page, thing, over) {
  const finger = await fingerOn(page);
  const from = await middle(thing);
  await finger.press(from);
  await finger.move({ x: from.x, y: from.y - 20 });
  await page.waitForSelector("[data-dragged]");
  await finger.move(await middle(over));
  await page.waitForSelector("[data-over]");
  return finger;
}

test("a long press on a card explains it, and chooses nothing", async () => {
  const { page, close } = await annaAt(await laid());
  const finger = await fingerOn(page);
  await finger.press(await middle(page.locator("[data-card]").first()));
  await page.waitForSelector("dialog >> text=DO-06");
  await finger.lift();
  assert.equal(await page.locator("[data-card][aria-pressed=true]").count(), 0);
  await close();
});

test("a card is dragged by a finger to where it is to lie; dropped elsewhere, it stays", async () => {
  const { page, close } = await annaAt(await laid());
  const decision = await page.locator("[data-turn]").getAttribute("data-decision");
  const [card, place] = [page.locator("[data-card]").nth(1), page.locator("[data-place]").first()];
  const finger = await drag(page, card, place);
  await finger.move(await middle(page.locator("[data-menu]")));
  await page.waitForSelector("[data-over]", { state: "detached" });
  await finger.lift();
  await page.waitForSelector("[data-dragged]", { state: "detached" });
  assert.equal(await card.getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator("[data-turn]").getAttribute("data-decision"), decision);
  await (await drag(page, card, place)).lift();
  await page.waitForFunction((past) => document.querySelector("[data-turn]").dataset.decision !== past, decision);
  await close();
});

test("an ingredient is dragged by a finger into the oven", async () => {
  const { page, close } = await annaAt(await laid("mamma_mia"));
  const card = page.locator('[data-choice^="lay "]').first();
  await (await drag(page, card, page.locator("[data-drop=oven]"))).lift();
  await page.waitForSelector('[data-choice^="lay "]', { state: "detached" });
  await close();
});

test("the phone buzzes when the turn comes from somebody else, and stays awake for it", async () => {
  const { page, close } = await annaAt(await laid());
  assert.ok((await told(page)).includes("awake screen"));
  const before = (await told(page)).filter((one) => one.startsWith("buzz")).length;
  await page.locator("[data-card]").first().click();
  await page.locator("[data-place]").first().click();
  await page.waitForFunction((count) => window.told.filter((one) => one.startsWith("buzz")).length === count + 1, before);
  await close();
});

test("whoever has switched vibration off feels nothing", async () => {
  const { page, close } = await annaAt(await laid(), { vibration: false });
  await page.locator("[data-card]").first().click();
  await page.locator("[data-place]").first().click();
  await page.waitForFunction(() => window.told.filter((one) => one.startsWith("awake")).length > 1);
  assert.deepEqual((await told(page)).filter((one) => one.startsWith("buzz")), []);
  await close();
});
