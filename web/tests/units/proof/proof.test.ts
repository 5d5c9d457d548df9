import { expect, test } from "vitest";
import { Chance } from "../../../src/proof/chance";
import { fromHex, sha256 } from "../../../src/proof/sha256";

test.each([0, 1, 31, 32, 55, 56, 63, 64, 65, 200])("SHA-256 of %i bytes", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, k) => (k * 37 + 11) % 256);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  expect(sha256(bytes)).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
});

test("hex digits are read byte by byte", () => {
  expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
});

test("chance is the server's", () => {
  const chance = new Chance("0100000000000000020000000000000003000000000000000400000000000000");
  expect([chance.next(), chance.next(), chance.next()]).toEqual([11520n, 0n, 1509978240n]);
});
