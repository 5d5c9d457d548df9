import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredTable } from "../../../src/device/tables.svelte";
import { HotSeat } from "../../../src/table/hotseat.svelte";
import { event, message, table, view, welcome } from "../samples";
import { FakeSocket } from "../sockets";
import { Storage } from "../storage";

const STORED: StoredTable = {
  id: "t", game: "domingo", host: null, chairs: {}, watch: null, invite: null, isPutAway: false, people: [], state: "playing", turn: [], isMyTurn: false, used: 0,
  commitments: {}, seen: null,
};
const stage = { animations: { duration: () => 0 }, tempo: () => 0 };
let sockets: FakeSocket[];
let hotSeat: HotSeat;

/** The people on these chairs, all connected to the table. */
function seated(stored: Partial<StoredTable>): HotSeat {
  hotSeat = new HotSeat({ ...STORED, ...stored }, stage);
  hotSeat.open();
  return hotSeat;
}
const both = () => seated({ chairs: { 1: "bruno", 0: "anna" } });
const choosing = (chair: number, number = 3) => welcome(number, { chair, decision: number, view: view(number, { seat: chair, decision: ["place tol left"] }) });
const waiting = (chair: number, number = 3) => welcome(number, { chair, view: view(number, { seat: chair }) });

beforeEach(() => {
  sockets = [];
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("WebSocket", class extends FakeSocket {
    constructor() {
      super();
      sockets.push(this);
    }
  });
  vi.stubGlobal("location", new URL("http://table.test/"));
});
afterEach(() => {
  hotSeat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever is here reads with the secret of their chair, or else as host, or as spectator", () => {
  const secrets = (stored: Partial<StoredTable>) => seated(stored).readers.map((reader) => reader.secret);
  expect(secrets({ chairs: { 1: "bruno", 0: "anna" }, host: "h" })).toEqual(["anna", "bruno"]);
  expect(secrets({ host: "h", watch: "w" })).toEqual(["h"]);
  expect(secrets({ watch: "w" })).toEqual(["w"]);
});

test("one person alone has no curtain", () => {
  seated({ chairs: { 0: "anna" } });
  sockets[0]!.greet(choosing(0));
  hotSeat.pass();
  expect([hotSeat.isShared, hotSeat.next, hotSeat.isInformed]).toEqual([false, null, true]);
});

test("between two people there is a curtain until it is known who has to decide", () => {
  both();
  expect([hotSeat.next, hotSeat.isInformed]).toEqual([hotSeat.readers[0], false]);
  sockets[0]!.greet(waiting(0));
  hotSeat.pass();
  sockets[1]!.greet(choosing(1));
  hotSeat.pass();
  expect([hotSeat.next?.chair, hotSeat.isInformed]).toEqual([1, true]);
});

test("whoever is called sits down, and nothing is shown to the other one meanwhile", () => {
  both();
  sockets[0]!.greet(waiting(0));
  sockets[1]!.greet(choosing(1));
  hotSeat.pass();
  hotSeat.sitDown();
  expect([hotSeat.reader.chair, hotSeat.next]).toEqual([1, null]);
  expect(hotSeat.readers.map((reader) => reader.scene.isHeld)).toEqual([true, false]);
});

test("the curtain falls when the other one has to decide, and not before", async () => {
  both();
  sockets[0]!.greet(choosing(0));
  sockets[1]!.greet(waiting(1));
  hotSeat.sitDown();
  hotSeat.pass();
  expect(hotSeat.next).toBeNull();
  const events = [[event("placed")]];
  sockets[0]!.say(message(4, { events, view: view(4) }));
  sockets[1]!.say(message(4, { events, view: view(4, { decision: ["announce 3"] }), decision: 4 }));
  await vi.waitFor(() => expect(hotSeat.reader.scene.isPlaying).toBe(false));
  hotSeat.pass();
  expect(hotSeat.next?.chair).toBe(1);
});

test("no curtain falls where nothing is played", () => {
  both();
  sockets[0]!.greet(welcome(3, { table: table({ state: "lobby" }) }));
  sockets[1]!.greet(choosing(1));
  hotSeat.pass();
  expect(hotSeat.next).toBe(hotSeat.readers[0]);
});

test("a line is trusted after a moment, and not after a device may have slept", () => {
  vi.useFakeTimers();
  seated({ chairs: { 0: "anna" } });
  sockets[0]!.greet(waiting(0));
  hotSeat.lookAway();
  vi.advanceTimersByTime(10_000);
  hotSeat.lookBack();
  expect(sockets).toHaveLength(1);
  hotSeat.lookAway();
  vi.advanceTimersByTime(120_000);
  hotSeat.lookBack();
  expect([sockets.length, sockets[0]!.isClosed]).toEqual([2, true]);
  sockets[1]!.greet(message(4, { events: [[event("placed")]], view: view(4) }));
  expect(hotSeat.reader.game.absence?.moves).toHaveLength(1);
});

test("where several share a screen, nobody is told what they have missed", () => {
  vi.useFakeTimers();
  both();
  sockets.forEach((socket, chair) => socket.greet(waiting(chair)));
  hotSeat.lookAway();
  vi.advanceTimersByTime(120_000);
  hotSeat.lookBack();
  sockets.slice(2).forEach((socket) => socket.greet(message(4, { events: [[event("placed")]], view: view(4) })));
  expect(hotSeat.readers.map((reader) => reader.game.absence)).toEqual([null, null]);
});
