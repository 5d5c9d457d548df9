/**
 * The back button of a phone closes what is open over the screen before it leaves the screen. Each open thing has an entry of its
 * own in the browser's history, at the same address; how many there are is kept in the state of the entry.
 */
import type { Attachment } from "svelte/attachments";

/** What belongs to the page's history; the tests have their own. */
export interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(steps: number): void;
}

interface State {
  open?: number;
}

export class BackButton {
  readonly #open: (() => void)[] = [];
  /** We have asked the browser to go back; what it says then is no wish of the reader. */
  #isGoing = false;

  constructor(
    private readonly past: Past,
    private readonly later: (settle: () => void) => void,
  ) {}

  /** Something is open; the back button calls `close`. Returns what to call when it has been closed, however that was. */
  add(close: () => void): () => void {
    this.#open.push(close);
    this.later(() => this.#settle());
    return () => {
      this.#open.splice(this.#open.indexOf(close), 1);
      this.later(() => this.#settle());
    };
  }

  /** The browser has gone to another entry of its history. */
  popped(): void {
    const isOurs = this.#isGoing;
    this.#isGoing = false;
    if (!isOurs) for (const close of this.#open.slice(this.#entries).reverse()) close();
    this.later(() => this.#settle());
  }

  /** How many open things the present entry stands for. */
  get #entries(): number {
    return (this.past.state as State | null)?.open ?? 0;
  }

  /** As many entries as there are open things: one may have closed and another one opened at once. */
  #settle(): void {
    if (this.#isGoing) return;
    const wanted = this.#open.length;
    for (let open = this.#entries + 1; open <= wanted; open++) this.past.pushState({ ...(this.past.state as State | null), open }, "");
    if (this.#entries > wanted) {
      this.#isGoing = true;
      this.past.go(wanted - this.#entries);
    }
  }
}

let button: BackButton | null = null;

/** Closes this element by the back button. */
export const closesByBack =
  (close: () => void): Attachment =>
  () => {
    if (!button) {
      const made = (button = new BackButton(history, (settle) => setTimeout(settle)));
      addEventListener("popstate", () => made.popped());
    }
    return button.add(close);
  };
