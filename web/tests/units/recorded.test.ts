/** The samples that other tests compare with, and the guided first games, are what Python records today. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { printedBy } from "./python";

const here = `${dirname(fileURLToPath(import.meta.url))}/`;
const app = `${here}../../src/`;
const recorded = (folder: string, ending: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
const SAMPLES = recorded(here, ".json");
const LESSONS = recorded(app, "lesson.json");
const PYTHON_MILLISECONDS = 60_000;

const isCurrent = (folder: string, name: string) => printedBy(`${dirname(name)}/record.py`, basename(name, ".json")) === readFileSync(folder + name, "utf8");

test.each(SAMPLES)("the sample %s", { timeout: PYTHON_MILLISECONDS }, (name) => expect(isCurrent(here, name)).toBe(true));

test.each(LESSONS)("the lesson %s", { timeout: PYTHON_MILLISECONDS }, (name) => expect(isCurrent(app, name)).toBe(true));

test("there are some of every game, and of the log", () => {
  const games = ["da_luigi", "domingo", "mamma_mia", "mille_grazie"];
  expect(new Set(SAMPLES.map((name) => basename(dirname(name))))).toEqual(new Set([...games, "table"]));
  expect(LESSONS.map((name) => basename(dirname(name))).sort()).toEqual(games);
});
