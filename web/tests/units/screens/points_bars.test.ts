import { expect, test } from "vitest";
import { barOf, reachOf } from "../../../src/screens/table/end/points_bars";

const endOf = (bar: ReturnType<typeof barOf>) => bar.gained.reduce((sum, piece) => sum + piece.length, 0);

test("what was lost shortens a bar from its beginning, and every number stays true", () => {
  const bar = barOf([{ key: "guests", points: 20 }, { key: "bouquets", points: 2 }, { key: "lemons", points: -5 }]);
  expect(bar.lost).toEqual({ key: "lemons", points: -5, length: 5 });
  expect(bar.gained).toEqual([{ key: "guests", points: 20, length: 15 }, { key: "bouquets", points: 2, length: 2 }]);
  expect(endOf(bar)).toBe(17);
});

test("somebody may have lost more than was gained", () => {
  const bar = barOf([{ key: "guests", points: 3 }, { key: "lemons", points: -8 }]);
  expect([bar.lost?.length, endOf(bar)]).toEqual([8, 0]);
});

test("all bars share one zero", () => {
  const bars = [barOf([{ key: "guests", points: 12 }]), barOf([{ key: "guests", points: 9 }, { key: "lemons", points: -4 }])];
  expect(reachOf(bars)).toEqual({ lost: 4, gained: 12 });
  expect(reachOf([barOf([])])).toEqual({ lost: 0, gained: 1 });
});
