import { expect, test } from "vitest";
import { isArrow, nextByArrow } from "../../../../src/games/domingo/grid_focus";

const at = (row: number, column: number) => ({ row, column });
const POSITIONS = [at(0, 0), at(0, 1), at(0, 2), at(3, 0), at(3, 2), at(6, 1)];

test("left and right stay in the line and go to the nearest", () => {
  expect(nextByArrow("ArrowRight", at(0, 0), POSITIONS)).toEqual(at(0, 1));
  expect(nextByArrow("ArrowLeft", at(3, 2), POSITIONS)).toEqual(at(3, 0));
  expect(nextByArrow("ArrowRight", at(0, 2), POSITIONS)).toBeNull();
});

test("up and down go to the next line, whatever its nearest column", () => {
  expect(nextByArrow("ArrowDown", at(0, 2), POSITIONS)).toEqual(at(3, 2));
  expect(nextByArrow("ArrowDown", at(3, 2), POSITIONS)).toEqual(at(6, 1));
  expect(nextByArrow("ArrowUp", at(6, 1), POSITIONS)).toEqual(at(3, 0));
});

test("other keys lead nowhere", () => {
  expect(isArrow("Enter")).toBe(false);
  expect(nextByArrow("Enter", at(0, 0), POSITIONS)).toBeNull();
});
