/** The first lesson of a game that brings none: the server makes it of the game's rules. */
import type { LessonStep } from "../games/game_ui";
import * as server from "../server/http";

export async function firstLesson(game: string): Promise<LessonStep[]> {
  const { steps } = await server.firstLesson(game);
  return steps.map(({ expects, ...step }) => ({ ...step, clause: null, events: step.moves.flatMap(({ events }) => events), expects: expects ? [expects] : [] }));
}
