/// <reference types="vite/client" />
import { expect, test } from "vitest";

const TRANSLATIONS = import.meta.glob<string>("../../../src/**/*.ftl", { query: "?raw", import: "default", eager: true });
const SERVERS = import.meta.glob<string>("../../../../src/tavolata/**/words.en.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("../../../../src/tavolata/games/*/words.*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("../../../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** The keys of a translation file, each with the fields its sentence uses. */
function keysOf(text: string): Map<string, string> {
  const messages = text.split(/\n(?=[a-z][a-z0-9_-]* =)/).filter((part) => /^[a-z]/.test(part));
  return new Map(
    messages.map((part) => {
      const fields = [...part.matchAll(/\$([a-z_0-9]+)/g)].map((match) => match[1]);
      return [part.slice(0, part.indexOf(" =")), [...new Set(fields)].sort().join(" ")];
    }),
  );
}

const folders = [...new Set(Object.keys(TRANSLATIONS).map((path) => path.replace(/\.(de|en|it)\.ftl$/, "")))];
const keys = (folder: string, language: string) => keysOf(TRANSLATIONS[`${folder}.${language}.ftl`] ?? "");

test.each(folders)("%s says the same in all three languages", (folder) => {
  const english = Object.fromEntries(keys(folder, "en"));
  expect(Object.fromEntries(keys(folder, "de"))).toEqual(english);
  expect(Object.fromEntries(keys(folder, "it"))).toEqual(english);
});

test("every sentence that is asked for by name is there", () => {
  const known = new Set(folders.flatMap((folder) => [...keys(folder, "en").keys()]));
  const asked = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/words\.say\((?:[^"`)]*\? )?"([^"]+)"(?: : "([^"]+)")?/g)].flatMap(([, ...named]) => named.filter((key) => key !== undefined)));
  const elsewhere = new Set(Object.values(SERVERS).flatMap((text) => [...keysOf(text).keys()]));
  expect(asked.filter((key) => !known.has(key) && !elsewhere.has(key))).toEqual([]);
});

test("whoever has no name yet is called something that no game talks about", () => {
  const guest = (language: string) => /^guest-name = (.*)$/m.exec(TRANSLATIONS[`../../../src/words/app.${language}.ftl`] ?? "")?.[1] ?? "";
  const talking = Object.entries({ ...TRANSLATIONS, ...GAMES }).filter(([path]) => path.includes("/games/"));
  for (const language of ["de", "en", "it"]) {
    const talks = talking.filter(([path, text]) => path.endsWith(`.${language}.ftl`) && new RegExp(`\\b${guest(language)}`, "iu").test(text));
    expect(guest(language)).not.toBe("");
    expect(talks.map(([path]) => path)).toEqual([]);
  }
});
