import { expect, test } from "vitest";
import { MAX_AT_ONCE, questionKey, stepFor } from "../../../src/generic_ui/choice_steps";
import { Words } from "../../../src/words/words";
import { game } from "./briscola";

const words = new Words("en", [
  "choice-what = What?\nverb-place = Place\nverb-play = Play\nfield-row = Which row?\nfield-place-column = Which column?\naction-play = play { $card }\naction-pass = pass\ncard-ace = the ace",
]);
const context = { game, words, names: ["Anna", "Ben"], edition: null };
const cells = Array.from({ length: 12 }, (_, k) => `place ${Math.floor(k / 4)} ${k % 4}`);

/** All choices that can be reached by pressing buttons. */
function reached(choices: readonly string[]): string[] {
  return stepFor(choices, context).buttons.flatMap(({ left }) => (left.length === 1 ? left : reached(left)));
}

test("a few choices are said as sentences", () => {
  expect(stepFor(["play ace", "pass"], context)).toEqual({
    question: "",
    buttons: [{ text: "play the ace", left: ["play ace"] }, { text: "pass", left: ["pass"] }],
  });
});

test("what is asked for is the field in which the choices differ, if they are of one kind", () => {
  expect(questionKey(["play ace", "play king"], game.actions, words)).toBe("field-card");
  expect(questionKey(["place 1 1", "place 1 2"], game.actions, words)).toBe("field-place-column");
  expect(questionKey(["play ace", "pass"], game.actions, words)).toBe("choice-what");
  expect(questionKey([], game.actions, words)).toBe("choice-what");
});

test("many choices are made step by step: what, then field by field", () => {
  const all = [...cells, "play ace"];
  expect(all.length).toBeGreaterThan(MAX_AT_ONCE);
  expect(stepFor(all, context)).toMatchObject({ question: "What?", buttons: [{ text: "Place" }, { text: "Play" }] });
  expect(stepFor(cells, context)).toMatchObject({ question: "Which row?", buttons: [{ text: "0" }, { text: "1" }, { text: "2" }] });
  const wide = Array.from({ length: 9 }, (_, k) => `place 1 ${k}`);
  expect(stepFor(wide, context)).toMatchObject({ question: "Which column?" });
});

test("every choice can be reached, and nothing else", () => {
  const all = [...cells, "play ace", "pass"];
  expect(reached(all).sort()).toEqual([...all].sort());
});
