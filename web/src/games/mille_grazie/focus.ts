/** For keyboards: the button that was pressed disappears with its choice, so the next choice gets the focus. */

const NEXT = "[data-order][data-offered], [data-compass], [data-think], [data-take]";

export const hasKeyFocus = (board: Element): boolean => board.querySelector(".panel :focus-visible") !== null;

/** Where nothing has the focus any more: a road on the map, or the first thing to decide beside it. */
export function focusNext(board: Element, isWalking: boolean): void {
  if (document.activeElement !== document.body) return;
  board.querySelector<HTMLElement | SVGElement>(isWalking ? "[data-map] [tabindex='0']" : NEXT)?.focus();
}
