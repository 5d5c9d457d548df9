import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { DESK, PHONE, comeTo, guest, makeTable, opened, playOn } from "./house.mjs";

opened();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const anna = { who: "here", name: "Anna" };
const bot = { who: "bot", bot: "greedy" };

/** What axe finds, in a line a finding. */
async function findings(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split("\n")[1] ?? ""}`));
}

const needsSideways = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

async function screens() {
  const fresh = await makeTable([anna, bot, bot, bot]);
  const over = await makeTable([anna, bot]);
  const lobby = await makeTable([anna, { who: "free" }], { start: false });
  const shared = await makeTable([anna, { who: "here", name: "Bruno" }]);
  await playOn(over.table.id, over.host);
  return [
    { name: "home", path: "/", ready: "[data-play]" },
    { name: "new", path: "/new/domingo", ready: "[data-lay]" },
    { name: "join", path: `/join/${lobby.table.id}/${lobby.invite}`, ready: "[data-sit]" },
    { name: "lobby", table: lobby, ready: "[data-deal]" },
    { name: "table", table: fresh, ready: "[data-turn]" },
    { name: "rules drawer", table: fresh, ready: "[data-turn]", press: "[data-rules]" },
    { name: "menu", table: fresh, ready: "[data-turn]", press: "[data-menu]" },
    { name: "talk", table: fresh, ready: "[data-turn]", key: "c" },
    { name: "curtain", table: shared, ready: "[data-curtain]" },
    { name: "end", table: over, ready: "[data-end]" },
    { name: "replay", path: `/replay/${over.table.id}/1/12///${over.watch}`.replace("12///", "12/all/"), ready: "[data-move]" },
    { name: "lesson", path: "/lesson/domingo", ready: "[data-lesson-next]" },
    { name: "rules", path: "/rules/domingo", ready: "text=DO-01" },
    { name: "settings", path: "/settings", ready: "main" },
    { name: "code", path: "/code", ready: "main" },
    { name: "design", path: "/design", ready: "main" },
    { name: "missing", path: "/nowhere", ready: "main" },
  ];
}

test("axe finds nothing, and nothing needs sideways scrolling, on any screen", async () => {
  const problems = [];
  for (const screen of await screens()) {
    for (const [size, look] of [[PHONE, "light"], [DESK, "dark"], [{ width: 640, height: 360 }, "light"]]) {
      const somebody = await guest({ size, look });
      if (screen.table) await comeTo(somebody, screen.table);
      else await somebody.go(screen.path);
      await somebody.page.waitForSelector(screen.ready);
      if (screen.press) await somebody.page.click(screen.press);
      if (screen.key) await somebody.page.keyboard.press(screen.key);
      await somebody.page.waitForTimeout(400);
      const where = `${screen.name} ${size.width} ${look}`;
      problems.push(...(await findings(somebody.page)).map((one) => `${where}: ${one}`));
      if (await needsSideways(somebody.page)) problems.push(`${where}: sideways`);
      await somebody.close();
    }
  }
  assert.deepEqual([...new Set(problems)], []);
});

for (const language of ["de", "en", "it"]) {
  test(`no key of a catalogue shows itself in ${language}`, async () => {
    const keys = readFileSync(new URL(`../../src/words/app.${language}.ftl`, import.meta.url), "utf8").match(/^[a-z][a-z0-9-]*-[a-z0-9-]*(?= =)/gm);
    for (const screen of await screens()) {
      const somebody = await guest({ language });
      if (screen.table) await comeTo(somebody, screen.table);
      else await somebody.go(screen.path);
      await somebody.page.waitForSelector(screen.ready);
      await somebody.page.waitForTimeout(150);
      const text = new Set((await somebody.page.locator("body").innerText()).split(/\s+/));
      assert.deepEqual(keys.filter((key) => text.has(key)), [], screen.name);
      await somebody.close();
    }
  });
}

test("at 200 % zoom nothing needs sideways scrolling", async () => {
  const made = await makeTable([anna, bot]);
  const somebody = await guest({ size: { width: 640, height: 400 } });
  for (const path of ["/", "/new/domingo", "/settings", "/rules/domingo"]) {
    await somebody.go(path);
    await somebody.page.waitForTimeout(300);
    assert.ok(!(await needsSideways(somebody.page)), path);
  }
  await comeTo(somebody, made);
  await somebody.close();
});
