/** The user interface of a game that brings no code for the browser: its table is drawn from the zones that it declares. */
import type { GameUi } from "../games/game_ui";
import { catalog } from "../catalog/catalog.svelte";
import Board from "./Board.svelte";
import { questionKey } from "./choice_steps";
import { firstLesson } from "./first_lesson";
import Holdings from "./Holdings.svelte";
import Picture from "./Picture.svelte";

/** How long an event is shown, in milliseconds: what it names is marked meanwhile, and it is told in words. */
const EVENT_TIME = 900;

export const genericUi = (name: string): GameUi => ({
  name,
  Board,
  Picture,
  animations: { duration: () => EVENT_TIME },
  Holdings,
  task: (view, words) => ({ key: questionKey(view.decision, catalog.game(name)?.actions ?? {}, words ?? { has: () => false }) }),
  lessons: { first: () => firstLesson(name) },
});
