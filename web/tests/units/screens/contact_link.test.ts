import { expect, test } from "vitest";
import { linkTo } from "../../../src/screens/contact_link";

test.each([
  ["games@example.org", "mailto:games@example.org"],
  ["https://example.org/who", "https://example.org/who"],
  ["Anna, at the bar", null],
  ["javascript:alert(1)", null],
  ["javascript:x@y", null],
  ["https://", null],
])("%s", (contact, link) => {
  expect(linkTo(contact)).toBe(link);
});
