/** Shows refusals and errors as toasts. */
import { toasts } from "../design/toasts.svelte";
import { Refused } from "../server/http";
import type { Refusal } from "../server/shapes";
import type { Words } from "../words/words";

export function showRefusal(refusal: Refusal | null, words: Words): void {
  if (refusal) toasts.show(words.refusal(refusal), "bad", refusal.clause);
}

export function showError(problem: unknown, words: Words): void {
  toasts.show(errorText(problem, words), "bad", problem instanceof Refused ? problem.refusal.clause : null);
}

/** The same as text, for screens that show it themselves. */
export const errorText = (problem: unknown, words: Words): string =>
  problem instanceof Refused ? words.refusal(problem.refusal) : words.say("offline-text");
