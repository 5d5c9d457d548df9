import { expect, test } from "vitest";
import { focusBeside } from "../../../src/design/arrow_focus";

/** Three things side by side, and which of them got the focus. */
function things() {
  let focused = -1;
  const all = [0, 1, 2].map((number) => ({ focus: () => (focused = number) }) as unknown as HTMLElement);
  return { all, container: { querySelectorAll: () => all } as unknown as ParentNode, focused: () => focused };
}

test.each([[0, 1, 1], [2, 1, 0], [0, -1, 2], [1, -1, 0]])("from %d by %d to %d", (from, step, to) => {
  const { all, container, focused } = things();
  focusBeside(container, "any", all[from]!, step);
  expect(focused()).toBe(to);
});

test("from elsewhere to the first one, or backwards to the last one", () => {
  const { container, focused } = things();
  focusBeside(container, "any", null, 1);
  expect(focused()).toBe(0);
  focusBeside(container, "any", null, -1);
  expect(focused()).toBe(2);
});
