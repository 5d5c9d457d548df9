import { expect, test, vi } from "vitest";
import { keepAwake } from "../../../src/table/wake_lock";

class Page extends EventTarget {
  visibilityState = "visible";
  turn(state: "visible" | "hidden") {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

function screen() {
  const asked: string[] = [];
  let released = 0;
  const lock = { request: (kind: "screen") => (asked.push(kind), Promise.resolve({ release: () => (released++, Promise.resolve()) })) };
  return { lock, asked, released: () => released };
}

test("the screen is kept awake, and let go of in the end", async () => {
  const { lock, asked, released } = screen();
  const letSleep = keepAwake(lock, new Page() as unknown as Document);
  expect(asked).toEqual(["screen"]);
  letSleep();
  await vi.waitFor(() => expect(released()).toBe(1));
});

test("whoever comes back to the page finds it awake again, but not after the turn", () => {
  const { lock, asked } = screen();
  const page = new Page();
  const letSleep = keepAwake(lock, page as unknown as Document);
  page.turn("hidden");
  page.turn("visible");
  expect(asked).toHaveLength(2);
  letSleep();
  page.turn("visible");
  expect(asked).toHaveLength(2);
});

test("a browser that cannot, or may not, keep it awake does no harm", async () => {
  keepAwake(undefined, new Page() as unknown as Document)();
  const refused = { request: () => Promise.reject(new Error("battery low")) };
  keepAwake(refused, new Page() as unknown as Document)();
  await Promise.resolve();
});
