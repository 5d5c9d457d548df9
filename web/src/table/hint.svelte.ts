/** What the best bot thinks of the open decision, once somebody has asked for it. */
import type { Hint } from "../server/shapes";

export class HintRequest {
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** The words can be put away; the marks on the board stay. */
  isShown = $state(false);
  #decision: number | null = null;

  constructor(private readonly ask: () => Promise<Hint>) {}

  /** The actions that were thought about, best first. */
  get actions(): readonly string[] {
    return this.hint?.advice.map((one) => one.action) ?? [];
  }

  /** Something else is to be decided: what was thought before does not count any more, and what comes late is not heard. */
  moveOn(decision: number | null): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.hint = null;
    this.isThinking = this.isShown = false;
  }

  /** Ask about the open decision, once however often the button is pressed. */
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
