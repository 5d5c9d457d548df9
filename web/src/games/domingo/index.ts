/** Domingo: lay cards side by side, make long lines of one colour. */
import type { View } from "../../server/shapes";
import type { GameFace, LessonStep, Task } from "../face";
import { playWell } from "../play_well";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { deal } from "./deal";
import type { Event } from "./declared";
import { LINES, tableOf } from "./field";
import { cardInSentence } from "./names";
import Picture from "./Picture.svelte";
import SmallPicture from "./SmallPicture.svelte";
import { animations } from "./animations";

const TRANSLATIONS = import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" });

function task(view: View): Task {
  const { claim_due, lines, laid } = tableOf(view);
  if (claim_due) return { key: "task-announce" };
  return { key: lines > 0 && laid === 0 ? "task-corner" : "task-place" };
}

function progress(view: View): Task {
  const { lines, laid } = tableOf(view);
  return lines === LINES ? { key: "table-finished" } : { key: "table-lines", fields: { line: lines + 1, laid } };
}

/** The rule each step of the guided first game is about. */
const CLAUSES = ["DO-03", "DO-15", "DO-08", "DO-16", "DO-17", "DO-11", "DO-12", "DO-26"];

async function lesson(): Promise<LessonStep[]> {
  const { default: steps } = await import("./lesson.json");
  return steps.map((step, k) => ({ ...(step as unknown as LessonStep), says: `lesson-domingo-${k + 1}`, clause: CLAUSES[k] ?? null }));
}

export const face: GameFace<Event> = {
  name: "domingo",
  Board,
  Picture,
  pictureKind: (shape) => (shape.name.startsWith("card") ? "card" : null),
  SmallPicture,
  animations,
  task,
  progress,
  breakdown,
  naming: (shape, value, words) => (shape.name.startsWith("card") ? cardInSentence(value, words) : null),
  words: (language) => TRANSLATIONS[`./words.${language}.ftl`]?.() ?? Promise.resolve(""),
  lessons: { first: lesson, "play-well": () => playWell("domingo") },
  deal,
};
