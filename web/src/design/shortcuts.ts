/** Keys that do something on the whole page. */
import { settings } from "../device/settings.svelte";

/** A letter or a sign, which somebody may press by chance, or by speaking to the device. */
const isSign = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== " ";

/** Is this key meant for the page, not for a field in which somebody writes, or for the browser? */
export function isShortcut(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof HTMLElement && event.target.matches("input:not([type=range]), textarea, select");
  const isWanted = settings.shortcuts || !isSign(event);
  return isWanted && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Is there a dialog over the page? */
export const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/** The same for the board, which a dialog covers. */
export const isBoardShortcut = (event: KeyboardEvent): boolean => isShortcut(event) && !isCovered();
