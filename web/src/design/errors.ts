/** Shows refusals and errors as toasts. */
import { toasts } from "./toasts.svelte";
import { Refused } from "../server/http";
import type { Refusal } from "../server/types";
import type { Words } from "../words/words";

export function showRefusal(refusal: Refusal | null, words: Words): void {
  if (refusal) toasts.show(words.refusal(refusal), "bad");
}

/** The answer to a command is shown if it is a refusal. Until it comes the reader may have gone elsewhere: the words are those of the question. */
export function explainRefusal(answer: Promise<Refusal | null> | undefined, words: Words): void {
  void answer?.then((refusal) => showRefusal(refusal, words));
}

export function showError(problem: unknown, words: Words): void {
  toasts.show(errorText(problem, words), "bad");
}

/** The same as text, for screens that show it themselves. */
export const errorText = (problem: unknown, words: Words): string =>
  problem instanceof Refused ? words.refusal(problem.refusal) : words.say("offline-text");
