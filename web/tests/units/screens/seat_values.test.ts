import { expect, test } from "vitest";
import { nextForSeat, thingsOf } from "../../../src/screens/new/seat_values";
import type { OptionInfo } from "../../../src/server/types";

const colours = { name: "colours", values: { 2: ["random", "red,green"], 3: ["random", "red,green,blue"] } } as unknown as OptionInfo;

test("the things of the largest table are all there are", () => {
  expect(thingsOf(colours)).toEqual(["red", "green", "blue"]);
});

test("a touch gives a chair the next thing; who had it gets the old one", () => {
  const things = thingsOf(colours);
  expect(nextForSeat(things, ["red", "green"], 0)).toEqual(["green", "red"]);
  expect(nextForSeat(things, ["red", "green"], 1)).toEqual(["red", "blue"]);
  expect(nextForSeat(things, ["blue", "green"], 0)).toEqual(["red", "green"]);
});
