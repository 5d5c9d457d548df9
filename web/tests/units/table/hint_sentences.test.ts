/// <reference types="vite/client" />
import { expect, test } from "vitest";
import type { Hint } from "../../../src/server/types";
import { hintSentences } from "../../../src/table/hint_sentences";
import { Words } from "../../../src/words/words";

const TRANSLATIONS = import.meta.glob<string>("../../../src/words/app.*.ftl", { query: "?raw", import: "default", eager: true });
const wordsIn = (language: string) => new Words(language, [TRANSLATIONS[`../../../src/words/app.${language}.ftl`] ?? ""]);

const advice = (action: string, points: number, win: number, more: Partial<Hint["advice"][number]> = {}) => ({ action, points, win, visits: 500, is_sure: true, share: 0.5, plan: [] as string[], ...more });
const said = (hint: Partial<Hint>, language = "en") => hintSentences({ advice: [], is_secret: false, ...hint }, wordsIn(language), (action) => action);

test("the two best actions, with what should come of them", () => {
  expect(said({ advice: [advice("take it", 31.2, 0.58), advice("leave it", 28.6, 0.51), advice("third", 1, 0)] })).toEqual([
    "Take it: about 31 points in the end, wins 6 games in 10.",
    "Next best: leave it – about 29 points, wins 5 games in 10.",
  ]);
});

test("what follows the best action in the same turn is named, too", () => {
  expect(said({ advice: [advice("buy", 31, 0.6, { plan: ["field 3b", "guest at 40"] })] })[1]).toBe("Then: field 3b, guest at 40.");
});

test("what is hardly ever or nearly always won is said so", () => {
  expect(said({ advice: [advice("a", 1, 0.99), advice("b", 0.6, 0.02)] })).toEqual([
    "A: about one point in the end, nearly always wins.",
    "Next best: b – about one point, hardly ever wins.",
  ]);
});

test("numbers that are no worse are not told twice, and what is not certain is not told", () => {
  expect(said({ advice: [advice("a", 18, 0.2), advice("b", 20, 0.3)] })[1]).toBe("About as good: b.");
  expect(said({ advice: [advice("a", 81.4, 0.486), advice("b", 80.6, 0.485)] })[1]).toBe("About as good: b.");
  expect(said({ advice: [advice("a", 81, 0.5), advice("b", 99, 0.9, { is_sure: false })] })).toHaveLength(1);
  expect(said({ advice: [] })).toEqual([]);
});

test("a choice that nobody sees is to be varied, unless it is clear", () => {
  const vary = (share: number, is_secret = true) => said({ advice: [advice("a", 20, 0.5, { share })], is_secret })[1];
  expect(vary(0.38)).toBe("Nobody sees this choice, so it is best to vary it: this one about 4 times in 10.");
  expect(vary(0.11)).toContain("about one time in 10");
  expect(vary(0.02)).toContain("only now and then");
  expect(vary(0.95)).toBeUndefined();
  expect(vary(0.38, false)).toBeUndefined();
});

test.each([
  ["de", "Nehmen: am Ende etwa 31 Punkte, gewinnt 6 von 10 Spielen."],
  ["it", "Nehmen: alla fine circa 31 punti, vince 6 volte su 10."],
])("in %s, too", (language, sentence) => {
  expect(said({ advice: [advice("nehmen", 31, 0.6)] }, language)).toEqual([sentence]);
});
