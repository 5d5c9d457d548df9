import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../src/device/settings.svelte";
import { catalog } from "../../../src/catalog/catalog.svelte";
import type { Catalog, GameInfo } from "../../../src/server/types";
import { Storage } from "../storage";

const CAST = [{ name: "lina", level: "level-1" }, { name: "beppe", level: "level-2" }, { name: "chiara", level: "level-3" }];
const CATALOG = { levels: ["level-1", "level-2", "level-3"], cast: CAST, default_bot: "level-2", paces: ["quick", "natural"], default_pace: "natural" } as Catalog;

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  catalog.data = CATALOG;
  Object.assign(settings, { strength: "", players: {}, botPace: "" });
});
afterEach(() => vi.unstubAllGlobals());

test("a mixed table and the usual pace, until somebody chooses others on this device", () => {
  expect([catalog.strength, catalog.botPace]).toEqual(["mixed", "natural"]);
  catalog.rememberStrength("level-3");
  catalog.rememberBotPace("quick");
  expect([catalog.strength, catalog.botPace]).toEqual(["level-3", "quick"]);
  expect(catalog.drawBots(1)).toEqual(["chiara"]);
  expect(JSON.parse(localStorage.getItem("tavolata.settings") ?? "")).toMatchObject({ strength: "level-3", botPace: "quick" });
});

test("what this server does not know is not asked for", () => {
  Object.assign(settings, { strength: "level-9", botPace: "breathless" });
  expect([catalog.strength, catalog.botPace]).toEqual(["mixed", "natural"]);
});

test("how strong a bot is", () => {
  expect(["level-1", "chiara", "level-3", "greedy"].map((bot) => catalog.strengthOf(bot))).toEqual([1, 3, 3, 0]);
  expect([catalog.levelOf("beppe"), catalog.levelOf("greedy")]).toEqual(["level-2", null]);
});

test("with how many a game was played last; with three at first", () => {
  const game = { name: "domingo", players: [2, 3, 4] } as GameInfo;
  expect([catalog.playersOf(game), catalog.playersOf({ ...game, players: [4, 5] })]).toEqual([3, 4]);
  catalog.rememberPlayers(game, 4);
  expect([catalog.playersOf(game), catalog.playersOf({ ...game, name: "mamma_mia" })]).toEqual([4, 3]);
});
