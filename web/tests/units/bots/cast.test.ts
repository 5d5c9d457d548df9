/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { MIXED, drawBots } from "../../../src/catalog/draw_bots";
import { LOOKS, faceOf } from "../../../src/avatars/character_faces";

const WORDS = import.meta.glob<string>("../../../../src/tavolata/bots/words.*.ftl", { query: "?raw", import: "default", eager: true });
const LANGUAGES = Object.entries(WORDS).map(([path, text]) => [path.slice(-6, -4), text] as const);
const NAMES = [...(LANGUAGES[0]?.[1] ?? "").matchAll(/^cast-([a-z]+) =/gm)].map((found) => found[1] ?? "");
const LEVELS = ["level-1", "level-2", "level-3", "level-4", "level-5"];
const CAST = NAMES.map((name, k) => ({ name, level: LEVELS[Math.floor(k / 6)] ?? "" }));

test("everybody of the cast has a face of their own, and nobody else has one", () => {
  expect(NAMES).toHaveLength(30);
  expect(Object.keys(LOOKS)).toEqual(NAMES);
  expect(new Set(NAMES.map((name) => JSON.stringify(faceOf(name)))).size).toBe(NAMES.length);
  expect(faceOf("greedy")).toEqual([]);
});

test("no two faces differ in their clothes only", () => {
  const heads = Object.values(LOOKS).map(({ skin, hair, back, front, beard, glasses, hat }) => JSON.stringify([skin, hair, back, front, beard, glasses, hat]));
  expect(new Set(heads).size).toBe(heads.length);
});

test.each(LANGUAGES)("everybody has a name, a style and a character in %s", (_, text) => {
  const missing = NAMES.flatMap((name) => [`cast-${name}`, `cast-${name}-style`, `cast-${name}-character`]).filter((key) => !text.includes(`\n${key} = `));
  expect(missing).toEqual([]);
});

test.each([MIXED, ...LEVELS])("a table of strength %s has everybody once", (strength) => {
  for (let count = 1; count <= 5; count++) {
    for (const chance of [0, 0.3, 0.7, 0.999]) {
      const bots = drawBots(CAST, strength, count, [], () => chance);
      expect(new Set(bots).size).toBe(count);
      expect(bots.every((bot) => NAMES.includes(bot))).toBe(true);
      if (strength !== MIXED) expect(bots.every((bot) => CAST.find((one) => one.name === bot)?.level === strength)).toBe(true);
    }
  }
});

test("a mixed table is of several strengths, and friendly", () => {
  const levels = drawBots(CAST, MIXED, 5).map((bot) => CAST.find((one) => one.name === bot)?.level);
  expect(levels).toEqual(["level-2", "level-3", "level-1", "level-2", "level-3"]);
});

test("whoever is there already does not come again", () => {
  const there = [null, "chiara", "dario", "elsa"];
  expect(drawBots(CAST, "level-3", 3, there, () => 0)).toEqual(["ugo", "noemi", "marco"]);
});
