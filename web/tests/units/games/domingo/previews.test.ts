/** The preview of a placement against Python's rules, in every position of games that are played for this test. */
import { expect, test } from "vitest";
import { choiceOf } from "../../../../src/games/domingo/choices";
import { preview, worthOf, type Display, type Run } from "../../../../src/games/domingo/display";
import type { CardPosition } from "../../../../src/games/domingo/declared";
import { printedBy } from "../../python";

interface Position {
  display: Display;
  placements: { action: string; place: CardPosition; runs: Run[]; points: number }[];
}

const POSITIONS = JSON.parse(printedBy("games/domingo/previews.py")) as Position[];

test("a card lies where the rules lay it, makes the same runs and scores the same", () => {
  const ends = new Set<string>();
  const directions = new Set<string>();
  for (const { display, placements } of POSITIONS) {
    for (const { action, place, runs, points } of placements) {
      const choice = choiceOf(action);
      if (choice.kind !== "place") throw new Error(action);
      const shown = preview(display, choice.card, choice.end);
      expect(shown, action).toEqual({ place, runs });
      expect(worthOf(shown.runs), action).toBe(points);
      ends.add(choice.end);
      for (const { direction } of runs) directions.add(direction);
    }
  }
  expect([POSITIONS.length, ends.size, directions.size]).toEqual([12 * 47, 6, 4]);
});
