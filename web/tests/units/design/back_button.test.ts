import { expect, test } from "vitest";
import { BackButton, type Past } from "../../../src/design/back_button";

/** A browser's history: going takes effect when the browser gets to it. */
class History implements Past {
  entries: unknown[] = [null];
  at = 0;
  #wanted = 0;
  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown) {
    this.entries.splice(++this.at, Infinity, state);
  }
  go(steps: number) {
    this.#wanted += steps;
  }
  /** The browser does what was asked for. */
  goNow(button: BackButton) {
    this.at += this.#wanted;
    this.#wanted = 0;
    button.popped();
  }
}

function opened() {
  const past = new History();
  const waiting: (() => void)[] = [];
  const button = new BackButton(past, (settle) => waiting.push(settle));
  const settle = () => waiting.splice(0).forEach((one) => one());
  const closed: string[] = [];
  /** Something that closes when it is asked to. */
  const open = (name: string) => {
    const close = button.add(() => (closed.push(name), close()));
    return close;
  };
  const back = () => (past.go(-1), past.goNow(button), settle());
  return { past, button, settle, closed, open, back };
}

test("the back button closes what was opened last, one after the other", () => {
  const { past, settle, closed, open, back } = opened();
  open("menu");
  settle();
  open("rules");
  settle();
  expect(past.at).toBe(2);
  back();
  expect(closed).toEqual(["rules"]);
  back();
  expect(closed).toEqual(["rules", "menu"]);
  expect(past.at).toBe(0);
});

test("what is closed by hand leaves no entry behind", () => {
  const { past, button, settle, closed, open } = opened();
  const close = open("menu");
  settle();
  close();
  settle();
  past.goNow(button);
  settle();
  expect(past.at).toBe(0);
  expect(closed).toEqual([]);
});

test("one thing closes and another one opens at once: the entry is kept", () => {
  const { past, settle, closed, open, back } = opened();
  const close = open("menu");
  settle();
  close();
  open("cast");
  settle();
  expect(past.at).toBe(1);
  back();
  expect(closed).toEqual(["cast"]);
  expect(past.at).toBe(0);
});

test("something opens while the browser is still going back", () => {
  const { past, button, settle, closed, open, back } = opened();
  const close = open("menu");
  settle();
  close();
  settle();
  open("rules");
  settle();
  past.goNow(button);
  settle();
  expect(past.at).toBe(1);
  back();
  expect(closed).toEqual(["rules"]);
});

test("an entry of something that is not open any more is passed over", () => {
  const { past, button, settle, open } = opened();
  const close = open("menu");
  settle();
  close();
  past.pushState(null);
  settle();
  expect(past.at).toBe(2);
  past.go(-1);
  past.goNow(button);
  settle();
  past.goNow(button);
  expect(past.at).toBe(0);
});
