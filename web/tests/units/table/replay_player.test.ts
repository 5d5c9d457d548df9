import { expect, test, vi } from "vitest";
import type { ReplayStep, View } from "../../../src/server/types";
import { ReplayPlayer } from "../../../src/table/replay_player.svelte";

const STEPS = [0, 1, 2].map((move) => ({ events: [{ name: "moved", fields: { move }, cut: "" }], view: { move } as unknown as View, views: [] }) as unknown as ReplayStep);

function player(move = 0, duration = 0): ReplayPlayer {
  const made = new ReplayPlayer(move, { duration: () => duration }, () => 1, (step) => step.view);
  made.load(STEPS);
  return made;
}

test("a replay begins at the move of its address, and stays within the game", () => {
  expect(player(2).step).toBe(STEPS[2]);
  const replay = player();
  replay.goTo(99);
  expect(replay.move).toBe(2);
  replay.goTo(-1);
  expect(replay.move).toBe(0);
});

test("it goes on by itself, and stops after the last move", async () => {
  vi.useFakeTimers();
  const replay = player(1);
  replay.toggle();
  replay.goOn();
  await vi.advanceTimersByTimeAsync(2000);
  expect(replay.move).toBe(2);
  replay.goOn();
  expect(replay.isPlaying).toBe(false);
  vi.useRealTimers();
});

test("whoever goes on quickly sees the move that is told, and only that one is marked", async () => {
  vi.useFakeTimers();
  const replay = player(0, 1000);
  replay.goTo(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(replay.scene.event).toEqual(STEPS[1]!.events[0]);
  replay.goTo(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(replay.scene.event).toEqual(STEPS[2]!.events[0]);
  expect(replay.scene.view).toBe(STEPS[1]!.view);
  expect(replay.scene.fresh).toEqual(STEPS[2]!.events);
  await vi.advanceTimersByTimeAsync(1000);
  expect(replay.scene.view).toBe(STEPS[2]!.view);
  vi.useRealTimers();
});
