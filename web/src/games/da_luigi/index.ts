/** Da Luigi: buy what the guests have ordered before they lose their patience. */
import type { View } from "../../server/types";
import type { GameUi, Task } from "../game_ui";
import { playWell, recordedLesson } from "../lessons";
import { wordsFrom } from "../translation_files";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { deal } from "./deal";
import type { Event } from "./declared";
import Finale from "./finale/Finale.svelte";
import Picture from "./Picture.svelte";
import SmallPicture from "./SmallPicture.svelte";
import { animations } from "./animations";
import { tableOf } from "./table";

function task(view: View): Task {
  const { question } = tableOf(view);
  if (question === "action" && view.decision.length === 1) return { key: `task-action-${view.decision[0]}` };
  return { key: `task-${question.replace("_", "-")}` };
}

function progress(view: View): Task {
  const { question, last_turns, stack_ran_out, stack } = tableOf(view);
  if (question === "over") return { key: "progress-over" };
  if (last_turns) return { key: "progress-final", fields: { turns: last_turns } };
  return stack_ran_out ? { key: "progress-soon" } : { key: "progress", fields: { stack } };
}

/** The rule each step of the guided first game is about. */
const CLAUSES = ["DL-04", "DL-06", "DL-12", "DL-17", "DL-23", "DL-43", "DL-46"];

export const ui: GameUi<Event> = {
  name: "da_luigi",
  Board,
  Picture,
  Finale,
  pictureKind: ({ topic }) => (["guest", "dish"].includes(topic) ? topic : null),
  SmallPicture,
  animations,
  task,
  progress,
  breakdown,
  words: wordsFrom(import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" })),
  lessons: { first: recordedLesson(() => import("./lesson.json"), CLAUSES), "play-well": () => playWell("da_luigi") },
  deal,
};
