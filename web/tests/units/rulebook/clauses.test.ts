import { expect, test } from "vitest";
import { search } from "../../../src/rulebook/clauses";

const CLAUSES = [
  { number: "DO-01", section: "Vorbereitung", text: "Das Spiel hat 48 Karten." },
  { number: "DO-03", section: "Fine", text: "Vince l’ultima carta." },
  { number: "DO-02", section: "Ende", text: "Gewonnen hat, wer die **meisten** Punkte hat. Größe zählt nicht." },
];
const found = (asked: string) => search(CLAUSES, asked).map((clause) => clause.number);

test("all words have to be there, in any sequence, small or large", () => {
  expect(found("punkte MEISTEN")).toEqual(["DO-02"]);
  expect(found("punkte karten")).toEqual([]);
});

test("a number, a section, or letters without their dots find it, too", () => {
  expect(found("do-01")).toEqual(["DO-01"]);
  expect(found("ende")).toEqual(["DO-02"]);
  expect(found("Große")).toEqual(["DO-02"]);
  expect(found("l'ultima")).toEqual(["DO-03"]);
  expect(found("")).toEqual(["DO-01", "DO-03", "DO-02"]);
});
