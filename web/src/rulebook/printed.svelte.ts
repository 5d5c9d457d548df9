/** What of a rulebook is being printed. Paper is white, whatever look the screen has. */
import { flushSync, tick } from "svelte";

type Part = "rulebook" | "summary";

class Printed {
  what = $state<Part | null>(null);
  #look: string | undefined;

  /** Prints a part, once all that its pictures need is there and they are drawn. */
  async print(what: Part, needed: readonly Promise<unknown>[] = []): Promise<void> {
    await Promise.allSettled(needed);
    this.begin(what);
    await drawn();
    print();
  }

  /** Lays a part out for paper; where the browser's own command prints, what is in sight of its pictures has to do. */
  begin(what: Part): void {
    if (this.what) return;
    const { dataset } = document.documentElement;
    this.#look = dataset["look"];
    dataset["look"] = "light";
    flushSync(() => (this.what = what));
  }

  end(): void {
    if (this.#look) document.documentElement.dataset["look"] = this.#look;
    this.what = null;
  }
}

/** The next frame but one: by then everything that has changed has been laid out. */
async function drawn(): Promise<void> {
  await tick();
  for (let k = 0; k < 2; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

export const printed = new Printed();
