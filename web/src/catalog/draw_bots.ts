/** Draws the bots of a table from the cast. */
import type { Character } from "../server/types";

/** Not one strength for all: a friendly table of beginners and good players. */
export const MIXED = "mixed";

/** The levels of a mixed table, from 0, by the number of the bot: two of medium strength at most, and nobody who searches. */
const FRIENDLY = [1, 2, 0, 1, 2];

/** So many bots of a strength, drawn from the cast, which begins with the weakest; nobody who sits at the table already comes again. */
export function drawBots(cast: readonly Character[], strength: string, count: number, botsAtTable: readonly (string | null)[] = [], random: () => number = Math.random): string[] {
  const levels = [...new Set(cast.map((one) => one.level))];
  const bots = botsAtTable.filter((bot) => bot !== null);
  const came: string[] = [];
  for (let k = 0; k < count; k++) {
    const level = strength === MIXED ? levels[FRIENDLY[(bots.length + k) % FRIENDLY.length]!] : strength;
    const free = cast.filter((one) => one.level === level && !bots.includes(one.name) && !came.includes(one.name));
    came.push(free[Math.floor(random() * free.length)]?.name ?? level ?? "");
  }
  return came;
}
