/** The chat of a table, as one reader has it. */
import type { Message, Saying } from "../server/types";
import { Bubbles } from "./bubbles.svelte";

export class Chat {
  sayings = $state.raw<Saying[]>([]);
  /** How many sayings of others have not been read. */
  unread = $state(0);
  /** What is being written, and not said yet. */
  draft = $state("");
  /** What is being said now. */
  readonly bubbles = new Bubbles();

  /** A message of the server says that somebody said something. */
  add({ at, fields }: Message, ownChair: number | null): void {
    const { chair, text = null, phrase = null, emote = null } = fields as Saying;
    const saying = { at, chair, text, phrase, emote };
    this.sayings = [...this.sayings, saying];
    this.bubbles.show(saying);
    if (chair !== ownChair) this.unread += 1;
  }
}
