import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/device/settings.svelte";
import { catalog } from "../../src/catalog.svelte";
import type { Catalog } from "../../src/server/shapes";
import { Storage } from "./storage";

const CATALOG = { levels: ["level-1", "level-2", "level-3"], usual_bot: "level-2", paces: ["quick", "natural"], usual_pace: "natural" } as Catalog;

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  catalog.data = CATALOG;
  Object.assign(settings, { bot: "", botPace: "" });
});
afterEach(() => vi.unstubAllGlobals());

test("the usual bot and pace, until somebody chooses others on this device", () => {
  expect([catalog.bot, catalog.botPace]).toEqual(["level-2", "natural"]);
  catalog.rememberBot("level-3");
  catalog.rememberBotPace("quick");
  expect([catalog.bot, catalog.botPace]).toEqual(["level-3", "quick"]);
  expect(JSON.parse(localStorage.getItem("tavolata.settings") ?? "")).toMatchObject({ bot: "level-3", botPace: "quick" });
});

test("what this server does not know is not asked for", () => {
  Object.assign(settings, { bot: "level-9", botPace: "breathless" });
  expect([catalog.bot, catalog.botPace]).toEqual(["level-2", "natural"]);
});

test("how strong a bot is", () => {
  expect([catalog.strengthOf("level-1"), catalog.strengthOf("level-3"), catalog.strengthOf("greedy")]).toEqual([1, 3, 0]);
});
