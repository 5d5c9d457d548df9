// The worked examples of the rulebooks, as the boards draw them, into docs/rulebooks: npm run draw-examples [-- GAME]
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const [onlyGame = ""] = process.argv.slice(2);
const folder = fileURLToPath(new URL("../../docs/rulebooks/", import.meta.url));
const LOOKS = { light: "", dark: "-dark" };
/** The first one's pictures serve every language in which they look the same. */
const LANGUAGES = ["en", "de", "it"];
/** Two pictures are alike if fewer pixels than a letter has differ by more than this, of 255. */
const CLEARLY = 60;
const A_LETTER = 12;
/** The reader; the pages say so. */
const OWN_NAME = "Anna";
/** A picture is as wide as it stands on a page. */
const VIEW = { viewport: { width: 640, height: 900 } };
const QUALITY = 0.45;

/** A PNG as WebP, which the browser can write, and the driver cannot. */
function asWebp(page, png) {
  return page.evaluate(
    async ([data, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext("2d").drawImage(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), QUALITY],
  );
}

/** How many pixels two PNGs show clearly differently; edges are never drawn quite alike. */
function differing(page, one, other) {
  return page.evaluate(
    async ([pngs, clearly]) => {
      const [a, b] = await Promise.all(
        pngs.map(async (data) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
          paper.drawImage(image, 0, 0);
          return paper.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      let count = 0;
      for (let at = 0; at < a.length; at += 4) {
        if ([0, 1, 2].some((k) => Math.abs(a[at + k] - b[at + k]) > clearly)) count += 1;
      }
      return count;
    },
    [[one.toString("base64"), other.toString("base64")], CLEARLY],
  );
}

/**
 * All examples lie in the same corner. In the text, lines above that are longer in one language than in another would move
 * them by parts of a pixel, and no two pictures would be alike. Nor does a word that is not shown move anything.
 */
const STACKED = `
  [data-example] { position: fixed; inset: 0 auto auto 0; width: 558px; border-radius: 0 !important; }
  [data-example] figcaption { display: none !important; }
  [data-example] .unsaid { width: 0; white-space: nowrap; }
`;

/** The pictures of all examples of a game, by their names. */
async function photograph(browser, address, game, look, language) {
  const context = await browser.newContext({ ...VIEW, colorScheme: look, locale: language, serviceWorkers: "block", reducedMotion: "reduce" });
  await context.addInitScript(
    ([settings, css]) => {
      localStorage.setItem("tavolata.settings", settings);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    [JSON.stringify({ language, name: OWN_NAME }), STACKED],
  );
  const page = await context.newPage();
  await page.goto(`${address}#/rules/${game}`);
  await page.waitForSelector("[data-example]");
  const pictures = new Map();
  for (const example of await page.$$("[data-example]")) {
    await example.waitForSelector(".board > *", { state: "attached" });
    await page.waitForLoadState("networkidle");
    await example.evaluate((node) => (node.style.zIndex = "1000"));
    const { x, y, width, height } = await (await example.$(".picture")).boundingBox();
    const clip = { x, y, width, height: Math.floor(height) };
    pictures.set(await example.getAttribute("data-example"), await page.screenshot({ clip, animations: "disabled" }));
    await example.evaluate((node) => (node.style.display = "none"));
  }
  await context.close();
  return pictures;
}

async function draw(browser, address, game, look) {
  const paper = await browser.newPage();
  let first = null;
  for (const language of LANGUAGES) {
    const pictures = await photograph(browser, address, game, look, language);
    for (const [name, png] of pictures) {
      if (first && (await differing(paper, first.get(name), png)) < A_LETTER) continue;
      const file = `${name}${first ? `.${language}` : ""}${LOOKS[look]}.webp`;
      writeFileSync(`${folder}pictures/${game}/${file}`, Buffer.from(await asWebp(paper, png), "base64"));
    }
    first ??= pictures;
  }
  await paper.close();
}

const server = await serve({ games: [] });
const browser = await launch();
try {
  const { games } = await (await fetch(`${server.address}api/catalog`)).json();
  for (const { name } of games.filter((game) => game.name.includes(onlyGame))) {
    rmSync(`${folder}pictures/${name}`, { recursive: true, force: true });
    mkdirSync(`${folder}pictures/${name}`, { recursive: true });
    for (const look of Object.keys(LOOKS)) await draw(browser, server.address, name, look);
    console.log(name);
  }
} finally {
  await browser.close();
  await server.stop();
}
execFileSync(process.env.PYTHON, [`${folder}write_pages.py`, ...(onlyGame ? [] : ["--drawn"])], { stdio: "inherit" });
