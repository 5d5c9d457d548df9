import { beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../../src/design/toasts.svelte";
import { busyWhile, type Work } from "../../../src/design/busy";
import { Refused, Unreachable } from "../../../src/server/http";
import type { Refusal } from "../../../src/server/types";
import type { Words } from "../../../src/words/words";

/** As much of an element as an attachment needs. */
class Piece extends EventTarget {
  #attributes = new Map<string, string>();
  constructor(readonly tagName = "BUTTON") {
    super();
  }
  setAttribute = (name: string, value: string) => void this.#attributes.set(name, value);
  getAttribute = (name: string) => this.#attributes.get(name) ?? null;
  removeAttribute = (name: string) => void this.#attributes.delete(name);
  get isBusy() {
    return this.getAttribute("aria-busy") === "true";
  }
}

const words = { say: (key: string) => key, refusal: ({ key }: Refusal) => key } as unknown as Words;
const refusal: Refusal = { key: "chairs-free", fields: {}, clause: null, game: null };
const settled = () => new Promise((resolve) => setTimeout(resolve));

const attach = (piece: Piece, work: Work) => busyWhile(work, words)(piece as unknown as HTMLElement);
const click = (piece: Piece) => piece.dispatchEvent(new Event("click"));

/** Work that is under way until the test says how it ends. */
function slowWork() {
  let end: { resolve: (refused?: Refusal | null) => void; reject: (problem: unknown) => void };
  const work = vi.fn<Work>(() => new Promise((resolve, reject) => (end = { resolve, reject })));
  return { work, done: (refused: Refusal | null = null) => end.resolve(refused), failed: (problem: unknown) => end.reject(problem) };
}

beforeEach(() => void (toasts.all = []));

test("a button answers at once and starts its work once, however often it is pressed", async () => {
  const [button, { work, done }] = [new Piece(), slowWork()];
  attach(button, work);
  for (let k = 0; k < 3; k++) click(button);
  expect(button.isBusy).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
  done();
  await settled();
  expect(button.isBusy).toBe(false);
  expect(toasts.all).toEqual([]);
});

test.each([
  ["refused by the server", new Refused(refusal), "chairs-free"],
  ["without a server", new Unreachable(), "offline-text"],
])("%s, it tells why, and the button works again", async (_, problem, told) => {
  const [button, { work, failed }] = [new Piece(), slowWork()];
  attach(button, work);
  click(button);
  failed(problem);
  await settled();
  expect(toasts.all.map((toast) => toast.text)).toEqual([told]);
  click(button);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a refusal that comes back as an answer is told, too", async () => {
  const [button, { work, done }] = [new Piece(), slowWork()];
  attach(button, work);
  click(button);
  done(refusal);
  await settled();
  expect(toasts.all.map((toast) => toast.text)).toEqual(["chairs-free"]);
  expect(button.isBusy).toBe(false);
});

test("what is under way stays so when the button gets other words meanwhile", () => {
  const [button, first, second] = [new Piece(), slowWork(), slowWork()];
  const detach = attach(button, first.work);
  click(button);
  detach?.();
  attach(button, second.work);
  click(button);
  expect(second.work).not.toHaveBeenCalled();
});

test("a form marks the button it was sent with, and the page stays", () => {
  const [form, button, { work }] = [new Piece("FORM"), new Piece(), slowWork()];
  attach(form, work);
  for (let k = 0; k < 2; k++) {
    const sent = Object.assign(new Event("submit", { cancelable: true }), { submitter: button });
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
  }
  expect(work).toHaveBeenCalledTimes(1);
  expect([form.isBusy, button.isBusy]).toEqual([false, true]);
});
