/** The samples that other tests compare with are what Python records today. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { printedBy } from "./python";

const here = fileURLToPath(new URL(".", import.meta.url));
const SAMPLES = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
const PYTHON_MILLISECONDS = 60_000;

test.each(SAMPLES)("%s", { timeout: PYTHON_MILLISECONDS }, (sample) => {
  expect(printedBy(`${dirname(sample)}/record.py`, basename(sample, ".json")) === readFileSync(here + sample, "utf8")).toBe(true);
});

test("there are some of every game, and of the log", () => {
  expect(new Set(SAMPLES.map((name) => basename(dirname(name))))).toEqual(new Set(["da_luigi", "domingo", "mamma_mia", "mille_grazie", "table"]));
});
