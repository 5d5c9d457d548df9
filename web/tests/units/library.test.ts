import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/device/settings.svelte";
import { library, wordsOf } from "../../src/library.svelte";

let answer: (language: string) => Promise<Response>;

beforeEach(() => vi.stubGlobal("fetch", (path: string) => answer(/words\/(..)/.exec(path)?.[1] ?? "")));
afterEach(() => {
  settings.language = "en";
  vi.unstubAllGlobals();
});

test("the words are those of the language that was chosen last, although another one came later", async () => {
  let germanComes = () => undefined as void;
  const german = new Promise<Response>((come) => (germanComes = () => come(new Response(""))));
  answer = async (language) => (language === "de" ? german : new Response(""));
  settings.language = "de";
  const first = library.open();
  settings.language = "it";
  await library.open();
  germanComes();
  await first;
  expect([library.app.language, document.documentElement.lang]).toEqual(["it", "it"]);
});

test("without the server there are our own words; its words are read as soon as it answers", async () => {
  answer = () => Promise.reject(new Error("no line"));
  const alone = await wordsOf("en", null);
  expect([alone.has("settings"), alone.has("error-decision-past")]).toEqual([true, false]);
  answer = async () => new Response("error-decision-past = Too late.");
  const both = await wordsOf("en", null);
  expect([both.has("settings"), both.has("error-decision-past")]).toEqual([true, true]);
  expect(await wordsOf("en", null)).toBe(both);
});
