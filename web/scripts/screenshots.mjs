// Every screen in three sizes, light and dark, as pictures: npm run screenshots [-- FOLDER [PART-OF-A-NAME]]
// The screens are in screens/, a file for those that all games share and one a game.
import { mkdirSync, readdirSync } from "node:fs";
import { launch } from "./browser.mjs";
import { host } from "./screens/setting.mjs";
import { serve } from "./server.mjs";
import { storedTable } from "./stored_table.mjs";

const [folder = "pictures-of-screens", only = ""] = process.argv.slice(2);
const SIZES = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1440, 900],
];
const LOOKS = ["light", "dark"];

/** A table on the device of Anna, whose turn it is. */
const onAnnasDevice = (made) => storedTable(made, { people: ["Anna", "Chiara", "Dario"], turn: ["Anna"], isMyTurn: true, commitments: { 1: made.table.commitment } });

/** The screens whose names are asked for, each game's tables made only if one of its screens is. */
async function prepare(address) {
  const parts = readdirSync(new URL("screens", import.meta.url)).filter((name) => name !== "setting.mjs");
  const wanted = parts.filter((name) => only.startsWith(name.split(".")[0]));
  const tools = host(address);
  const all = {};
  for (const part of wanted.length ? wanted : parts) Object.assign(all, await (await import(`./screens/${part}`)).screens(tools));
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.includes(only)));
}

async function shoot(browser, address, [name, screen], [width, height], look) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: look, locale: "en-GB", reducedMotion: "reduce", hasTouch: width < 1000 });
  const tables = (screen.tables ?? []).map(onAnnasDevice);
  await context.addInitScript((all) => localStorage.setItem("tavolata.tables", all), JSON.stringify(tables));
  await context.addInitScript(() => localStorage.setItem("tavolata.settings", '{"name":"Anna"}'));
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (problem) => problems.push(String(problem)));
  await page.goto(`${address}#${screen.path}`);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  await screen.act?.(page).catch((problem) => problems.push(String(problem).split("\n")[0]));
  await page.waitForTimeout(350);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  await page.screenshot({ path: `${folder}/${name}-${width}x${height}-${look}.png` });
  if (sideways) problems.push("needs sideways scrolling");
  for (const problem of problems) console.log(`${name} ${width}x${height} ${look}: ${problem}`);
  await context.close();
}

mkdirSync(folder, { recursive: true });
const server = await serve({ botPause: "0.02", games: [] });
const browser = await launch();
try {
  const screens = await prepare(server.address);
  for (const screen of Object.entries(screens)) {
    for (const look of LOOKS) await Promise.all(SIZES.map((size) => shoot(browser, server.address, screen, size, look)));
    console.log(screen[0]);
  }
} finally {
  await browser.close();
  await server.stop();
}
