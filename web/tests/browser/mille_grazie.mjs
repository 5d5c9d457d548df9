// How a person plays Mille Grazie in the browser: with the mouse or a finger, and by keyboard alone.
import { myTurn } from "./server_and_browser.mjs";

const isOver = async (page) => (await page.locator("[data-end]").count()) > 0;
const has = async (page, selector) => (await page.locator(selector).count()) > 0;

/** Until the choice is on its way, or the next one is there, or somebody else comes to the screen. */
const settled = (page, before) =>
  page
    .waitForFunction((old) => document.querySelector("[data-end], [data-curtain], [data-turn=theirs]") || document.querySelector("[data-choices]")?.dataset["choices"] !== old, before, { timeout: 2000 })
    .catch(() => undefined);

const choicesOf = (page) => page.locator("[data-choices]").getAttribute("data-choices");

/** Touch a road where its letter stands. */
export const touchRoad = (page, letter) => page.locator(`[data-road="${letter}"] text`).first().click();

/** Make the choice that is to be made; nothing is waited for. */
export async function choose(page) {
  if (await has(page, "[data-set]")) {
    for (const letter of ["Q", "R"]) if (await page.locator("[data-set]").isDisabled()) await touchRoad(page, letter);
    return page.click("[data-set]");
  }
  if (await has(page, "[data-think]")) {
    await page.click('[data-think="alone"]');
    return page.click("[data-alone]");
  }
  if (await has(page, "[data-take]")) return page.click("[data-take]");
  if (await has(page, "[data-discard]")) {
    await page.locator("[data-order][data-offered]").first().click();
    return page.click("[data-discard]");
  }
  const letter = await page.locator("[data-road][data-offered]").first().getAttribute("data-road");
  await touchRoad(page, letter);
  return touchRoad(page, letter);
}

/** Make one choice with the mouse; false when the game is over. */
export async function playByMouse(page) {
  await myTurn(page);
  if (await isOver(page)) return false;
  const before = await choicesOf(page);
  await choose(page);
  await settled(page, before);
  return true;
}

/** Press Tab until something that is wanted has the focus. */
export async function tabTo(page, selector) {
  for (let k = 0; k < 70; k++) {
    if (await page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

/** Make one choice by keyboard alone; false when the game is over. */
export async function playByKeyboard(page) {
  await myTurn(page);
  if (await isOver(page)) return false;
  const before = await choicesOf(page);
  if (await has(page, "[data-set]")) {
    await tabTo(page, "[data-compass]");
    for (let compass = await page.locator("[data-compass]").count(); compass > 0; compass--) {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
    }
    await tabTo(page, "[data-set]");
  } else if (await has(page, "[data-think]")) {
    await tabTo(page, '[data-think="escort"]');
    await page.keyboard.press("Enter");
    await tabTo(page, "[data-compass]");
    await page.keyboard.press("ArrowRight");
    await tabTo(page, "[data-escort]");
  } else if (await has(page, "[data-take]")) await tabTo(page, "[data-take]");
  else if (await has(page, "[data-discard]")) {
    await tabTo(page, "[data-order][data-offered]");
    await page.keyboard.press("Enter");
  } else {
    await tabTo(page, "[data-road][data-offered]");
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  await settled(page, before);
  return true;
}
