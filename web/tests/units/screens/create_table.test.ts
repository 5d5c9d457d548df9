import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tables } from "../../../src/device/tables.svelte";
import { router } from "../../../src/router.svelte";
import { playAgainstBots } from "../../../src/screens/create_table";
import { table } from "../samples";
import { Storage } from "../storage";

const MADE = { table: table({ id: "laid" }), host: "h", seats: { "0": "s" }, invite: "i", watch: "w" };

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(MADE)));
  location.hash = "";
});
afterEach(() => vi.unstubAllGlobals());

test("a start is under way until its table is shown", async () => {
  let isDone = false;
  const playing = playAgainstBots("domingo", ["ada", "beppe"], "Guest").then(() => (isDone = true));
  await vi.waitFor(() => expect(location.hash).toBe("#/table/laid"));
  expect(isDone).toBe(false);
  router.arrived();
  await playing;
});

test("who goes elsewhere meanwhile is not fetched back; the table is kept", async () => {
  tables.all = tables.all.filter((table) => table.id !== "laid");
  const playing = playAgainstBots("domingo", ["ada", "beppe"], "Guest");
  router.route = { screen: "settings" };
  await playing;
  expect(location.hash).toBe("");
  expect(tables.find("laid")?.host).toBe("h");
});
