/**
 * Answers where there is nothing to decide are given for the reader. Where an answer at once would tell others something, every
 * answer keeps the same pause, whether there was a choice or not: it is drawn without looking at the cards.
 */
import { pause } from "./pause";

/** Long enough to be read. */
const OBVIOUS_PAUSE_MS = 900;
/** From and to: about as long as people take for a yes or no. */
const SECRET_PAUSE_MS = [1500, 4500] as const;

/** How long an answer takes at least, or an obvious one takes. */
export function pauseOf(isObvious: boolean, isSecret: boolean, chance: () => number = Math.random): number {
  if (isSecret) return SECRET_PAUSE_MS[0] + chance() * (SECRET_PAUSE_MS[1] - SECRET_PAUSE_MS[0]);
  return isObvious ? OBVIOUS_PAUSE_MS : 0;
}

/** How time passes, and whether anybody looks at the page. */
export interface Pacer {
  wait(time: number): Promise<void>;
  /** Until somebody looks: who is away answers nothing. */
  untilVisible(): Promise<void>;
}

/** The answer to one decision, and when it may be sent. */
export class PacedAnswer {
  /** What goes by itself in a moment. */
  obvious = $state<string | null>(null);
  #decision: number | null = null;
  #pause: Promise<void> | null = null;

  constructor(
    private readonly pacer: Pacer,
    private readonly chance: () => number = Math.random,
  ) {}

  /** A decision is shown. Send its answer if it is obvious; `isSecret`: an answer at once would tell others something. */
  open(decision: number, obvious: string | null, isSecret: boolean, send: (action: string) => void): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.obvious = obvious;
    this.#keep(pauseOf(obvious !== null, isSecret, this.chance));
    if (obvious !== null) void this.#send(decision, obvious, send);
  }

  /** Until when an answer has to wait; null: it may be sent now. */
  get pause(): Promise<void> | null {
    return this.#pause;
  }

  #keep(time: number): void {
    const pause = time > 0 ? this.pacer.wait(time) : null;
    this.#pause = pause;
    void pause?.then(() => {
      if (this.#pause === pause) this.#pause = null;
    });
  }

  async #send(decision: number, action: string, send: (action: string) => void): Promise<void> {
    await this.#pause;
    await this.pacer.untilVisible();
    if (this.#decision !== decision || this.obvious === null) return;
    send(action);
  }

  /** The reader has answered, or is gone: nothing goes by itself any more. */
  stop(): void {
    this.obvious = null;
  }
}

/** The clock of this page, and its reader. */
export const PAGE_PACER: Pacer = {
  wait: pause,
  untilVisible: async () => {
    while (document.visibilityState !== "visible") await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  },
};
