/** Domingo: lay cards side by side, make long lines of one colour. */
import type { View } from "../../server/types";
import type { GameUi, Task } from "../game_ui";
import { playWell, recordedLesson } from "../lessons";
import { wordsFrom } from "../translation_files";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { deal } from "./deal";
import type { Event } from "./declared";
import { LINES, tableOf } from "./display";
import { cardInSentence } from "./names";
import Picture from "./Picture.svelte";
import SmallPicture from "./SmallPicture.svelte";
import { animations } from "./animations";

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

export const ui: GameUi<Event> = {
  name: "domingo",
  Board,
  Picture,
  pictureKind: (field) => (field.name.startsWith("card") ? "card" : null),
  SmallPicture,
  animations,
  task,
  progress,
  breakdown,
  naming: (field, value, words) => (field.name.startsWith("card") ? cardInSentence(value, words) : null),
  words: wordsFrom(import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" })),
  lessons: { first: recordedLesson(() => import("./lesson.json"), CLAUSES), "play-well": () => playWell("domingo") },
  deal,
};
