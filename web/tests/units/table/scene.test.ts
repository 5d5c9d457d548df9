import { expect, test } from "vitest";
import type { Event } from "../../../src/server/types";
import { Scene, type Step } from "../../../src/table/scene.svelte";
import { event, view } from "../samples";

/** A scene whose time is in the hands of the test. */
function staged(tempo = 1, after?: (shown: ReturnType<typeof view>, event: Event) => ReturnType<typeof view>) {
  const waiting: (() => void)[] = [];
  const told: string[] = [];
  const scene = new Scene({
    animations: { duration: (one) => (one.name === "quiet" ? 0 : 100), ...(after ? { after } : {}) },
    tempo: () => tempo,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    onMove: (events) => void told.push(events.map((one) => one.name).join(" ")),
  });
  scene.set(view(0));
  const pass = async () => {
    waiting.shift()?.();
    await settled();
  };
  return { scene, told, pass };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const step = (mark: number, ...names: string[]): Step => ({ moves: [names.map((name) => event(name))], view: view(mark), isOwn: false });
const mark = (scene: Scene) => scene.view?.table["mark"];

test("events are shown one after the other, then the true view", async () => {
  const { scene, pass } = staged();
  scene.add(step(1, "placed", "scored"));
  expect([scene.event?.name, mark(scene)]).toEqual(["placed", 0]);
  await pass();
  expect([scene.event?.name, mark(scene)]).toEqual(["scored", 0]);
  await pass();
  expect([scene.event, mark(scene), scene.isPlaying]).toEqual([null, 1, false]);
});

test("a move that comes meanwhile waits for its turn", async () => {
  const { scene, pass } = staged();
  scene.add(step(1, "placed"));
  scene.add(step(2, "placed"));
  await pass();
  expect([mark(scene), scene.isPlaying]).toEqual([1, true]);
  await pass();
  expect([mark(scene), scene.isPlaying]).toEqual([2, false]);
});

test("an event can change what is shown before the truth comes", async () => {
  const { scene } = staged(1, (shown) => ({ ...shown, table: { mark: 0.5 } }));
  scene.add(step(1, "placed"));
  expect(mark(scene)).toBe(0.5);
});

test("who skips sees the end of it at once, and everything is told", async () => {
  const { scene, told } = staged();
  scene.add(step(1, "placed", "scored"));
  scene.add(step(2, "drew"));
  scene.skip();
  await settled();
  expect([mark(scene), scene.isPlaying]).toEqual([2, false]);
  expect(told).toEqual(["placed scored", "drew"]);
});

test("without motion nothing is waited for", async () => {
  const { scene } = staged(0);
  scene.add(step(1, "placed", "scored"));
  await settled();
  expect([mark(scene), scene.event]).toEqual([1, null]);
});

test("what there is nothing to see of takes no time", async () => {
  const { scene } = staged();
  scene.add(step(1, "quiet"));
  await settled();
  expect(mark(scene)).toBe(1);
});

test("a truth that is set ends what was being shown", async () => {
  const { scene, pass } = staged();
  scene.add(step(1, "placed", "scored"));
  scene.set(view(7));
  await pass();
  await settled();
  expect([mark(scene), scene.isPlaying, scene.event]).toEqual([7, false, null]);
});

test("what comes after a truth that was set is shown, although something was being shown before", async () => {
  const { scene, pass } = staged();
  scene.add(step(1, "placed", "scored"));
  scene.set(view(7));
  scene.add(step(8, "drew"));
  await settled();
  expect([mark(scene), scene.isPlaying, scene.event?.name]).toEqual([7, true, "drew"]);
  await pass();
  await pass();
  expect([mark(scene), scene.isPlaying]).toEqual([8, false]);
});

test("nothing is shown while it is held, and all of it afterwards", async () => {
  const { scene, pass } = staged();
  scene.hold();
  scene.add(step(1, "placed"));
  await settled();
  expect(mark(scene)).toBe(0);
  scene.release();
  expect(scene.event?.name).toBe("placed");
  await pass();
  expect(mark(scene)).toBe(1);
});

test("what others did stays marked until the own choice", async () => {
  const { scene } = staged(0);
  scene.add(step(1, "placed"));
  scene.add(step(2, "drew"));
  await settled();
  expect(scene.fresh.map((one) => one.name)).toEqual(["placed", "drew"]);
  scene.add({ ...step(3, "placed"), isOwn: true });
  await settled();
  expect(scene.fresh).toEqual([]);
});

test("too much at once is not shown bit by bit", async () => {
  const { scene, pass } = staged();
  for (let k = 1; k <= 12; k++) scene.add(step(k, "placed"));
  await pass();
  expect(Number(mark(scene))).toBeGreaterThanOrEqual(3);
});

test("it says how many moves are not shown yet", async () => {
  const { scene, pass } = staged();
  scene.add({ ...step(2, "placed"), moves: [[event("placed")], [event("drew")]] });
  expect(scene.behind).toBe(2);
  await pass();
  expect(scene.behind).toBe(1);
  await pass();
  expect(scene.behind).toBe(0);
});

test("what was made long ago can be watched, then the game is as it was", async () => {
  const { scene, pass, told } = staged();
  scene.add(step(1, "drew"));
  await pass();
  const past = [event("placed"), event("scored")];
  scene.watch({ moves: [past], view: view(-3) });
  expect([mark(scene), scene.event?.name, scene.behind]).toEqual([-3, "placed", 0]);
  expect(scene.recent).toEqual(past);
  scene.add(step(2, "laid"));
  await pass();
  await pass();
  expect([mark(scene), scene.event?.name]).toEqual([1, "laid"]);
  await pass();
  expect([mark(scene), scene.isPlaying, told.at(-2)]).toEqual([2, false, "placed scored"]);
  expect(scene.fresh.map((one) => one.name)).toEqual(["drew", "laid"]);
});
