// A real browser from the package registry: no downloads of its own, no root.
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright-core";

/** It comes with switches for a single process, and for a graphics card that it would imitate at a great cost of time. */
const NOT_WANTED = /^--(headless|single-process|no-zygote|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/;

export async function launch() {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((one) => !NOT_WANTED.test(one)), "--no-sandbox", "--disable-gpu"],
    headless: true,
  });
}
