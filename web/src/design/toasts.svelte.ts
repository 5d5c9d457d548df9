/** Short messages that disappear by themselves. */
interface Toast {
  number: number;
  text: string;
  kind: "plain" | "bad";
}

const SHOWN_MS = 5000;
/** What went wrong has to be read to the end, also by those who read slowly. */
const BAD_SHOWN_MS = 8000;
const MS_PER_LETTER = 90;

const timeOf = (text: string, kind: Toast["kind"]): number => (kind === "plain" ? SHOWN_MS : Math.max(BAD_SHOWN_MS, text.length * MS_PER_LETTER));

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  show(text: string, kind: Toast["kind"] = "plain"): void {
    const number = (this.#last += 1);
    this.all = [...this.all.filter((toast) => toast.text !== text), { number, text, kind }].slice(-3);
    setTimeout(() => this.drop(number), timeOf(text, kind));
  }

  /** The page they were about is left. */
  clear(): void {
    this.all = [];
  }

  drop(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();
