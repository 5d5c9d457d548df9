// Bots as people meet them: a cast to choose from, a hint with its reasons, and a pace.
import assert from "node:assert/strict";
import test from "node:test";
import { playByMouse } from "./domingo.mjs";
import { PHONE, ask, comeTo, guest, makeTable, myTurn, opened, pick, playOn, secretOf, stateOf, tableOf } from "./server_and_browser.mjs";
import { anna as anAnna, bruno, level } from "./screens.mjs";

opened("domingo", "mamma_mia", "mille_grazie");

/** The bots of a table, chair by chair. */
const botsAt = async (made) => (await ask(`tables/${made.table.id}`, { secret: made.host })).table.chairs.map((chair) => chair.bot);

const isFocused = (page, selector) => page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);

async function tabTo(page, selector) {
  for (let k = 0; k < 60 && !(await isFocused(page, selector)); k++) await page.keyboard.press("Tab");
  assert.ok(await isFocused(page, selector), selector);
}

test("in the lobby a bot is one of the cast, chosen by touch and by keyboard; nobody comes twice", async () => {
  const made = await makeTable([anAnna, { who: "free" }, { who: "free" }], { start: false });
  const { page, ...anna } = await guest({ size: PHONE });
  await comeTo({ page, ...anna }, made);
  await page.click("[data-seat-bot='1']");
  await page.waitForSelector("text=Winks at you");
  assert.equal(await page.locator("[data-character]").count(), 6);
  await pick(page, { name: "expert" });
  await page.waitForSelector("text=A grandmother");
  await page.click("[data-character=ada]");
  await page.waitForSelector("[data-choose-bot=ada]:has-text('Ada')");
  assert.deepEqual(await botsAt(made), [null, "ada", null]);

  await page.click("[data-seat-bot='2']");
  await pick(page, { name: "expert" });
  await page.waitForSelector("[data-character=ada]:disabled:has-text('Already at the table')");
  await page.click("[data-character=orso]");
  await page.waitForSelector("[data-choose-bot=orso]");

  await tabTo(page, "[data-choose-bot=ada]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-character=ada][aria-current]");
  await tabTo(page, "dialog input[type=radio]");
  for (let k = 0; k < 3; k++) await page.keyboard.press("ArrowLeft");
  await page.waitForSelector("[data-character=beppe]");
  await tabTo(page, "[data-character=beppe]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-choose-bot=beppe]:has-text('Beppe')");
  assert.deepEqual(await botsAt(made), [null, "beppe", "orso"]);
  assert.match(await page.locator("[data-choose-bot=beppe]").ariaSnapshot(), /Beppe level 2 of 5/);
  await anna.close();
});

test("free chairs are filled with bots of mixed strengths, and the server lets nobody sit there twice", async () => {
  const made = await makeTable([anAnna, { who: "free" }, { who: "free" }, { who: "bot", bot: "chiara" }], { start: false });
  const anna = await guest();
  await comeTo(anna, made);
  await anna.page.click("[data-fill]");
  await anna.page.waitForFunction(() => document.querySelectorAll("[data-choose-bot]").length === 3);
  const bots = (await botsAt(made)).filter((bot) => bot !== null);
  assert.equal(new Set(bots).size, 3);
  const { refused } = await ask(`tables/${made.table.id}/commands`, { secret: made.host, body: { do: "seat", key: "twice", chair: 1, bot: "chiara" } });
  assert.equal(refused.key, "character-there");
  await anna.close();
});

test("whoever is not the host sees who the bots are, and cannot change them", async () => {
  const made = await makeTable([anAnna, bruno, level(4)], { start: false });
  const there = await guest({ name: "Bruno" });
  await comeTo(there, { ...made, host: null }, { 1: made.seats[1] });
  await there.page.waitForSelector("text=Sandro");
  await there.page.waitForSelector("text=bot, cunning");
  await there.page.waitForSelector(".measure:has-text('level 4 of 5')");
  assert.equal(await there.page.locator("[data-choose-bot], [data-seat-bot]").count(), 0);
  await there.close();
});

test("a game begins at once: a friendly mixed table, and in one touch another number or strength", async () => {
  const anna = await guest();
  await anna.go("/");
  const card = anna.page.locator("article", { has: anna.page.locator("[data-play=domingo]") });
  await card.locator(".avatars svg").first().waitFor();
  assert.equal(await card.locator(".avatars svg").count(), 2);
  await pick(card, { name: "4" });
  assert.equal(await card.locator(".avatars svg").count(), 3);
  await anna.page.click("[data-play=domingo]");
  await myTurn(anna.page);
  const bots = await tableOf(anna.page).then(async (id) => (await stateOf(id, await secretOf(anna.page, id))).table.chairs.map((chair) => chair.bot));
  assert.equal(new Set(bots).size, 4);
  const { cast } = await ask("catalog");
  assert.deepEqual(bots.slice(1).map((bot) => cast.find((one) => one.name === bot).level), ["level-2", "level-3", "level-1"]);

  await anna.go("/");
  await pick(anna.page, { name: "gentle" });
  await card.locator(".avatars svg").first().waitFor();
  assert.equal(await card.locator(".avatars svg").count(), 3, "the number is remembered");
  const names = (await card.locator(".avatars .unseen").innerText()).replace(/You play with |\./g, "").split(", ");
  await anna.page.click("[data-play=domingo]");
  await myTurn(anna.page);
  const seats = await anna.page.locator("[data-plates] [data-seat]:not(.own)").allInnerTexts();
  assert.deepEqual(seats.map((text) => text.split("\n")[0]).sort(), names.sort());
  assert.ok(names.every((name) => ["Lina", "Nino", "Gigi", "Rosa", "Mimmo", "Zita"].includes(name)), String(names));
  await anna.close();
});

test("the names of five bots can be read on a small phone, upright and sideways", async () => {
  const made = await makeTable([anAnna, ...[1, 2, 3, 3, 3].map(level)], { game: "mamma_mia" });
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    const anna = await guest({ size });
    await comeTo(anna, made, { 0: made.seats[0] });
    await anna.page.waitForSelector("[data-turn]");
    const names = anna.page.locator("[data-plates] [data-seat]:not(.own) .name");
    assert.equal(await names.count(), 5);
    assert.deepEqual(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)), []);
    await anna.close();
  }
});

test("at a new table every chair has its own bot, and bots have a pace", async () => {
  const anna = await guest({ strength: "level-2" });
  await anna.go("/new/domingo");
  await anna.page.getByLabel("Who sits here?").nth(1).selectOption("bot");
  const buttons = anna.page.locator("[data-choose-bot]");
  const other = await buttons.nth(0).getAttribute("data-choose-bot");
  await buttons.nth(1).click();
  assert.ok(await anna.page.locator(`[data-character=${other}]`).isDisabled());
  await pick(anna.page, { name: "strong" });
  await anna.page.click("[data-character=viola]");
  await pick(anna.page, { name: "Leisurely" });
  await anna.page.click("[data-lay]");
  await anna.page.waitForSelector("[data-turn]");
  const { table } = await stateOf(await tableOf(anna.page), await secretOf(anna.page, await tableOf(anna.page)));
  assert.deepEqual(table.chairs.map((chair) => chair.bot), [null, other, "viola"]);
  assert.equal(table.bot_pace, "leisurely");
  await anna.close();
});

test("the host changes the pace and the bots in the middle of a game, and it is told", async () => {
  const made = await makeTable([anAnna, bruno, level(3)], { options: { first: 0 } });
  const anna = await guest();
  await comeTo(anna, made, { 0: made.seats[0] });
  await myTurn(anna.page);
  await anna.page.click("[data-menu]");
  await pick(anna.page, { name: "Quick" });
  await anna.page.waitForSelector(".side li:has-text('The bots play quickly now.')");
  assert.equal((await stateOf(made.table.id, made.host)).table.bot_pace, "quick");
  await anna.page.click("[data-seat-bot='1']");
  await pick(anna.page, { name: "expert" });
  await anna.page.click("[data-character=ada]");
  await anna.page.waitForSelector(".side li:has-text('Ada plays for Bruno.')");
  await anna.page.click("dialog [data-choose-bot=elsa]");
  await pick(anna.page, { name: "strong" });
  await anna.page.click("[data-character=neri]");
  await anna.page.waitForSelector(".side li:has-text('Neri takes a seat.')");
  assert.deepEqual(await botsAt(made), [null, "ada", "neri"]);
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
  assert.match(text, /^Ada would choose:\s+\S.+: about (one point|\d+ points) in the end, (wins \d games? in 10|hardly ever wins|nearly always wins)\./);
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
  await anna.page.waitForSelector("text=Ada is thinking about it");
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
  assert.match(await somebody.page.locator("[data-hint-says]").innerText(), /Ada würde wählen:\s+An .*Straße.* lauern: am Ende etwa \d+ Punkte/);
  await somebody.close();
});
