/** Buttons that start something: they answer at once, work once, and work again when it is done or has failed. */
import type { Attachment } from "svelte/attachments";
import type { Refusal } from "../server/shapes";
import type { Words } from "../words/words";
import { showError, showRefusal } from "./errors";

/** What a button starts; a refusal that comes back is told, like whatever is thrown. */
export type Work = () => Promise<Refusal | null | void>;

/**
 * Attach it to a button, or to a form, whose button then shows that it is busy. What is marked as busy cannot be started again;
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

/** Marks something as busy, until what comes back is called. */
export function markBusy(element: Element): () => void {
  element.setAttribute("aria-busy", "true");
  return () => element.removeAttribute("aria-busy");
}
