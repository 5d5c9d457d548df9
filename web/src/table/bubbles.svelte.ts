/** What people at the table have just said: each saying stands at its speaker's plate for as long as it takes to read it. */
import type { Saying } from "../server/shapes";

const LEAST = 4500;
const PER_LETTER = 55;
const MOST = 12_000;

const timeOf = ({ text }: Saying): number => Math.min(LEAST + (text?.length ?? 0) * PER_LETTER, MOST);

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
