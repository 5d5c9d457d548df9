/// <reference types="vite/client" />
import { beforeEach, expect, test, vi } from "vitest";
import source from "../../../public/worker.js?raw";
import { CACHES } from "../../../src/device/caches";

interface Page {
  url: string;
  focus: () => void;
  postMessage: (message: unknown) => void;
}

/** The worker, in surroundings that only note what it does. */
function worker(left: unknown, pages: Page[] = []) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const around = {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    caches: { open: () => Promise.resolve({ match: () => Promise.resolve(left ? Response.json(left) : undefined) }) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: vi.fn() },
    registration: { showNotification: vi.fn(() => Promise.resolve()) },
    location: new URL("https://play.example.org/worker.js"),
  };
  const text = source.replace("__FILES__", "[]").replace("__CACHES__", JSON.stringify(CACHES));
  new Function(...Object.keys(around), text)(...Object.values(around));
  const happen = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { ...around, happen };
}

const LEFT = { language: "it", games: { domingo: "Domingo" }, happened: { "your-turn": "È il tuo turno." } };
const pushed = { data: { json: () => ({ what: "your-turn", game: "domingo", table: "kUx7" }) } };
const clicked = { notification: { close: vi.fn(), data: { table: "kUx7" } } };
const page = (path: string): Page => ({ url: `https://play.example.org/#${path}`, focus: vi.fn(), postMessage: vi.fn() });

beforeEach(() => clicked.notification.close.mockClear());

test("a push message is shown in the sentences the page has left", async () => {
  const { happen, registration } = worker(LEFT);
  await happen("push", pushed);
  expect(registration.showNotification).toHaveBeenCalledWith("Domingo", expect.objectContaining({ body: "È il tuo turno.", lang: "it", tag: "kUx7" }));
});

test("without sentences something is shown all the same", async () => {
  const { happen, registration } = worker(null);
  await happen("push", pushed);
  expect(registration.showNotification).toHaveBeenCalledWith("Tavolata", expect.objectContaining({ data: { table: "kUx7" } }));
});

test("a click brings the page with the table to the front", async () => {
  const pages = [page("/"), page("/table/kUx7")];
  const { happen, clients } = worker(LEFT, pages);
  await happen("notificationclick", clicked);
  expect(clicked.notification.close).toHaveBeenCalled();
  expect(pages[1]?.focus).toHaveBeenCalled();
  expect(pages[0]?.focus).not.toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test("a click sends another page of ours to the table", async () => {
  const pages = [page("/settings")];
  await worker(LEFT, pages).happen("notificationclick", clicked);
  expect(pages[0]?.postMessage).toHaveBeenCalledWith({ go: "/table/kUx7" });
  expect(pages[0]?.focus).toHaveBeenCalled();
});

test("a click opens the table where no page is open", async () => {
  const { happen, clients } = worker(LEFT);
  await happen("notificationclick", clicked);
  expect(clients.openWindow).toHaveBeenCalledWith("./#/table/kUx7");
});
