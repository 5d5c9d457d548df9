/** Draws the bots of a table from the cast. */
import type { Character } from "../server/shapes";

/** Not one strength for all: a friendly table of beginners and good players. */
export const MIXED = "mixed";

/** The levels of a mixed table, by the number of the bot: two of medium strength at most, and nobody who searches. */
const FRIENDLY = ["level-2", "level-3", "level-1", "level-2", "level-3"];

/** So many bots of a strength, drawn from the cast; nobody who is there already comes again. */
export function drawBots(cast: readonly Character[], strength: string, count: number, there: readonly (string | null)[] = [], random: () => number = Math.random): string[] {
  const bots = there.filter((bot) => bot !== null);
  const came: string[] = [];
  for (let k = 0; k < count; k++) {
    const level = strength === MIXED ? FRIENDLY[(bots.length + k) % FRIENDLY.length] : strength;
    const free = cast.filter((one) => one.level === level && !bots.includes(one.name) && !came.includes(one.name));
    came.push(free[Math.floor(random() * free.length)]?.name ?? level ?? "");
  }
  return came;
}
