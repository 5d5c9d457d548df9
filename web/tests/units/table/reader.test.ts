import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Reader } from "../../../src/table/reader.svelte";
import { event, message, table, view, welcome } from "../samples";
import { Storage } from "../storage";
import { FakeSockets } from "../sockets";

let sockets: FakeSockets;
let reader: Reader;

const settled = () => new Promise((resolve) => setTimeout(resolve));
const commands = () => sockets.last.sent.slice(1);

function sitDown(): Reader {
  const one = new Reader("t", "secret", { animations: { duration: () => 0 }, tempo: () => 0 }, null, sockets.connect);
  one.open();
  return one;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  sockets = new FakeSockets();
  reader = sitDown();
});
afterEach(() => {
  reader.close();
  vi.unstubAllGlobals();
});

test("a welcome says everything", () => {
  sockets.last.greet(welcome(3, { decision: 3, view: view(3, { decision: ["place tol left"] }) }));
  expect(reader.choices).toEqual(["place tol left"]);
  expect(reader.log).toHaveLength(1);
  expect(reader.role).toBe("host");
});

test("the bots warm up while the game goes on", () => {
  sockets.last.greet(welcome(3, { warming_up: 12, decision: 3, view: view(3, { decision: ["place tol left"] }) }));
  expect(reader.warmingUp).toBe(12);
  sockets.last.say({ kind: "warming_up", warming_up: 40 });
  expect(reader.warmingUp).toBe(40);
  expect(reader.choices).toEqual(["place tol left"]);
  sockets.last.say({ kind: "warming_up", warming_up: 100 });
  expect(reader.warmingUp).toBe(100);
});

test("there is nothing to choose while something is shown", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { events: [[event("placed")]], view: view(4, { decision: ["announce 3"] }), decision: 4 }));
  await settled();
  expect(reader.choices).toEqual(["announce 3"]);
  expect(reader.log).toHaveLength(2);
});

test("a move names its decision, and is made once", async () => {
  sockets.last.greet(welcome(3, { decision: 3, view: view(3, { decision: ["place tol left"] }) }));
  const moved = reader.move("place tol left");
  void reader.move("place tol left");
  expect(commands()).toHaveLength(1);
  expect(commands()[0]).toMatchObject({ do: "move", decision: 3, action: "place tol left" });
  expect(reader.choices).toEqual([]);
  sockets.last.say({ kind: "answer", answer: String(commands()[0]?.["key"]), done: true });
  expect(await moved).toBeNull();
});

test("a refusal brings the reason and the truth", async () => {
  sockets.last.greet(welcome(3, { decision: 3, view: view(3, { decision: ["place tol left"] }) }));
  const moved = reader.move("place tol left");
  const refused = { key: "decision-past", fields: {}, clause: null, game: null };
  sockets.last.say({ kind: "answer", answer: String(commands()[0]?.["key"]), done: false, refused, number: 3, view: view(9), decision: 5 });
  expect((await moved)?.key).toBe("decision-past");
  expect(reader.latestView?.table["mark"]).toBe(9);
  expect(reader.decision).toBe(5);
});

test("a choice that was made without a line is on its way again after a reload; why it is refused is told", async () => {
  const open = welcome(3, { decision: 3, view: view(3, { decision: ["place tol left"] }) });
  sockets.last.greet(open);
  sockets.last.snap();
  void reader.move("place tol left");
  reader.close();
  reader = sitDown();
  expect(reader.isSending).toBe(true);
  sockets.last.greet(open);
  expect(commands()).toMatchObject([{ do: "move", decision: 3, action: "place tol left" }]);
  expect(reader.choices).toEqual([]);
  const refused = { key: "decision-past", fields: {}, clause: null, game: null };
  sockets.last.say({ kind: "answer", answer: String(commands()[0]?.["key"]), done: false, refused, number: 3, view: view(9), decision: 5 });
  await settled();
  expect(reader.lateRefusal?.key).toBe("decision-past");
  expect(reader.isSending).toBe(false);
});

test("what is said is heard, and counted until it is read", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { what: "said", fields: { chair: 1, phrase: "hello" } }));
  sockets.last.say(message(5, { what: "said", fields: { chair: 0, text: "Ciao" } }));
  expect(reader.chat.sayings.map((saying) => saying.text ?? saying.phrase)).toEqual(["hello", "Ciao"]);
  expect(reader.chat.unread).toBe(1);
});

test("a new game begins a new log", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { what: "dealt", fields: {}, events: [[event("dealt")]], view: view(4), table: table({ games: 2 }) }));
  await settled();
  expect(reader.log).toHaveLength(1);
  expect(reader.table?.games).toBe(2);
});

const dealt = (number: number) => message(number, { what: "dealt", fields: {}, events: [[event("dealt")]], view: view(number), table: table({ games: 2, commitment: "d" }) });

test("nothing of the last game is left when another is dealt", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { events: [[event("placed")]], view: view(4), undo: { action: "place tol left", is_last: true } }));
  await settled();
  const last = reader.game;
  sockets.last.say(dealt(5));
  expect(reader.game).not.toBe(last);
  expect(reader.scene.view?.table["mark"]).toBe(5);
  expect([reader.scene.fresh, reader.scene.recent, reader.undo]).toEqual([[], [], null]);
  sockets.last.say(message(6, { events: [[event("placed")]], view: view(6) }));
  await settled();
  expect(reader.scene.fresh).toHaveLength(1);
});

test("whoever is not in front of the screen sees nothing of the next game either", () => {
  sockets.last.greet(welcome(3));
  reader.scene.hold();
  sockets.last.say(dealt(4));
  expect(reader.scene.isHeld).toBe(true);
});

test("a refusal wipes no marks", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { events: [[event("placed")]], view: view(4) }));
  await settled();
  const asked = reader.send({ do: "undo" });
  const refused = { key: "undo-final", fields: {}, clause: null, game: null };
  sockets.last.say({ kind: "answer", answer: String(commands()[0]?.["key"]), done: false, refused, number: 4, view: view(4), decision: null, undo: null });
  await asked;
  expect(reader.scene.fresh).toHaveLength(1);
  expect(reader.scene.view).toBe(reader.latestView);
});

test("what was marked before a choice is marked again when it is taken back", async () => {
  sockets.last.greet(welcome(3));
  const [theirs, mine] = [event("drew"), event("placed")];
  sockets.last.say(message(4, { events: [[theirs]], view: view(4) }));
  sockets.last.say(message(5, { events: [[mine]], fields: { seat: 0, by: "person" }, view: view(5), undo: { action: "place tol left", is_last: true } }));
  await settled();
  expect(reader.scene.fresh).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
  sockets.last.say(message(6, { what: "undone", fields: { seat: 0 }, view: view(4) }));
  expect(reader.scene.fresh).toEqual([theirs]);
});

test("after a welcome nothing is marked that belonged to an earlier move", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { events: [[event("drew")]], view: view(4) }));
  sockets.last.say(message(5, { events: [[event("placed")]], fields: { seat: 0, by: "person" }, view: view(5) }));
  await settled();
  sockets.last.say(welcome(5, { log: [[event("dealt")], [event("drew")], [event("placed")]] }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
  sockets.last.say(message(6, { what: "undone", fields: { seat: 0 }, view: view(4) }));
  expect(reader.scene.fresh).toEqual([]);
});

describe("the log after something was taken back", () => {
  const [dealing, theirs, taken, later] = [[event("dealt")], [event("drew")], [event("placed")], [event("announced")]];
  const undone = (number: number) => message(number, { what: "undone", fields: { seat: 0 }, view: view(4) });
  const names = () => reader.log.map((line) => ("events" in line ? line.events[0]?.name : line.tableEvent.what));
  let asked: ((all: ReturnType<typeof welcome>) => Promise<void>)[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", () => new Promise((answer) => {
      asked.push(async (all) => {
        answer(new Response(JSON.stringify([all]), { headers: { "content-type": "application/json" } }));
        await vi.advanceTimersByTimeAsync(10);
      });
    }));
    sockets.last.greet(welcome(3, { log: [dealing] }));
    sockets.last.say(message(4, { events: [theirs], view: view(4) }));
    sockets.last.say(message(5, { events: [taken], fields: { seat: 0, by: "person" }, view: view(5) }));
    sockets.last.say(undone(6));
  });
  afterEach(() => void vi.useRealTimers());

  test("is that of the server", async () => {
    await asked[0]!(welcome(6, { log: [dealing, theirs] }));
    expect(names()).toEqual(["dealt", "drew", "undone"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  test("does not lose a move that comes before an older answer", async () => {
    sockets.last.say(message(7, { events: [later], view: view(7) }));
    await asked[0]!(welcome(6, { log: [dealing, theirs] }));
    expect(names().at(-1)).toBe("announced");
    await vi.advanceTimersByTimeAsync(1_000);
    await asked[1]!(welcome(7, { log: [dealing, theirs, later] }));
    expect(names()).toEqual(["dealt", "drew", "undone", "announced"]);
    expect(reader.scene.fresh.map((one) => one.name)).toEqual(["drew", "announced"]);
  });

  test("does not tell twice of a move that the answer has already", async () => {
    await asked[0]!(welcome(7, { log: [dealing, theirs, later] }));
    sockets.last.say(message(7, { events: [later], view: view(7) }));
    await vi.advanceTimersByTimeAsync(1_000);
    await asked[1]!(welcome(7, { log: [dealing, theirs, later] }));
    expect(names()).toEqual(["dealt", "drew", "undone", "announced"]);
  });

  test("is not asked for any more once a welcome has told it", async () => {
    sockets.last.say(welcome(7, { log: [dealing] }));
    await asked[0]!(welcome(6, { log: [dealing, theirs] }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([names(), asked.length]).toEqual([["dealt"], 1]);
  });
});

const moves = (count: number) => Array.from({ length: count }, () => [event("placed")]);

test("moves that were missed are shown when the view after them comes", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4, { events: [[event("placed")]] }));
  sockets.last.say(message(5, { events: [[event("drew")]], view: view(5) }));
  await settled();
  expect(reader.scene.fresh.map((one) => one.name)).toEqual(["placed", "drew"]);
  expect(reader.scene.view?.table["mark"]).toBe(5);
  expect(reader.log).toHaveLength(3);
});

test("whoever missed much of the same game is told what it was", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(welcome(19, { log: [[event("dealt")], ...moves(9)] }));
  expect(reader.game.absence?.moves).toHaveLength(9);
});

test("whoever missed little sees it marked", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(welcome(5, { log: [[event("dealt")], ...moves(2)] }));
  expect(reader.game.absence).toBeNull();
  expect(reader.scene.fresh).toHaveLength(2);
});

test("whoever comes back after a long time is told even a little", () => {
  const seen = { commitment: "c", moves: 1, at: Date.now() - 3_600_000 };
  const late = new Reader("t", "secret", { animations: { duration: () => 0 }, tempo: () => 0 }, seen, sockets.connect);
  late.open();
  sockets.last.greet(welcome(5, { log: [[event("dealt")], ...moves(2)] }));
  expect(late.game.absence?.moves).toHaveLength(2);
  late.close();
});

describe("a phone that was laid aside", () => {
  const moved = (number: number) => message(number, { events: [[event("placed")]], view: view(number) });

  beforeEach(() => {
    vi.useFakeTimers();
    sockets.last.greet(welcome(3));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("tells what was missed once it has come, although the line was down", () => {
    reader.lookAway();
    sockets.last.snap();
    vi.advanceTimersByTime(600_000);
    reader.renew();
    reader.lookBack();
    expect(reader.game.absence).toBeNull();
    sockets.last.greet(moved(4), moved(5));
    expect(reader.game.absence?.moves).toHaveLength(2);
  });

  test("tells it all, although part of it came while nobody looked", () => {
    reader.lookAway();
    sockets.last.say(moved(4));
    sockets.last.snap();
    vi.advanceTimersByTime(600_000);
    sockets.last.greet(welcome(5, { log: [[event("dealt")], ...moves(2)] }));
    expect(reader.game.absence).toBeNull();
    reader.lookBack();
    expect(reader.game.absence?.moves).toHaveLength(2);
    expect(reader.scene.fresh).toHaveLength(2);
  });

  test("tells it once, and nothing of a moment", () => {
    reader.lookAway();
    sockets.last.say(moved(4));
    vi.advanceTimersByTime(5_000);
    reader.lookBack();
    expect(reader.game.absence).toBeNull();
    reader.lookAway();
    vi.advanceTimersByTime(600_000);
    reader.lookBack();
    sockets.last.snap();
    reader.reconnect();
    sockets.last.greet(moved(5));
    expect(reader.game.absence).toBeNull();
  });
});

test("there is nothing to choose until all commands are answered", async () => {
  sockets.last.greet(welcome(3, { decision: 3, view: view(3, { decision: ["place tol left"] }) }));
  const answer = (k: number) => sockets.last.say({ kind: "answer", answer: String(commands()[k]?.["key"]), done: true });
  void reader.move("place tol left", new Promise((resolve) => setTimeout(resolve, 5)));
  const promised = reader.send({ do: "promise", action: "place tol left" });
  answer(0);
  await promised;
  expect([reader.isSending, reader.choices]).toEqual([true, []]);
});

test("whoever comes to another game has missed nothing of it", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(welcome(9, { table: table({ commitment: "other" }), log: [[event("dealt")], [event("placed")]] }));
  expect(reader.game.absence).toBeNull();
});

test("a view says how many moves of the log are remembered", () => {
  const moved = (number: number, log_memory: number | null) => message(number, { events: [[event("placed")]], view: view(number, { log_memory }) });
  sockets.last.greet(welcome(3, { view: view(3, { log_memory: 1 }) }));
  expect(reader.game.faded).toBe(0);
  sockets.last.say(moved(4, 2));
  sockets.last.say(message(5, { what: "left", fields: { chair: 1 } }));
  sockets.last.say(moved(6, 1));
  expect([reader.game.faded, reader.log.length]).toEqual([2, 4]);
  sockets.last.say(moved(7, null));
  expect(reader.game.faded).toBe(2);
  sockets.last.say(welcome(8, { log: [[event("dealt")]] }));
  expect(reader.game.faded).toBe(0);
});
