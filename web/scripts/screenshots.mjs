// Every screen in three sizes, light and dark, as pictures: npm run screenshots [-- FOLDER [PART-OF-A-NAME]]
import { mkdirSync } from "node:fs";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const [folder = "pictures-of-screens", only = ""] = process.argv.slice(2);
const SIZES = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1440, 900],
];
const LOOKS = ["light", "dark"];

const post = async (address, path, body, secret) => {
  const headers = { "Content-Type": "application/json", ...(secret ? { Authorization: `Bearer ${secret}` } : {}) };
  return (await fetch(`${address}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
};
const get = async (address, path, secret) => (await fetch(`${address}api/${path}`, { headers: { Authorization: `Bearer ${secret}` } })).json();
const kept = (made, chairs = made.seats) => ({
  id: made.table.id, game: made.table.game, host: made.host, chairs, watch: null, people: ["Anna", "Zio Carlo", "Giulia"],
  state: "playing", turn: ["Anna"], isMyTurn: true, used: Date.now(), commitments: { 1: made.table.commitment }, seen: null,
});
const bot = { who: "bot", bot: "greedy" };
const anna = { who: "here", name: "Anna" };

/** Play on for Anna until a number of moves were made, or to the end. */
async function playOn(address, made, moves) {
  for (let k = 0; k < moves; k++) {
    let state;
    do [state] = await get(address, `tables/${made.table.id}/messages`, made.host);
    while (state.decision === null && !state.view.result && (await new Promise((resolve) => setTimeout(resolve, 60, true))));
    if (state.view.result) return;
    const { actions } = await get(address, `tables/${made.table.id}/hint`, made.host);
    await post(address, `tables/${made.table.id}/commands`, { do: "move", key: `k${k}`, decision: state.decision, action: actions[0] }, made.host);
  }
}

async function prepare(address) {
  const make = (chairs, more = {}) => post(address, "tables", { game: "domingo", chairs, start: true, ...more });
  const fresh = await make([anna, bot, bot]);
  const middle = await make([anna, bot, bot, bot]);
  const late = await make([anna, bot]);
  const announcing = await make([anna, bot], { options: { announcing: true } });
  const over = await make([anna, bot, bot]);
  const lobby = await make([anna, { who: "free" }, bot], { start: false });
  const shared = await make([anna, { who: "here", name: "Bruno" }]);
  await Promise.all([playOn(address, middle, 5), playOn(address, late, 17), playOn(address, announcing, 5), playOn(address, over, 99)]);
  await post(address, `tables/${middle.table.id}/commands`, { do: "say", key: "s1", phrase: "hello" }, middle.host);
  await post(address, `tables/${middle.table.id}/commands`, { do: "say", key: "s2", text: "Wer hat die Zitronen?" }, middle.host);
  const all = [fresh, middle, late, announcing, over, lobby, shared];
  const press = (selector) => async (page) => page.click(selector);
  const screens = {
    home: { path: "/" },
    "home-go-on": { path: "/", tables: [middle, over, lobby] },
    new: { path: "/new/domingo" },
    join: { path: `/join/${lobby.table.id}/${lobby.invite}` },
    lobby: { path: `/table/${lobby.table.id}`, tables: all },
    "table-fresh": { path: `/table/${fresh.table.id}`, tables: all },
    "table-middle": { path: `/table/${middle.table.id}`, tables: all },
    "table-late": { path: `/table/${late.table.id}`, tables: all },
    "table-announcing": { path: `/table/${announcing.table.id}`, tables: all },
    "table-rules": { path: `/table/${middle.table.id}`, tables: all, act: press("[data-rules]") },
    "table-menu": { path: `/table/${middle.table.id}`, tables: all, act: press("[data-menu]") },
    "table-chat": { path: `/table/${middle.table.id}`, tables: all, act: async (page) => page.keyboard.press("c") },
    "table-log": { path: `/table/${middle.table.id}`, tables: all, act: async (page) => page.keyboard.press("l") },
    "table-hint": { path: `/table/${middle.table.id}`, tables: all, act: press("[data-hint]") },
    curtain: { path: `/table/${shared.table.id}`, tables: all },
    end: { path: `/table/${over.table.id}`, tables: all },
    replay: { path: `/replay/${over.table.id}/1/20`, tables: all },
    "replay-proof": { path: `/replay/${over.table.id}/1/30`, tables: all, act: press("[data-verify]") },
    lesson: { path: "/lesson/domingo" },
    rules: { path: "/rules/domingo" },
    settings: { path: "/settings" },
    code: { path: "/code" },
    design: { path: "/design" },
    missing: { path: "/nowhere" },
  };
  return Object.fromEntries(Object.entries(screens).filter(([name]) => name.includes(only)));
}

async function shoot(browser, address, [name, screen], [width, height], look) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: look, locale: "en-GB", reducedMotion: "reduce", hasTouch: width < 1000 });
  const tables = (screen.tables ?? []).map((made) => kept(made));
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
const server = await serve({ botPause: "0.02" });
const browser = await launch();
try {
  const screens = await prepare(server.address);
  for (const screen of Object.entries(screens)) {
    await Promise.all(SIZES.flatMap((size) => LOOKS.map((look) => shoot(browser, server.address, screen, size, look))));
    console.log(screen[0]);
  }
} finally {
  await browser.close();
  await server.stop();
}
