// How a person plays Domingo in the browser: with the mouse or a finger, and by keyboard alone.
import { myTurn } from "./server_and_browser.mjs";

const isOver = async (page) => (await page.locator("[data-end]").count()) > 0;

/** Until something else is to be decided, or nothing, or somebody else comes to the screen. */
const settled = (page, before) =>
  page.waitForFunction((past) => document.querySelector("[data-turn]")?.dataset.decision !== past, before);

/** Which decision the page asks for. */
const decision = (page) => page.locator("[data-turn]").getAttribute("data-decision");

/** Choose a card and a place, or announce; nothing is waited for. */
export async function choose(page) {
  if (await page.locator("[data-claim]").count()) {
    await page.locator("[data-claim]").fill("3");
    await page.locator("[data-announce]").click();
    return;
  }
  const card = page.locator("[data-card]").first();
  if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
  await page.locator("[data-place]").first().click();
}

/** Make one choice with the mouse; false when the game is over. */
export async function playByMouse(page) {
  await myTurn(page);
  if (await isOver(page)) return false;
  const before = await decision(page);
  await choose(page);
  await settled(page, before);
  return true;
}

/** Make one choice by keyboard alone; false when the game is over. */
export async function playByKeyboard(page) {
  await myTurn(page);
  if (await isOver(page)) return false;
  const before = await decision(page);
  const has = (selector) => page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);
  if (await page.locator("[data-claim]").count()) {
    await page.waitForFunction(() => document.activeElement?.matches("[data-claim]"));
    await page.keyboard.type("3");
  } else {
    for (let k = 0; k < 40 && !(await has("[data-card]")); k++) await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("[data-place]"));
  }
  await page.keyboard.press("Enter");
  await settled(page, before);
  return true;
}
