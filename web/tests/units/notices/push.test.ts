import { expect, test } from "vitest";
import { keyBytes, readiness, sameBytes } from "../../../src/notices/push";
import { sentencesIn } from "../../../src/notices/sentences";
import { Words } from "../../../src/words/words";

test.each([
  ["insecure", { isSecureContext: false, PushManager: {}, Notification: { permission: "granted" } }],
  ["missing", { isSecureContext: true }],
  ["missing", { isSecureContext: true, Notification: { permission: "default" } }],
  ["denied", { isSecureContext: true, PushManager: {}, Notification: { permission: "denied" } }],
  ["ready", { isSecureContext: true, PushManager: {}, Notification: { permission: "default" } }],
] as const)("a browser is %s", (state, around) => {
  expect(readiness(around)).toBe(state);
});

test("the server's key as bytes", () => {
  expect([...keyBytes("-_8AAQ")]).toEqual([251, 255, 0, 1]);
  expect(sameBytes(keyBytes("-_8AAQ"), keyBytes("-_8AAQ"))).toBe(true);
  expect(sameBytes(keyBytes("-_8AAQ"), keyBytes("-_8AAA"))).toBe(false);
});

test("the worker is left a sentence for each thing that can have happened, in the reader's language", () => {
  const words = new Words("it", ["notice-your-turn = Tocca a te.\nnotice-game-over = Finita.\nnotice-take-back-asked = Ritirare?\nnotice-free-asked = Cedere?"]);
  expect(sentencesIn(words, [{ name: "domingo", title: "Domingo" }])).toEqual({
    language: "it",
    games: { domingo: "Domingo" },
    happened: { "your-turn": "Tocca a te.", "game-over": "Finita.", "take-back-asked": "Ritirare?", "free-asked": "Cedere?" },
  });
});
