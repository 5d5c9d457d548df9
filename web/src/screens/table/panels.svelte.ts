/** Log, chat and menu, and which of them are open: for the whole evening, not for one game. */
import { MediaQuery } from "svelte/reactivity";

export type Panel = "log" | "chat";

export class Panels {
  /** Over the board. */
  sheet = $state<Panel | "menu" | null>(null);
  /** Beside the board. */
  tab = $state<Panel>("log");
  readonly #wide = new MediaQuery("(min-width: 68rem) and (min-height: 34rem)");

  /** Is there room for log and chat beside the board? */
  get areBeside(): boolean {
    return this.#wide.current;
  }

  show(panel: Panel): void {
    if (this.areBeside) this.tab = panel;
    else this.sheet = panel;
  }

  closeSheet(): void {
    this.sheet = null;
  }
}
