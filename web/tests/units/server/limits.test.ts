import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as limits from "../../../src/server/limits";

const here = dirname(fileURLToPath(import.meta.url));
const declared = readFileSync(`${here}/../../../../src/tavolata/server/protocol/commands.py`, "utf8");

test.each(Object.entries(limits))("%s is what the server says", (name, limit) => {
  expect(declared).toMatch(new RegExp(`^${name} = ${limit}$`, "m"));
});
