import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signalTurn, stayConnected } from "../../../src/screens/table/table_effects.svelte";
import type { HotSeat } from "../../../src/table/hotseat.svelte";
import type { Reader } from "../../../src/table/reader.svelte";
import { GameInPlay } from "../../../src/table/game_in_play.svelte";
import { play } from "../../../src/table/sound";
import { vibrate } from "../../../src/table/vibration";
import { event, view } from "../samples";

vi.mock("../../../src/table/sound", () => ({ play: vi.fn() }));
vi.mock("../../../src/table/vibration", () => ({ vibrate: vi.fn() }));

class Page extends EventTarget {
  visibilityState = "visible";
  baseURI = "http://table.test/";
}

/** A game that somebody has open, and whether a command is on its way. */
class Played {
  game = new GameInPlay({ animations: { duration: () => 0 }, tempo: () => 0, wait: () => Promise.resolve() });
  isSending = $state(false);
  get scene() {
    return this.game.scene;
  }
  get decision() {
    return this.game.decision;
  }
  get choices() {
    return this.isSending ? [] : this.game.choices;
  }
}

let page: Page;
let leave: () => void;
let network: EventTarget;

beforeEach(() => {
  page = new Page();
  network = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
  vi.clearAllMocks();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

function open(played: Played): void {
  leave = $effect.root(() => signalTurn(() => played as unknown as Reader));
  flushSync();
}

const asked = (number: number) => ({ view: view(number, { decision: ["place tol left"] }), decision: number, undo: null });
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};
const signals = () => [vi.mocked(play).mock.calls.flat(), vi.mocked(vibrate).mock.calls.length];

test("the turn is signalled when it comes from somebody else, not after each of one's own choices", async () => {
  const played = new Played();
  open(played);
  played.game.reset([], { view: view(1), decision: null, undo: null });
  played.game.applyMoves([[event("placed")]], asked(2), false);
  await settled();
  expect(signals()).toEqual([["turn"], 1]);
  played.isSending = true;
  flushSync();
  played.game.applyMoves([[event("drew")]], asked(3), true);
  played.isSending = false;
  await settled();
  expect(signals()).toEqual([["turn"], 1]);
});

test("a command that is no choice does not signal the same turn again", async () => {
  const played = new Played();
  open(played);
  played.game.reset([], { view: view(1), decision: null, undo: null });
  played.game.applyMoves([[event("placed")]], asked(2), false);
  await settled();
  played.isSending = true;
  flushSync();
  played.isSending = false;
  flushSync();
  expect(signals()).toEqual([["turn"], 1]);
});

test("the end sounds for those who have seen the game go on, once", async () => {
  const result = { points: [3, 2], ranks: [1, 2], winners: [0] } as never;
  const over = (mark: number) => ({ view: view(mark, { result }), decision: null, undo: null });
  const late = new Played();
  late.game.reset([], over(9));
  open(late);
  expect(signals()).toEqual([[], 0]);
  leave();

  const played = new Played();
  played.game.reset([], { view: view(1), decision: null, undo: null });
  open(played);
  played.game.applyMoves([[event("counted")]], over(2), false);
  await settled();
  played.game.reset([], over(2));
  flushSync();
  expect(signals()).toEqual([["end"], 0]);
});

test("a network that comes back is used, whether somebody looks or not; only looking counts as looking", () => {
  const calls: string[] = [];
  const hotSeat = new Proxy({ stored: { id: "t" } }, { get: (target, name) => (name === "stored" ? target.stored : () => void calls.push(String(name))) }) as unknown as HotSeat;
  leave = $effect.root(() => stayConnected(hotSeat));
  flushSync();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  network.dispatchEvent(new Event("offline"));
  network.dispatchEvent(new Event("online"));
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(calls).toEqual(["open", "lookAway", "networkLost", "reconnect", "lookBack"]);
});

test("a command that waits from before the page was loaded does not connect again and again", () => {
  let opened = 0;
  const line = $state({ sending: 0 });
  const open = () => {
    opened += 1;
    line.sending += 1;
  };
  const hotSeat = { stored: { id: "t" }, open, close: () => undefined } as unknown as HotSeat;
  leave = $effect.root(() => stayConnected(hotSeat));
  flushSync();
  line.sending -= 1;
  flushSync();
  expect(opened).toBe(1);
});
