import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState, type Listener, type Outbox } from "../../../src/server/line";
import type { Answer, Command, Refusal } from "../../../src/server/shapes";
import { message, welcome } from "../samples";
import { Wires } from "../wires";

class Notes implements Listener {
  numbers: number[] = [];
  states: LineState[] = [];
  reasons: string[] = [];
  percents: number[] = [];
  welcome = ({ number }: { number: number }) => void this.numbers.push(number);
  message = ({ number }: { number: number }) => void this.numbers.push(number);
  present = () => undefined;
  warmingUp = (percent: number) => void this.percents.push(percent);
  state = (state: LineState) => void this.states.push(state);
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
let wires: Wires;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  notes = new Notes();
  wires = new Wires();
  drawer = new Drawer();
  line = new Line("secret", notes, wires.connect, drawer);
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const keys = (wire = wires.last) => wire.sent.slice(1).map((command) => command["key"]);
const answer = (key: unknown): Answer => ({ kind: "answer", answer: String(key), done: true });
const goodbye = (key: string) => ({ kind: "goodbye" as const, goodbye: { key, fields: {}, clause: null, game: null } });

test("says who it is first, and nothing of what was seen", () => {
  wires.last.greet(welcome(3));
  expect(wires.last.sent[0]).toEqual({ secret: "secret", since: null });
  expect(notes.states.at(-1)).toBe("open");
});

test("comes back with the number of the last message", () => {
  wires.last.greet(welcome(3));
  wires.last.say(message(4));
  wires.last.snap();
  expect(notes.states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  wires.last.greet(message(5));
  expect(wires.last.sent[0]).toEqual({ secret: "secret", since: 4 });
  expect(notes.numbers).toEqual([3, 4, 5]);
});

test("hears how far the bots have warmed up, which is no sign that everything missed has arrived", () => {
  wires.last.onopen?.();
  wires.last.say(welcome(3));
  wires.last.say({ kind: "warming_up", warming_up: 40 });
  expect(notes.percents).toEqual([40]);
  expect(notes.states.at(-1)).toBe("connecting");
  wires.last.say({ kind: "present", present: [0] });
  expect(notes.states.at(-1)).toBe("open");
});

test("hears no message twice", () => {
  wires.last.greet(welcome(3), message(4), message(4), message(3));
  expect(notes.numbers).toEqual([3, 4]);
});

test("asks again for what is missing between two messages", () => {
  wires.last.greet(welcome(3));
  wires.last.say(message(6));
  wires.last.greet(message(4), message(5), message(6));
  expect(wires.all).toHaveLength(2);
  expect(notes.numbers).toEqual([3, 4, 5, 6]);
});

test("a command that was not answered is sent again with the same key", async () => {
  wires.last.greet(welcome(3));
  const asked = line.send({ do: "undo" });
  const first = keys();
  wires.last.snap();
  vi.advanceTimersByTime(1000);
  expect(keys()).toEqual([]);
  wires.last.greet();
  expect(keys()).toEqual(first);
  wires.last.say(answer(first[0]));
  expect((await asked).done).toBe(true);
  expect(line.waiting).toBe(0);
});

test("what is asked while there is no line waits for it", () => {
  wires.last.greet(welcome(3));
  wires.last.snap();
  void line.send({ do: "undo" });
  expect(wires.last.sent).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  wires.last.greet();
  expect(keys()).toHaveLength(1);
});

/** The page is closed and loaded again: nothing is left but what lies in the drawer. */
function reload(): ReturnType<Line["resume"]> {
  line.close();
  line = new Line("secret", notes, wires.connect, drawer);
  line.open();
  return line.resume();
}

test("a command given without a line is sent by the page that is loaded next, with the same key", async () => {
  wires.last.greet(welcome(3));
  wires.last.snap();
  void line.send({ do: "undo" });
  const [left] = reload();
  wires.last.greet(welcome(3));
  expect(keys()).toEqual([left?.command.key]);
  wires.last.say(answer(left?.command.key));
  expect((await left?.answer)?.done).toBe(true);
  expect(reload()).toEqual([]);
});

test("a command that was answered or refused is not left for another page", () => {
  wires.last.greet(welcome(3));
  void line.send({ do: "undo" });
  void line.send({ do: "leave" });
  const [undo, leave] = keys();
  wires.last.say(answer(undo));
  wires.last.say({ ...answer(leave), done: false, refused: goodbye("bot-plays").goodbye });
  expect(drawer.all()).toEqual([]);
});

test("what was left is sent once by one page", () => {
  wires.last.greet(welcome(3));
  void line.send({ do: "undo" });
  expect(line.resume()).toEqual([]);
});

test("with the seat, what was still asked for goes", () => {
  wires.last.greet(welcome(3));
  void line.send({ do: "undo" });
  wires.last.say(goodbye("seat-moved"));
  expect(drawer.all()).toEqual([]);
});

test("an answered command is never sent again", () => {
  wires.last.greet(welcome(3));
  void line.send({ do: "undo" });
  wires.last.say(answer(keys()[0]));
  wires.last.snap();
  vi.advanceTimersByTime(1000);
  wires.last.greet();
  expect(keys()).toEqual([]);
});

test("a line that does not answer is taken for broken", () => {
  wires.last.greet(welcome(3));
  void line.send({ do: "undo" });
  vi.advanceTimersByTime(20_000);
  expect(wires.all.length).toBeGreaterThan(1);
});

test("goes for good when its secret does not work any more", () => {
  wires.last.greet(welcome(3));
  wires.last.say(goodbye("seat-moved"));
  vi.advanceTimersByTime(60_000);
  expect(notes.reasons).toEqual(["seat-moved"]);
  expect(wires.all).toHaveLength(1);
});

test("comes back when it was only too slow", () => {
  wires.last.greet(welcome(3));
  wires.last.say(goodbye("too-slow"));
  vi.advanceTimersByTime(2000);
  expect(wires.all).toHaveLength(2);
  expect(notes.reasons).toEqual([]);
});

test("waits longer from try to try", () => {
  for (let k = 0; k < 6; k++) {
    wires.last.snap();
    vi.advanceTimersByTime(11_000);
  }
  const tries = wires.all.length;
  wires.last.snap();
  vi.advanceTimersByTime(3000);
  expect(wires.all).toHaveLength(tries);
  line.hurry();
  expect(wires.all).toHaveLength(tries + 1);
});
