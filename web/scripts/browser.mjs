// A real browser from the package registry: no downloads of its own, no root.
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright-core";

export async function launch() {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((one) => !one.startsWith("--headless") && one !== "--single-process" && one !== "--no-zygote"), "--no-sandbox"],
    headless: true,
  });
}
