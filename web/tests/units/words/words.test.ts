/// <reference types="vite/client" />
import { expect, test } from "vitest";
import type { EditionDetails, GameInfo } from "../../../src/server/types";
import { Words } from "../../../src/words/words";
import { event } from "../samples";

const APP = import.meta.glob<string>("../../../src/words/app.*.ftl", { query: "?raw", import: "default", eager: true });

const TRANSLATIONS = `
seat = Seat { $number }
end-left = left end
action-place = { $card }, { $end }
event-placed = { $seat } lays { $card }: { $end }.
event-drew = { $seat } draws { $card }.
event-drew-secret = { $seat } draws a card.
event-scored = { $points ->
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $points } points.
}
event-ordered = { $pizza } is ordered.
pizza-with = Pizza with { $toppings }
topping-basil = basil
error-not-in-hand = You do not hold { $card }.
error-record-move = Move { $number } cannot be played: { $reason }
`;
const field = (name: string, domain: "name" | "number" | "seat" | "component", topic = "") => ({ name, domain, topic, values: [] });
const GAME = {
  actions: { place: [field("card", "name"), field("end", "name", "end")] },
  events: {
    placed: { fields: [field("seat", "seat"), field("card", "name"), field("end", "name", "end"), field("row", "number")] },
    drew: { fields: [field("seat", "seat"), field("card", "name")] },
    scored: { fields: [field("seat", "seat"), field("points", "number")] },
    ordered: { fields: [field("pizza", "component", "pizza")] },
  },
} as unknown as GameInfo;
const words = new Words("en", [TRANSLATIONS]);

test("an action is worded from its notation", () => {
  expect(words.action(GAME, "place tol left", [], null)).toBe("tol, left end");
});

test("an event is worded with the names of those who sit there", () => {
  const placed = event("placed", { seat: 1, card: "tol", end: "left", row: 0 });
  expect(words.event(GAME, placed, ["Anna", "Bruno"], null)).toBe("Bruno lays tol: left end.");
  expect(words.event(GAME, placed, [], null)).toBe("Seat 2 lays tol: left end.");
});

test("what may not be seen has a sentence of its own", () => {
  expect(words.event(GAME, { name: "drew", fields: { seat: 0 }, cut: "secret" }, ["Anna"], null)).toBe("Anna draws a card.");
});

test("numbers choose their form", () => {
  expect(words.event(GAME, event("scored", { seat: 0, points: 1 }), ["Anna"], null)).toBe("Anna scores 1 point.");
  expect(words.event(GAME, event("scored", { seat: 0, points: 3 }), ["Anna"], null)).toBe("Anna scores 3 points.");
});

test("components are called what the edition calls them", () => {
  const name = { key: "pizza-with", fields: { toppings: [{ key: "topping-basil", fields: {} }, "ham"] } };
  const edition = { names: { pizza: ["Margherita", name] } } as unknown as EditionDetails;
  expect(words.event(GAME, event("ordered", { pizza: 1 }), [], edition)).toBe("Margherita is ordered.");
  expect(words.event(GAME, event("ordered", { pizza: 2 }), [], edition)).toBe("Pizza with basil, ham is ordered.");
});

test("a refusal can have another one as its reason", () => {
  const reason = { key: "not-in-hand", fields: { card: "tol" }, clause: "DO-06", game: "domingo" };
  const refusal = { key: "record-move", fields: { number: 4, reason }, clause: null, game: null };
  expect(words.refusal(refusal)).toBe("Move 4 cannot be played: You do not hold tol.");
});

test("a key without a sentence shows itself", () => {
  expect(words.say("nothing-here")).toBe("nothing-here");
});

test("a game may name what has no words of its own", () => {
  const words = new Words("en", ["action-place = { $card }, { $end }", "end-left = left end"], (shape, value) => (shape.name === "card" ? value.toUpperCase() : null));
  const game = { actions: { place: [field("card", "name"), field("end", "name", "end")] } } as unknown as GameInfo;
  expect(words.action(game, "place tol left", [], null)).toBe("TOL, left end");
});

test("less than nothing is told as such, with a minus", () => {
  for (const language of ["de", "en", "it"]) {
    const app = new Words(language, [APP[`../../../src/words/app.${language}.ftl`] ?? ""]);
    for (const points of [-1, -8]) expect(app.say("points", { points })).toContain(`\u2212${-points} `);
    expect(app.say("hint-best", { action: "A", points: -1, wins: 3 })).toContain("\u22121 ");
    expect(app.say("end-turning-lead", { name: "Anna", points: -1, next: -4 })).not.toContain("-");
  }
});
