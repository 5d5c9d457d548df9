// How a person plays Mamma Mia! in the browser: with the mouse or a finger, and by keyboard alone; and how a table gets on over HTTP.
import { ask, makeTable, myTurn, stateOf } from "./server_and_browser.mjs";

export { anna, bruno, bot } from "./screens.mjs";

export const lay = (chairs, more = {}) => makeTable(chairs, { game: "mamma_mia", ...more });

/** What a hurried player likes best: many cards at once, orders when there are any, and no long talks. */
const LIKES = [/^lay .* \d$/, /^lay-order/, /^draw stock/, /^choose/, /^add-missing/, /^help/, /^refuse/, /^add /, /^that-is-all/, /^give-up/, /^ask/];

export function favourite(choices, orders) {
  if (!orders && choices.includes("draw waiter")) return "draw waiter";
  const liked = LIKES.map((like) => choices.filter((choice) => like.test(choice))).find((found) => found.length) ?? choices;
  return liked.toSorted((one, other) => Number(other.split(" ")[2] ?? 0) - Number(one.split(" ")[2] ?? 0))[0];
}

/** What can be touched, how many orders are held, and whether the game is over. */
const seen = (page) =>
  page.evaluate(() => ({
    choices: [...document.querySelectorAll("[data-choice]")].map((one) => one.dataset.choice),
    orders: document.querySelectorAll("[data-order]").length,
    isOver: document.querySelector("[data-end]") !== null,
  }));

/** Until the choice is on its way, or somebody else comes to the screen; quick bots may have answered meanwhile. */
const settled = (page, before) =>
  page
    .waitForFunction((was) => document.querySelector("[data-end], [data-curtain]") || [...document.querySelectorAll("[data-choice]")].map((one) => one.dataset.choice).join() !== was, before.join(), { timeout: 1000 })
    .catch(() => undefined);

/** Whoever gives up an order that could still be baked is asked whether they mean it. */
const isAsked = (choice, choices) => choice === "give-up" && new Set(choices).size > 1;
/** For some pizzas a second kind has to be touched. */
const isOfTwo = (choice) => choice.startsWith("choose");
const SURE = "dialog[open] .button.primary";

/** Touch it, unless it goes away first: a question to several people is settled by whoever answers first. */
async function touch(page, choice) {
  const thing = page.locator(`[data-choice="${choice}"]`).first();
  for (let k = 0; k < 20; k++) {
    const isTouched = await thing.click({ timeout: 1000 }).then(() => true, () => false);
    if (isTouched || !(await thing.count())) return;
  }
  throw new Error(`"${choice}" cannot be touched`);
}

/** Touch one thing that can be touched; nothing is waited for. */
export async function choose(page, before = null) {
  const { choices, orders } = before ?? (await seen(page));
  const choice = favourite(choices, orders);
  await touch(page, choice);
  if (isAsked(choice, choices)) await page.click(SURE);
  if (isOfTwo(choice) && (await page.locator('[data-laid][aria-pressed="true"]').count())) await page.locator('[data-choice^="choose"]').first().click();
  return choice;
}

/** The last choice has not arrived yet, or somebody else comes to the screen: there is nothing to choose, but the game goes on. */
const onItsWay = () => pause(20).then(() => true);

/** Make one choice with the mouse; false when the game is over. */
export async function playByMouse(page) {
  await page.waitForSelector('[data-turn="mine"], [data-end], [data-curtain]');
  const before = await seen(page);
  if (before.isOver) return false;
  if (!before.choices.length) return onItsWay();
  await choose(page, before);
  await settled(page, before.choices);
  return true;
}

/** Make one choice by keyboard alone; false when the game is over. */
export async function playByKeyboard(page) {
  await myTurn(page);
  const { choices: before, orders, isOver } = await seen(page);
  if (isOver) return false;
  if (!before.length) return onItsWay();
  const held = () => page.evaluate(() => document.activeElement?.dataset?.choice ?? null);
  for (let k = 0; k < 60 && (await held()) === null; k++) await page.keyboard.press("Tab");
  const wanted = favourite(before, orders);
  const away = before.indexOf(wanted) - before.indexOf(await held());
  const [key, times] = Math.abs(away) <= before.length / 2 ? [away > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(away)] : [away > 0 ? "ArrowLeft" : "ArrowRight", before.length - Math.abs(away)];
  for (let k = 0; k < times; k++) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  if (isAsked(wanted, before)) await page.locator(SURE).press("Enter");
  if (isOfTwo(wanted) && (await page.locator('[data-laid][aria-pressed="true"]').count())) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await settled(page, before);
  return true;
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Somebody who asks for help wherever that is possible. */
export const helpless = (choices, orders) => choices.find((choice) => /^that-is-all|^ask/.test(choice)) ?? favourite(choices, orders);

/** Plays over HTTP for these people, until the view of one of them is as wanted. */
export async function playTo(made, seats, isEnough, like = favourite) {
  for (let k = 0; k < 2000; k++) {
    let isWaiting = true;
    for (const seat of seats) {
      const { view, decision } = await stateOf(made.table.id, made.seats[seat]);
      if (isEnough(view)) return;
      if (view.result) throw new Error("the game is over, and was never as wanted");
      if (decision === null) continue;
      isWaiting = false;
      const action = like(view.decision, view.table.orders.length);
      await ask(`tables/${made.table.id}/commands`, { secret: made.seats[seat], body: { do: "move", key: `p${k}-${seat}-${decision}`, decision, action } });
    }
    if (isWaiting) await pause(20);
  }
  throw new Error("the game does not come that far");
}

export const isClearing = (view) => view.table.checked !== null;
/** With two players this comes in every game: between two turns of one of them the stock loses ten cards at most. */
export const isLateInTheRound = ({ table, decision }) => table.clearings === 0 && table.stock <= 12 && table.phase === "laying" && decision.length > 0;
/** With two players. */
export const isInTheLastRound = ({ table, decision }) => table.clearings === 3 && decision.length > 0;
export const isOverIn = (view) => view.result !== null;
