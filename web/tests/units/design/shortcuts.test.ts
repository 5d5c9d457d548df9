import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isBoardShortcut, isShortcut } from "../../../src/design/shortcuts";
import { settings } from "../../../src/device/settings.svelte";

class Field {
  matches = () => true;
}
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;
const cover = (isCovered: boolean) => vi.stubGlobal("document", { querySelector: () => (isCovered ? {} : null) });

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Field);
  cover(false);
});
afterEach(() => {
  settings.shortcuts = true;
  vi.unstubAllGlobals();
});

test("a key is for the page, unless somebody writes, or means the browser", () => {
  expect([isShortcut(press("u")), isBoardShortcut(press("u"))]).toEqual([true, true]);
  expect(isShortcut(press("u", { target: new Field() as unknown as HTMLElement }))).toBe(false);
  expect(isShortcut(press("u", { ctrlKey: true }))).toBe(false);
});

test("the board hears no key through a dialog", () => {
  cover(true);
  expect([isShortcut(press("u")), isBoardShortcut(press("u"))]).toEqual([true, false]);
});

test("whoever wants no keys of one letter keeps the others", () => {
  settings.shortcuts = false;
  expect(["u", "?", "+", "ArrowLeft", "Escape", " "].map((key) => isShortcut(press(key)))).toEqual([false, false, false, true, true, true]);
});
