import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { playByKeyboard, playByMouse, tableWhere } from "./da_luigi.mjs";
import { DESK, PHONE, comeTo, frames, guest, makeTable, myTurn, opened, playOn, stateOf } from "./server_and_browser.mjs";
import { problemsInForcedColours, problemsOf } from "./looking.mjs";
import { anna, bot, bruno } from "./screens.mjs";

opened("da_luigi");

const game = "da_luigi";
const NAMES = [...readFileSync(new URL("../../../src/tavolata/games/da_luigi/guests.toml", import.meta.url), "utf8").matchAll(/^name = "(.+)"$/gm)].map((match) => match[1]);

const place = (page, minutes) => page.locator(`.own [data-place="${minutes}"]`);

test("one's own restaurant is whole on phones on their sides, also large ones, and beside the guide of a lesson", async () => {
  const made = await makeTable([anna, bot, bot], { game, options: { first: 0 } });
  const isWhole = async (page, message) => {
    const { y, height } = await page.locator(".own[data-drop]").boundingBox();
    assert.ok(y >= 0 && y + height <= page.viewportSize().height + 1, `${message}: ${y + height}`);
  };
  for (const size of [{ width: 844, height: 390 }, { width: 932, height: 430 }]) {
    const somebody = await guest({ size, language: "de", worker: false });
    const { page } = somebody;
    await comeTo(somebody, made);
    await myTurn(page);
    await isWhole(page, `table, ${size.width}`);
    await somebody.go("/lesson/da_luigi");
    await page.click("[data-lesson-next]");
    await page.waitForSelector("[data-lesson-try]");
    await isWhole(page, `lesson, ${size.width}`);
    await somebody.close();
  }
});

test("a whole game against a bot by mouse on a phone, in German", async () => {
  const made = await makeTable([anna, bot], { game });
  const somebody = await guest({ size: PHONE, language: "de" });
  await comeTo(somebody, made);
  while (await playByMouse(somebody.page));
  assert.equal((await somebody.page.locator("[data-end] .points").allInnerTexts()).length, 2);
  await somebody.page.waitForSelector("text=zufriedene Gäste");
  await somebody.close();
});

test("a whole game by keyboard alone, in Italian", async () => {
  const made = await makeTable([anna, bot], { game });
  const somebody = await guest({ language: "it" });
  await comeTo(somebody, made);
  while (await playByKeyboard(somebody.page));
  await somebody.page.waitForSelector("[data-end]");
  await somebody.close();
});

test("buying: the cost appears, any push can be taken back until the last word", async () => {
  const made = await makeTable([anna, bot], { game, options: { first: 0 } });
  const somebody = await guest();
  const { page } = somebody;
  await comeTo(somebody, made);
  while ((await stateOf(made.table.id, made.host)).view.table.question !== "action") await playByMouse(page);
  await page.click('[data-field="4b"].offered');
  await page.waitForSelector("text=3 clocks to pay: who moves on?");
  assert.equal(await page.locator(".note .clocks .icon").count(), 3);
  await place(page, 60).locator("[data-kind=push]").click();
  // Nonna Adele on 50 cannot go on, so Pippo has moved by himself: nobody is asked where there is no choice.
  await page.waitForSelector("text=1 clock to pay");
  await page.waitForSelector('.own [data-place="30"] [data-guest]');
  await page.click("[data-take-back]");
  await page.waitForSelector("text=3 clocks to pay: who moves on?");
  await page.waitForSelector('.own [data-place="60"] [data-kind="push"]');
  await place(page, 40).locator("[data-kind=push]").click();
  await place(page, 30).locator("[data-kind=push]").click();
  await place(page, 60).locator("[data-kind=push]").click();
  await page.waitForSelector("[data-confirm]");
  // What was not sent yet goes with the step before it, and another guest can be chosen instead.
  await place(page, 20).locator("[data-kind=push]").click();
  await page.waitForSelector("text=Pippo moves to 10.");
  await page.keyboard.press("u");
  await page.waitForSelector("text=2 clocks to pay: who moves on?");
  assert.equal(await page.locator("[data-confirm], .own .unsent").count(), 0);
  for (const says of ["3 clocks to pay: who moves on?", "Which field do you buy?"]) {
    await page.click("[data-take-back]");
    await page.waitForSelector(`text=${says}`);
  }

  await page.click('[data-field="2a"].offered');
  await page.waitForSelector("text=1 clock to pay");
  await place(page, 40).locator("[data-kind=push]").click();
  await page.waitForSelector("[data-confirm]");
  await page.waitForSelector("text=Pippo moves to 30.");
  assert.match(await page.locator("[data-turn]").innerText(), /Touch “Done”/, "both prompts ask for the same");
  assert.equal((await stateOf(made.table.id, made.host)).view.table.clocks, 1, "nothing is sent before the last word");
  await page.click("[data-take-back]");
  await page.waitForSelector('.own [data-place="60"] [data-kind="push"]');

  const from = await place(page, 60).locator(".guest").boundingBox();
  const to = await place(page, 50).boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 3, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector("text=Nonna Adele moves to 50.");
  await page.click("[data-confirm]");
  await page.waitForFunction(() => /takes.*moves Nonna Adele/s.test(document.querySelector(".side")?.textContent ?? ""));
  await somebody.close();
});

test("a field of the first row waits for the last word, too", async () => {
  const made = await makeTable([anna, bot], { game, options: { first: 0 } });
  const somebody = await guest({ size: PHONE });
  await comeTo(somebody, made);
  while ((await stateOf(made.table.id, made.host)).view.table.question !== "action") await playByMouse(somebody.page);
  await somebody.page.click('[data-field="1b"].offered');
  await somebody.page.waitForSelector('[data-field="1b"][aria-pressed="true"]');
  assert.equal((await stateOf(made.table.id, made.host)).view.table.question, "field");
  await somebody.page.click("[data-confirm]");
  await somebody.page.waitForSelector('[data-field="1b"][aria-pressed="true"]', { state: "detached" });
  await somebody.close();
});

test("a push out says before what it costs", async () => {
  const made = await tableWhere([anna, bot], (view) => ["push", "move"].includes(view.table.question) && view.decision.includes("push 10") && view.decision.length > 1);
  const { lemons, bouquets } = (await stateOf(made.table.id, made.host)).view.table.restaurants[0];
  const somebody = await guest();
  await comeTo(somebody, made);
  const leaving = place(somebody.page, 10);
  await somebody.page.waitForSelector('.own [data-place="10"] .tag.costly');
  assert.match(await leaving.locator("[data-guest]").getAttribute("aria-label"), bouquets ? /Move out: a bouquet goes back/ : /Move out: a lemon/);
  await leaving.locator("[data-kind=push]").click();
  if ((await somebody.page.locator("[data-confirm]").count()) > 0) {
    await somebody.page.waitForSelector("text=walks out:");
    await somebody.page.click("[data-confirm]");
  }
  await somebody.page.waitForFunction(
    async ([table, secret, before]) => {
      const [state] = await (await fetch(`api/tables/${table}/messages`, { headers: { Authorization: `Bearer ${secret}` } })).json();
      const own = state.view.table.restaurants[0];
      return own.bouquets - own.lemons < before;
    },
    [made.table.id, made.host, bouquets - lemons],
  );
  await somebody.close();
});

test("greeting: a look at every restaurant, given by dragging; a restaurant is enlarged, the bag is open", async () => {
  const made = await tableWhere([anna, bot, bot], (view) => view.table.question === "give" && view.decision.length === 3);
  const before = (await stateOf(made.table.id, made.host)).view.table;
  const somebody = await guest();
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.waitForSelector("[data-arrival]");
  assert.equal(await page.locator("[data-to].offered").count(), 3);
  for (const text of await page.locator("[data-to]").allInnerTexts()) assert.match(text, /is free|moves? on|is pushed out/);

  await page.locator('.enlarge[data-enlarge="1"]').click();
  await page.waitForSelector('[data-enlarged="1"]');
  assert.equal(await page.locator('[data-enlarged="1"] [data-place]').count(), 6);
  await page.keyboard.press("Escape");
  await page.click("[data-bag]");
  const rows = await page.locator("dialog tbody tr").allInnerTexts();
  assert.match(rows[0], new RegExp(`water\\s+${before.bag.water ?? 0}\\s+${before.beside.water ?? 0}\\s`));
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });

  const card = await page.locator("[data-arrival] .card").first().boundingBox();
  const house = await page.locator('[data-restaurant="2"]').boundingBox();
  await page.mouse.move(card.x + 20, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 60, { steps: 3 });
  await page.mouse.move(house.x + house.width / 2, house.y + house.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction((name) => (document.querySelector(".side")?.textContent ?? "").includes(`${name} goes to Giulia`), NAMES[before.guest + 1]);
  await somebody.close();
});

test("a chain of pushed guests is played out place by place", async () => {
  const isChain = ({ table, decision }) =>
    table.question === "give" && decision.includes("give 0") && Boolean(chained(table));
  const made = await tableWhere([anna, bot], isChain);
  const somebody = await guest({ motion: "calm" });
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.waitForSelector('[data-to="0"].offered');
  await page.click('[data-to="0"]');
  await page.waitForSelector(".own .guest.arriving");
  const waits = await page.locator(".own .guest.pushed").evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).animationDelay)));
  assert.ok(waits.length >= 2, String(waits));
  assert.ok(new Set(waits).size === waits.length, `each in turn: ${waits}`);
  await somebody.close();
});

/** Would the guest at the door push somebody of Anna's on, who would push another? */
function chained({ guest: number, restaurants }) {
  const minutes = MINUTES[number - 1];
  const [first, second] = minutes ? restaurants[0].bar.slice((60 - minutes) / 10) : [];
  return first && second;
}
const MINUTES = [...readFileSync(new URL("../../../src/tavolata/games/da_luigi/guests.toml", import.meta.url), "utf8").matchAll(/^minutes = (\d+)$/gm)].map((match) => Number(match[1])).slice(2);

test("jokers are offered where they complete an order, with their price", async () => {
  const made = await tableWhere([anna, bot], (view) => view.table.question === "complete");
  const somebody = await guest({ size: PHONE });
  await comeTo(somebody, made);
  await somebody.page.waitForSelector('[data-kind="complete"]');
  assert.match(await somebody.page.locator('[data-kind="complete"]').first().getAttribute("aria-label"), /with jokers: \d (desserts|cubes)/);
  const { fulfilled } = (await stateOf(made.table.id, made.host)).view.table.restaurants[0];
  await somebody.page.locator('[data-kind="complete"]').first().click();
  for (let k = 0; k < 20 && (await stateOf(made.table.id, made.host)).view.table.restaurants[0].fulfilled === fulfilled; k++) await playByMouse(somebody.page);
  assert.equal((await stateOf(made.table.id, made.host)).view.table.restaurants[0].fulfilled, fulfilled + 1);
  await somebody.close();
});

test("the final round is announced, and the last count goes up to the result", async () => {
  const made = await tableWhere([anna, bot], (view) => view.table.last_turns === 1 || (view.table.last_turns === 2 && view.table.question === "action"));
  const somebody = await guest({ motion: "brisk" });
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.waitForSelector("[data-ribbon]");
  await page.waitForSelector(".progress >> text=Final round");
  const counted = page.waitForFunction(() => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > 1, null, { timeout: 60_000 });
  while (await playByMouse(page));
  await counted;
  const { result } = (await stateOf(made.table.id, made.host)).view;
  const shown = (await page.locator("[data-end] .points").allInnerTexts()).map((text) => Number(text.replace("−", "-")));
  assert.deepEqual(shown, [...result.points].sort((one, other) => other - one));
  await somebody.close();
});

/** Names of guests on the page that nobody has seen yet. */
async function unseen(page, heard) {
  const snapshot = await page.locator("body").ariaSnapshot();
  const events = heard.flatMap((frame) => [...(frame.events ?? []), ...(frame.log ?? [])].flat());
  const known = new Set(events.flatMap((event) => (event.fields.guest === undefined ? [] : [event.fields.guest])));
  const name = (number) => (number > 82 ? NAMES[number - 83] : NAMES[number + 1]);
  return Array.from({ length: 84 }, (_, k) => k + 1).filter((number) => !known.has(number) && snapshot.includes(name(number)));
}

const isOpenOnly = ({ table, points, result }) => typeof table.stack === "number" && typeof table.box === "number" && typeof table.taken === "number" && (result !== null || points === null);

test("two browsers and a spectator at one table: nobody is told who comes next, or the points", async () => {
  const made = await makeTable([anna, bruno], { game, options: { first: 0 } });
  const [one, other, watcher] = [await guest(), await guest({ size: PHONE, name: "Bruno" }), await guest({ name: "" })];
  const heard = [frames(one.page), frames(other.page), frames(watcher.page)];
  await comeTo(one, made, { 0: made.seats[0] });
  await comeTo(other, made, { 1: made.seats[1] });
  await watcher.go(`/watch/${made.table.id}/${made.watch}`);
  await watcher.page.waitForSelector("text=You are watching");
  for (let k = 0; k < 8; k++) {
    const mover = await Promise.any([one, other].map((somebody) => myTurn(somebody.page).then(() => somebody)));
    await playByMouse(mover.page);
  }
  for (const [k, { page }] of [one, other, watcher].entries()) {
    await page.waitForSelector(".luigi");
    assert.ok(heard[k].some((frame) => frame.view));
    for (const frame of heard[k]) if (frame.view) assert.ok(isOpenOnly(frame.view), JSON.stringify(frame.view.table));
    assert.deepEqual(await unseen(page, heard[k]), []);
  }
  for (const frame of heard[2]) if (frame.view) assert.deepEqual(frame.view.decision, []);
  assert.equal(await watcher.page.locator(".offered, [data-confirm]").count(), 0);
  for (const somebody of [one, other, watcher]) await somebody.close();
});

test("hot seat: a curtain between the two", async () => {
  const made = await makeTable([anna, bruno], { game, options: { first: 0 } });
  const both = await guest();
  await comeTo(both, made);
  for (let k = 0; k < 3; k++) {
    await both.page.waitForSelector("[data-curtain]");
    assert.ok(!/Your turn|Market/.test(await both.page.locator("body").ariaSnapshot()));
    await both.page.click("[data-curtain]");
    await myTurn(both.page);
    while (!(await both.page.locator("[data-curtain]").count())) {
      await playByMouse(both.page, "[data-confirm]", "[data-field='1a'].offered", "[data-field='1b'].offered");
      await both.page.waitForSelector('[data-curtain], [data-turn="mine"]');
    }
  }
  await both.close();
});

test("a finished game again, its deal checked on this device", async () => {
  const made = await makeTable([anna, bot], { game });
  await playOn(made.table.id, made.host);
  const somebody = await guest();
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.click("[data-replay]");
  await page.waitForSelector('[data-move="0"]');
  await page.click("[data-verify]");
  await page.waitForSelector('[data-proof="true"]');
  await page.waitForSelector('[data-deal="true"]');
  await page.keyboard.press("Escape");
  await page.getByRole("slider").fill("12");
  await page.waitForSelector('[data-move="12"]');
  await page.selectOption("[data-perspective]", "spectator");
  await page.waitForSelector(".own [data-place]");
  assert.equal(await page.locator(".offered").count(), 0);
  await somebody.close();
});

test("the guided first game, to its end", async () => {
  const somebody = await guest({ size: PHONE });
  const { page } = somebody;
  await somebody.go("/lesson/da_luigi");
  await page.click("[data-lesson-next]");
  await page.click('[data-field="3a"].hinted');
  await page.waitForSelector("text=Step 3 of 7");
  await place(page, 60).locator("[data-kind=push]").click();
  await page.waitForSelector("text=Nonna Adele moves to 50. Pippo moves to 30.");
  await page.click("[data-confirm]");
  await page.waitForSelector("text=Step 4 of 7");
  await page.click("[data-greet]");
  await page.click('[data-to="1"].hinted');
  await page.waitForSelector("text=Step 6 of 7");
  await page.click("[data-lesson-next]");
  await page.click("[data-lesson-play]");
  await page.waitForSelector('[data-seat="2"]');
  await somebody.close();
});

async function screens() {
  const over = await makeTable([anna, bot], { game });
  const [fresh, greeting, paying] = await Promise.all([
    makeTable([anna, bot, bot, bot], { game, options: { first: 0 } }),
    tableWhere([anna, bot, bot, bot], (view) => view.table.question === "give"),
    tableWhere([anna, bot], (view) => view.table.question === "push"),
    playOn(over.table.id, over.host),
  ]);
  return [
    { name: "table", table: fresh, ready: "[data-turn]" },
    { name: "bag", table: fresh, ready: "[data-bag]", press: "[data-bag]" },
    { name: "legend", table: fresh, ready: "[data-legend]", press: "[data-legend]" },
    // What lies behind a sheet has been looked at; the fewer players it has, the sooner that is done again.
    { name: "restaurant", table: paying, ready: "[data-enlarge]", press: "[data-enlarge]" },
    { name: "greeting", table: greeting, ready: "[data-arrival]" },
    { name: "paying", table: paying, ready: "[data-question-note]" },
    { name: "end", table: over, ready: "[data-end]" },
    { name: "replay", path: `/replay/${over.table.id}/1/12/all/${over.watch}`, ready: "[data-move]" },
    { name: "lesson", path: "/lesson/da_luigi", ready: "[data-lesson-next]" },
  ];
}

test("axe finds nothing, nothing needs sideways scrolling, forced colours tell things apart, and no key shows itself", async () => {
  const all = await screens();
  const board = all.filter(({ name }) => ["table", "greeting", "paying"].includes(name));
  assert.deepEqual(await problemsOf(all), []);
  assert.deepEqual(await problemsInForcedColours(board), []);
});

test("at 200 % zoom everything can still be reached", async () => {
  const made = await tableWhere([anna, bot, bot, bot], (view) => view.table.question === "push");
  const somebody = await guest({ size: { width: DESK.width / 2, height: DESK.height / 2 } });
  await comeTo(somebody, made);
  await myTurn(somebody.page);
  const touch = somebody.page.locator('.own [data-kind="push"]').first();
  await touch.click();
  await somebody.page.waitForSelector("[data-confirm], [data-question-note]");
  assert.ok(await somebody.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1));
  await somebody.close();
});
