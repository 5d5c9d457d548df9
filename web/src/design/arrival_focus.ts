/** After a change of screen nothing has the focus, because what had it is gone: who goes by keyboard, or listens, goes on at the title. */
import type { Attachment } from "svelte/attachments";

/** What has the focus only because somebody has arrived there. */
const ARRIVED = "data-arrived";

let isFirstScreen = true;

/** Another screen is about to be shown. */
export const screenChanges = (): void => void (isFirstScreen = false);

/** Is the focus where nobody has put it? */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.hasAttribute(ARRIVED);
}

/** Attach it to the title of a screen. What takes the focus by itself, as a field or a dialog, goes first; on the first screen the browser decides. */
export const takesFocusOnArrival: Attachment<HTMLElement> = (title) => {
  title.tabIndex = -1;
  title.setAttribute(ARRIVED, "");
  if (isFirstScreen) return;
  const timer = setTimeout(() => document.activeElement === document.body && title.focus({ preventScroll: true }));
  return () => clearTimeout(timer);
};
