/** Mille Grazie: carry orders through northern Italy, or lie in wait for those who do. */
import type { View } from "../../server/shapes";
import type { GameFace, LessonStep, Task } from "../face";
import { tableOf } from "./atlas";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { deal } from "./deal";
import type { Event } from "./declared";
import Picture from "./Picture.svelte";
import SmallPicture from "./SmallPicture.svelte";
import { animations } from "./animations";

const TRANSLATIONS = import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" });

function task(view: View): Task {
  const { phase, nobleman, cities, roads_left } = tableOf(view);
  const city = cities[nobleman] ?? "";
  if (phase === "setting") return { key: view.players === 2 ? "task-ambushes" : "task-ambush" };
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

async function lesson(): Promise<LessonStep[]> {
  const { default: steps } = await import("./lesson.json");
  return steps.map((step, k) => ({ ...(step as unknown as LessonStep), says: `lesson-mille-grazie-${k + 1}`, clause: CLAUSES[k] ?? null }));
}

export const face: GameFace<Event> = {
  name: "mille_grazie",
  Board,
  Picture,
  pictureKind: (shape) => (shape.domain === "component" ? shape.topic : shape.name === "road" ? "road" : null),
  SmallPicture,
  animations,
  task,
  progress,
  breakdown,
  naming: (shape, value) => (shape.name === "roads" ? [...value].join(" + ") : null),
  words: (language) => TRANSLATIONS[`./words.${language}.ftl`]?.() ?? Promise.resolve(""),
  lessons: { first: lesson },
  deal,
};
