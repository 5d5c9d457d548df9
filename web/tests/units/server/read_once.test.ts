import { expect, test } from "vitest";
import { readOnce } from "../../../src/server/read_once";

test("what many ask for is read once, and again if it failed or is not final", async () => {
  let answers = 0;
  const read = readOnce<number>((found) => found > 2);
  const next = () => read("key", async () => {
    answers += 1;
    if (answers === 1) throw new Error("no line");
    return answers;
  });
  await expect(Promise.all([next(), next()])).rejects.toThrow("no line");
  expect(answers).toBe(1);
  expect(await next()).toBe(2);
  expect([await next(), await next()]).toEqual([3, 3]);
});
