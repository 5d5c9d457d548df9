// Looks at screens in the hand, in both directions, with the longest words and large text, and writes down what is wrong.
import { mkdirSync } from "node:fs";
import { guest } from "../browser/server_and_browser.mjs";
import { flaws } from "./flaws.mjs";

const asSize = ([width, height]) => ({ width, height });

/** Phones, upright and turned. */
export const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 360],
  [844, 390],
].map(asSize);
/** Tablets and desks. */
export const DESKS = [
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
].map(asSize);
const UPRIGHT = SIZES.filter(({ width, height }) => width < height).length;

/** The smallest of both directions and one of the others, another one for each number. */
export const someSizes = (number) => SIZES.filter((_, k) => k === 0 || k === UPRIGHT || k === [1, 2, 3, 5, 6][number % 5]);

/** What readers can set their text to, in pixels: what browsers begin with, and 130 % of it, which they round. */
export const TEXTS = [16, 21];

/** Where pictures of what is wrong are written to, if somewhere. */
const PICTURES = process.env.LAYOUT_PICTURES;
const EVERYTHING = process.env.LAYOUT_PICTURES_OF === "everything";

/** A page in the hand of somebody who reads German in this size. */
export async function reader(text) {
  const somebody = await guest({ size: SIZES[0], language: "de", worker: false, touch: true });
  const line = await somebody.context.newCDPSession(somebody.page);
  await line.send("Page.enable");
  await line.send("Page.setFontSizes", { fontSizes: { standard: text } });
  return somebody;
}

/** Two frames: what was changed is laid out and painted, and those who watch the sizes of boxes have answered. */
const settled = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20)))));

async function photograph(page, name) {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/[^\w×]+/g, "-")}.png` });
}

/** What is wrong with a page as it is now, at each of these sizes. */
export async function flawsAt(page, name, text, sizes) {
  const all = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    const found = await page.evaluate(flaws);
    const at = `${size.width}×${size.height}, ${Math.round(text / 0.16)} %`;
    all.push(...found.map((flaw) => ({ ...flaw, at, name })));
    if (PICTURES && (found.length || EVERYTHING)) await photograph(page, `${name} ${size.width}×${size.height} ${Math.round(text)}`);
  }
  return all;
}

/** Every flaw once: where it was first seen, and how often. */
export function told(all) {
  const alike = Map.groupBy(all, ({ what, where }) => `${what}: ${where.replaceAll(/[“”].*$|\d+[×,]\d+.*$/g, "")}`);
  return [...alike.values()].map((some) => {
    const sizes = [...new Set(some.map(({ at }) => at))];
    return `${some[0].what}: ${some[0].where}\n    ${some.length} times, first on “${some[0].name}”; at ${sizes.join(" · ")}`;
  });
}
