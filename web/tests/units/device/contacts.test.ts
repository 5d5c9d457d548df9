import { expect, test } from "vitest";
import { contacts } from "../../../src/device/contacts.svelte";

test("each chair has one contact; the last address is offered again", () => {
  contacts.set("t", 0, { way: "email", address: "anna@example.org" });
  contacts.set("t", 1, { way: "push" });
  expect([contacts.of("t", 0)?.way, contacts.of("t", 1)?.way, contacts.of("t", 2)]).toEqual(["email", "push", null]);
  expect([contacts.address, contacts.isPushing]).toEqual(["anna@example.org", true]);
  contacts.set("t", 1, null);
  contacts.set("u", 0, { way: "email", address: "other@example.org" });
  expect([contacts.address, contacts.isPushing]).toEqual(["other@example.org", false]);
});
