import assert from "node:assert/strict";
import test, { describe } from "node:test";
import { DESK, PHONE, comeTo, frames, guest, myTurn, opened, skipTo, stateOf } from "./server_and_browser.mjs";
import { problemsInForcedColours, problemsOf } from "./looking.mjs";
import { anna, bot, bruno, choose, isClearing, isInTheLastRound, isLateInTheRound, isOverIn, lay, playByKeyboard, playByMouse, playTo } from "./mamma_mia.mjs";

opened("mamma_mia");

/** A finished game: to be looked at again. */
let over;

// Most of this is waiting, for bots or for what is shown: so it goes on side by side.
describe("to the end of the game", { concurrency: true }, () => {
  test("a whole game against bots by mouse, on a phone", async () => {
    const somebody = await guest({ size: PHONE, language: "de" });
    await somebody.go("/");
    await somebody.page.click("[data-play=mamma_mia]");
    while (await playByMouse(somebody.page));
    assert.equal((await somebody.page.locator("[data-end] .points").allInnerTexts()).length, 3);
    await somebody.close();
  });

  test("a whole game by keyboard alone, in Italian", async () => {
    const made = await lay([anna, bot]);
    const somebody = await guest({ language: "it" });
    await comeTo(somebody, made);
    while (await playByKeyboard(somebody.page));
    await somebody.page.waitForSelector("[data-end]");
    await somebody.close();
  });

  test("the last count turns the orders up one by one; only then it is known who has won", async () => {
    const made = await lay([anna, bot]);
    await playTo(made, [0], isInTheLastRound);
    const somebody = await guest({ motion: "brisk", size: PHONE });
    const { page } = somebody;
    await comeTo(somebody, made);
    await page.waitForSelector("[data-choice]");
    const playing = playTo(made, [0], isOverIn);
    await skipTo(page, "[data-counted]");
    await playing;
    over = made;
    const counted = async () => Number(await page.locator("[data-counted]").getAttribute("data-counted"));
    const before = await counted();
    await page.waitForFunction((was) => Number(document.querySelector("[data-counted]")?.dataset.counted) > was, before);
    assert.equal(await page.locator("[data-end], .crown, [data-seat] .points").count(), 0);
    await page.click("[data-log]");
    assert.ok(!(await page.locator("dialog li").allInnerTexts()).some((line) => /The game is over/.test(line)));
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-end]");
    await somebody.close();
  });
});

test("what is to be done stands within its frame on a phone on its side", async () => {
  const made = await lay([anna, bruno], { options: { first: 0 } });
  const somebody = await guest({ size: { width: 844, height: 390 }, language: "de", worker: false });
  await comeTo(somebody, made, { 0: made.seats[0] });
  await myTurn(somebody.page);
  const [frame, text] = await Promise.all(["[data-turn]", "[data-turn] p"].map((one) => somebody.page.locator(one).boundingBox()));
  assert.ok(text.y - frame.y >= 2 && frame.y + frame.height - text.y - text.height >= 2, JSON.stringify([frame, text]));
  assert.ok(frame.y >= 0);
  await somebody.close();
});

test("everybody is named in full on phones of any width, with what they hold", async () => {
  const made = await lay([{ who: "here", name: "Leonora" }, { who: "here", name: "Jonathan" }]);
  for (const [width, height] of [[360, 640], [390, 844], [430, 932], [844, 390]]) {
    const somebody = await guest({ size: { width, height }, language: "de", worker: false });
    await comeTo(somebody, made, { 0: made.seats[0] });
    await somebody.page.waitForSelector("[data-plates] [data-holdings]");
    const cut = await somebody.page.locator("[data-plates] .name").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    assert.deepEqual(cut, [], `${width} × ${height}`);
    assert.ok(await somebody.page.locator('[data-seat="1"] [data-absent]').isVisible(), `${width} × ${height}: who is away looks away`);
    await somebody.close();
  }
});

test("a turn is three touches: so many of a kind, an order or none, where to draw", async () => {
  const made = await lay([anna, bot], { options: { first: 0 } });
  const somebody = await guest({ size: PHONE });
  await comeTo(somebody, made);
  await myTurn(somebody.page);
  const touched = [];
  for (const phase of ["laying", "ordering", "drawing"]) {
    await somebody.page.waitForSelector(`[data-phase=${phase}] [data-choice]`);
    touched.push(await choose(somebody.page));
  }
  assert.deepEqual(touched.map((choice) => choice.split(" ")[0]), ["lay", "lay-order", "draw"]);
  await somebody.page.waitForSelector('[data-turn="theirs"], [data-phase=laying]');
  await somebody.close();
});

test("a hint stands on the card itself; whether an order would succeed, no hint says", async () => {
  const made = await lay([anna, bot], { options: { first: 0 } });
  const somebody = await guest();
  await comeTo(somebody, made);
  await somebody.page.waitForSelector("[data-phase=laying] [data-choice]");
  await somebody.page.click("[data-hint]");
  await somebody.page.waitForSelector(".hinted[data-choice^='lay ']");
  await somebody.page.click(".hinted[data-choice]");
  await somebody.page.waitForSelector("[data-phase=ordering] [data-choice]");
  assert.ok(await somebody.page.locator("[data-hint]").isDisabled());
  await somebody.page.click("[data-undo]");
  await somebody.page.waitForSelector("[data-phase=laying] [data-choice]");
  await somebody.close();
});

const SECRETS = new Set(["kind_drawn", "order_drawn", "answered"]);

function leaks(heard, seat) {
  const events = heard.flatMap((frame) => [...(frame.events ?? []), ...(frame.log ?? [])].flat());
  const views = heard.flatMap((frame) => (frame.view ? [frame.view] : []));
  assert.ok(views.length > 3);
  return [
    ...events.filter((event) => SECRETS.has(event.name) && event.fields.seat !== seat),
    ...views.filter(({ points, table }) => points !== null || table.finished !== null || table.oven !== null || (seat === null && (table.hand ?? table.orders) !== null)),
  ];
}

test("two at one table: the owner decides on the own screen, the other sees who is thinking, and nobody learns more", async () => {
  const made = await lay([anna, bruno]);
  const [one, other, watcher] = [await guest(), await guest({ size: PHONE, name: "Bruno" }), await guest({ name: "" })];
  const [heard, seen] = [frames(one.page), frames(watcher.page)];
  await comeTo(one, made, { 0: made.seats[0] });
  await comeTo(other, made, { 1: made.seats[1] });
  await watcher.go(`/watch/${made.table.id}/${made.watch}`);
  await watcher.page.waitForSelector("text=You are watching");
  await one.page.waitForSelector("[data-oven]");
  await playTo(made, [0, 1], (view) => view.table.phase === "deciding" && view.decision.length > 0 && view.seat === 1);

  await other.page.waitForSelector("[data-choice=give-up]");
  await one.page.waitForSelector('[data-at-oven="1"][data-thinking]');
  await watcher.page.waitForSelector('[data-at-oven="1"][data-thinking]');
  assert.equal(await one.page.locator("[data-choice]").count() + (await watcher.page.locator("[data-choice]").count()), 0);
  assert.deepEqual([leaks(heard, 0), leaks(seen, null)], [[], []]);
  assert.equal(await watcher.page.getByRole("group", { name: "Your ingredients" }).count(), 0);
  const told = await watcher.page.locator("body").ariaSnapshot();
  assert.ok(!/draws \d+ (ingredients?|orders?)\. \[/.test(told), "what was drawn stays secret");
  for (const somebody of [one, other, watcher]) await somebody.close();
});

/** The lines of the log, in words. */
const logOf = (page) => page.locator(".side .turn p").evaluateAll((all) => all.map((line) => [...line.querySelectorAll("[data-said]")].map((one) => one.textContent).join("")));

test("nothing that has to be remembered can be looked up: not in the log, not on the table", async () => {
  const made = await lay([anna, bot, bot], { options: { first: 0 } });
  const somebody = await guest();
  await comeTo(somebody, made);
  await playTo(made, [0], (view) => view.table.phase === "laying" && view.decision.length > 0 && view.table.oven_height > 12);
  const { decision } = await stateOf(made.table.id, made.seats[0]);
  await somebody.page.waitForSelector(`[data-turn="mine"][data-decision="${decision}"]`);
  const lines = await logOf(somebody.page);
  const own = lines.findLastIndex((line) => /^Anna draws/.test(line));
  for (const line of lines.slice(1, own)) assert.doesNotMatch(line, / puts \d/);
  assert.ok(lines.slice(0, own).some((line) => /put ingredients into the oven/.test(line)));
  assert.ok(lines.slice(own).some((line) => / puts \d/.test(line)), lines.join("\n"));
  await somebody.page.reload();
  await myTurn(somebody.page);
  assert.deepEqual(await logOf(somebody.page), lines, "the server's log says the same");
  assert.equal(await somebody.page.locator("[data-sequence]").count(), 0);
  await somebody.close();
});

test("where the table wants it, the oven is open, and finished orders are counted", async () => {
  const made = await lay([anna, bot], { options: { oven_memory: true, open_count: true, first: 0 } });
  const somebody = await guest();
  await comeTo(somebody, made);
  for (let k = 0; k < 3; k++) await playByMouse(somebody.page);
  await myTurn(somebody.page);
  const height = Number(await somebody.page.locator("[data-oven]").getAttribute("data-oven"));
  const counts = await somebody.page.locator("[data-sequence] li").evaluateAll((all) => all.map((one) => Number(one.querySelector("[aria-hidden].number")?.textContent ?? 1)));
  assert.equal(counts.reduce((sum, count) => sum + count, 0), height);
  await somebody.page.waitForSelector('[data-seat] [aria-label="0 points"]');
  await somebody.close();
});

test("the clearing is a show: with a speed, to be skipped, and watched again until the next turn is over", async () => {
  const made = await lay([anna, bot]);
  await playTo(made, [0], isLateInTheRound);
  const somebody = await guest({ motion: "calm" });
  await comeTo(somebody, made);
  const { page } = somebody;
  await Promise.all([playTo(made, [0], isClearing), page.waitForSelector("[data-phase=clearing]")]);
  await page.waitForSelector("[data-check]");
  assert.ok(!(await logOf(page)).some((line) => /An order of/.test(line)), "the log tells nothing before it is shown");
  await page.click("[data-motion-now=calm]");
  await page.waitForSelector("[data-motion-now=brisk]");
  await page.keyboard.press("s");
  await page.waitForSelector("[data-skip]", { state: "detached" });
  await page.waitForFunction(() => [...document.querySelectorAll(".side li")].some((line) => line.textContent.includes("An order of")));

  await page.click("[data-watch-again]");
  await page.waitForSelector("[data-phase=clearing] .banner");
  await page.keyboard.press("s");
  await page.waitForSelector("[data-watch-again]");

  await playTo(made, [0], (view) => view.table.clearings === 1 && view.table.phase === "laying" && view.decision.length > 0);
  await skipTo(page, "[data-phase=laying] [data-choice]");
  await page.waitForSelector("[data-report]");
  let hasLaid = false;
  await playTo(made, [0], (view) => {
    hasLaid ||= view.table.phase === "drawing" || view.table.phase === "ordering";
    return hasLaid && view.table.clearings === 1 && view.table.phase === "laying" && view.decision.length > 0;
  });
  await skipTo(page, '[data-turn="mine"]');
  assert.equal(await page.locator("[data-watch-again]").count(), 0);
  await somebody.close();
});

/** Somebody comes back to a table that they left an hour ago. */
async function comeBack(somebody, made) {
  await somebody.page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem("tavolata.tables"));
    for (const table of tables) table.seen.at -= 3_600_000;
    localStorage.setItem("tavolata.tables", JSON.stringify(tables));
  });
  await somebody.page.reload();
  await somebody.go(`/table/${made.table.id}`);
}

/** Somebody who has looked at a table late in its first round and left it. */
async function awayFrom(made) {
  await playTo(made, [0], isLateInTheRound);
  const somebody = await guest({ motion: "brisk", size: PHONE });
  await comeTo(somebody, made);
  await somebody.page.waitForSelector("[data-oven]");
  await somebody.go("/");
  await somebody.page.waitForSelector("[data-play]");
  return somebody;
}

test("whoever was away watches the clearing as far as it has come", async () => {
  const made = await lay([anna, bot, bot]);
  const somebody = await awayFrom(made);
  const { page } = somebody;
  await playTo(made, [0], (view) => view.table.phase === "deciding" && view.decision.length > 1);
  await comeBack(somebody, made);
  await page.click("[data-watch]");
  await page.waitForSelector("[data-phase=clearing] [data-check]");
  await page.click("[data-skip]");
  await page.waitForSelector("[data-phase=deciding]");
  await somebody.close();
});

test("when the next round has begun, nobody can look up what came out of the oven", async () => {
  const made = await lay([anna, bot]);
  const somebody = await awayFrom(made);
  const { page } = somebody;
  await playTo(made, [0], (view) => view.table.clearings === 1 && view.decision.length > 0);
  await comeBack(somebody, made);
  await page.waitForSelector("dialog >> text=/came out of the oven/");
  assert.equal(await page.locator("[data-watch]").count(), 0);
  await somebody.close();
});

test("an order that could still be baked is not given up by a slip", async () => {
  const made = await lay([anna, bot, bot]);
  await playTo(made, [0], (view) => view.table.phase === "deciding" && view.decision.length > 1);
  const somebody = await guest({ size: PHONE });
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.click("[data-choice=give-up]");
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.equal(await page.locator("[data-phase=deciding] [data-choice=give-up]").count(), 1);
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.choice), "give-up");
  await somebody.close();
});

test("hot seat: a curtain between the two", async () => {
  const made = await lay([anna, bruno], { options: { first: 0 } });
  const both = await guest();
  await comeTo(both, made);
  for (const name of ["Anna", "Bruno"]) {
    await both.page.waitForSelector(`[data-curtain]:has-text("${name}")`);
    assert.equal(await both.page.locator("[data-oven]").count(), 0);
    await both.page.click("[data-curtain]");
    await myTurn(both.page);
    while (!(await both.page.locator("[data-curtain]").count())) await playByMouse(both.page);
  }
  await both.close();
});

test("the guided first game, to its end", async () => {
  const somebody = await guest({ size: PHONE });
  const { page } = somebody;
  await somebody.go("/lesson/mamma_mia");
  for (let step = 1; step < 8; step++) {
    await page.waitForSelector(`text=Step ${step} of 8`);
    await page.locator("[data-lesson-next], .hinted[data-choice]").first().click();
  }
  await page.waitForSelector("[data-lesson-play]");
  await somebody.close();
});

test("a finished game again, with all cards open, and checked from its seed", async () => {
  const somebody = await guest();
  const { page } = somebody;
  await comeTo(somebody, over);
  await page.click("[data-replay]");
  await page.waitForSelector('[data-move="0"]');
  for (let k = 1; k <= 4; k++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(`[data-move="${k}"]`);
  }
  assert.ok((await page.getByRole("group", { name: "Your ingredients" }).getByRole("button").count()) > 0);
  await page.selectOption("[data-perspective]", "spectator");
  await page.waitForFunction(() => location.hash.endsWith("/4/spectator"));
  await page.getByRole("group", { name: "Your ingredients" }).waitFor({ state: "detached" });
  await page.click("[data-verify]");
  await page.waitForSelector("[data-proof=true]");
  await page.waitForSelector("[data-deal=true]");
  await somebody.close();
});

test("axe finds nothing, nothing needs sideways scrolling, forced colours tell things apart, and no key shows itself", async () => {
  const six = await lay([anna, bot, bot, bot, bot, bot]);
  const ordering = await lay([anna, bot, bot], { options: { oven_memory: true } });
  const deciding = await lay([anna, bot, bot]);
  await Promise.all([
    playTo(six, [0], (view) => view.decision.length > 0 && view.table.oven_height > 12),
    playTo(ordering, [0], (view) => view.table.phase === "ordering" && view.decision.length > 0 && view.table.oven_height > 9),
    playTo(deciding, [0], (view) => view.table.phase === "deciding" && view.decision.length > 0),
  ]);
  const screens = [
    { name: "six", table: six, ready: "[data-choice]" },
    { name: "ordering", table: ordering, ready: "[data-choice]" },
    { name: "deciding", table: deciding, ready: "[data-choice]" },
    { name: "end", table: over, ready: "[data-end]" },
    { name: "replay", path: `/replay/${over.table.id}/1/60/all/${over.watch}`, ready: "[data-move]" },
    { name: "lesson", path: "/lesson/mamma_mia", ready: "[data-lesson-next]" },
  ];
  assert.deepEqual(await problemsOf(screens), []);
  assert.deepEqual(await problemsInForcedColours(screens.slice(0, 3)), []);
});

test("what can be done is on the screen at every size, at 200 % zoom, too", async () => {
  const made = await lay([anna, bot, bot]);
  await playTo(made, [0], (view) => view.table.phase === "deciding" && view.decision.length > 0);
  for (const size of [PHONE, { width: 640, height: 360 }, { width: DESK.width / 2, height: DESK.height / 2 }, DESK]) {
    const somebody = await guest({ size });
    await comeTo(somebody, made);
    await somebody.page.waitForSelector("[data-choice]");
    const hidden = await somebody.page.evaluate(() =>
      [...document.querySelectorAll("[data-choice]")].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [one.dataset.choice];
      }),
    );
    assert.deepEqual(hidden, [], JSON.stringify(size));
    await somebody.close();
  }
});

test("on a desk names are whole, what people hold is said once, and the own cards share their row", async () => {
  const made = await lay([anna, ...Array(5).fill(bot)]);
  const somebody = await guest({ size: DESK, worker: false });
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.waitForSelector("[data-turn]");
  assert.ok(await page.locator("[data-seat] .name").evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth)), "names are whole");
  assert.equal(await page.locator("[data-holdings]:visible").count(), 0);
  assert.equal(await page.locator("[data-at-oven]:visible").count(), 5);
  const hand = await page.locator(".hand").boundingBox();
  assert.ok(hand.x + hand.width <= DESK.width && hand.width > 250, JSON.stringify(hand));
  await somebody.close();
});
