/** Keys that do something on the whole page. */

/** Is this key meant for the page, not for a field in which somebody writes, or for the browser? */
export function isShortcut(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof HTMLElement && event.target.matches("input:not([type=range]), textarea, select");
  return !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The same for the board, which a dialog covers. */
export const isBoardShortcut = (event: KeyboardEvent): boolean => isShortcut(event) && !document.querySelector("dialog[open]");
