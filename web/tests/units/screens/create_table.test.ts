import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tables } from "../../../src/device/tables.svelte";
import { router } from "../../../src/router.svelte";
import { playAgainstBots } from "../../../src/screens/create_table";
import { table } from "../samples";
import { Storage } from "../storage";

const made = (id: string) => ({ table: table({ id }), host: "h", seats: { "0": "s" }, invite: "i", watch: "w" });
const answer = (id: string) => vi.stubGlobal("fetch", async () => new Response(JSON.stringify(made(id))));

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  answer("laid");
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

test("whoever goes elsewhere meanwhile is not fetched back; the table is stored", async () => {
  answer("stored");
  const playing = playAgainstBots("domingo", ["ada", "beppe"], "Guest");
  router.route = { screen: "settings" };
  await playing;
  expect(location.hash).toBe("");
  expect(tables.find("stored")?.host).toBe("h");
});
