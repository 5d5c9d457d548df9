import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState, type Listener, type Outbox } from "../../../src/server/connection";
import type { Answer, Command, Refusal } from "../../../src/server/types";
import { message, welcome } from "../samples";
import { FakeSockets } from "../sockets";

class Notes implements Listener {
  numbers: number[] = [];
  states: ConnectionState[] = [];
  reasons: string[] = [];
  percents: number[] = [];
  welcome = ({ number }: { number: number }) => void this.numbers.push(number);
  message = ({ number }: { number: number }) => void this.numbers.push(number);
  present = () => undefined;
  warmingUp = (percent: number) => void this.percents.push(percent);
  state = (state: ConnectionState) => void this.states.push(state);
  goodbye = (reason: Refusal) => void this.reasons.push(reason.key);
}

/** What survives the page. */
class Drawer implements Outbox {
  #kept = new Map<string, Command>();
  all = () => [...this.#kept.values()];
  add = (command: Command) => void this.#kept.set(command.key, command);
  drop = (key: string) => void this.#kept.delete(key);
}

let notes: Notes;
let drawer: Drawer;
let sockets: FakeSockets;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  notes = new Notes();
  sockets = new FakeSockets();
  drawer = new Drawer();
  connection = new Connection("secret", notes, sockets.connect, drawer);
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const keys = (socket = sockets.last) => socket.sent.slice(1).map((command) => command["key"]);
const answer = (key: unknown): Answer => ({ kind: "answer", answer: String(key), done: true });
const goodbye = (key: string) => ({ kind: "goodbye" as const, goodbye: { key, fields: {}, clause: null, game: null } });

test("says who it is first, and nothing of what was seen", () => {
  sockets.last.greet(welcome(3));
  expect(sockets.last.sent[0]).toEqual({ secret: "secret", since: null });
  expect(notes.states.at(-1)).toBe("open");
});

test("comes back with the number of the last message", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(4));
  sockets.last.snap();
  expect(notes.states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  sockets.last.greet(message(5));
  expect(sockets.last.sent[0]).toEqual({ secret: "secret", since: 4 });
  expect(notes.numbers).toEqual([3, 4, 5]);
});

test("hears how far the bots have warmed up, which is no sign that everything missed has arrived", () => {
  sockets.last.onopen?.();
  sockets.last.say(welcome(3));
  sockets.last.say({ kind: "warming_up", warming_up: 40 });
  expect(notes.percents).toEqual([40]);
  expect(notes.states.at(-1)).toBe("connecting");
  sockets.last.say({ kind: "present", present: [0] });
  expect(notes.states.at(-1)).toBe("open");
});

test("a line that may be dead is not waited for: another one asks for what is missing", () => {
  sockets.last.greet(welcome(3));
  const first = sockets.last;
  void connection.send({ do: "undo" });
  connection.renew();
  expect(first.isClosed).toBe(true);
  expect(notes.states.at(-1)).toBe("connecting");
  sockets.last.greet(message(4));
  expect(sockets.last.sent[0]).toEqual({ secret: "secret", since: 3 });
  expect(keys()).toEqual(keys(first));
  connection.close();
  connection.renew();
  expect(sockets.all).toHaveLength(2);
});

test("hears no message twice", () => {
  sockets.last.greet(welcome(3), message(4), message(4), message(3));
  expect(notes.numbers).toEqual([3, 4]);
});

test("asks again for what is missing between two messages", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(message(6));
  sockets.last.greet(message(4), message(5), message(6));
  expect(sockets.all).toHaveLength(2);
  expect(notes.numbers).toEqual([3, 4, 5, 6]);
});

test("a command that was not answered is sent again with the same key", async () => {
  sockets.last.greet(welcome(3));
  const asked = connection.send({ do: "undo" });
  const first = keys();
  sockets.last.snap();
  vi.advanceTimersByTime(1000);
  expect(keys()).toEqual([]);
  sockets.last.greet();
  expect(keys()).toEqual(first);
  sockets.last.say(answer(first[0]));
  expect((await asked).done).toBe(true);
  expect(connection.waiting).toBe(0);
});

test("what is asked while there is no line waits for it", () => {
  sockets.last.greet(welcome(3));
  sockets.last.snap();
  void connection.send({ do: "undo" });
  expect(sockets.last.sent).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  sockets.last.greet();
  expect(keys()).toHaveLength(1);
});

/** The page is closed and loaded again: nothing is left but what lies in the drawer. */
function reload(): ReturnType<Connection["resume"]> {
  connection.close();
  connection = new Connection("secret", notes, sockets.connect, drawer);
  connection.open();
  return connection.resume();
}

test("a command given without a line is sent by the page that is loaded next, with the same key", async () => {
  sockets.last.greet(welcome(3));
  sockets.last.snap();
  void connection.send({ do: "undo" });
  const [left] = reload();
  sockets.last.greet(welcome(3));
  expect(keys()).toEqual([left?.command.key]);
  sockets.last.say(answer(left?.command.key));
  expect((await left?.answer)?.done).toBe(true);
  expect(reload()).toEqual([]);
});

test("a command that was answered or refused is not left for another page", () => {
  sockets.last.greet(welcome(3));
  void connection.send({ do: "undo" });
  void connection.send({ do: "leave" });
  const [undo, leave] = keys();
  sockets.last.say(answer(undo));
  sockets.last.say({ ...answer(leave), done: false, refused: goodbye("bot-plays").goodbye });
  expect(drawer.all()).toEqual([]);
});

test("what was left is sent once by one page", () => {
  sockets.last.greet(welcome(3));
  void connection.send({ do: "undo" });
  expect(connection.resume()).toEqual([]);
});

test("with the seat, what was still asked for goes", () => {
  sockets.last.greet(welcome(3));
  void connection.send({ do: "undo" });
  sockets.last.say(goodbye("seat-moved"));
  expect(drawer.all()).toEqual([]);
});

test("an answered command is never sent again", () => {
  sockets.last.greet(welcome(3));
  void connection.send({ do: "undo" });
  sockets.last.say(answer(keys()[0]));
  sockets.last.snap();
  vi.advanceTimersByTime(1000);
  sockets.last.greet();
  expect(keys()).toEqual([]);
});

test("a line that does not answer is taken for broken", () => {
  sockets.last.greet(welcome(3));
  void connection.send({ do: "undo" });
  vi.advanceTimersByTime(20_000);
  expect(sockets.all.length).toBeGreaterThan(1);
});

test("goes for good when its secret does not work any more", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(goodbye("seat-moved"));
  vi.advanceTimersByTime(60_000);
  expect(notes.reasons).toEqual(["seat-moved"]);
  expect(sockets.all).toHaveLength(1);
});

test("comes back when it was only too slow", () => {
  sockets.last.greet(welcome(3));
  sockets.last.say(goodbye("too-slow"));
  vi.advanceTimersByTime(2000);
  expect(sockets.all).toHaveLength(2);
  expect(notes.reasons).toEqual([]);
});

const away = { key: "database-away", fields: {}, clause: null, game: null, retry_after: 1 };

test("what the server could not write now is kept and sent again with the same key", async () => {
  sockets.last.greet(welcome(3));
  const asked = connection.send({ do: "undo" });
  const [key] = keys();
  sockets.last.say({ ...answer(key), done: false, refused: away });
  expect(notes.states.at(-1)).toBe("waiting");
  expect(drawer.all()).toHaveLength(1);
  vi.advanceTimersByTime(900);
  expect(keys()).toEqual([key]);
  vi.advanceTimersByTime(200);
  expect(keys()).toEqual([key, key]);
  sockets.last.say({ ...answer(key), done: false, refused: away });
  vi.advanceTimersByTime(1000);
  sockets.last.say(answer(key));
  expect((await asked).done).toBe(true);
  expect(notes.states.at(-1)).toBe("open");
  expect(drawer.all()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(sockets.all).toHaveLength(1);
  expect(keys()).toEqual([key, key, key]);
});

test("however long the database is away, the line is not taken for broken", () => {
  sockets.last.greet(welcome(3));
  void connection.send({ do: "undo" });
  const [key] = keys();
  for (let second = 0; second < 60; second++) {
    sockets.last.say({ ...answer(key), done: false, refused: away });
    vi.advanceTimersByTime(1000);
  }
  expect(sockets.all).toHaveLength(1);
  expect(new Set(keys())).toEqual(new Set([key]));
  sockets.last.snap();
  vi.advanceTimersByTime(1000);
  sockets.last.greet();
  expect(keys()).toEqual([key]);
});

test("whoever is not let in because the database is away comes back soon, however often", () => {
  for (let second = 0; second < 30; second++) {
    sockets.last.onopen?.();
    sockets.last.say({ kind: "goodbye", goodbye: away });
    expect(notes.states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1300);
  }
  expect(sockets.all).toHaveLength(31);
  sockets.last.greet(welcome(3));
  expect(notes.states.at(-1)).toBe("open");
  expect(notes.reasons).toEqual([]);
});

test("waits longer from try to try", () => {
  for (let k = 0; k < 6; k++) {
    sockets.last.snap();
    vi.advanceTimersByTime(11_000);
  }
  const tries = sockets.all.length;
  sockets.last.snap();
  vi.advanceTimersByTime(3000);
  expect(sockets.all).toHaveLength(tries);
  connection.reconnect();
  expect(sockets.all).toHaveLength(tries + 1);
});
