// What people without a mouse, or without a screen, need: where the focus is, what keys do, and what is marked as chosen.
import assert from "node:assert/strict";
import test from "node:test";
import { playByMouse } from "./domingo.mjs";
import { comeTo, guest, makeTable, myTurn, opened, playOn } from "./server_and_browser.mjs";
import { anna, bot, bruno } from "./screens.mjs";

opened();

const laid = (...others) => makeTable([anna, ...others], { options: { first: 0 } });

async function annaAt(made, chairs = made.seats, settings = {}) {
  const somebody = await guest({ worker: false, ...settings });
  await comeTo(somebody, made, chairs);
  await myTurn(somebody.page);
  return somebody;
}

const focused = (page) => page.evaluate(() => document.activeElement?.textContent.trim());

test("after a change of screen the focus is on its title, or where the screen wants it", async () => {
  const made = await makeTable([anna, { who: "free" }], { start: false });
  const { page, go, close } = await guest({ worker: false, name: "Dino" });
  await go("/");
  await page.waitForSelector("[data-play]");
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true, "the first screen is left to the browser");
  await page.click('a[href="#/settings"]');
  await page.waitForFunction(() => document.activeElement?.matches("h1"));
  assert.equal(await focused(page), "Settings");
  await page.click('a[href="#/privacy"]');
  await page.waitForFunction(() => document.activeElement?.matches("h1") && document.activeElement.textContent !== "Settings");
  await go(`/join/${made.table.id}/${made.invite}`);
  await page.waitForSelector("[data-sit]");
  await page.waitForFunction(() => document.activeElement?.matches("input"));
  await close();
});

test("on arrival at a table, too, and the board takes it from there", async () => {
  const made = await laid(bot);
  const { page, go, close } = await annaAt(made);
  await go("/");
  await page.waitForSelector("[data-play]");
  await go(`/table/${made.table.id}`);
  await myTurn(page);
  await page.waitForFunction(() => document.activeElement?.matches("h1"));
  assert.equal(await focused(page), "Domingo");
  await close();
});

test("a dialog keeps keys from the board", async () => {
  const made = await laid(bot);
  const { page, close } = await annaAt(made);
  await playByMouse(page);
  await page.waitForSelector("[data-undo]").catch(() => undefined);
  await myTurn(page);
  await page.click("[data-rules]");
  await page.waitForSelector("dialog [data-rulebook]");
  await page.keyboard.press("h");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await page.locator("[data-hint-says], .thought").count(), 0, "no hint was asked for");
  await page.keyboard.press("h");
  await page.waitForSelector("[data-hint-says]");
  await close();
});

test("keys of one letter can be switched off", async () => {
  const made = await laid(bot);
  const { page, close } = await annaAt(made, made.seats, { shortcuts: false });
  await page.keyboard.press("?");
  await page.keyboard.press("h");
  await page.waitForTimeout(200);
  assert.equal(await page.locator("dialog, [data-hint-says], .thought").count(), 0);
  await close();
});

test("log and chat are tabs, by arrow keys too", async () => {
  const { page, close } = await annaAt(await laid(bot));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector("[role=tabpanel]");
  await page.focus("[data-tab=log]");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator("[data-tab=chat]").getAttribute("aria-selected"), "true");
  assert.equal(await focused(page), "Chat");
  assert.equal(await page.getByRole("tabpanel", { name: "Chat" }).count(), 1);
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(page), "What happened");
  await close();
});

test("what a command has not changed yet is not marked as chosen", async () => {
  const made = await laid(bruno, bot);
  const { page, context, close } = await annaAt(made, { 0: made.seats[0] });
  await page.click("[data-menu]");
  const hints = page.locator("[data-hints]");
  await context.setOffline(true);
  await page.waitForSelector("[data-lost]", { state: "attached" });
  await hints.getByText("Nobody").click();
  await page.waitForTimeout(200);
  const marked = () => hints.evaluate((one) => [one.querySelector("input:checked").parentElement.textContent.trim(), one.querySelector(".chosen").textContent.trim()]);
  assert.deepEqual(await marked(), ["Everybody is told", "Everybody is told"]);
  await context.setOffline(false);
  await page.waitForSelector("[data-hints=nobody]");
  assert.deepEqual(await marked(), ["Nobody", "Nobody"]);
  await close();
});

test("what went wrong is said at once, and what is proposed is announced", async () => {
  const made = await laid(bruno, bot);
  const host = await annaAt(made, { 0: made.seats[0] });
  assert.equal(await host.page.locator("[data-toasts] [role=alert]").count(), 1);
  assert.equal(await host.page.locator(".proposals[aria-live=polite]").count(), 1);
  await host.close();
});

test("a replay that was shared is there after a reload; who cannot copy sees the link", async () => {
  const made = await makeTable([anna, bot]);
  await playOn(made.table.id, made.host);
  const { page, close } = await annaAt(made);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.click("[data-share]");
  const link = await page.locator("dialog input").inputValue();
  assert.match(link, new RegExp(`/replay/${made.table.id}/1///.+`));
  assert.equal(await page.locator(".toast").count(), 0);

  const friend = await guest({ worker: false });
  await friend.page.goto(link);
  await friend.page.waitForSelector('[data-move="0"]');
  await friend.page.click("[data-forward]");
  await friend.page.waitForSelector('[data-move="1"]');
  await friend.page.reload();
  await friend.page.waitForSelector('[data-move="1"]');
  await friend.page.route(/seat=0/, (route) => route.abort());
  await friend.page.selectOption("[data-perspective]", "0");
  await friend.page.waitForSelector(".toast.bad");
  await friend.page.waitForFunction(() => document.querySelector("[data-perspective]").value === "all");
  await friend.close();
  await close();
});
