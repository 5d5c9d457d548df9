/** Says why something did not work. */
import { toasts } from "../design/toasts.svelte";
import { Refused } from "../server/http";
import type { Refusal } from "../server/shapes";
import type { Words } from "../words/words";

export function tellRefusal(refusal: Refusal | null, words: Words): void {
  if (refusal) toasts.show(words.refusal(refusal), "bad", refusal.clause);
}

export function tellProblem(problem: unknown, words: Words): void {
  if (problem instanceof Refused) tellRefusal(problem.refusal, words);
  else toasts.show(words.say("offline-text"), "bad");
}
