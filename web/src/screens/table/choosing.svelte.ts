/** How the reader answers decisions: at once, once confirmed, after a pause, or by itself where an answer is obvious; with hints. */
import * as server from "../../server/http";
import type { Refusal, View } from "../../server/types";
import type { TableContext } from "../../table/context";
import { HintRequest } from "../../table/hint_request.svelte";
import { PAGE_PACER, PacedAnswer } from "../../table/paced_answer.svelte";
import type { Reader } from "../../table/reader.svelte";
import { explainRefusal, showError } from "../../design/errors";

export class Choosing {
  /** What was chosen and has to be confirmed first. */
  unconfirmed = $state<string | null>(null);
  readonly hintRequest: HintRequest;
  readonly #paced = new PacedAnswer(PAGE_PACER);

  constructor(
    private readonly reader: Reader,
    private readonly context: () => TableContext,
  ) {
    this.hintRequest = new HintRequest(() => server.hint(reader.id, reader.secret));
  }

  /** The answer that is given for the reader in a moment. */
  get obvious(): string | null {
    return this.#paced.obvious;
  }

  /** Another decision is open: what was begun for the last one is dropped. */
  moveOn(decision: number | null): void {
    this.hintRequest.moveOn(decision);
    this.unconfirmed = null;
  }

  /** A decision is shown. `isSecret`: an answer at once would tell others something. */
  show(decision: number, obvious: string | null, isSecret: boolean): void {
    this.#paced.open(decision, obvious, isSecret, (action) => this.answer(action));
  }

  choose(action: string, view: View): void {
    if (this.context().ui.needsConfirmation?.(action, view)) this.unconfirmed = action;
    else this.answer(action);
  }

  answer(action: string): void {
    this.stop();
    this.unconfirmed = null;
    this.hintRequest.chosen(action);
    this.#explainRefusal(this.reader.move(action, this.#paced.pause));
  }

  takeBack(): void {
    this.#explainRefusal(this.reader.takeBack());
  }

  promise(action: string): void {
    this.#explainRefusal(this.reader.send({ do: "promise", action }));
  }

  /** Ask for a hint. */
  hint(): void {
    const { words } = this.context();
    this.hintRequest.askNow().catch((problem: unknown) => showError(problem, words));
  }

  /** The reader has answered, or is gone: nothing goes by itself any more. */
  stop(): void {
    this.#paced.stop();
  }

  #explainRefusal(answer: Promise<Refusal | null>): void {
    explainRefusal(answer, this.context().words);
  }
}
