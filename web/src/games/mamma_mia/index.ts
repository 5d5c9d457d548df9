/** Mamma Mia! Plus: everybody bakes in one oven, and keeping count pays off. */
import type { View } from "../../server/types";
import type { Actions, Event } from "./declared";
import { partsOf } from "../events";
import type { GameUi, Task } from "../game_ui";
import { playWell, recordedLesson } from "../lessons";
import { wordsFrom } from "../translation_files";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { episode } from "./clearing";
import { deal } from "./deal";
import Finale from "./Finale.svelte";
import Holdings from "./Holdings.svelte";
import "./shared.css";
import { isClearing, tableOf } from "./table";
import Picture from "./Picture.svelte";
import SmallPicture from "./SmallPicture.svelte";
import SeatIcon from "./SeatIcon.svelte";
import { animations } from "./animations";

const verbsOf = (decision: readonly string[]) => new Set(decision.map((action) => partsOf<Actions>(action)[0]));

/** What the owner of an order can do besides giving up: not every table helps, and not every hand holds what is missing. */
function decidingOf({ decision }: View): string {
  const canAdd = decision.includes("add-missing");
  const canAsk = verbsOf(decision).has("ask");
  if (canAdd) return canAsk ? "" : "-add";
  return canAsk ? "-ask" : "-none";
}

function task(view: View): Task {
  const { phase } = tableOf(view);
  if (phase === "choosing") return { key: verbsOf(view.decision).has("choose-two") ? "task-choosing-two" : "task-choosing" };
  if (phase === "deciding") return { key: `task-deciding${decidingOf(view)}` };
  if (phase === "requesting") return { key: view.decision.includes("that-is-all") ? "task-requesting" : "task-requesting-more" };
  if (phase === "answering") return { key: view.decision.length > 1 ? "task-answering" : "task-answering-none" };
  return { key: `task-${phase}` };
}

function progress(view: View): Task {
  const table = tableOf(view);
  if (table.phase === "over") return { key: "table-over" };
  return { key: isClearing(table) ? "table-clearing" : "table-round", fields: { number: table.clearings + 1 } };
}

/** The next cards come to light at once: an order that could still be baked is not given up by a slip. */
const needsConfirmation = (action: string, view: View): boolean => action === "give-up" && view.decision.length > 1;

/** The rule each step of the guided first game is about. */
const CLAUSES = ["MM-03", "MM-07", "MM-08", "MM-09", "MM-13", "MM-18", "MM-27", "MM-42"];

export const ui: GameUi<Event> = {
  name: "mamma_mia",
  Board,
  Picture,
  SeatIcon,
  Holdings,
  Finale,
  pictureKind: ({ topic }) => (["kind", "order"].includes(topic) ? topic : null),
  SmallPicture,
  animations: { ...animations, episode },
  task,
  progress,
  needsConfirmation,
  breakdown,
  words: wordsFrom(import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" })),
  lessons: { first: recordedLesson(() => import("./lesson.json"), CLAUSES), "play-well": () => playWell("mamma_mia") },
  deal,
};
