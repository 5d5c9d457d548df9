/** Buttons that start something slow: marked as busy at once, and not started again until it is done or has failed. */
import type { Attachment } from "svelte/attachments";
import type { Refusal } from "../server/types";
import type { Words } from "../words/words";
import { showError, showRefusal } from "./errors";

/** What a button starts. A refusal that it returns and an error that it throws are shown. */
export type Work = () => Promise<Refusal | null | void>;

/**
 * Attach it to a button, or to a form, whose button is then marked. What is marked as busy cannot be started again;
 * `base.css` draws it with a spinner in place of its icon.
 */
export const busyWhile =
  (work: Work, words: Words): Attachment<HTMLElement> =>
  (element) => {
    const kind = element.tagName === "FORM" ? "submit" : "click";
    const begin = (event: Event) => {
      event.preventDefault();
      void once((event as SubmitEvent).submitter ?? element, work, words);
    };
    element.addEventListener(kind, begin);
    return () => element.removeEventListener(kind, begin);
  };

async function once(element: Element, work: Work, words: Words): Promise<void> {
  if (isBusy(element)) return;
  const free = markBusy(element);
  try {
    showRefusal((await work()) ?? null, words);
  } catch (problem) {
    showError(problem, words);
  } finally {
    free();
  }
}

const isBusy = (element: Element): boolean => element.getAttribute("aria-busy") === "true";

/** Marks an element as busy until the returned function is called. */
export function markBusy(element: Element): () => void {
  element.setAttribute("aria-busy", "true");
  return () => element.removeAttribute("aria-busy");
}
