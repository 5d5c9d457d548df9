/** Log, chat and menu, and which of them are open: for the whole evening, not for one game. */
import { MediaQuery } from "svelte/reactivity";

export const PANELS = ["log", "chat"] as const;
export type Panel = (typeof PANELS)[number];

export class Panels {
  /** Over the board. */
  dialog = $state<Panel | "menu" | null>(null);
  /** Beside the board. */
  tab = $state<Panel>("log");
  readonly #wide = new MediaQuery("(min-width: 68rem) and (min-height: 34rem)");

  /** Is there room for log and chat beside the board? */
  get areBeside(): boolean {
    return this.#wide.current;
  }

  /** Does a panel lie over the board? */
  get isOverBoard(): boolean {
    return this.dialog === "log" || this.dialog === "chat";
  }

  show(panel: Panel): void {
    if (this.areBeside) this.tab = panel;
    else this.dialog = panel;
  }

  closeDialog(): void {
    this.dialog = null;
  }
}
