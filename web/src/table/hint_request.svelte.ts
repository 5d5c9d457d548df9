/** A request for a hint about the open decision, and its answer. */
import type { Hint } from "../server/types";

export class HintRequest {
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** Is the text shown? The marks on the board stay. */
  isShown = $state(false);
  #decision: number | null = null;
  /** The rest of a plan that the reader follows; its marks stay, its text goes. */
  #followed = $state.raw<readonly string[]>([]);

  constructor(private readonly fetchHint: () => Promise<Hint>) {}

  /** What the bot would do from now on in this turn. */
  get plan(): readonly string[] {
    const best = this.hint?.advice[0];
    return best ? [best.action, ...best.plan] : this.#followed;
  }

  /** The actions that a hint points at, best first; of a plan that is followed, its next step. */
  marked(choices: readonly string[]): readonly string[] {
    if (this.hint) return this.hint.advice.map((one) => one.action);
    const next = this.#followed.find((step) => choices.includes(step));
    return next === undefined ? [] : [next];
  }

  /** The reader has chosen: as planned, or otherwise. Steps that went by themselves in between are passed. */
  chosen(action: string): void {
    const at = this.plan.indexOf(action);
    this.#followed = at < 0 ? [] : this.plan.slice(at + 1);
  }

  /** There is another decision: drop the hint, and ignore an answer that comes late. */
  moveOn(decision: number | null): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
    if (decision === null) this.#followed = [];
    this.hint = null;
    this.isThinking = this.isShown = false;
  }

  /** Ask about the open decision; further calls do nothing. */
  async askNow(): Promise<void> {
    this.isShown = true;
    if (this.hint || this.isThinking) return;
    const asked = this.#decision;
    this.isThinking = true;
    try {
      const hint = await this.fetchHint();
      if (this.#decision === asked) this.hint = hint;
    } catch (problem) {
      if (this.#decision !== asked) return;
      this.isShown = false;
      throw problem;
    } finally {
      if (this.#decision === asked) this.isThinking = false;
    }
  }

  putAway(): void {
    this.isShown = false;
  }
}
