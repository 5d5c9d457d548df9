// What is wrong with how a screen looks, as far as a program can see it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DESK, PHONE, comeTo, guest } from "./house.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, in a line a finding. */
export async function findings(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split("\n")[1] ?? ""}`));
}

export const needsSideways = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

/** Comes to a screen: `{ name, path or table, ready, press?, key? }`. */
async function come(somebody, screen) {
  if (screen.table) await comeTo(somebody, screen.table);
  else await somebody.go(screen.path);
  await somebody.page.waitForSelector(screen.ready);
  if (screen.press) await somebody.page.click(screen.press);
  if (screen.key) await somebody.page.keyboard.press(screen.key);
}

/** Everything axe finds on these screens, and every screen that has to be moved sideways, in three sizes and both looks. */
export async function problemsOf(screens) {
  const problems = new Set();
  for (const screen of screens) {
    for (const [size, look] of [[PHONE, "light"], [DESK, "dark"], [{ width: 640, height: 360 }, "light"]]) {
      const somebody = await guest({ size, look });
      await come(somebody, screen);
      await somebody.page.waitForTimeout(400);
      const where = `${screen.name} ${size.width} ${look}`;
      for (const one of await findings(somebody.page)) problems.add(`${where}: ${one}`);
      if (await needsSideways(somebody.page)) problems.add(`${where}: sideways`);
      await somebody.close();
    }
  }
  return [...problems];
}

/** The keys of a catalogue that show themselves, instead of their words, on these screens. */
export async function bareKeys(screens, language, catalogue) {
  const keys = readFileSync(catalogue, "utf8").match(/^[a-z][a-z0-9-]*-[a-z0-9-]*(?= =)/gm);
  const bare = [];
  for (const screen of screens) {
    const somebody = await guest({ language });
    await come(somebody, screen);
    await somebody.page.waitForTimeout(150);
    const text = new Set((await somebody.page.locator("body").innerText()).split(/\s+/));
    bare.push(...keys.filter((key) => text.has(key)).map((key) => `${screen.name}: ${key}`));
    await somebody.close();
  }
  return bare;
}
