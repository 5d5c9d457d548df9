// What is wrong with how a screen looks, as far as a program can see it.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { storedTable } from "../../scripts/stored_table.mjs";
import { DESK, PHONE, guest, running } from "./server_and_browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const QUIET = 120;
const PATIENCE = 3000;

/** What axe finds, in a line a finding. */
export async function findings(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split("\n")[1] ?? ""}`));
}

export const needsSideways = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

/** Until nothing moves and nothing new has come for a moment. */
export const stillness = (page) =>
  page.evaluate(
    ([quiet, patience]) =>
      new Promise((resolve) => {
        const isMoving = () => document.getAnimations().some((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
        const done = () => (isMoving() ? wait() : (clearTimeout(last), watcher.disconnect(), resolve()));
        let timer;
        const wait = () => (clearTimeout(timer), (timer = setTimeout(done, quiet)));
        const watcher = new MutationObserver(wait);
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const last = setTimeout(() => (clearTimeout(timer), watcher.disconnect(), resolve()), patience);
        wait();
      }),
    [QUIET, PATIENCE],
  );

/** Somebody who goes from one screen to the next, and has a seat at its table, if it is one's. */
async function visitor(screens, variant) {
  const somebody = await guest({ ...variant, worker: false });
  const tables = screens.map((screen) => JSON.stringify(screen.table ? [storedTable(screen.table)] : []));
  await somebody.context.addInitScript((all) => localStorage.setItem("tavolata.tables", all[Number(location.search.slice(1))]), tables);
  return somebody;
}

/** Comes to a screen, `{ name, path or table or both, ready, scroll?, press?, key?, shows? }`; several things can be pressed. Its number makes that the page is loaded anew. */
async function come(page, screen, number) {
  const path = screen.path ?? `/table/${screen.table.table.id}`;
  await page.goto(`${running.address}?${number}#${path}`);
  await page.waitForSelector(screen.ready);
  await openOn(page, screen);
}

/** What has to be done on a screen until it shows what is to be seen, and is still. */
export async function openOn(page, screen) {
  if (screen.scroll) await page.locator(screen.scroll).first().scrollIntoViewIfNeeded();
  for (const selector of [screen.press ?? []].flat()) await page.click(selector);
  if (screen.key) await page.keyboard.press(screen.key);
  if (screen.shows) await page.waitForSelector(screen.shows);
  await stillness(page);
}

/** Has somebody in each of these variants look at every screen, side by side: all that they find wrong. */
export async function lookedAt(screens, variants, look) {
  const walks = variants.map(async (variant) => {
    const somebody = await visitor(screens, variant);
    const problems = [];
    for (const [number, screen] of screens.entries()) {
      await come(somebody.page, screen, number);
      problems.push(...(await look(somebody.page)).map((one) => `${screen.name}: ${one}`));
    }
    await somebody.close();
    return problems;
  });
  return (await Promise.all(walks)).flat();
}

/** Three sizes, both looks, and a language each; the longest words come to the narrowest screen. */
const VARIANTS = [
  { size: PHONE, language: "de" },
  { size: DESK, look: "dark", language: "it" },
  { size: { width: 640, height: 360 }, language: "en" },
];

/** What is wrong with these screens in every variant: what axe finds, what has to be moved sideways, and keys of translation files that show themselves. */
export async function problemsOf(screens) {
  const problems = await lookedAt(screens, VARIANTS, async (page) => {
    const { where, language } = await page.evaluate(() => ({ where: `${innerWidth} ${document.documentElement.dataset["look"]}`, language: document.documentElement.lang }));
    const all = [...(await findings(page)), ...((await needsSideways(page)) ? ["sideways"] : []), ...(await bareKeys(page, language))];
    return all.map((one) => `${where}: ${one}`);
  });
  return [...new Set(problems)];
}

const SOURCES = new URL("../../src/", import.meta.url);

/** The keys of all translation files of a language, of the app and of the games. */
const keysIn = (language) => {
  const files = [`words/app.${language}.ftl`, ...readdirSync(new URL("games/", SOURCES), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => `games/${name}/words.${language}.ftl`)];
  return files.flatMap((file) => readFileSync(new URL(file, SOURCES), "utf8").match(/^[a-z][a-z0-9-]*-[a-z0-9-]*(?= =)/gm));
};

/** The keys that stand on this page instead of their words. */
async function bareKeys(page, language) {
  const text = new Set((await page.locator("body").innerText()).split(/\s+/));
  return keysIn(language).filter((key) => text.has(key)).map((key) => `shows its key: ${key}`);
}

/** With forced colours: what can be pressed but has no edge, and what is chosen or has the turn but looks like the rest. */
function indistinct() {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = "forced-color-adjust: none; color: Canvas";
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const SIDES = ["Top", "Right", "Bottom", "Left"];
  const edges = (style) => SIDES.filter((side) => style[`border${side}Style`] !== "none" && parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Color`] !== canvas);
  const has = (one) => {
    const style = getComputedStyle(one);
    return edges(style).length > 0 || style.outlineStyle !== "none" || style.textDecorationLine.includes("underline");
  };
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 2;
  const isDrawn = (one) => isSeen(one) && one.matches("input[type=radio], input[type=checkbox], input[type=range]");
  const isMarked = (one) => [one, ...one.querySelectorAll("*")].some((part) => has(part) || isDrawn(part)) || has(one.closest("fieldset") ?? one);
  const pressed = [...document.querySelectorAll("button, a[href], input, select, textarea, summary, label:has(input)")];
  const name = (one) => one.outerHTML.slice(0, 100);
  const bare = pressed.filter((one) => isSeen(one) && !isMarked(one)).map((one) => `no edge: ${name(one)}`);

  const STATES = [
    ["[aria-selected=true]", "[aria-selected=false]"],
    ["[aria-pressed=true]", "[aria-pressed=false]"],
    ["fieldset label:has(:checked)", "fieldset label:not(:has(:checked))"],
    ["li > [aria-current]", "li > button:not([aria-current])"],
    [".seat.turn", ".seat:not(.turn)"],
  ];
  const look = (one) => {
    const all = [one, ...one.querySelectorAll("*")].map((part) => getComputedStyle(part));
    return all.map((style) => [...SIDES.map((side) => style[`border${side}Width`] + style[`border${side}Color`]), style.backgroundColor, style.outline, style.appearance].join()).join("|");
  };
  const alike = STATES.flatMap(([is, isNot]) => {
    const [one, other] = [is, isNot].map((selector) => [...document.querySelectorAll(selector)].find(isSeen));
    return one && other && look(one) === look(other) ? [`looks like the others: ${name(one)}`] : [];
  });
  const turn = document.querySelector("[data-turn=mine]");
  return [...bare, ...alike, ...(turn && !edges(getComputedStyle(turn)).length ? ["my turn has no edge"] : [])];
}

/** Everything that cannot be told apart on these screens, or that axe finds, when the browser's owner has chosen its colours. */
export const problemsInForcedColours = (screens) =>
  lookedAt(screens, [{ forced: true, size: PHONE }, { forced: true, size: { width: 1440, height: 900 }, look: "dark" }], async (page) => [
    ...(await page.evaluate(indistinct)),
    ...(await findings(page)),
  ]);

/** Of the things that match, those over which something else is painted, whether it can be touched or not. */
function hidden(selector) {
  const SAMPLES = [0.08, 0.25, 0.5, 0.75, 0.92];
  const isClear = (colour) => colour === "none" || colour === "transparent" || /, 0\)$|\/ 0\)$/.test(colour);
  const says = (one) => [...one.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.textContent.trim());
  const paints = (one) => {
    const style = getComputedStyle(one);
    if (style.opacity === "0" || style.visibility === "hidden") return false;
    if (one instanceof SVGElement) return !(one instanceof SVGSVGElement) && (!isClear(style.fill) || (!isClear(style.stroke) && parseFloat(style.strokeWidth) > 0));
    return !isClear(style.backgroundColor) || style.backgroundImage !== "none" || says(one);
  };
  /** What reaches farther than its box can be touched there, but is not painted. */
  const isIn = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important } .unseen, .unseen * { pointer-events: none !important }");
  document.adoptedStyleSheets.push(touchable);
  /** Marks that say which thing they are about are a part of it. */
  const isPartOf = (one, thing) => thing.contains(one) || (thing.dataset.at !== undefined && one.closest("[data-marks]")?.dataset.marks === thing.dataset.at);
  const found = [...document.querySelectorAll(selector)].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const points = SAMPLES.flatMap((x) => SAMPLES.map((y) => [box.left + box.width * x, box.top + box.height * y]));
    const above = points.flatMap(([x, y]) => {
      const top = document.elementsFromPoint(x, y).find((one) => paints(one) && isIn(one.getBoundingClientRect(), x, y));
      return top && !isPartOf(top, thing) && !top.contains(thing) && document.elementsFromPoint(x, y).some((one) => thing.contains(one)) ? [top] : [];
    });
    const name = (one) => one.outerHTML.replace(/\s+/g, " ").slice(0, 70);
    return above.length ? [`${name(thing)} lies under ${name(above[0])} in ${name(above[0].parentElement)}`] : [];
  });
  document.adoptedStyleSheets.pop();
  return found;
}

/** What is hidden on these screens, `{ …, reads }`, where `reads` selects what has to be read or chosen there. */
export const hiddenOn = async (screens, sizes) => {
  const problems = [];
  for (const screen of screens) {
    const variants = sizes.map((size) => ({ size }));
    problems.push(...(await lookedAt([screen], variants, async (page) => (await page.evaluate(hidden, screen.reads)).map((one) => `${page.viewportSize().width}: ${one}`))));
  }
  return problems;
};
