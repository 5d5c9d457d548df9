/** As much of a device's storage as is needed; in one test it may be that of several windows. */
export class Storage {
  #stored = new Map<string, string>();
  getItem = (name: string): string | null => this.#stored.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.#stored.set(name, text);
  removeItem = (name: string): void => void this.#stored.delete(name);
  key = (number: number): string | null => [...this.#stored.keys()][number] ?? null;
  get length(): number {
    return this.#stored.size;
  }
}

/** One that is full. */
export class FullStorage extends Storage {
  override setItem = (): void => {
    throw new Error("full");
  };
}
