// How a person plays Da Luigi in the browser: with the mouse or a finger, and by keyboard alone.
import { ask, makeTable, myTurn, stateOf } from "./server_and_browser.mjs";

const isOver = async (page) => (await page.locator("[data-end]").count()) > 0;

/** What can be touched, in the sequence in which it is looked for: new guests come quickly, so that games end. */
const TOUCHES = [
  "[data-dish-large]",
  "[data-confirm]",
  '[data-pick="take-bouquet"]',
  '[data-pick="two-desserts"]',
  '[data-pick="four-cubes"]',
  "button[data-dish]",
  ".guest:has(button[data-dish]) [data-guest]",
  '[data-guest][data-kind="complete"]',
  '[data-guest][data-kind="push"]',
  "[data-to].offered",
  "[data-supply].offered",
  "[data-tile].offered",
  "[data-greet]",
  "[data-field].offered",
  '[data-pick="done"]',
];

/** All that is on the board now: it changes with every choice. */
const seen = (page) => page.evaluate(() => `${document.querySelector("[data-turn]")?.getAttribute("data-turn")} ${document.querySelector(".luigi")?.innerHTML ?? ""}`);

/** Until the choice has been answered. */
const settled = (page, before) =>
  page
    .waitForFunction(
      (old) => `${document.querySelector("[data-turn]")?.getAttribute("data-turn")} ${document.querySelector(".luigi")?.innerHTML ?? ""}` !== old || document.querySelector("[data-curtain]"),
      before,
      { timeout: 2000 },
    )
    .catch(() => undefined);

/** The first thing that may be touched; those named first are preferred. On a phone dishes are too small, there the guest is touched. */
export const nextTouch = (page, ...preferred) =>
  page.evaluate(
    (all) => {
      const isTouchable = (one) => one !== null && getComputedStyle(one).pointerEvents !== "none";
      return all.find((selector) => isTouchable(document.querySelector(selector))) ?? null;
    },
    [...preferred, ...TOUCHES],
  );

/** Make one choice with the mouse; false when the game is over. */
export async function playByMouse(page, ...preferred) {
  await myTurn(page);
  if (await isOver(page)) return false;
  const before = await seen(page);
  const touch = await nextTouch(page, ...preferred);
  if (touch) await page.locator(touch).first().click({ timeout: 3000 }).catch(() => undefined);
  await settled(page, before);
  return true;
}

/** Go on with the Tab key until something wanted has the focus. */
export async function tabTo(page, selector) {
  const has = () => page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);
  for (let k = 0; k < 80 && !(await has()); k++) await page.keyboard.press("Tab");
}

/** Make one choice by keyboard alone; false when the game is over. */
export async function playByKeyboard(page) {
  await myTurn(page);
  if (await isOver(page)) return false;
  const before = await seen(page);
  const touch = await nextTouch(page);
  if (touch === "[data-field].offered") await page.keyboard.press("m");
  else if (touch) await tabTo(page, touch);
  await page.keyboard.press("Enter");
  await settled(page, before);
  return true;
}

/** A table where Anna is asked what is wanted: played over HTTP until it comes to that. */
export async function tableWhere(chairs, isWanted, more = {}) {
  for (let attempt = 0; attempt < 12; attempt++) {
    const made = await makeTable(chairs, { game: "da_luigi", ...more });
    for (let k = attempt; ; k++) {
      let state;
      do state = await stateOf(made.table.id, made.seats[0]);
      while (state.decision === null && !state.view.result && (await new Promise((resolve) => setTimeout(resolve, 20, true))));
      if (state.view.result) break;
      if (isWanted(state.view)) return made;
      const action = state.view.decision[(k * 7) % state.view.decision.length];
      await ask(`tables/${made.table.id}/commands`, { secret: made.seats[0], body: { do: "move", key: `w${state.decision}`, decision: state.decision, action } });
    }
  }
  throw new Error("it never comes to that");
}
