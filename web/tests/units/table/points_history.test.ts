import { expect, test } from "vitest";
import { gameUi } from "../../../src/games";
import type { Event, ReplayStep } from "../../../src/server/types";
import { pointsHistory, turningPoint } from "../../../src/table/points_history";

const step = (points: number[] | null, events: Event[] = []): ReplayStep => ({ events, view: { points } }) as unknown as ReplayStep;

test("the turning point is the move after which the winner was never caught up with again", () => {
  const history = [[0, 0, 0], [3, 0, 0], [3, 5, 0], [3, 5, 5], [3, 9, 5], [8, 9, 8]];
  expect(turningPoint(history, [1])).toEqual({ move: 4, winner: 1, points: 9, next: 5 });
});

test("whoever led from the first points on took the lead there", () => {
  expect(turningPoint([[0, 0], [0, 4], [2, 4]], [1])?.move).toBe(1);
});

test("the last move may decide", () => {
  expect(turningPoint([[0, 0], [4, 0], [4, 6]], [1])).toEqual({ move: 2, winner: 1, points: 6, next: 4 });
});

test("nothing turned where several win, or where a tie was broken", () => {
  expect(turningPoint([[0, 0], [4, 4]], [0, 1])).toBeNull();
  expect(turningPoint([[0, 0], [4, 4]], [0])).toBeNull();
});

test("points that are counted openly are those of the views", () => {
  expect(pointsHistory([step([0, 0]), step([2, 0])], gameUi("domingo"), 2)).toEqual([[0, 0], [2, 0]]);
});

test("points that nobody was shown follow from what happened", () => {
  const cashed: Event = { name: "cashed", fields: { seat: 1, guest: 3, points: 4 }, cut: "" };
  const lemon: Event = { name: "lemon", fields: { seat: 0, change: "lemon_taken" }, cut: "" };
  expect(pointsHistory([step(null), step(null, [cashed]), step([-1, 4], [lemon])], gameUi("da_luigi"), 2)).toEqual([[0, 0], [0, 4], [-1, 4]]);
});
