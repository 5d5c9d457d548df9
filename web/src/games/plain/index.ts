/** The face of a game that has no face of its own yet: its choices as a list. */
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";

export const plain = (name: string): GameFace => ({
  name,
  Board,
  Picture,
  showing: { lasts: () => 350 },
  task: () => ({ key: "choose-one" }),
  hasHint: () => true,
});
