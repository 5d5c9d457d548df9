// A real browser from the package registry: no downloads of its own, no root.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright-core";

const UNPACKED = fileURLToPath(new URL("../node_modules/.browser", import.meta.url));

/** It comes with switches for a single process, and for a graphics card that it would imitate at a great cost of time. */
const NOT_WANTED = /^--(headless|single-process|no-zygote|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/;

/**
 * The path of the browser, unpacked when it is first asked for. The package unpacks into the temporary folder and takes
 * what it finds there for complete, so it gets a folder of ours, and nobody may ask twice before it is there:
 * `unpack_browser.mjs` asks when everything is set up.
 */
export async function executable() {
  const usual = process.env.TMPDIR;
  mkdirSync(UNPACKED, { recursive: true });
  process.env.TMPDIR = UNPACKED;
  try {
    return await chromium.executablePath();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

export async function launch() {
  return playwright.launch({
    executablePath: await executable(),
    args: [...chromium.args.filter((one) => !NOT_WANTED.test(one)), "--no-sandbox", "--disable-gpu"],
    headless: true,
  });
}
