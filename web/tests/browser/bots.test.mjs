// Bots as people meet them: five characters to choose from, a hint with its reasons, and a pace.
import assert from "node:assert/strict";
import test from "node:test";
import { playByMouse } from "./domingo.mjs";
import { PHONE, ask, comeTo, guest, makeTable, myTurn, opened, playOn, secretOf, stateOf, tableOf } from "./house.mjs";
import { anna as anAnna, level } from "./screens.mjs";

opened("domingo", "mille_grazie");

const bruno = { who: "here", name: "Bruno" };

/** The bots of a table, chair by chair. */
const botsAt = async (made) => (await ask(`tables/${made.table.id}`, { secret: made.host })).table.chairs.map((chair) => chair.bot);

const isFocused = (page, selector) => page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);

async function tabTo(page, selector) {
  for (let k = 0; k < 60 && !(await isFocused(page, selector)); k++) await page.keyboard.press("Tab");
  assert.ok(await isFocused(page, selector), selector);
}

test("in the lobby a bot is chosen by its character, and another one by keyboard; the device remembers", async () => {
  const made = await makeTable([anAnna, { who: "free" }, { who: "free" }], { start: false });
  const { page, ...anna } = await guest({ size: PHONE });
  await comeTo({ page, ...anna }, made);
  await page.click("[data-seat-bot='1']");
  await page.waitForSelector("text=Has seen everything");
  assert.equal(await page.locator("[data-level]").count(), 5);
  assert.equal(await page.locator("[data-level][aria-current]").getAttribute("data-level"), "level-3");
  await page.click("[data-level=level-5]");
  await page.waitForSelector("[data-choose-level=level-5]:has-text('Nonna Ada')");
  assert.deepEqual(await botsAt(made), [null, "level-5", null]);

  await page.getByRole("button", { name: "Fill up with bots" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-choose-level=level-5]").length === 2);
  await page.waitForSelector("[data-choose-level]:has-text('Nonna Ada II')");

  await tabTo(page, "[data-choose-level]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-level]");
  await tabTo(page, "[data-level=level-2]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-choose-level=level-2]:has-text('Beppe')");
  assert.deepEqual(await botsAt(made), [null, "level-2", "level-5"]);
  assert.match(await page.locator("[data-choose-level=level-2]").ariaSnapshot(), /Beppe level 2 of 5/);

  await page.reload();
  await page.goto(page.url().replace(/#.*/, "#/"));
  await page.waitForSelector("[data-choose-level=level-2]");
  await anna.close();
});

test("who is not the host sees who the bots are, and cannot change them", async () => {
  const made = await makeTable([anAnna, bruno, level(4)], { start: false });
  const there = await guest({ name: "Bruno" });
  await comeTo(there, { ...made, host: null }, { 1: made.seats[1] });
  await there.page.waitForSelector("text=Dottor Neri");
  await there.page.waitForSelector(".measure:has-text('level 4 of 5')");
  assert.equal(await there.page.locator("[data-choose-level], [data-seat-bot]").count(), 0);
  await there.close();
});

test("a game begins at once against the bots chosen at home, who are shown with their level", async () => {
  const anna = await guest();
  await anna.go("/");
  await anna.page.click("[data-choose-level=level-3]");
  await anna.page.click("[data-level=level-1]");
  await anna.page.click("[data-play=domingo]");
  await myTurn(anna.page);
  const seats = await anna.page.locator(".others [data-seat]").allInnerTexts();
  assert.deepEqual(seats.map((text) => text.split("\n").slice(0, 2)), [["Lina", "level 1"], ["Lina II", "level 1"]]);
  const { table } = await stateOf(await tableOf(anna.page), await secretOf(anna.page, await tableOf(anna.page)));
  assert.deepEqual(table.chairs.map((chair) => chair.bot), [null, "level-1", "level-1"]);
  await anna.close();
});

test("at a new table every chair has its own bot, and bots have a pace", async () => {
  const anna = await guest({ bot: "level-2" });
  await anna.go("/new/domingo");
  await anna.page.getByLabel("Who sits here?").nth(1).selectOption("bot");
  await anna.page.locator("[data-choose-level=level-2]").nth(1).click();
  await anna.page.click("[data-level=level-4]");
  await anna.page.getByRole("radio", { name: "Leisurely" }).check({ force: true });
  await anna.page.click("[data-lay]");
  await anna.page.waitForSelector("[data-turn]");
  const { table } = await stateOf(await tableOf(anna.page), await secretOf(anna.page, await tableOf(anna.page)));
  assert.deepEqual(table.chairs.map((chair) => chair.bot), [null, "level-2", "level-4"]);
  assert.equal(table.bot_pace, "leisurely");
  await anna.close();
});

test("the host changes the pace and the bots in the middle of a game, and it is told", async () => {
  const made = await makeTable([anAnna, bruno, level(3)], { options: { first: 0 } });
  const anna = await guest();
  await comeTo(anna, made, { 0: made.seats[0] });
  await myTurn(anna.page);
  await anna.page.click("[data-menu]");
  await anna.page.getByRole("radio", { name: "Quick" }).click({ force: true }); // it is checked when the table says so
  await anna.page.waitForSelector(".side li:has-text('The bots play quickly now.')");
  assert.equal((await stateOf(made.table.id, made.host)).table.bot_pace, "quick");
  await anna.page.click("[data-seat-bot='1']");
  await anna.page.click("[data-level=level-5]");
  await anna.page.waitForSelector(".side li:has-text('Nonna Ada plays for Bruno.')");
  await anna.page.click("dialog [data-choose-level=level-3]");
  await anna.page.click("[data-level=level-4]");
  await anna.page.waitForSelector(".side li:has-text('Dottor Neri takes a seat.')");
  assert.deepEqual(await botsAt(made), [null, "level-5", "level-4"]);
  await anna.close();
});

test("a hint marks the best choice and says why; put away, its mark stays; the next choice has none", async () => {
  const made = await makeTable([anAnna, level(1)], { options: { first: 0 } });
  const anna = await guest({ size: PHONE });
  const asked = [];
  anna.page.on("request", (request) => request.url().endsWith("/hint") && asked.push(request.url()));
  await comeTo(anna, made);
  await myTurn(anna.page);
  await anna.page.keyboard.press("h");
  await anna.page.keyboard.press("h");
  const note = anna.page.locator("[role=status] [data-hint-says]");
  await note.waitFor();
  const text = await note.innerText();
  assert.match(text, /^Nonna Ada would choose:\s+\S.+: about \d+ points in the end, (wins \d of 10|hardly ever wins|nearly always wins)\./);
  assert.match(text, /Next best: .+ – about \d+ points, |About as good: /);
  assert.equal(asked.length, 1);
  const mark = anna.page.locator(".slot.hinted");
  assert.equal(await mark.count(), 1);
  await anna.page.keyboard.press("Escape");
  await note.waitFor({ state: "detached" });
  assert.equal(await mark.count(), 1);
  await anna.page.click("[data-hint]");
  await note.waitFor();
  await anna.page.click("[data-hint-close]");
  await note.waitFor({ state: "detached" });
  assert.equal(asked.length, 1);
  await playByMouse(anna.page);
  await myTurn(anna.page);
  assert.equal(await mark.count(), 0);
  await anna.close();
});

test("a hint that comes when the game has moved on is thrown away", async () => {
  const made = await makeTable([anAnna, level(1)], { options: { first: 0 } });
  const anna = await guest();
  let answer;
  const held = new Promise((resolve) => (answer = resolve));
  await anna.context.route("**/hint", async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await comeTo(anna, made);
  await myTurn(anna.page);
  await anna.page.click("[data-hint]");
  await anna.page.waitForSelector("[data-hint][aria-busy=true]");
  await anna.page.waitForSelector("text=Nonna Ada is thinking about it");
  const before = await anna.page.locator("[data-turn]").getAttribute("data-decision");
  await playOn(made.table.id, made.seats[0], 1);
  await anna.page.waitForFunction((past) => !["", past].includes(document.querySelector("[data-turn]")?.dataset.decision ?? ""), before);
  assert.equal(await anna.page.locator("[data-hint][aria-busy=true]").count(), 0);
  const late = anna.page.waitForResponse("**/hint");
  answer();
  await late;
  await myTurn(anna.page);
  assert.equal(await anna.page.locator("[data-hint-says], .slot.hinted").count(), 0);
  await anna.close();
});

test("where nobody sees a choice, the hint says to vary it", async () => {
  const made = await makeTable([anAnna, bruno, { who: "here", name: "Carla" }], { game: "mille_grazie" });
  const states = await Promise.all([0, 1, 2].map((chair) => stateOf(made.table.id, made.seats[chair])));
  const robber = states.findIndex((state) => state.view.decision.some((action) => action.startsWith("ambush")));
  const somebody = await guest({ language: "de" });
  await comeTo(somebody, { ...made, host: null }, { [robber]: made.seats[robber] });
  await myTurn(somebody.page);
  await somebody.page.click("[data-hint]");
  await somebody.page.waitForSelector("[data-hint-says]:has-text('Diese Wahl sieht niemand')");
  assert.match(await somebody.page.locator("[data-hint-says]").innerText(), /Nonna Ada würde wählen:\s+An .*Straße.* lauern: am Ende etwa \d+ Punkte/);
  await somebody.close();
});
