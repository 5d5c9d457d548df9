/** Mille Grazie: carry orders through northern Italy, or lie in wait for those who do. */
import type { View } from "../../server/types";
import type { GameUi, Task } from "../game_ui";
import { playWell, recordedLesson } from "../lessons";
import { wordsFrom } from "../translation_files";
import { tableOf } from "./table";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { deal } from "./deal";
import type { Event } from "./declared";
import Picture from "./Picture.svelte";
import SmallPicture from "./SmallPicture.svelte";
import { animations } from "./animations";

function task(view: View): Task {
  const { phase, nobleman, cities, roads_left } = tableOf(view);
  const city = cities[nobleman] ?? "";
  if (phase === "setting") return { key: view.players === 2 ? "task-ambushes" : "task-ambush", fields: { city } };
  if (phase === "escorting") return { key: "task-escort" };
  if (phase === "in_city") return { key: "task-take", fields: { city } };
  if (phase === "discarding") return { key: "task-discard" };
  return { key: "task-walk", fields: { left: roads_left } };
}

function progress(view: View): Task {
  const { phase, roads_left } = tableOf(view);
  if (phase === "setting" || phase === "escorting" || phase === "over") return { key: `table-${phase}` };
  return { key: "table-travelling", fields: { count: roads_left } };
}

/** The rule each step of the guided first game is about. */
const CLAUSES = ["MG-07", "MG-08", "MG-18", "MG-10", "MG-13", "MG-23", "MG-12", "MG-25"];

export const ui: GameUi<Event> = {
  name: "mille_grazie",
  Board,
  Picture,
  pictureKind: (field) => (field.domain === "component" ? field.topic : field.name === "road" ? "road" : null),
  SmallPicture,
  animations,
  task,
  progress,
  breakdown,
  naming: (field, value) => (field.name === "roads" ? [...value].join(" + ") : null),
  words: wordsFrom(import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" })),
  lessons: { first: recordedLesson(() => import("./lesson.json"), CLAUSES), "play-well": () => playWell("mille_grazie") },
  deal,
};
