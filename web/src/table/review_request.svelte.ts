/** The review of a finished game: asked for again and again until all of it is there. */
import type { GameReview, ReviewAnswer, ReviewedDecision } from "../server/types";

const ASK_AGAIN_MS = 1000;
/** While nobody has the time for it. */
const ASK_LATER_MS = 10_000;

type Ask = (known: number) => Promise<ReviewAnswer>;

export class ReviewRequest {
  answer = $state.raw<ReviewAnswer | null>(null);
  decisions = $state.raw<readonly ReviewedDecision[]>([]);
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isEnough`: what has to be known here; the rest is not asked for. */
  constructor(
    private readonly ask: Ask,
    private readonly isEnough: (answer: ReviewAnswer) => boolean = () => false,
  ) {}

  /** The curve, once it is known. */
  get review(): GameReview | null {
    return this.answer?.review ?? null;
  }

  get isComplete(): boolean {
    return this.answer?.state === "complete";
  }

  get isImpossible(): boolean {
    return this.answer?.state === "impossible";
  }

  /** Ask until enough is known; returns what stops it. */
  begin(): () => void {
    this.#stopped = false;
    void this.#goOn();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #goOn(): Promise<void> {
    let wait = ASK_AGAIN_MS;
    try {
      const answer = await this.ask(this.decisions.length);
      if (this.#stopped) return;
      this.#take(answer);
      if (this.isComplete || this.isImpossible || this.isEnough(answer)) return;
    } catch {
      wait = ASK_LATER_MS;
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#goOn(), wait);
  }

  /** Decisions come in the sequence of the moves. A server that has begun anew may tell of fewer than before: those are the same. */
  #take(answer: ReviewAnswer): void {
    this.answer = answer.review || !this.review ? answer : { ...answer, review: this.review };
    const last = this.decisions.at(-1)?.move ?? 0;
    const more = (answer.review?.decisions ?? []).filter((one) => one.move > last);
    if (more.length) this.decisions = [...this.decisions, ...more];
  }
}
