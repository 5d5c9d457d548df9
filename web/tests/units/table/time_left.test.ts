import { expect, test } from "vitest";
import { shownTime, timeLeft } from "../../../src/table/time_left";

test("a clock that runs loses time, one that stands does not", () => {
  expect(timeLeft({ left: 60_000, since: 1000 }, 11_000)).toBe(50_000);
  expect(timeLeft({ left: 60_000, since: null }, 11_000)).toBe(60_000);
  expect(timeLeft({ left: 60_000, since: 1000 }, 99_000)).toBe(0);
});

test("nobody has more time than there is, although the last look at the time was before the clock began to run", () => {
  expect(timeLeft({ left: 60_000, since: 11_000 }, 1000)).toBe(60_000);
});

test.each([[500, "0:01"], [61_000, "1:01"], [3_725_000, "1:02 h"], [48 * 3_600_000, "2 d"]])("%d ms", (time, shown) => {
  expect(shownTime(time)).toBe(shown);
});
