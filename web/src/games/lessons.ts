/** The lessons of games that bring their own. */
import * as server from "../server/http";
import type { ExampleStep } from "../server/types";
import type { LessonStep } from "./game_ui";

/** A first lesson that was recorded, with the rule that each of its steps is about. */
export const recordedLesson =
  (load: () => Promise<{ default: readonly object[] }>, clauses: readonly string[]) =>
  async (): Promise<LessonStep[]> => {
    const { default: steps } = await load();
    return steps.map((step, k) => ({ ...(step as LessonStep), says: `lesson-${k + 1}`, clause: clauses[k] ?? null }));
  };

/** The second lesson: positions from the server in which the best move is not the one that suggests itself. Two steps for each position: one asks, the next shows what comes of the answer and says why. */
export async function playWell(game: string): Promise<LessonStep[]> {
  const { positions } = await server.playWell(game);
  return positions.flatMap(({ steps }) => bothOf(steps)).map((step, k) => ({ ...step, says: `play-well-${k + 1}`, clause: null }));
}

function bothOf(steps: readonly ExampleStep[]): Omit<LessonStep, "says" | "clause">[] {
  const [asked, ...played] = steps;
  const last = played.at(-1);
  if (!asked?.expects || !last) throw new Error("a position of the second lesson has no move");
  return [
    { events: [], view: asked.view, expects: [asked.expects] },
    { events: played.flatMap(({ events }) => events), view: { ...last.view, decision: [] }, expects: [] },
  ];
}
