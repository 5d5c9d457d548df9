/** For keyboards: from one thing that can be chosen to the next. */
import { focusBeside } from "../../design/arrow_focus";
import { isFocusFree } from "../../design/arrival_focus";

const CHOICE = "[data-choice]";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The button that was pressed is gone with its choice: the hint or the first choice gets the focus, unless somebody is elsewhere. */
export function focusFirst(board: Element): void {
  const isElsewhere = !isFocusFree() && !board.contains(document.activeElement);
  if (!isElsewhere) (board.querySelector<HTMLElement>(`.hinted${CHOICE}`) ?? board.querySelector<HTMLElement>(CHOICE))?.focus();
}

export function focusByArrow(board: Element, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const button = event.target instanceof HTMLElement ? event.target.closest("button") : null;
  if (!step || !button || !board.querySelector(CHOICE)) return;
  event.preventDefault();
  focusBeside(board, CHOICE, button, step);
}
