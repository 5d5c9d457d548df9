import { expect, test } from "vitest";
import { columnsOf, groupsIn, heldBy, isNamed, meantBy } from "../../../src/generic_ui/pieces";
import { event } from "../samples";
import { game, viewOf, zone } from "./briscola";

const values = (groups: ReturnType<typeof groupsIn>) => groups.map(({ pieces }) => pieces.map(({ value }) => value));

test("a card can be touched where an action names it", () => {
  const [group] = groupsIn(zone("cards", "row"), viewOf({ row: ["ace", "king"] }), ["play ace", "pass"]);
  expect(group!.pieces.map(({ value, choices }) => [value, choices])).toEqual([["ace", ["play ace"]], ["king", []]]);
});

test("the reader's own cards lie open, and how many others hold is known", () => {
  const hand = zone("hand", "hand", { counts: "in_hand" });
  const view = viewOf({ hand: ["ace"], in_hand: [1, 2] });
  expect(values(groupsIn(hand, view, []))).toEqual([["ace"]]);
  expect(groupsIn(hand, viewOf({ hand: [], in_hand: [1, 2] }, null), [])).toEqual([]);
  expect(heldBy([hand, zone("cards", "trick")], view, 1)).toEqual([{ entry: "in_hand", count: 2 }]);
});

test("of a pile the uppermost open card is seen, or a back", () => {
  expect(groupsIn(zone("pile", "stock"), viewOf({ stock: 7 }), [])[0]).toMatchObject({ count: 7, pieces: [{ value: null }] });
  expect(groupsIn(zone("pile", "stock"), viewOf({ stock: 0 }), [])[0]!.pieces).toEqual([]);
  expect(groupsIn(zone("pile", "discard"), viewOf({ discard: ["ace", "two"] }), [])[0]).toMatchObject({ count: 2, pieces: [{ value: "two" }] });
});

test("a zone for every seat has a group for each", () => {
  const groups = groupsIn(zone("cards", "trick", { each_seat: true }), viewOf({ trick: ["ace", null] }), []);
  expect(groups.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(values(groups)).toEqual([["ace"], []]);
  expect(groupsIn(zone("track", "way", { length: 9 }), viewOf({ way: [3, 4] }), []).map(({ count }) => count)).toEqual([3, 4]);
});

test("the cells of a grid are chosen by their names, empty or not", () => {
  const grid = zone("grid", "board", { cells: ["a1", "b1", "a2", "b2"], chosen_by: { put: [1] } });
  const [group] = groupsIn(grid, viewOf({ board: ["x.", "ox"] }), ["put x b1"]);
  expect(group!.pieces.map(({ value, choices }) => [value, choices.length])).toEqual([["x", 0], [null, 1], ["o", 0], ["x", 0]]);
  expect(columnsOf([["x", "", "o"], ["", "", ""]])).toBe(3);
});

test("equal cards keep apart", () => {
  const [group] = groupsIn(zone("cards", "row"), viewOf({ row: ["ace", "ace"] }), []);
  expect(new Set(group!.pieces.map(({ key }) => key)).size).toBe(2);
});

test("an event marks what it names, and nothing face down", () => {
  const row = zone("cards", "row");
  expect(isNamed(row, "ace", event("played", { seat: 0, card: "ace" }), game)).toBe(true);
  expect(isNamed(row, "king", event("played", { seat: 0, card: "ace" }), game)).toBe(false);
  expect(isNamed(row, null, event("played", { seat: 0 }), game)).toBe(false);
});

test("of what touching a piece may mean, only that is left which goes on from what was touched before", () => {
  const hand = groupsIn(zone("hand", "hand", { chosen_by: { take: [0] } }), viewOf({ hand: ["ace", "king"] }), ["take ace two", "take ace three", "take king two"]);
  const [ace, king] = hand[0]!.pieces;
  expect(meantBy(ace!, ["take ace two", "take king two"])).toEqual(["take ace two"]);
  expect(meantBy(king!, ["take ace two", "take ace three"])).toEqual([]);
});
