/** Short messages that disappear by themselves. */
export interface Toast {
  number: number;
  text: string;
  kind: "plain" | "bad";
  clause: string | null;
}

const SECONDS = 5;

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  show(text: string, kind: Toast["kind"] = "plain", clause: string | null = null): void {
    const number = (this.#last += 1);
    this.all = [...this.all.filter((toast) => toast.text !== text), { number, text, kind, clause }].slice(-3);
    setTimeout(() => this.drop(number), SECONDS * 1000);
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
