/** What people at the table have just said: each saying stands at its speaker's plate for as long as it takes to read it. */
import type { Saying } from "../server/types";

const MIN_SHOWN_MS = 4500;
const MS_PER_LETTER = 55;
const MAX_SHOWN_MS = 12_000;

const timeOf = ({ text }: Saying): number => Math.min(MIN_SHOWN_MS + (text?.length ?? 0) * MS_PER_LETTER, MAX_SHOWN_MS);

export class Bubbles {
  #all = $state.raw<readonly Saying[]>([]);

  /** What somebody on this chair is saying now. */
  of(chair: number): Saying | null {
    return this.#all.findLast((saying) => saying.chair === chair) ?? null;
  }

  show(saying: Saying): void {
    this.#all = [...this.#all, saying];
    setTimeout(() => (this.#all = this.#all.filter((one) => one !== saying)), timeOf(saying));
  }
}
