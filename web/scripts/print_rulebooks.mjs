// Every rulebook and its summary as somebody prints them, on A4: npm run print-rulebooks [-- FOLDER [GAME [LANGUAGE]]]
import { mkdirSync } from "node:fs";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const [folder = "printed-rulebooks", onlyGame = "", onlyLanguage = ""] = process.argv.slice(2);
const LANGUAGES = ["de", "en", "it"];
const PARTS = ["rulebook", "summary"];

async function print(browser, address, game, language, part) {
  const context = await browser.newContext({ locale: language, serviceWorkers: "block", reducedMotion: "reduce" });
  await context.addInitScript((text) => localStorage.setItem("tavolata.settings", text), JSON.stringify({ language, name: "Anna" }));
  await context.addInitScript(() => (window.print = () => (window.isPrinted = true)));
  const page = await context.newPage();
  await page.goto(`${address}#/rules/${game}`);
  await page.waitForSelector("[data-example]");
  await page.click(`[data-print=${part}]`);
  await page.waitForFunction(() => window.isPrinted);
  await page.pdf({ path: `${folder}/${game}-${part}-${language}.pdf`, format: "A4", printBackground: true });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const server = await serve({ games: [] });
const browser = await launch();
try {
  const { games } = await (await fetch(`${server.address}api/catalog`)).json();
  for (const { name } of games.filter((game) => game.name.includes(onlyGame))) {
    for (const language of LANGUAGES.filter((one) => one.includes(onlyLanguage))) {
      for (const part of PARTS) await print(browser, server.address, name, language, part);
    }
    console.log(name);
  }
} finally {
  await browser.close();
  await server.stop();
}
