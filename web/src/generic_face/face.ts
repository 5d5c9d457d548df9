/** The face of a game that brings no code for the browser: its table is drawn from the zones that it declares. */
import type { GameFace } from "../games/face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";

/** How long an event is shown, in milliseconds: what it names is marked meanwhile, and it is told in words. */
const EVENT_TIME = 900;

export const genericFace = (name: string): GameFace => ({
  name,
  Board,
  Picture,
  animations: { duration: () => EVENT_TIME },
  task: () => ({ key: "choice-what" }),
});
