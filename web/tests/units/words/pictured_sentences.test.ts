import { expect, test } from "vitest";
import type { Event, GameInfo } from "../../../src/server/types";
import { PicturedSentences, unbroken } from "../../../src/words/pictured_sentences";
import { Words } from "../../../src/words/words";

const shape = (name: string, domain: string, topic = "", values: string[] = []) => ({ name, domain, topic, values, secret: false, fleeting: false });
const fields = [shape("seat", "seat"), shape("guest", "component", "guest"), shape("dish", "name", "dish", ["water", "wine"]), shape("place", "name")];
const game = { events: { served: { fields }, took: { fields: [shape("seat", "seat")] } } } as unknown as GameInfo;
const words = new Words("en", ["dish-water = water\ndish-wine = wine\nevent-served = { $seat } serves { $dish } to { $guest } on { $place }.\nevent-took = { $seat } takes 2×{ dish-wine }."]);
const edition = { names: { guest: ["Tino", "Gina"] } } as never;
const pictured = new PicturedSentences(words, game, ({ topic }) => (["guest", "dish"].includes(topic) ? topic : null));

const parts = (name: string, given: Event["fields"]) => pictured.of({ name, fields: given, cut: "" }, ["Anna"], edition);

test("what a game draws is cut out of the sentence, with what it is called", () => {
  expect(parts("served", { seat: 0, dish: "wine", guest: 2, place: "40" })).toEqual([
    "Anna serves ",
    { kind: "dish", value: "wine", text: "wine" },
    " to ",
    { kind: "guest", value: "2", text: "Gina" },
    " on 40.",
  ]);
});

test("words that a sentence names itself are drawn, too", () => {
  expect(parts("took", { seat: 0 })).toEqual(["Anna takes 2×", { kind: "dish", value: "wine", text: "wine" }, "."]);
});

test("the sentence in words stays as it is", () => {
  expect(words.event(game, { name: "took", fields: { seat: 0 }, cut: "" }, ["Anna"], edition)).toBe("Anna takes 2×wine.");
});

test("no line breaks between a picture and its number, its brackets or the full stop after it", () => {
  const [wine, dish] = [{ kind: "dish", value: "wine", text: "wine" }, { kind: "dish", value: "water", text: "water" }];
  expect(unbroken(["Anna draws 2 cards. [1 ", wine, "] [1 ", dish, "] and ", wine, ". "])).toEqual([
    ["Anna "],
    ["draws "],
    ["2 "],
    ["cards. "],
    ["[1 ", wine, "] "],
    ["[1 ", dish, "] "],
    ["and "],
    [wine, ". "],
  ]);
});
