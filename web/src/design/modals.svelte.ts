/** The dialogs that are open, the uppermost last. Everything below it is covered, and screen readers are silent about it. */
import { untrack } from "svelte";

class Modals {
  #open = $state.raw<readonly HTMLDialogElement[]>([]);

  get top(): HTMLDialogElement | null {
    return this.#open.at(-1) ?? null;
  }

  /** Opens it over everything else; to be called in an effect. Returns what closes it. */
  open(dialog: HTMLDialogElement): () => void {
    dialog.showModal();
    this.#open = [...untrack(() => this.#open), dialog];
    return () => {
      dialog.close();
      this.#open = this.#open.filter((one) => one !== dialog);
    };
  }
}

export const modals = new Modals();
