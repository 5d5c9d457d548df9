/**
 * Cards of tables that were just put away. Each stays where it was, with a way back, for some seconds, and for as long as
 * the pointer is among the cards: no other card slides under it.
 */
import { SvelteSet } from "svelte/reactivity";

const LINGER_SECONDS = 8;

export class PutAwayCards {
  readonly #lingering = new SvelteSet<string>();
  readonly #over = new SvelteSet<string>();
  #isPointed = false;

  /** Is the card still where it was? */
  linger(id: string): boolean {
    return this.#lingering.has(id);
  }

  putAway(id: string): void {
    this.#lingering.add(id);
    setTimeout(() => this.#timeIsUp(id), LINGER_SECONDS * 1000);
  }

  drop(id: string): void {
    this.#lingering.delete(id);
    this.#over.delete(id);
  }

  /** The pointer came among the cards, or left them. */
  point(isPointed: boolean): void {
    this.#isPointed = isPointed;
    if (!isPointed) for (const id of [...this.#over]) this.drop(id);
  }

  #timeIsUp(id: string): void {
    if (this.#isPointed && this.#lingering.has(id)) this.#over.add(id);
    else this.drop(id);
  }
}
