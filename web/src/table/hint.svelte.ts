/** A request for a hint about the open decision, and its answer. */
import type { Hint } from "../server/shapes";

export class HintRequest {
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** Is the text shown? The marks on the board stay. */
  isShown = $state(false);
  #decision: number | null = null;

  constructor(private readonly ask: () => Promise<Hint>) {}

  /** The actions that the bot considered, best first. */
  get actions(): readonly string[] {
    return this.hint?.advice.map((one) => one.action) ?? [];
  }

  /** There is another decision: drop the hint, and ignore an answer that comes late. */
  moveOn(decision: number | null): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
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
      const hint = await this.ask();
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
