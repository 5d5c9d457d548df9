/** For keyboards: from one thing that can be chosen to the next. */
const CHOICE = "[data-choice]";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The button that was pressed is gone with its choice: the hint or the first choice gets the focus, unless somebody is elsewhere. */
export function focusFirst(board: Element): void {
  const isElsewhere = document.activeElement !== document.body && !board.contains(document.activeElement);
  if (!isElsewhere) (board.querySelector<HTMLElement>(`.hinted${CHOICE}`) ?? board.querySelector<HTMLElement>(CHOICE))?.focus();
}

export function focusByArrow(board: Element, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const choices = [...board.querySelectorAll<HTMLElement>(CHOICE)];
  const button = event.target instanceof HTMLElement ? event.target.closest("button") : null;
  if (!step || !choices.length || !button) return;
  event.preventDefault();
  choices[(choices.indexOf(button) + step + choices.length) % choices.length]?.focus();
}
